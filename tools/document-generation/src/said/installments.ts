import type { Place } from '../output.ts'

const share =
  '(?:\\$\\d[\\d,]*(?:\\.\\d\\d)?|\\d{1,3}(?:\\.\\d+)? ?(?:%|percent)|(?:an? |one[- ]|the other |the )?(?:half|third|quarter)|(?:the )?(?:rest|balance|remainder|remaining (?:half|\\$?\\d[\\d,]*%?)))'
const when =
  '(?: (?:is|are|to be|will be))?(?: (?:due|paid|payable))?,? (?:on|at|upon|when|once|by|before|after|within|as soon as|up ?front|down|now|net)\\b[^,;.\\n]{0,80}?'
const one = `(?:(?:and|then|plus) )?${share}${when}`
const all = new RegExp(`(?<![\\p{L}\\d$])${one}(?:(?:,|;)? (?:and |then |plus )?${one}){1,8}(?=[.;,\\n]|$)`, 'iu')

/**
 * Where a sentence says in which parts a price is paid, and when each is due: '25% on signing, 50% when the floats come, the
 * rest on completion'. `null` where it does not.
 */
export function installmentsIn(sentence: string): Place | null {
  const found = all.exec(sentence)
  return found ? { start: found.index, end: found.index + found[0].length } : null
}
