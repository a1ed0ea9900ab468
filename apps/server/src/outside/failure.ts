import type { SourceAsked } from '@casewright/core'

/** Why somebody outside gave no answer, in a sentence for the coverage line. An error of that one alone. */
export class OutsideFailure extends Error {
  readonly outcome: Exclude<SourceAsked['outcome'], 'answered'>

  constructor(outcome: OutsideFailure['outcome'], note: string, options?: ErrorOptions) {
    super(note, options)
    this.name = 'OutsideFailure'
    this.outcome = outcome
  }
}
