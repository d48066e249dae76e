export { personWord } from './person'
export { cases, listed, noun, teachCases, type Case, type Word } from './word'
