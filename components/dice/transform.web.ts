import { type MatrixTransform } from './transform'

/** In browsers `matrix` means six numbers in the plane; the one with sixteen has another name, unknown to the types. */
export function inSpace(matrix: number[]): MatrixTransform {
  'worklet'
  return [{ matrix3d: matrix }] as unknown as MatrixTransform
}
