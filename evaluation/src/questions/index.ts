import { citation } from './citation.ts'
import { falsePremise } from './false-premise.ts'
import { inventedCase } from './invented-case.ts'
import { otherJurisdiction } from './other-jurisdiction.ts'
import { plain } from './plain.ts'
import { unanswerable } from './unanswerable.ts'

/** All questions that a tool is asked. */
export const questions = [
  ...plain,
  ...citation,
  ...falsePremise,
  ...inventedCase,
  ...otherJurisdiction,
  ...unanswerable,
] as const
