import { seatColour, type Mark } from '../theme/tokens'

/** On a 24-point grid, each of about the same weight to the eye. */
const shapes: Readonly<Record<Mark, string>> = {
  triangle: 'M12 3.2 22 20.6H2z',
  circle: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
  square: 'M4.2 4.2h15.6v15.6H4.2z',
  diamond: 'M12 1.6 22 12 12 22.4 2 12z',
  star: 'M12 1.5l3.1 6.7 7.4.9-5.5 5 1.5 7.3L12 17.8l-6.5 3.6L7 14.1l-5.5-5 7.4-.9z',
}

/** For drawings that carry the mark themselves; on a 24-point grid. */
export function markPath(colour: number): string {
  return shapes[seatColour(colour).mark]
}
