import type { DocumentKind } from '../../../kinds/sign.ts'
import type { Block } from '@casewright/core'

/** A text that a check finds something in, and a near miss that it leaves alone. */
export interface Example {
  check: string
  /** As what both texts are read: 'contract' where it is left out. */
  kind?: DocumentKind
  hit: string
  /** The words of each place found; empty for what is missing. */
  words: readonly string[]
  /** What the first place is to be replaced by. */
  rewrite?: string
  miss: string
  /** Blocks of the text that has a hit, and of the one that has none. */
  blocks?: readonly [hit: readonly Block[], miss: readonly Block[]]
}
