import type { Checked, CheckedCitation, CitationCheck } from '@casewright/core'
import { citationKeys, supportOfPassage } from '@casewright/law'
import type { Passage, Proposition, Reference } from '../output.ts'
import type { ModelAnswer } from './prompt.ts'

/** What a model rests a statement on, checked by the core. */
export type Rest = Pick<Checked<ModelAnswer['premises'][number]>, 'citation' | 'quotation' | 'support'>

/** A statement of a model, and what the check of its own words found. */
export interface Stated {
  statement: string
  /** Figures and names that nothing has that was read. */
  figures: string[]
  /** Whether it quotes or cites what no source has: then nothing can hold it. */
  claimsMore: boolean
}

/** Where words of the evidence stand, in one reference or in any. */
export type FindWords = (words: string, reference?: number) => Passage | null

/**
 * Holds a statement to its authority and to the words that it rests on, looked up in that same authority. Where either
 * fails it says why, without the words that nobody has.
 */
export function judge(
  { statement, figures, claimsMore }: Stated,
  { citation, quotation, support: { judgement } }: Rest,
  references: readonly Reference[],
  find: FindWords,
): Proposition {
  const check = withoutMark(citation)
  const reference = referenceFor(check, references)
  const passage = reference ? find(quotation.text, reference) : null
  const support = passage ? supportOfPassage(statement, passage.words) : undefined
  return {
    statement,
    check,
    passage,
    opinion: judgement,
    ...(support && { support }),
    doubt:
      doubtOf(check, reference, passage, claimsMore, judgement) ??
      (support?.outcome === 'contradicted' ? `Unsupported: ${lowered(support.reason)}` : null),
    figures,
  }
}

const lowered = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, '')

const withoutMark = ({ mark: _, ...check }: CheckedCitation): CitationCheck => check

/** The number of the reference that a citation was found to be of, from 1. */
function referenceFor({ found }: CitationCheck, references: readonly Reference[]): number | undefined {
  if (!found) return undefined
  const keys = new Set(citationKeys(found.citation))
  const at = references.findIndex(
    ({ id, citation }) => id === found.id || citationKeys(citation).some((key) => keys.has(key)),
  )
  return at < 0 ? undefined : at + 1
}

function doubtOf(
  { status, found }: CitationCheck,
  reference: number | undefined,
  passage: Passage | null,
  claimsMore: boolean,
  opinion: Proposition['opinion'],
): string | null {
  if (status === 'not-found') return 'Unsupported: no source has this authority'
  if (status === 'ambiguous') return 'Unsupported: the citation stands for several authorities'
  if (!found) return 'Unsupported: whether this authority exists was not checked'
  if (reference === undefined) return 'Unsupported: this authority was not among those read'
  if (!passage) return 'Unsupported: the words that it rests on do not stand in what was read of this authority'
  if (claimsMore) return 'Unsupported: it quotes or cites what no source has'
  if (opinion === 'does not support') return 'Unsupported: the model itself says that the words do not support it'
  return null
}
