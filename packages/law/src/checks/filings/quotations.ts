import { layoutOf } from '../../layout/layout.ts'
import type { Quotation } from '../../quotations/quotations.ts'
import type { CheckedDocument, DocumentCheck, Hit } from '../check.ts'
import { ownPages } from '../drafting/support/own-words.ts'
import { citationsOf, quotationsOf } from './support/filing.ts'

const quotations = { concerns: ['brief'], category: 'Citations', insight: 'compliance' } as const

/** Words above which a quotation is set off as a block, and below which it is a phrase. */
const blockWords = 50
const fewestWords = 7

const sizeOf = ({ words }: Quotation): number => words.split(/\s+/).filter(Boolean).length
/** In a table of contents or outside of the pages. */
const isOwn = (document: CheckedDocument, { start }: Quotation): boolean => /\S/.test(ownPages(document)[start] ?? '')

const withoutPin = (document: CheckedDocument): Hit[] =>
  quotationsOf(document).flatMap((quotation): Hit[] => {
    const { citation, start, end } = quotation
    if (
      citation?.kind !== 'case' ||
      citation.name === null ||
      sizeOf(quotation) < fewestWords ||
      !isOwn(document, quotation)
    )
      return []
    // Words within a parenthetical belong to its citation; a page may have been left blank on purpose.
    const pinned = citation.cites.some(({ pin, page }) => pin !== null || page === null)
    // The citation stands right after the words, and no other sentence has begun.
    const between = document.text.slice(end, citation.start)
    const quoting =
      !/^[\s,;.’'”"\d]{0,8}$/.test(between) || /^(?:and|but|see also|cf|accord|compare)/i.test(citation.signal ?? '')
    if (pinned || quoting || citation.cites.length === 0) return []
    // Behind a citation that introduces them, the citation is what lacks the page.
    return [
      citation.end <= start ? citation.core : { start: Math.max(citation.core.start, start), end: citation.core.end },
    ]
  })

// What tells where words are from, short of a citation.
const source =
  /\(|\b(?:at|id|ibid|supra|dkt|doc|ecf|compl|ex|exh|tr|decl|aff|br|app|dep|see|section|rule|art|article|paragraph|clause|statute|act|code|constitution|agreement|policy|contract|letter|email|testified|stated|wrote|said|told|alleges?|complaint|order|opinion|courts?|judge|justice|amendment|congress|provid(?:es?|ed)|reads?|defin(?:es?|ed)|dictionary|holds?|held|says|states?|stated|explain(?:s|ed)?|argu(?:es?|ed)|contends?|according|declar(?:es?|ed))\b|§|¶|\d{1,3}$/i

const withoutSource = (document: CheckedDocument): Hit[] => {
  const words = ownPages(document)
  const citations = citationsOf(document)
  const { paragraphs } = layoutOf(document)
  let at = 0
  return quotationsOf(document).flatMap((quotation): Hit[] => {
    const { start, end, citation } = quotation
    while (at < paragraphs.length && (paragraphs[at]?.end ?? 0) <= start) at++
    if (citation || sizeOf(quotation) < 12 || !isOwn(document, quotation)) return []
    // A citation or a source anywhere after it in its paragraph, or right before it, may be meant for it.
    const from = Math.max(0, start - 300)
    const to = Math.max(end + 200, Math.min(paragraphs[at]?.end ?? end, end + 1500))
    if (citations.some((other) => other.start >= from && other.start <= to)) return []
    return source.test(words.slice(from, start)) || source.test(words.slice(end, to)) ? [] : [{ start, end }]
  })
}

/** Quotations and where they are from. */
export const quotationChecks: readonly DocumentCheck[] = [
  {
    ...quotations,
    id: 'quotation.no-pin',
    title: 'A quotation without a pin cite',
    severity: 'medium',
    why: 'A judge who wants to see the words in their place has to read the whole opinion for them.',
    advice: 'Add the page on which the words stand.',
    find: withoutPin,
  },
  {
    ...quotations,
    id: 'quotation.no-source',
    title: 'A quotation without a source',
    severity: 'medium',
    why: 'Nobody can check words of which it is not said who wrote them.',
    advice: 'Add the citation or the reference to the record.',
    find: withoutSource,
  },
  {
    ...quotations,
    id: 'quotation.block',
    title: `A quotation of more than ${blockWords - 1} words in quotation marks`,
    severity: 'low',
    category: 'Form',
    why: 'By the usual form a quotation of fifty words or more is set off as a block, without quotation marks.',
    advice: 'Set it off as a block, or quote less of it.',
    find: (document) =>
      quotationsOf(document).flatMap((quotation): Hit[] =>
        !quotation.isBlock && sizeOf(quotation) >= blockWords && isOwn(document, quotation)
          ? [{ start: quotation.start, end: quotation.end, message: `This quotation has ${sizeOf(quotation)} words.` }]
          : [],
      ),
  },
]
