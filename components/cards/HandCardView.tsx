import { type ComponentProps, type ReactNode } from 'react'

import { usePeekId } from '../table/peek'
import { HandItem } from './HandItem'
import { type CardLook } from './Hand'

type Item = ComponentProps<typeof HandItem>
type Props = Pick<
  Item,
  'name' | 'fan' | 'place' | 'goal' | 'from' | 'wait' | 'touch' | 'springing' | 'onGone'
> &
  Partial<Pick<Item, 'label' | 'current' | 'actions' | 'onAction' | 'hold'>> & {
    dim: boolean
    onPeek?: () => void
    draw: (key: string, look: CardLook) => ReactNode
  }

const nothing = () => undefined
const NONE: Item['actions'] = []

/** A card of the hand with its face. One that has left is a picture only, and says nothing. */
export function HandCardView(props: Props) {
  const { dim, draw, onPeek, ...item } = props
  const { name, fan } = item
  const id = usePeekId(onPeek ?? nothing)
  const { label = '', current = false, actions = NONE, onAction = nothing, hold = nothing } = item
  return (
    <HandItem
      {...item}
      label={label}
      current={current}
      actions={actions}
      onAction={onAction}
      hold={hold}
      id={onPeek && id}
    >
      {draw(name, { ...fan.card, corner: fan.mirrored ? 'right' : 'left', dim })}
    </HandItem>
  )
}
