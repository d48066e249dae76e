import { StyleSheet } from 'react-native'
import Animated, { useAnimatedStyle } from 'react-native-reanimated'
import Svg, { Path } from 'react-native-svg'

import { type View as GameView } from '../../../rules/nimble-thieves'
import { type Cell } from '../../../rules/nimble-thieves/board'
import { fade } from '../../theme/colour'
import { colours } from '../../theme/tokens'
import { type Choices } from './choosing'
import { BOARD_HEIGHT, BOARD_WIDTH, hexagon, ROOMS, type Point } from './geometry'
import { type Drag } from './useDrag'

type Light = 'target' | 'catch' | 'picked' | 'movable' | 'dim'

/** With a piece in hand the rooms it may go to stay lit and the rest falls into shade. */
function lightOf(view: GameView, choices: Choices, picked: Cell | null, cell: Cell): Light | null {
  if (cell === picked) return 'picked'
  if (picked !== null && choices.get(picked)?.has(cell)) {
    return view.thieves.some((thief) => thief.cell === cell) ? 'catch' : 'target'
  }
  if (choices.has(cell)) return 'movable'
  return picked === null ? null : 'dim'
}

const looks = {
  target: { stroke: colours.brassLight, fill: fade(colours.brassLight, 0.1), width: 0.065 },
  catch: { stroke: colours.badOnDark, fill: fade(colours.bad, 0.45), width: 0.09 },
  picked: { stroke: colours.paper, fill: fade(colours.paper, 0.2), width: 0.09 },
  movable: { stroke: colours.paper, fill: 'none', width: 0.045 },
  dim: { stroke: 'none', fill: fade(colours.night, 0.5), width: 0 },
} as const

// Each kind of light is one path, whatever the number of rooms. What is drawn later lies over its neighbours.
const lightKinds = ['dim', 'movable', 'target', 'catch', 'picked'] as const satisfies readonly Light[]

/** The dot in a room that can be reached. */
function dot({ x, y }: Point, pitch: number): string {
  const r = pitch * 0.12
  return `M${x - pitch * 0.05 - r} ${y + pitch * 0.06}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
}

type Props = {
  view: GameView
  choices: Choices
  picked: Cell | null
  centres: readonly Point[]
  pitch: number
}

/** Lies over the tiles and under the figures. Targets carry a dot as well, to be known without their colour. */
export function Lights({ view, choices, picked, centres, pitch }: Props) {
  if (choices.size === 0) return null
  const lights = ROOMS.map((cell) => lightOf(view, choices, picked, cell))
  const centresIn = (light: Light) => centres.filter((_, cell) => lights[cell] === light)
  return (
    <Svg
      width={BOARD_WIDTH * pitch}
      height={BOARD_HEIGHT * pitch}
      style={styles.layer}
      aria-hidden
      pointerEvents="none"
    >
      {lightKinds.map((light) => {
        const { stroke, fill, width } = looks[light]
        const lit = centresIn(light)
        if (lit.length === 0) return null
        const rooms = lit.map((centre) => hexagon(centre, pitch * 0.9)).join('')
        return <Path key={light} d={rooms} fill={fill} stroke={stroke} strokeWidth={pitch * width} />
      })}
      <Path
        d={centresIn('target')
          .map((centre) => dot(centre, pitch))
          .join('')}
        fill={colours.brassLight}
        stroke={colours.ink}
        strokeWidth={pitch * 0.04}
      />
    </Svg>
  )
}

/** The ring under a dragged piece: where it would land if the finger let go. */
export function Landing({ drag, centres, pitch }: { drag: Drag; centres: readonly Point[]; pitch: number }) {
  const side = pitch * 1.2
  const place = useAnimatedStyle(() => {
    const centre = centres[drag.over.get()]
    return {
      opacity: centre ? 1 : 0,
      transform: [{ translateX: (centre?.x ?? 0) - side / 2 }, { translateY: (centre?.y ?? 0) - side / 2 }],
    }
  })
  return (
    <Animated.View style={[styles.layer, place]}>
      <Svg width={side} height={side} aria-hidden>
        <Path
          d={hexagon({ x: side / 2, y: side / 2 }, pitch * 0.94)}
          fill={fade(colours.paper, 0.18)}
          stroke={colours.paper}
          strokeWidth={pitch * 0.07}
        />
      </Svg>
    </Animated.View>
  )
}

const styles = StyleSheet.create({
  layer: { position: 'absolute', left: 0, top: 0, pointerEvents: 'none' },
})
