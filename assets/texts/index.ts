import houseEn from './en/house.json'
import kingOfThievesEn from './en/king-of-thieves.json'
import nimbleThievesEn from './en/nimble-thieves.json'
import houseRu from './ru/house.json'
import kingOfThievesRu from './ru/king-of-thieves.json'
import nimbleThievesRu from './ru/nimble-thieves.json'

/** Every word of the app: the house's own, and one file per game, in each language. */
export const texts = {
  en: { house: houseEn, 'nimble-thieves': nimbleThievesEn, 'king-of-thieves': kingOfThievesEn },
  ru: { house: houseRu, 'nimble-thieves': nimbleThievesRu, 'king-of-thieves': kingOfThievesRu },
}
