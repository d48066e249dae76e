import { type Cover } from '../components/table/board'

/** Games beyond the house's own. Empty: a test build puts a small game of secrets in this file's place. */
export const extraCovers: readonly Cover[] = []
