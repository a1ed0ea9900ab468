import type { CourtField } from '@casewright/law'

/** What says nothing by itself: 'Affirmed.' */
const telling = 60
/** A disposition that says why, or of what. */
const reasoned =
  /\b(?:because|for (?:lack|want|failure)|since|finding|but|insofar|to the extent|as to|with instructions|for (?:a|further|re)\w*)\b/i

/**
 * The one sentence that says most of a decision: what was done, where it says of what or why, else what was held.
 * Nothing for a paper that decides nothing.
 */
export function leadOf(fields: readonly CourtField[]): CourtField[] | undefined {
  const of = (name: CourtField['name']) => fields.filter((field) => field.name === name)
  const done = of('disposition').filter(({ text }) => text.length >= telling)
  const lead = done.find(({ text }) => reasoned.test(text)) ?? of('holding')[0] ?? done[0]
  return lead ? [lead] : undefined
}
