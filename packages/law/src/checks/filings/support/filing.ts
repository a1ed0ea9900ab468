import { findCitations } from '../../../citations/find/find-citations.ts'
import { resolveCitations } from '../../../citations/resolve/resolve-citations.ts'
import { headingsOf } from '../../../headings/headings.ts'
import { findQuotations } from '../../../quotations/quotations.ts'
import type { CheckedDocument } from '../../check.ts'
import { ownPages } from '../../drafting/support/own-words.ts'
import { once } from '../../reading/once.ts'

export const citationsOf = once((document) => findCitations(ownPages(document)))
export const resolved = once((document) => resolveCitations(citationsOf(document), ownPages(document)))
export const quotationsOf = once(findQuotations)

/** Characters below which a document has no parts that could be missing. */
const shortest = 2500
const pageOf = /\bpage\s{1,3}(\d{1,4})\s{1,3}of\s{1,3}(\d{1,4})\b/gi

/** Whether only some pages of a filing were handed in: of what is not there nothing can be said. */
export const isExcerpt = once((document): boolean => {
  let [first, last, whole] = [Number.POSITIVE_INFINITY, 0, 0]
  for (const [, page, of] of document.text.matchAll(pageOf)) {
    first = Math.min(first, Number(page))
    last = Math.max(last, Number(page))
    whole = Math.max(whole, Number(of))
  }
  return last > 0 && (last < whole || first > 1)
})

/** Whether the document is long and whole enough that a part of it can be called missing. */
export const isWhole = (document: CheckedDocument): boolean => document.text.length >= shortest && !isExcerpt(document)

/** Whether a heading of the document says one of these things. */
export const hasHeading = (document: CheckedDocument, pattern: RegExp): boolean =>
  headingsOf(document).some(({ text }) => pattern.test(text)) ||
  // A heading that was run into its paragraph, or set in small letters.
  new RegExp(`^[ \\t]*(?:(?:[IVX]{1,5}|[A-Z]|\\d{1,2})\\.[ \\t]*)?(?:${pattern.source})[^\\n]{0,40}$`, 'im').test(
    document.text,
  )
