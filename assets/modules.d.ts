/** Metro turns a picture or a sound into the number of a bundled file. */
declare module '*.png' {
  const file: number
  export default file
}
declare module '*.wav' {
  const file: number
  export default file
}
