import { findEmails } from '@casewright/law'
import type { Edit } from './edits.ts'

/** '720 555 0148', as a recognizer writes a number that was said in its groups. */
const phone =
  /(?<![\d$#.-]|(?<!\d{4})\d )\(?(?<area>[2-9]\d\d)\)?,? (?<office>[2-9]\d\d),? (?<line>\d{4})(?![\d-]| \d)/g
/** What is said of an address before it, up to its first letter. */
const called = /\be-?mail(?:['’]s| is| address is|:|,)?:? (?<more>(?:[a-z\d]{1,16} ){1,3})$/i
const initial = /(?:^|[,.;:\n] {0,2}|\d )(?<more>\p{Ll} )$/u
const notOfIt = /\b(?:is|its|at|the|to|my|me|us|or|and|it|use|just|same|her|his|their|our|address)\b/i

/** Telephone numbers and email addresses that were said, as they are written. */
export function contactsIn(text: string): Edit[] {
  const phones = [...text.matchAll(phone)].map(
    ({ index, 0: words, groups }): Edit => ({
      start: index,
      end: index + words.length,
      as: `${groups?.area}-${groups?.office}-${groups?.line}`,
      why: 'filler',
    }),
  )
  const emails = findEmails(text).flatMap(({ start, end, words, address }): Edit[] => {
    if (words === address) return []
    // '559 555 0155. aurelio at …': the number before is a sentence of its own.
    const lead = /^\d+\. /.exec(words)?.[0].length ?? 0
    const own = lead > 0 ? address.slice(address.indexOf('.') + 1) : address
    const before = text.slice(Math.max(0, start - 60), start)
    const more = lead > 0 ? '' : (called.exec(before)?.groups?.more ?? initial.exec(before)?.groups?.more ?? '')
    const local = notOfIt.test(more) ? '' : more
    return [{ start: start + lead - local.length, end, as: local.replace(/ /g, '').toLowerCase() + own, why: 'filler' }]
  })
  return [...phones, ...emails]
}
