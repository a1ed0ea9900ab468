import type { EditedDocument } from '../preview/edited.ts'
import type { Made } from '../preview/made.ts'

export type Method = 'voice' | 'paste' | 'manual'

/** By the name of the field. */
export type Answers = Readonly<Record<string, string>>

/** A document that was made, and what became of it on the page. */
export interface Shown {
  /** The run that made it. */
  run: string
  made: Made
  edited: EditedDocument | null
  /** Of the text that it was made of, to know it by; `null`: it was made of a form. */
  textMark: number | null
  /** False: the person went back to the input. */
  isOpen: boolean
}

/** All that a person has put in, and what was made of it. */
export interface Work {
  tab: string
  /** The id of a type. */
  type: string | null
  method: Method | null
  /** What was spoken or pasted. */
  text: string
  /** Of the forms, by type. */
  answers: Readonly<Record<string, Answers>>
  /** What was corrected of what was read in the text, by type; '' leaves a blank. */
  corrections: Readonly<Record<string, Answers>>
  /** Sensitive fields that the model may be told for this document. */
  tellModel: readonly string[]
  shown: Shown | null
}

export const emptyWork = (tab: string): Work => ({
  tab,
  type: null,
  method: null,
  text: '',
  answers: {},
  corrections: {},
  tellModel: [],
  shown: null,
})

const isBlank = (answers: Readonly<Record<string, Answers>>) =>
  Object.values(answers).every((one) => Object.values(one).every((value) => value.trim() === ''))

/** Whether there is anything in it that somebody would miss. */
export const isWorth = ({ text, answers, shown }: Work): boolean =>
  text.trim() !== '' || !isBlank(answers) || shown !== null

/** A number by which a text is known again. */
export function markOf(text: string): number {
  let mark = text.length
  for (let at = 0; at < text.length; at++) mark = (Math.imul(mark, 31) + text.charCodeAt(at)) | 0
  return mark
}
