import type { Bearing } from './bearing.ts'
import type { Tagged } from './tagged.ts'
import type { Tail } from './tail.ts'

/** A sentence as its burdens are read. */
export interface Read extends Tagged {
  bearings: readonly Bearing[]
  tails: readonly Tail[]
  /** The words with those of the same paragraph that stand beside them. */
  around: string
}

/** Who bears what is harsh, and who gains, by their letters, as far as the words tell; and the tail that makes it so. */
export interface Harm {
  bearer?: string
  gainer?: string
  tail?: Tail
}

/** Whether a sentence is harsh in one way. */
export type Finder = (read: Read) => Harm | undefined

/** The side that does what an expression tells of `@X`, with the other side. */
export const doerIn = (read: Read, act: RegExp): { gainer: string; bearer?: string } | undefined => {
  const gainer = act.exec(read.words)?.slice(1).find(Boolean)
  if (!gainer) return undefined
  const [bearer, more] = Object.keys(read.names).filter((one) => one !== gainer)
  return { gainer, ...(bearer && !more && { bearer }) }
}
