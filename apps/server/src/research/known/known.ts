import type { Authority, KnownFact } from '@casewright/core'

/** What a list of facts says of one citation. */
export interface Known {
  fact: KnownFact
  /** What exists, as an authority without a text. */
  authority?: Authority
  /** False: it exists in the list as repealed, transferred and so on, so that it may not simply be cited. */
  inForce?: boolean
}
