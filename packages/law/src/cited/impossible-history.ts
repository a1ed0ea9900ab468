import type { CaseCitation } from '../citations/citation.ts'
import { mayOverrule } from '../courts/binds.ts'
import { courtOf } from '../courts/court-of.ts'
import type { Source } from '../span/span.ts'
import type { CitedPlace } from './cited.ts'

/** What the decision that is written second did to the first: 'aff'd', 'rev'd', 'overruled by'. */
const undergone =
  /^(?:aff[’']d|affirmed|rev[’']d|reversed|vacated|modified|overruled by|abrogated by|superseded by(?! statute))/i
/** What the first did to the second: 'aff'g', 'rev'g'. */
const done = /^(?:aff[’']g|rev[’']g|vacating|affirming|reversing)/i
const asks = /\b(?:cert|certiorari|petition|appeal|review|reh[’']g)\b/i
/** From here on the case may have come back to the court below. */
const sentBack = /^(?:rev[’']d|reversed|vacated|modified)/i
/** What a court below may do with it all the same. */
const below = /\b(?:remand|rehearing|reh[’']g|reconsideration|statute|rule)\b/i

/**
 * Histories that cannot be as they are written, by place in `places` of the decision that is said to have acted: it is
 * older than what it acts on, or of a court below. In a sentence each.
 */
export function impossibleHistories({ text }: Source, places: readonly CitedPlace[]): Map<number, string> {
  const found = new Map<number, string>()
  places.forEach(({ citation: second }, at) => {
    const before = actedOn(places, at)
    const first = places[before]?.citation
    if (second.kind !== 'case' || first?.kind !== 'case' || !second.history) return
    const { history } = second
    const between = text.slice(places[at - 1]?.citation.end, second.start).replace(/\s+/g, ' ')
    // 'In Hill, the court reversed Roe': who did it stands before.
    if (below.test(history) || between.replace(/^[\s,;(]{0,4}|[\s,]{0,4}$/g, '') !== history) return
    const said = undergone.test(history)
      ? doubtOf(first, second, history)
      : done.test(history)
        ? doubtOf(second, first, history)
        : null
    if (said) found.set(undergone.test(history) ? at : before, said)
  })
  return found
}

/** What only asks for review is no decision that another one acts on: 'X, cert. denied, Y, overruled by Z'. */
function actedOn(places: readonly CitedPlace[], at: number): number {
  let before = at - 1
  for (; before > 0; before--) {
    const citation = places[before]?.citation
    if (citation?.kind !== 'case' || !citation.history || !asks.test(citation.history)) break
  }
  return before
}

/** @param of what was decided first @param by what acted on it */
function doubtOf(of: CaseCitation, by: CaseCitation, history: string): string | null {
  if (of.year !== null && by.year !== null && by.year < of.year)
    return `The history cannot be right as written (“${history}”): a decision of ${by.year} is older than the one of ${of.year} on which it is said to have acted.`
  if (sentBack.test(of.history ?? '')) return null
  if (!of.court || !by.court || mayOverrule(by.court, of.court) || !mayOverrule(of.court, by.court)) return null
  const [lower, higher] = [courtOf(by.court)?.name, courtOf(of.court)?.name]
  return lower && higher
    ? `The history cannot be right as written (“${history}”): ${lower} is a court below ${higher}.`
    : null
}
