import type { Authority } from '@casewright/core'
import type { HeldInVolume } from '@casewright/library'
import type { Known } from '../known/known.ts'
import type { Said } from '../treatment/said.ts'

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
  /** The one case inside which the page is, where none begins there. */
  inside?: Authority
  /** Of a case whose volume the case index does not have: the case known that begins next in it. */
  next?: HeldInVolume
  /** Of a short form whose volume the case index does not have: the cases that the library has in it. */
  volume?: readonly HeldInVolume[]
  /** The case index has the volume, and no case can begin on the page. */
  isExcluded?: true
  /** What opinions of the library say of it, where nobody has the authority itself. */
  said?: Said
}
