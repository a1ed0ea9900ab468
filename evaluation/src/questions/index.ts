import { kinds } from '../question.ts'
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

/** So many of them: one of each kind in turn, in the order in which they are written. */
export function inTurn(most: number): (typeof questions)[number][] {
  const left = kinds.map((kind) => questions.filter((one) => one.kind === kind))
  const taken: (typeof questions)[number][] = []
  while (taken.length < Math.min(most, questions.length))
    for (const of of left) {
      const next = of.shift()
      if (next && taken.length < most) taken.push(next)
    }
  return taken
}
