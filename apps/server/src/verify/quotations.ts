import { type CitationCheck, quoteLocator } from '@casewright/core'

type Quotation = NonNullable<CitationCheck['quotations']>[number]

/** Looks quotations up in the text of an authority. Null: there is no text, and nothing could be compared. */
export function compareQuotations(
  quotations: readonly string[],
  authority: { id: string; text: string } | null,
): Quotation[] {
  if (!authority?.text) return quotations.map((text) => ({ text, outcome: 'unchecked' }))
  // Of a lawyer's quotation even two words must be the court's.
  const locate = quoteLocator([{ id: authority.id, kind: 'authority', title: '', text: authority.text }], 1)
  return quotations.map((text) => {
    const { outcome, anchor } = locate(text)
    return { text, outcome, ...(anchor && { anchor }) }
  })
}
