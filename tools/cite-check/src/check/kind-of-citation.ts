import type { Citation } from '@casewright/law'
import type { CheckedCitation } from '../output.ts'

const laws = {
  statute: 'statute',
  session: 'statute',
  regulation: 'regulation',
  register: 'regulation',
  rule: 'rule',
  constitution: 'constitution',
  restatement: 'other',
  docket: 'other',
} as const

/** What a citation is, in the words of the result. */
export const kindOfCitation = (citation: Exclude<Citation, { kind: 'section' }>): CheckedCitation['kind'] =>
  citation.kind === 'law' ? laws[citation.law] : citation.kind === 'short-case' ? 'short' : citation.kind
