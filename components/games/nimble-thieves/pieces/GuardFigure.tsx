import { memo } from 'react'

import { Drawn } from '../../../icons/Drawn'

/** A badge with the guard's capped head: no colour of any seat, and a shape of its own. */
export const GuardFigure = memo(function GuardFigure({ size }: { size: number }) {
  return <Drawn name="nimble/guard" width={size} />
})
