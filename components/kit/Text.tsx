import { type Ref } from 'react'
import { Text as PlainText, type TextProps, type TextStyle } from 'react-native'

import { fonts } from '../theme/fonts'
import { colours, growth, type } from '../theme/tokens'
import { useSurface, type Surface } from './surface'

export type Tone = 'plain' | 'soft' | 'accent' | 'good' | 'bad'

const tones: Readonly<Record<Surface, Record<Tone, string>>> = {
  dark: {
    plain: colours.paper,
    soft: colours.paperSoft,
    accent: colours.brassLight,
    good: colours.goodOnDark,
    bad: colours.badOnDark,
  },
  paper: {
    plain: colours.ink,
    soft: colours.inkSoft,
    accent: colours.brassOnPaper,
    good: colours.goodOnPaper,
    bad: colours.badOnPaper,
  },
}

type Props = TextProps & { tone?: Tone; ref?: Ref<PlainText> }

function voice(look: TextStyle, defaults?: Partial<TextProps>) {
  return function Voice({ tone = 'plain', style, ...rest }: Props) {
    const color = tones[useSurface()][tone]
    return <PlainText {...defaults} {...rest} style={[look, { color }, style]} />
  }
}

/** Big letters must not grow so far that a title fills the screen. */
const large = { maxFontSizeMultiplier: growth.title }
const lining: TextStyle['fontVariant'] = ['lining-nums']

export const Display = voice(
  { fontFamily: fonts.serif, fontSize: type.display, lineHeight: 40, fontVariant: lining },
  { ...large, role: 'heading' },
)
export const Title = voice(
  { fontFamily: fonts.serif, fontSize: type.title, lineHeight: 32, fontVariant: lining },
  { ...large, role: 'heading' },
)
export const Heading = voice(
  { fontFamily: fonts.serif, fontSize: type.heading, lineHeight: 26, fontVariant: lining },
  { role: 'heading' },
)
export const Body = voice({
  fontFamily: fonts.sans,
  fontSize: type.body,
  lineHeight: 22,
  fontVariant: lining,
})
export const Strong = voice({
  fontFamily: fonts.sansBold,
  fontSize: type.body,
  lineHeight: 22,
  fontVariant: lining,
})
export const Label = voice({
  fontFamily: fonts.sansMedium,
  fontSize: type.label,
  lineHeight: 19,
  fontVariant: lining,
})
export const Caption = voice({
  fontFamily: fonts.sans,
  fontSize: type.caption,
  lineHeight: 16,
  fontVariant: lining,
})
/** Scores and counts: figures of one width, so that columns stand straight. */
export const Figures = voice({
  fontFamily: fonts.sansBold,
  fontSize: type.heading,
  lineHeight: 26,
  fontVariant: ['tabular-nums', 'lining-nums'],
})
