import coversEn from './en/covers.json'
import houseEn from './en/house.json'
import coversRu from './ru/covers.json'
import houseRu from './ru/house.json'

/** The words that the app starts with: the house's own, and what a game's cover says. The rest comes with the game. */
export const texts = { en: { house: houseEn, ...coversEn }, ru: { house: houseRu, ...coversRu } }
