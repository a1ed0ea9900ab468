import type { Place } from '../output.ts'

const share =
  '(?:\\$\\d[\\d,]{0,12}(?:\\.\\d\\d)?|\\d{1,3}(?:\\.\\d{1,3})? ?(?:%|percent)|(?:an? |one[- ]|the other |the )?(?:half|third|quarter)|(?:the )?(?:rest|balance|remainder|remaining (?:half|\\$?\\d[\\d,]{0,12}%?)))'
const when =
  '(?: (?:is|are|to be|will be))?(?: (?:due|paid|payable))?,? (?:on|at|upon|when|once|by|before|after|within|as soon as|up ?front|down|now|net)\\b'
/** '$1,900 a month the first year, $2,000 the second'. */
const step =
  '(?: (?:an?|per) (?:month|year|week))?,? (?:in |for |during )?(?:the |year )(?:first|second|third|fourth|fifth|next|following|last|1st|2nd|3rd|4th|5th|one|two|three|four|five|[1-5])(?: (?:years?|months?|quarter|season|term))?(?![\\p{L}\\d])(?! (?:of|day|week|payment|installment))'
const one = new RegExp(`(?<![\\p{L}\\d$])${share}(?:${when}|${step})`, 'giu')
/** Between two parts of a price: the rest of when the first is due, and what joins the second. */
const between = /^[^,;.\n]{0,80}(?:[,;] ?(?:and |then |plus )?|,? (?:and|then|plus) )$/i

/**
 * Where a sentence says in which parts a price is paid, and when each is due: '25% on signing, 50% when the floats come, the
 * rest on completion'. `null` where it does not.
 */
export function installmentsIn(sentence: string): Place | null {
  const parts = [...sentence.matchAll(one)].map(({ index, 0: words }) => ({ start: index, end: index + words.length }))
  for (let first = 0; first < parts.length; first++) {
    let last = first
    while (last + 1 < parts.length && between.test(sentence.slice(parts[last]?.end, parts[last + 1]?.start))) last++
    if (last === first) continue
    const from = parts[last]?.end ?? 0
    return {
      start: parts[first]?.start ?? 0,
      end: from + (/^[^.;,\n]{0,80}/.exec(sentence.slice(from))?.[0].length ?? 0),
    }
  }
  return null
}
