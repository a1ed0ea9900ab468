import type { Severity } from '@casewright/core'

/** A clause or phrase that a lawyer wants pointed out. */
export interface Clause {
  /** Also the id of the check in a finding. */
  id: `clause.${string}`
  title: string
  /** One or two words for a list: what kind of implication this is. */
  type: string
  severity: Severity
  /** Why it matters to the client, in one sentence. General: no statute, no rule of one state. */
  reason: string
  /** Where it is looked for: in contracts, or in filings and opinions. */
  concerns: 'contract' | 'court'
  /** A sentence that matches one of these has the clause. */
  patterns: readonly RegExp[]
  /** What the sentence must say as well. */
  needs?: RegExp
  /** What shows that the sentence says something else. */
  unless?: RegExp
  /** Only the court can say it: a concurrence or dissent does not count. */
  ofTheCourt?: boolean
}
