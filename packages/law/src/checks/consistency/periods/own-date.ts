import type { CheckedDocument } from '../../check.ts'
import { ownPages } from '../../drafting/support/own-words.ts'
import { once } from '../../reading/once.ts'
import { type Dated, daysOf } from './days.ts'

const opening = 2500
const made =
  /\b(?:this|these|the within)\s(?:[\w’'&-]{1,20},?\s){1,8}(?:\([^()]{1,60}\)\s)?(?:is\s|are\s|was\s)?(?:hereby\s)?(?:made|entered|dated|executed|effective(?! date))\b[^.]{0,60}$/i
const line =
  /(?:^|\n)\s{0,20}(?:(?:(?:issue|issuance|effective|agreement|contract|note|signing|order) )?date|dated|made|made on|signed|signed on)\s?:?\s{0,10}$/i
/** A day that has a line of its own at the head of a letter. */
const head = 500

/** The earliest day that a paper gives itself in its opening words; undefined where it gives none. */
export const ownDate = once((document): Dated | undefined => {
  const words = ownPages(document)
  const own = daysOf(document).filter(({ start, words: date }) => {
    if (start > opening) return false
    const before = words.slice(Math.max(0, start - 160), start)
    if (
      start < head &&
      /(?:^|\n)\s{0,40}$/.test(before) &&
      /^[^\S\n]{0,10}(?:\n|$)/.test(words.slice(start + date.length, start + date.length + 12))
    )
      return true
    return made.test(before.replace(/\s/g, ' ')) || line.test(before)
  })
  return own.toSorted((one, other) => (one.iso < other.iso ? -1 : 1))[0]
})

/** An amendment or an assignment takes over the days of the paper that it is about. */
export const isOfAnother = (document: CheckedDocument): boolean =>
  /\b(?:amend\w{0,6}|restate\w{0,1}|assignment|assumption|supplement|addendum|novation|ratification|extension|joinder|estoppel|termination agreement)\b/i.test(
    document.text.slice(0, 600),
  )
