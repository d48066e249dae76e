import houseEn from './en/house.json'
import nimbleThievesEn from './en/nimble-thieves.json'
import houseRu from './ru/house.json'
import nimbleThievesRu from './ru/nimble-thieves.json'

/** Every word of the app: the house's own, and one file per game, in each language. */
export const texts = {
  en: { house: houseEn, 'nimble-thieves': nimbleThievesEn },
  ru: { house: houseRu, 'nimble-thieves': nimbleThievesRu },
}
