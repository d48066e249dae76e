/** What we use of upng-js, which has no types of its own. */
declare module 'upng-js' {
  type Image = { width: number; height: number }
  const UPNG: {
    decode(file: Uint8Array): Image
    toRGBA8(image: Image): ArrayBuffer[]
    /** With a number of colours the picture gets a palette of that size. */
    encode(frames: ArrayBuffer[], width: number, height: number, colours: number): ArrayBuffer
  }
  export default UPNG
}
