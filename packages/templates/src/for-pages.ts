/** What a page in the browser needs of a made document: no template and no schema comes with it. */
export type * from './document.ts'
export { runsIn } from './make.ts'
export { plainText } from './plain-text.ts'
export type { Template, TemplateField } from './template.ts'
export { pointsToDraft, toDraft } from './to-draft.ts'
export { answerTo, listOf, optionValue, type Values } from './values.ts'
export { wordsOf } from './words.ts'
