import { type Evidence, quoteLocator } from '@casewright/core'
import { sameCase } from '@casewright/law'

/** What became of a quotation. `found` is verbatim, or verbatim but for words that an ellipsis honestly leaves out. */
export interface Located {
  outcome: 'found' | 'substituted' | 'spliced' | 'altered' | 'not-found'
  /** Whether the product would let it stand as words of the court. */
  asCourt: boolean
}

/** The one place where the sets of truth meet the product: who changes a rule's result changes this. */
export const product = {
  /** Reads an opinion once, and then looks quotations up in it. */
  locator(text: string): (quotation: string) => Located {
    const evidence: Evidence = { id: 'opinion', kind: 'authority', title: 'The opinion', text }
    const locate = quoteLocator([evidence])
    return (quotation) => {
      const { outcome } = locate(quotation)
      return { outcome, asCourt: outcome === 'found' }
    }
  },

  /** Whether the name written is that of the case whose citation it stands with. */
  isNamedSo: (written: string, title: string): boolean => sameCase(written, title),
}
