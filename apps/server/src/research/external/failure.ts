import type { NotAskedReason, SourceAsked } from '@casewright/core'

/** Why somebody outside did not answer, in a sentence for the coverage line. An error of that one alone. */
export class OutsideFailure extends Error {
  readonly outcome: Exclude<SourceAsked['outcome'], 'answered'>

  /** Of `skipped`: why nothing was sent. */
  readonly why: NotAskedReason | undefined

  constructor(outcome: OutsideFailure['outcome'], note: string, options?: ErrorOptions & { why?: NotAskedReason }) {
    super(note, options)
    this.name = 'OutsideFailure'
    this.outcome = outcome
    this.why = options?.why
  }
}
