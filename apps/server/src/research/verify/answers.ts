import type { Authority } from '@casewright/core'
import type { Known } from '../known/known.ts'

/** What the library and the sources say of one citation. */
export interface Answers {
  /** Different authorities, of whatever source; the library's first. */
  candidates: readonly Authority[]
  /** Titles of those that cover the reporter or code and do not have it. */
  lackedBy: readonly string[]
  /** Why no one could be asked, or could tell; in sentences. */
  notes: readonly string[]
  /** What lists of sections, rules and volumes say, where nobody has the authority itself. */
  known?: Known
}
