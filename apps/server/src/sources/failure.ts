import type { SourceAsked } from '@casewright/core'

/** Why a source gave no answer, in a sentence for the coverage line. An error of that source alone. */
export class SourceFailure extends Error {
  readonly outcome: Exclude<SourceAsked['outcome'], 'answered'>

  constructor(outcome: SourceFailure['outcome'], note: string, options?: ErrorOptions) {
    super(note, options)
    this.name = 'SourceFailure'
    this.outcome = outcome
  }
}
