import { StyleSheet, View } from 'react-native'

import { type Tile } from '../../../rules/nimble-thieves/data'
import { Felt } from '../../kit'
import { GuardFigure } from './pieces/GuardFigure'
import { ThiefFigure } from './pieces/ThiefFigure'
import { TileFace } from './pieces/TileFace'

/** Columns of the honeycomb, from the left; where a piece stands, it is named. */
const scene: readonly { tile: Tile; piece?: 'guard' | number }[][] = [
  [{ tile: { kind: 'money', icon: 'vent' } }, { tile: { kind: 'gold', icon: 'eye' } }],
  [
    { tile: { kind: 'gold', icon: 'star' } },
    { tile: { kind: 'money', icon: 'accomplice' }, piece: 0 },
    { tile: { kind: 'money', icon: 'shove' } },
  ],
  [{ tile: { kind: 'diamond', icon: 'vent' } }, { tile: { kind: 'money', icon: 'eye' }, piece: 1 }],
  [
    { tile: { kind: 'money', icon: 'shove' } },
    { tile: { kind: 'gold', icon: 'accomplice' }, piece: 'guard' },
    { tile: { kind: 'diamond', icon: 'star' } },
  ],
  [{ tile: { kind: 'gold', icon: 'vent' }, piece: 3 }, { tile: { kind: 'diamond', icon: 'eye' } }],
  [
    { tile: { kind: 'money', icon: 'star' } },
    { tile: { kind: 'money', icon: 'vent' } },
    { tile: { kind: 'gold', icon: 'shove' } },
  ],
  [{ tile: { kind: 'money', icon: 'accomplice' } }, { tile: { kind: 'gold', icon: 'star' }, piece: 2 }],
]

const COLUMN = Math.sqrt(3) / 2

/** A corner of the bank at night: the honeycomb runs out of the picture on all sides. */
export function Picture({ width, height }: { width: number; height: number }) {
  const pitch = Math.max(height / 2.2, width / (scene.length * COLUMN))
  const size = pitch * 1.16
  return (
    <View style={{ width, height }} aria-hidden>
      <Felt game="nimble-thieves">
        {scene.map((column, across) =>
          column.map(({ tile, piece }, down) => {
            const x = width / 2 + (across - (scene.length - 1) / 2) * COLUMN * pitch
            const y = height / 2 + (down - (column.length - 1) / 2) * pitch
            return (
              <View
                key={`${across} ${down}`}
                style={[styles.piece, { left: x - size / 2, top: y - size / 2 }]}
              >
                <TileFace kind={tile.kind} icon={tile.icon} size={size} />
                {piece !== undefined && (
                  <View style={[styles.piece, { left: size * 0.13, top: size * 0.09 }]}>
                    {piece === 'guard' ? (
                      <GuardFigure size={size * 0.74} />
                    ) : (
                      <ThiefFigure colour={piece} size={size * 0.74} />
                    )}
                  </View>
                )}
              </View>
            )
          }),
        )}
      </Felt>
    </View>
  )
}

const styles = StyleSheet.create({
  piece: { position: 'absolute' },
})
