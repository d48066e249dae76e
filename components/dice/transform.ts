export type MatrixTransform = { matrix: number[] }[]

/** A style's transform from the sixteen numbers of a matrix in space. */
export function inSpace(matrix: number[]): MatrixTransform {
  'worklet'
  return [{ matrix }]
}
