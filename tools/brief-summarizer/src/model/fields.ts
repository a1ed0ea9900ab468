import type { CheckedQuote } from '@casewright/core'
import { sentencesOf } from '@casewright/law'
import type { CourtField, Summary } from '../output.ts'

interface Told {
  field: CourtField['field']
  side: string
  quotation: CheckedQuote
}

/** Of each kind, at most. */
const most = 3
const longest = 900

/**
 * Fields of a case that a model found and the rules did not: each is the document's own sentence at its place, and nothing
 * of the model's but that it tells this. A side stays where the document has its name.
 */
export function fieldsBy(
  told: readonly Told[],
  { courtFields = [], facts }: Pick<Summary, 'courtFields' | 'facts'>,
  holds: (words: string) => boolean,
): CourtField[] {
  // A contract has no holding, whatever a model calls one.
  if (!facts.some(({ label }) => /court|docket/i.test(label))) return []
  const added: CourtField[] = []
  for (const { field, side, quotation } of told) {
    const { anchor, outcome } = quotation
    const words = anchor?.words.replace(/\s+/g, ' ').trim() ?? ''
    if (outcome !== 'found' || !anchor || words.length > longest || sentencesOf({ text: words }).length > 2) continue
    const named = field === 'arguments' && side.trim() && holds(side) ? side.trim() : undefined
    const isKnown = courtFields.some((one) => one.field === field && (field !== 'arguments' || one.side === named))
    const isTwice = added.some((one) => one.anchor.start < anchor.end && anchor.start < one.anchor.end)
    if (isKnown || isTwice || added.filter((one) => one.field === field).length >= most) continue
    added.push({ field, text: words, ...(named && { side: named }), anchor, by: 'model' })
  }
  return added
}
