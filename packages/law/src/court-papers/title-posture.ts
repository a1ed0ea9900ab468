import { titlePlace } from '../kinds/paper-title.ts'
import { layoutOf } from '../layout/layout.ts'
import type { Source } from '../span/span.ts'
import type { CourtField } from './field.ts'

/** How far a case has come, by what a paper of it is called. The first that fits. */
const stages: readonly (readonly [RegExp, string])[] = [
  [/Deposition$|^Subpoena$/, 'Discovery'],
  [/^Notice of Appeal$/, 'After the decision below: an appeal is taken'],
  [/^Notice of Removal$/, 'The case is removed to federal court'],
  [/^Complaint$/, 'The case begins: a complaint'],
]
/** A later pleading comes after others, and a cross-complaint begins no case. */
const later = /\b(?:amended|supplemental|cross|counter|third[- ]party|intervenor)\b/i

/** The title of a paper as its posture, where that says how far the case has come. */
export function titlePosture(source: Source, kind: string): CourtField | null {
  const value = stages.find(([pattern]) => pattern.test(kind))?.[1]
  if (!value) return null
  const { prose, lines } = layoutOf(source)
  const title = titlePlace(prose, lines)
  if (title && kind === 'Complaint' && later.test(title.words)) return null
  if (!title) return null
  // The rule of a caption is no word of the title in it.
  const text = title.words.replace(/(?:[\s,]{0,9}[)|}§]){1,6}$/, '')
  return { name: 'posture', value, text, start: title.start, end: title.start + text.length }
}

/** Whether a paper answers somebody else’s motion, by what it is called. */
export const isResponse = (kind: string): boolean => /^(?:Response|Sur-Reply)/.test(kind)

/** In a response whoever moves is the other side: 'It moves for judgment' is not what this paper asks. */
const ofMover =
  /^(?:it|he|she|they|the motions?|movants?|the (?:plaintiff|defendant|petitioner|respondent)s?['’]? motions?)\b[^.;]{0,30}\b(?:moves?|moved|seeks?|asks?|requests?)\b/i
export const isOfMover = (text: string): boolean => ofMover.test(text)
