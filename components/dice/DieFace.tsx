import { Drawn, type PictureName } from '../icons/Drawn'
import { usePreferences } from '../preferences'

/** One side of a die: what a screen reader calls it, and its pictures, engraved and for people who go by shapes. */
export type FaceLook = {
  readonly label: string
  readonly picture: PictureName
  readonly bold: PictureName
}

/** Smaller faces are all picture. */
const SMALL = 32

/** A side of a die seen straight on: a resin square with rounded edges and the picture engraved in it. */
export function DieFace({ face, size }: { face: FaceLook; size: number }) {
  const { boldShapes } = usePreferences()
  return <Drawn name={boldShapes || size < SMALL ? face.bold : face.picture} width={size} />
}
