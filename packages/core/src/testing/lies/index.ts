export { isCovered } from './covered.ts'
export { telling } from './telling.ts'
export { honestSentences, type Lie as ToldLie, lies as toldLies } from './told.ts'
export { liesIn } from './unmarked.ts'
