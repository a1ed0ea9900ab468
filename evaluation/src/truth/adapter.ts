import { type Evidence, walkAnswer } from '@casewright/core'
import { compareName, type NameComparison, quotationComparer } from '@casewright/law'
import { z } from 'zod'

/** What became of a quotation. `found` is verbatim, or verbatim but for words that an ellipsis honestly leaves out. */
export interface Located {
  outcome: 'found' | 'substituted' | 'spliced' | 'out-of-context' | 'altered' | 'not-found'
  /** Whether the product would let it stand as words of the court. */
  asCourt: boolean
  /** Whether a citation that is verified stays so with it. */
  stands: boolean
  why?: string
}

/** The one place where the sets of truth meet the product: who changes a rule's result changes this. */
export const product = {
  /** Reads an opinion once, and then looks quotations up in it. */
  locator(text: string): (quotation: string, leadIn?: string) => Located {
    const compare = quotationComparer({ id: 'opinion', text })
    return (quotation, leadIn) => {
      const { outcome, substitutions = [], voice, why } = compare(quotation, [], leadIn)
      if (outcome === 'others-words')
        return { outcome: substitutions.length > 0 ? 'substituted' : 'found', asCourt: false, stands: false }
      if (outcome === 'unchecked') return { outcome: 'not-found', asCourt: false, stands: false }
      const stands = outcome === 'found' || outcome === 'substituted'
      return { outcome, asCourt: outcome === 'found' && !voice, stands, ...(why && { why }) }
    }
  },

  /** How the name written stands to the title of the case whose citation it stands with; 'untold' is told as unchecked. */
  nameOf: (written: string, title: string): NameComparison => compareName(written, title),

  /** The words in a model's text that carry a doubt, where sources know the citations of `known` and no others. */
  async doubtsIn(text: string, evidence: string, known: readonly string[]): Promise<string[]> {
    const read: Evidence = { id: 'memo', kind: 'document', title: 'The memorandum', text: evidence }
    const { loose } = await walkAnswer(written, { text }, [read], async (citations) =>
      citations.map((citation) => ({
        text: citation,
        status: known.some((one) => one.includes(citation) || citation.includes(one)) ? 'verified' : 'not-found',
        reason: 'This source knows a few citations.',
      })),
    )
    return loose.filter(({ outcome }) => outcome !== 'found' && outcome !== 'verified').map((mark) => mark.text)
  },
}

const written = z.object({ text: z.string() })
