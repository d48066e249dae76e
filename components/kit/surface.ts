import { createContext, useContext } from 'react'

/** What lies under a text: felt and wood are dark, paper is light. Panels set it, texts read it. */
export type Surface = 'dark' | 'paper'

export const SurfaceContext = createContext<Surface>('dark')

export function useSurface(): Surface {
  return useContext(SurfaceContext)
}
