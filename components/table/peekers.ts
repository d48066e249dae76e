/** What a right click or the key I shows, by the id of the element that it lies on. */
export const peekers = new Map<string, () => void>()

export const PEEK_ID = 'peek-'
