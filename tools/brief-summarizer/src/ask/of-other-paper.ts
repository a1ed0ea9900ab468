import { contractKinds, type DocumentKind, kinds } from '@casewright/law'
import type { CourtField } from '../output.ts'

type Field = CourtField['field']

/** Where a paper that is none of a court has what a question about a case asks for. */
const held: Partial<Record<DocumentKind, readonly Field[]>> = { memo: ['holding', 'disposition'] }
const asked: Readonly<Record<Field, readonly Field[]>> = {
  disposition: ['disposition', 'holding'],
  holding: ['disposition', 'holding'],
  posture: ['posture'],
  arguments: ['arguments'],
  relief: ['relief'],
  deadlines: ['deadlines'],
}
const says: Partial<Record<Field, string>> = {
  disposition: 'This is what it settles, in its words.',
  holding: 'This is what it answers, in its words.',
  arguments: 'This is what it complains of, in its words.',
  relief: 'This is what it asks for, in its words.',
}
const written: readonly DocumentKind[] = [
  'memo',
  'minutes',
  'letter',
  'demand-letter',
  'email',
  'notice-to-party',
  'stipulation',
]

/**
 * What a memo, minutes, a letter or a contract says to a question about a case: that it decides none, and what it settles
 * instead. Null where the kind of document is not known, or it has nothing of what is asked.
 */
export function ofOtherPaper(
  kind: DocumentKind,
  question: Field,
  fields: readonly CourtField[],
): { answer: string; fields: readonly CourtField[] } | null {
  const isDecision = question === 'disposition' || question === 'holding'
  const isContract = contractKinds.includes(kind)
  if (!written.includes(kind) && !(isContract && isDecision)) return null
  const own = ((isDecision && held[kind]) || asked[question])
    .map((field) => fields.filter((one) => one.field === field))
    .find((list) => list.length > 0)
  const name = kinds[kind].toLowerCase()
  const none = isDecision
    ? `This is ${kind === 'minutes' ? 'a record of a meeting' : `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`}, and decides no case.`
    : ''
  if (!own) return isDecision ? { answer: none, fields: [] } : null
  const [first] = own
  return { answer: [none, first && says[first.field]].filter(Boolean).join(' '), fields: own }
}
