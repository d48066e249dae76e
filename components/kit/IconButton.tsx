import { StyleSheet } from 'react-native'

import { Icon, type IconName } from '../icons/Icon'
import { colours, radius, size } from '../theme/tokens'
import { Press, type PressProps } from './Press'
import { useSurface } from './surface'

type Props = Omit<PressProps, 'children' | 'style' | 'label'> & {
  icon: IconName
  label: string
  accent?: boolean
}

/** A picture to press; the label is for those who do not see it. */
export function IconButton({ icon, label, accent = false, ...press }: Props) {
  const onPaper = useSurface() === 'paper'
  const plain = onPaper ? colours.ink : colours.paper
  const brass = onPaper ? colours.brassOnPaper : colours.brassLight
  return (
    <Press {...press} label={label} style={(pressed) => [styles.button, pressed && styles.pressed]}>
      <Icon name={icon} size={22} color={accent ? brass : plain} />
    </Press>
  )
}

const styles = StyleSheet.create({
  button: {
    width: size.target,
    height: size.target,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.round,
  },
  pressed: { backgroundColor: colours.glimmer },
})
