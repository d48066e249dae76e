export type Point = { readonly x: number; readonly y: number }
export type Box = Point & { readonly width: number; readonly height: number }

export function isInside({ x, y, width, height }: Box, point: Point): boolean {
  return point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height
}
