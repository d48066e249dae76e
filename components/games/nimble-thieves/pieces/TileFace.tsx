import { memo, type ReactNode } from 'react'
import Svg, { Circle, Defs, G, LinearGradient, Path, Stop } from 'react-native-svg'

import { type Icon as TileIcon, type Kind } from '../../../../rules/nimble-thieves/data'
import { drawn, type Drawing } from '../../../icons/drawn'
import { glyphs } from '../../../icons/glyphs'
import { useGradientId } from '../../../icons/Icon'
import { darken, lighten } from '../../../theme/colour'
import { bank, colours } from '../../../theme/tokens'
import { hexagon } from '../geometry'

const BOX = 100
const MIDDLE = { x: BOX / 2, y: BOX / 2 }
/** The side of the box that a tile is drawn in, for a board of this pitch. */
export const tileSize = (pitch: number) => pitch * 1.16
const HEIGHT = 78
const THICKNESS = 5

type Props = { kind: Kind; size: number; icon?: TileIcon }

/**
 * A thick tile of loot: its picture in the middle, its icon on a dark stud in the corner. Sixty of them lie on the
 * board, so a tile is drawn again only when it changes.
 */
export const TileFace = memo(function TileFace({ kind, icon, size }: Props) {
  const face = useGradientId()
  const ground = bank[kind]
  return (
    <Svg width={size} height={size} viewBox={`0 0 ${BOX} ${BOX}`} aria-hidden pointerEvents="none">
      <Defs>
        <LinearGradient id={face} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0.1" stopColor={lighten(ground, 0.3)} />
          <Stop offset="0.9" stopColor={darken(ground, 0.16)} />
        </LinearGradient>
      </Defs>
      <Path
        d={hexagon({ x: MIDDLE.x, y: MIDDLE.y + THICKNESS + 3 }, HEIGHT)}
        fill={colours.night}
        opacity={0.35}
      />
      <Path d={hexagon({ x: MIDDLE.x, y: MIDDLE.y + THICKNESS }, HEIGHT)} fill={darken(ground, 0.55)} />
      <Path
        d={hexagon(MIDDLE, HEIGHT)}
        fill={`url(#${face})`}
        stroke={lighten(ground, 0.5)}
        strokeWidth={1.6}
        strokeLinejoin="round"
      />
      <Path
        d={hexagon(MIDDLE, HEIGHT - 10)}
        fill="none"
        stroke={darken(ground, 0.42)}
        strokeWidth={1}
        opacity={0.6}
      />
      <G opacity={0.92}>
        <Glyph box={512} size={46} x={25} y={31}>
          <Path d={glyphs[kind]} fill={darken(ground, 0.68)} />
        </Glyph>
      </G>
      {icon && <Stud icon={icon} />}
    </Svg>
  )
})

function Glyph(props: { box: number; size: number; x: number; y: number; children: ReactNode }) {
  return (
    <G x={props.x} y={props.y} scale={props.size / props.box}>
      {props.children}
    </G>
  )
}

const STUD = { x: 66, y: 27, r: 14 }
const STUD_ICON = 20

/** The white man is light on dark, the black man dark on light: told apart by more than their fill. */
function Stud({ icon }: { icon: TileIcon }) {
  const light = icon === 'black'
  const paint = light ? colours.ink : colours.paper
  const place = { size: STUD_ICON, x: STUD.x - STUD_ICON / 2, y: STUD.y - STUD_ICON / 2 }
  return (
    <>
      <Circle
        cx={STUD.x}
        cy={STUD.y}
        r={STUD.r}
        fill={light ? colours.paper : colours.ink}
        stroke={light ? colours.ink : colours.brassLight}
        strokeWidth={1.8}
      />
      {icon === 'white' || icon === 'black' ? (
        <Glyph box={24} {...place}>
          <Man drawing={icon === 'white' ? drawn['man-light'] : drawn['man-dark']} paint={paint} />
        </Glyph>
      ) : (
        <Glyph box={512} {...place}>
          <Path d={glyphs[STUD_GLYPHS[icon]]} fill={icon === 'star' ? colours.brassLight : paint} />
        </Glyph>
      )}
    </>
  )
}

const STUD_GLYPHS = { star: 'star', vent: 'vent', eye: 'dark' } as const

function Man({ drawing, paint }: { drawing: Drawing; paint: string }) {
  if (drawing.fill !== undefined) return <Path d={drawing.fill} fill={paint} />
  return <Path d={drawing.stroke} fill="none" stroke={paint} strokeWidth={3} strokeLinejoin="round" />
}
