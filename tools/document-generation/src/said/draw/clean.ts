// What the folders of this one tell a clean sentence by.
export { isLine, isSentence } from '../clean/form.ts'
export {
  adverbs,
  bases,
  conjunctions,
  determiners,
  helping,
  inS,
  isPastForm,
  prepositions,
  pronouns,
  relatives,
  subordinators,
  thirdPersons,
} from '../clean/lexicon.ts'
export { polished } from '../clean/polish.ts'
export { isOnlySubject } from '../stands/subjects.ts'
