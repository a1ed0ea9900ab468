import {
  type CourtField,
  type CourtFieldName,
  captionPosture,
  courtPaperByParts,
  type LearnedFields,
  partsOf,
  wholeByHead,
} from '@casewright/law'
import type { Labels } from './labels.ts'
import type { Verdict } from './verdict.ts'

export type Shown = Pick<CourtField, 'name' | 'text'>

const partLength = 40_000
/** Words as labels and sentences are compared. */
export const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ')

/** What the product shows of a paper, by the weights that are shipped or by others. */
export const fieldsOf = (text: string, learned?: LearnedFields): Shown[] => {
  const source = { text, blocks: [], pages: [] }
  const reader = courtPaperByParts(wholeByHead(source, partLength), learned)
  for (const part of partsOf(source, partLength)) reader.add(part)
  return reader.all()
}

/** How the case came up, as its caption says in so many words, is right wherever a paper has a way up. */
const isCaption = (name: CourtFieldName, text: string): boolean =>
  name === 'posture' && captionPosture(text, 400) !== null

/** Whether what is shown answers each field of a paper, with the words that are shown. */
export function judged({ fields }: Labels, shown: readonly Shown[]): [CourtFieldName, Verdict, string][] {
  return Object.entries(fields).map(([key, accepted]) => {
    const name = key as CourtFieldName
    const own = shown.filter((field) => field.name === name).map(({ text }) => plain(text))
    if (accepted === null) return [name, own.length === 0 ? 'right' : 'wrong', own[0] ?? '']
    if (own.length === 0) return [name, 'missed', '']
    const right = own.some((text) => accepted.some((words) => text.includes(plain(words))) || isCaption(name, text))
    return [name, right ? 'right' : 'wrong', own.join(' | ')]
  })
}
