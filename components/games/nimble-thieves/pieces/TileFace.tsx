import { memo } from 'react'

import { type Icon as TileIcon, type Kind } from '../../../../rules/nimble-thieves/data'
import { Drawn } from '../../../icons/Drawn'

/** The side of the box that a tile is drawn in, for a board of this pitch. */
export const tileSize = (pitch: number) => pitch * 1.16

type Props = { kind: Kind; size: number; icon?: TileIcon }

/**
 * A thick tile of loot: its picture in the middle, its icon on a dark stud in the corner. Sixty of them lie on the
 * board, so a tile is drawn again only when it changes.
 */
export const TileFace = memo(function TileFace({ kind, icon, size }: Props) {
  return <Drawn name={icon ? `nimble/${kind}-${icon}` : `nimble/${kind}`} width={size} />
})
