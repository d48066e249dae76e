import { useState, type KeyboardEvent, type MouseEvent } from 'react'

import { type HandKeys } from './hand-keys'

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Arrows go along the fan, with Shift they take the card along; Enter chooses, and plays what is chosen. */
export function useHandKeys({ order, nodes, press, leave, reorder }: HandKeys) {
  const [at, setAt] = useState(0)
  const current = Math.min(at, Math.max(0, order.length - 1))
  const placeOf = (target: EventTarget) =>
    order.findIndex((key) => {
      const node = nodes.current.get(key) as unknown
      return node instanceof Node && target instanceof Node && node.contains(target)
    })
  const go = (place: number) => {
    setAt(place)
    nodes.current.get(order[place]!)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const place = placeOf(event.target)
    if (place < 0) return
    const step = steps[event.key]
    const to = step === undefined ? -1 : place + step
    if (step !== undefined && event.shiftKey) {
      reorder?.(place, step)
      if (reorder && to >= 0 && to < order.length) setAt(to)
    } else if (step !== undefined && to >= 0 && to < order.length) go(to)
    else if (event.key === 'Home') go(0)
    else if (event.key === 'End') go(order.length - 1)
    else if (event.key === 'Enter' || event.key === ' ') press(place)
    else if (event.key === 'Escape') leave()
    else return
    event.preventDefault()
  }
  // A screen reader clicks without a pointer; what a pointer does is the gestures' affair.
  const onClick = (event: MouseEvent) => {
    const place = placeOf(event.target)
    if (place >= 0 && event.detail === 0) press(place)
  }
  return { current, onFan: { onKeyDown, onClick } }
}
