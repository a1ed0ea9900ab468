export { type Meaning, wordsAlone } from './meaning.ts'
