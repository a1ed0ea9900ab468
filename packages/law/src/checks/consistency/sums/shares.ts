import type { CheckedDocument } from '../../check.ts'
import { ownPages } from '../../drafting/support/own-words.ts'
import { quantitiesOf, shown, within } from '../support/quantities.ts'
import { sentenceAt, stretchesOf } from '../support/stretches.ts'
import type { Contradiction } from '../support/told.ts'
import { counted, missesTotal, sumOf } from './parts.ts'

/** What is divided among people or stages without a rest. */
const divided =
  /\b(?:ownership|owned|membership interests?|percentage interests?|profits and losses|net profits|allocate[sd]?|divided?s?|splits?|apportion(?:s|ed)?|share[sd]|distribute[sd]?|(?:fee|price|sum|amount)\b.{0,40}\b(?:is|are|shall be) (?:due|paid|payable)|in (?:\w{1,10} )?(?:stages|installments|phases))\b/i
const open =
  /\b(?:interest at|per annum|per month|up to|at least|more than|less than|exceed\w{0,3}|discount|increase[sd]?|additional|if|unless|or|minimum|maximum|plus|royalt\w{1,3}|tax\w{0,2}|including|majority|vote|remaining|balance|remainder|rest|each)\b/i

/** Percentages of one thing that should make 100. */
export const sharesListed = (document: CheckedDocument): Contradiction[] => {
  const words = ownPages(document)
  const all = quantitiesOf(document).filter(({ unit }) => unit === '%')
  return stretchesOf(document).flatMap((stretch): Contradiction[] => {
    const parts = within(all, stretch)
    const [first, last] = [parts[0], parts.at(-1)]
    if (parts.length < 3 || parts.length > 20 || !first || !last) return []
    const from = Math.max(stretch.start, Math.min(sentenceAt(document, first.start)?.start ?? 0, first.start))
    const lead = words.slice(Math.max(from, first.start - 160), first.start)
    const list = words.slice(from, Math.min(stretch.end, last.end + 30))
    const even = parts.every((part, at) => at === 0 || part.start - (parts[at - 1]?.end ?? 0) < 70)
    const total = { ...first, value: 100 }
    const handsOut =
      /\bas follows\b/i.test(lead) && parts.every(({ end }) => /^\s(?:to|for) the\b/i.test(words.slice(end, end + 10)))
    if (
      !(handsOut || divided.test(lead)) ||
      open.test(list) ||
      !even ||
      list.length > 700 ||
      !missesTotal(parts, total)
    )
      return []
    return [
      {
        places: [{ start: first.start, end: last.end }],
        message: `${counted(parts.length, 'percentages')} add up to ${shown(sumOf(parts), '%')}, and not to 100%.`,
      },
    ]
  })
}
