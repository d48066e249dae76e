import { type Face } from '@/components/kit'
import { type SeatLook } from '@/components/table/board'
import { personWord } from '@/components/words'

/** Players at a table of a component test, one for each name, in the order of their seats. */
export function looksFor(company: Record<string, Face>): SeatLook[] {
  return Object.entries(company).map(([name, face], seat) => ({
    seat,
    name,
    word: personWord(name),
    colour: seat,
    face,
  }))
}
