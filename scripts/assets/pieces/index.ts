import { CARDS } from '../../../rules/king-of-thieves/cards'
import { type Icon, KINDS } from '../../../rules/nimble-thieves/data'
import { lootKinds } from '../../../components/dice/loot'
import { signIcons } from '../../../components/games/king-of-thieves/cards/signs'
import { decks, seatColours } from '../../../components/theme/tokens'
import { dieFace, dieShadow } from './dice'
import { gemDrawing } from './gems'
import { firstPiece, ground, sign, token, ware } from './king'
import { guard, thief, tile } from './nimble'
import { type Drawing, type Piece, type Glyph } from './svg'

const piece = (file: string, side: number, drawing: Drawing, colours = 256): Piece => ({
  file,
  side,
  colours,
  drawing,
})

const studs: readonly Icon[] = ['star', 'vent', 'accomplice', 'shove', 'eye']

/**
 * Every piece that is shown as a picture. Sides are in pixels: three for each point of the size at which a phone shows
 * the piece, two for the larger one of a tablet. What is also shown very small has a small picture too, as not every
 * phone shrinks one well by more than a half.
 */
export const pieces: readonly Piece[] = [
  ...lootKinds.flatMap((kind) => [
    piece(`dice/${kind}`, 240, dieFace(kind, 'engraved')),
    piece(`dice/${kind}-bold`, 240, dieFace(kind, 'bold')),
    piece(`gems/${kind}`, 144, gemDrawing(kind), 128),
    piece(`gems/${kind}-small`, 54, gemDrawing(kind), 64),
  ]),
  piece('dice/shadow', 160, dieShadow),
  piece('king/first', 240, firstPiece()),
  ...(['coin', 'infamy'] as const).flatMap((kind) => [
    piece(`king/${kind}`, 132, token(kind), 64),
    piece(`king/${kind}-small`, 54, token(kind), 64),
  ]),
  ...Object.entries(decks).map(([deck, colour]) => piece(`king/ground-${deck}`, 96, ground(colour))),
  ...Object.entries(signIcons).map(([name, icon]) => piece(`king/sign-${name}`, 96, sign(icon as Glyph), 32)),
  ...CARDS.map(({ id }) => piece(`king/${id}`, 240, ware(`market-${id}` as Glyph), 128)),
  ...KINDS.flatMap((kind) =>
    [null, ...studs].map((icon) =>
      piece(`nimble/${kind}${icon ? `-${icon}` : ''}`, 216, tile(kind, icon), 128),
    ),
  ),
  ...seatColours.flatMap(({ name }, colour) => [
    piece(`nimble/thief-${name}`, 180, thief(colour, 'plain'), 128),
    piece(`nimble/thief-${name}-bold`, 180, thief(colour, 'bold'), 128),
  ]),
  piece('nimble/guard', 180, guard(), 128),
]
