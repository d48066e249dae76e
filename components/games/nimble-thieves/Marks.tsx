import { StyleSheet } from 'react-native'
import Svg, { Circle, G, Line } from 'react-native-svg'

import { type Event } from '../../../rules/nimble-thieves'
import { type SeatLook } from '../../table/board'
import { colours, opacity, seatColour } from '../../theme/tokens'
import { BOARD_HEIGHT, BOARD_WIDTH, type Point } from './geometry'
import { marksOf } from './recent'

type Props = {
  recent: readonly Event[]
  looks: readonly SeatLook[]
  centres: readonly Point[]
  pitch: number
}

/** What others did since one's own last move: a way in the mover's colour, and a ring where somebody was caught. */
export function Marks({ recent, looks, centres, pitch }: Props) {
  const { ways, rings } = marksOf(recent)
  if (ways.length + rings.length === 0) return null
  return (
    <Svg
      width={BOARD_WIDTH * pitch}
      height={BOARD_HEIGHT * pitch}
      style={styles.layer}
      aria-hidden
      pointerEvents="none"
    >
      {ways.map(({ seat, from, to }, index) => {
        const [start, end] = [centres[from]!, centres[to]!]
        const colour = seatColour(looks[seat]!.colour).colour
        return (
          <G key={index} opacity={opacity.waiting}>
            <Line
              x1={start.x}
              y1={start.y}
              x2={end.x}
              y2={end.y}
              stroke={colour}
              strokeWidth={pitch * 0.09}
              strokeLinecap="round"
              strokeDasharray={[pitch * 0.2, pitch * 0.16]}
            />
            <Circle cx={start.x} cy={start.y} r={pitch * 0.14} fill={colour} />
            <Circle
              cx={end.x}
              cy={end.y}
              r={pitch * 0.44}
              fill="none"
              stroke={colour}
              strokeWidth={pitch * 0.07}
            />
          </G>
        )
      })}
      {rings.map((cell) => (
        <Circle
          key={cell}
          cx={centres[cell]!.x}
          cy={centres[cell]!.y}
          r={pitch * 0.5}
          fill="none"
          stroke={colours.bad}
          strokeWidth={pitch * 0.07}
        />
      ))}
    </Svg>
  )
}

const styles = StyleSheet.create({ layer: { position: 'absolute', left: 0, top: 0, pointerEvents: 'none' } })
