import { memo } from 'react'

import { Drawn } from '../../../icons/Drawn'
import { usePreferences } from '../../../preferences'
import { seatColour } from '../../../theme/tokens'

/** A hooded figure in its gang's colour, with the gang's mark on the cloak. */
export const ThiefFigure = memo(function ThiefFigure({ colour, size }: { colour: number; size: number }) {
  const { boldShapes } = usePreferences()
  const { name } = seatColour(colour)
  return <Drawn name={boldShapes ? `nimble/thief-${name}-bold` : `nimble/thief-${name}`} width={size} />
})
