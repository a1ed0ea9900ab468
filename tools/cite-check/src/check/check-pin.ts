import type { CitationCheck, CitedSupport, ReadText } from '@casewright/core'
import { type CaseCitation, type Citation, type CitedPlace, parseCitation } from '@casewright/law'
import type { CheckedPin } from '../output.ts'
import { pinPages } from './pin-pages.ts'
import { publishedPages, type StarPage, starPages } from './star-pages.ts'

/** The pin cite of a citation to a case, and the first pages of the case that it may count from. */
export interface PinOfCase {
  written: string
  /** Null where the pin cite names anything but pages. */
  pages: number[] | null
  firstPages: number[]
  /** The reporters in which they count. */
  reporters: string[]
}

export interface KnownPages {
  firstPage: number
  /** The publisher gives all pages of the case, and not only those of the opinion that is at hand. */
  isWhole?: true
  pages: StarPage[]
}

/** The pages of a case, whether or not a pin cite names one. */
export const pagesOfCase = (full: Citation | undefined, read: ReadText): KnownPages | null =>
  full?.kind === 'case'
    ? knownPages(
        {
          firstPages: firstPagesOf(full.cites),
          pages: null,
          reporters: full.cites.map(({ abbreviation }) => abbreviation),
        },
        read,
      )
    : null

/** Null: it has no pin cite, or is none of a case. */
export function pinOfCase(citation: CitedPlace['citation'], full: Citation | undefined): PinOfCase | null {
  if (full?.kind !== 'case') return null
  const pin = pinOf(citation)
  if (!pin) return null
  const own = full.cites.filter(({ abbreviation }) => pin.reporter === null || abbreviation === pin.reporter)
  return {
    written: pin.words.replace(/^at\s+/, ''),
    pages: pinPages(pin.words),
    firstPages: firstPagesOf(own),
    reporters: own.map(({ abbreviation }) => abbreviation),
  }
}

const firstPagesOf = (cites: CaseCitation['cites']): number[] =>
  cites.flatMap(({ page }) => (page !== null && /^\d+$/.test(page) ? [Number(page)] : []))

function pinOf(citation: Citation): { words: string; reporter: string | null } | null {
  if (citation.kind === 'case' || citation.kind === 'short-case') {
    const cite = citation.cites.find(({ pin }) => pin !== null)
    return cite?.pin ? { words: cite.pin.words, reporter: cite.abbreviation } : null
  }
  return 'pin' in citation && citation.pin ? { words: citation.pin.words, reporter: null } : null
}

/** The pages of a case that its publisher or its text marks, of the reporter that the pin cite counts in. */
export function knownPages(pin: Counted, read: ReadText): KnownPages | null {
  const key = [pin.reporters, pin.firstPages, pin.pages?.[0]].join('|')
  const ofText = kept.get(read) ?? new Map<string, KnownPages | null>()
  kept.set(read, ofText)
  const known = ofText.has(key) ? ofText.get(key) : pagesIn(pin, read)
  ofText.set(key, known ?? null)
  return known ?? null
}

type Counted = Pick<PinOfCase, 'firstPages' | 'pages' | 'reporters'>

/** A document cites an authority over and over. */
const kept = new WeakMap<ReadText, Map<string, KnownPages | null>>()

function pagesIn(
  { firstPages, pages, reporters }: Counted,
  { text, authority, pages: published }: ReadText,
): KnownPages | null {
  const isOf = (citation = authority.citation) => {
    const cite = parseCitation(citation)
    return cite?.kind === 'case' && cite.cites.some(({ abbreviation }) => reporters.includes(abbreviation))
  }
  const given = published ? publishedPages(published, isOf) : []
  const [first] = given
  if (first && given.length > 1) return { firstPage: first.page, pages: given, isWhole: true }
  const begun = firstPages.filter((firstPage) => (pages?.[0] ?? 0) >= firstPage)
  for (const firstPage of begun.length > 0 ? begun : firstPages) {
    const marks = starPages(text, firstPage)
    if (marks.length > 0) return { firstPage, pages: marks }
  }
  return null
}

/** The longest opinions of the Supreme Court have some 290 pages. */
const mostPages = 300

/** Characters on a page of a reporter, at the least, and pages that a syllabus or a separate opinion may add. */
const [fewestOnPage, pagesBeside] = [600, 60]
const mostPagesOf = (text: string): number => text.length / fewestOnPage + pagesBeside

type CitedPassage = CitedSupport['passage']

const range = (pages: readonly number[]) =>
  pages.length > 1 ? `Pages ${pages[0]} to ${pages.at(-1)} lie` : `Page ${pages[0]} lies`

/** Behind which page a pin cite cannot be of this case, by the case index or by the case that begins next. */
function limitOf({ reporters, firstPages }: PinOfCase, found: CitationCheck['found']) {
  const cited = found && parseCitation(found.citation)
  const isOf = (citation: typeof cited | ReturnType<typeof parseCitation>) =>
    citation?.kind === 'case' && citation.cites.some(({ abbreviation }) => reporters.includes(abbreviation))
  const { pages, next } = found ?? {}
  if (pages && firstPages.includes(pages.first) && isOf(cited))
    return {
      page: pages.last,
      says: `The case ends on page ${pages.last}.`,
      is: `pages ${pages.first} to ${pages.last}`,
    }
  if (next && isOf(parseCitation(next.citation)))
    return {
      page: next.page,
      says: `Page ${next.page} is the first of another case, ${next.name}.`,
      is: `${next.name} begins on page ${next.page}`,
    }
  return undefined
}

/** Whether a pin cite lies within the case, as far as its pages are known. */
export function checkPin(
  pin: PinOfCase,
  known: KnownPages | null,
  text: string | null,
  quotedOn: readonly (number | undefined)[],
  passage?: CitedPassage,
  found?: CitationCheck['found'],
): CheckedPin {
  const said = (outcome: CheckedPin['outcome'], reason: string, found?: string): CheckedPin => ({
    written: pin.written,
    outcome,
    reason,
    ...(found && { found }),
  })
  const pages = pin.pages
  if (pages === null) return said('unchecked', 'The pin cite names no page, and only pages can be compared.')
  const [first = 0] = pages
  const last = pages.at(-1) ?? first
  if (pin.firstPages.length > 0 && pin.firstPages.every((page) => first < page))
    return said('outside', `The case begins on page ${pin.firstPages[0]}.`, `begins at ${pin.firstPages[0]}`)
  const limit = limitOf(pin, found)
  if (limit && last > limit.page) return said('outside', limit.says, limit.is)
  if (!known && pin.firstPages.length > 0 && pin.firstPages.every((page) => last - page > mostPages))
    return said('beyond', `It is more than ${mostPages} pages after the first page, and hardly a case is that long.`)
  if (text === null) return said('unchecked', 'The pin cite was not compared: the text of the case is not available.')
  const end = known?.pages.at(-1)?.page
  const whole = mostPagesOf(text)
  if (!known && pin.firstPages.length > 0 && pin.firstPages.every((page) => last - page > whole))
    return said(
      'beyond',
      'It is further behind the first page than the available text is long. A separate opinion that is not in it may go on.',
    )
  if (!known || end === undefined)
    return said('unchecked', 'The pin cite was not compared: the available text does not mark this reporter’s pages.')
  if (last > end && known.isWhole)
    return said('outside', `The case ends on page ${end}.`, `pages ${known.firstPage} to ${end}`)
  if (last > end)
    return said(
      'beyond',
      `The available text ends on page ${end}. A separate opinion that is not in it may go on.`,
      `pages ${known.firstPage} to ${end}`,
    )
  const stands = quotedOn.find((page) => page !== undefined)
  if (stands !== undefined && !quotedOn.some((page) => page !== undefined && pages.includes(page)))
    return said('elsewhere', `The quoted words are on page ${stands}.`, `page ${stands}`)
  if (passage?.elsewhere && passage.page)
    return said(
      'elsewhere',
      `The passage that has the words of the sentence is on page ${passage.page}.`,
      `page ${passage.page}`,
    )
  return said(
    'within',
    `${range(pages)} within the case${stands === undefined ? '' : ', and the quoted words are there'}.`,
  )
}
