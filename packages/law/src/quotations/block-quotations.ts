import type { Citation } from '../citations/citation.ts'
import type { Layout } from '../layout/layout.ts'
import { type Span, trimmed } from '../span/span.ts'
import { atColon, introducedBy, introduces } from './introduced.ts'
import { isSetIn } from './set-in.ts'

/** A quotation that is set off as paragraphs of its own, without marks, and the place of its citation. */
export interface BlockQuotation extends Span {
  at: number
}

/** Shorter paragraphs are items, headings or signatures. */
const fewest = 12
/** Of more paragraphs than this nobody knows whether all are quoted. */
const most = 4

const listed =
  /^(?:\(?[a-z\d]{1,3}[.)]\s|[•▪●○◦·*–—-]\s|(?:first|second|third|1st|2nd|i+)\b[,:.]|_{3,}|[\s.,:]{0,3}["“«‘'])/i
const countOf = (text: string): number => text.split(/\s+/).filter(Boolean).length

/**
 * Paragraphs that are introduced by a sentence that says who wrote them and ends with a colon, and whose citation either
 * begins the paragraph behind them, ends their last, or stands in that sentence.
 * @param citations of the prose, in their order
 */
export function blockQuotations(layout: Layout, citations: readonly Citation[]): BlockQuotation[] {
  const { prose, paragraphs } = layout
  const firstFrom = cursor(citations)
  return paragraphs.flatMap((before, nth) => {
    const first = paragraphs[nth + 1]
    if (!first || before.contents) return []
    if (prose[before.end - 1] !== ':') return withoutColon(layout, nth, citations, firstFrom)
    const leadIn = prose.slice(Math.max(before.start, before.end - 300), before.end)
    const isSaid = introduces(leadIn)
    const named = citations[firstFrom(before.end) - 1]
    const isNamed =
      named !== undefined && named.kind !== 'reference' && atColon.test(prose.slice(named.end, before.end))
    if (!isSaid && !isNamed && !(ofLaw.test(leadIn) && countOf(leadIn) > 3)) return []
    const { blocks, at } = setOff(prose, paragraphs.slice(nth + 1, nth + 1 + most), citations, firstFrom)
    if (at.isBehind && blocks.length === 1 && !isNamed) return blocks.map((block) => ({ ...block, at: at.citation }))
    if (!isSaid && !isNamed) return []
    // What the words themselves end with is cited in them, where the sentence before them says whose they are.
    const said = introducedBy(prose, citations, firstFrom(before.end), { start: before.end, end: first.end })
    const whose = said === -1 ? at.citation : said
    return whose === -1 ? [] : (said === -1 ? blocks : blocks.slice(0, 1)).map((block) => ({ ...block, at: whose }))
  })
}

/** The end of a sentence that the words below go on with: 'the Court held that', 'As Justice Doe wrote,'. */
const goesOn = /(?:[,—–]|\bthat)$/

/** From the beginning of a sentence to the end of one, where a page is not broken off. */
const isWholeText = (words: string): boolean =>
  /^(?:\[?\p{Lu}\]?\p{Ll}+|A|I)\s/u.test(words) && /[.?!…]["”’)\]]{0,2}$/.test(words.slice(-6))

/**
 * The paragraph behind one that ends with no colon, where a citation stands alone below it and either it is set in from
 * both sides, or the sentence before it says whose words follow and has no end.
 */
function withoutColon(
  { prose, paragraphs, lines }: Layout,
  nth: number,
  citations: readonly Citation[],
  firstFrom: (place: number) => number,
): BlockQuotation[] {
  const before = paragraphs[nth]
  const first = paragraphs[nth + 1]
  if (!before || !first) return []
  const isIndented = isSetIn({ prose, lines }, first, before, paragraphs[nth + 2])
  if (!isIndented && !goesOn.test(prose.slice(before.end - 6, before.end))) return []
  if (!isIndented && !introduces(prose.slice(Math.max(before.start, before.end - 60), before.end))) return []
  const { blocks, at } = setOff(prose, paragraphs.slice(nth + 1, nth + 1 + most), citations, firstFrom)
  const isWhole = isIndented || isWholeText(prose.slice(first.start, first.end))
  const isOne = blocks.length === 1 && at.citation !== -1 && (at.isBehind || isIndented) && isWhole
  return isOne ? blocks.map((block) => ({ ...block, at: at.citation })) : []
}

/** 'The Supreme Court put the rule so:'. With a citation alone below the words that is enough. */
const ofLaw =
  /\b(?:court|justice|judge|circuit|opinion|holding|majority|plurality|statute|section|act|congress|amendment|rule|law|standard|test|code|regulation)s?\b|§|\bv\. /i

interface SetOff {
  blocks: Span[]
  /** The place of the citation in which they end; -1: in none. `isBehind`: it begins the paragraph behind them. */
  at: { citation: number; isBehind: boolean }
}

/** The paragraphs that may be quoted, up to the citation in which they end. */
function setOff(
  prose: string,
  paragraphs: readonly Span[],
  citations: readonly Citation[],
  firstFrom: (place: number) => number,
): SetOff {
  const blocks: Span[] = []
  for (const { start, end } of paragraphs) {
    const words = prose.slice(start, end)
    const next = firstFrom(start)
    const citation = citations[next]
    if (blocks.length > 0 && citation && citation.start - start <= 3) {
      const isBehind = standsAlone.test(prose.slice(citation.end, Math.min(end, citation.end + 20)))
      return { blocks, at: { citation: isBehind ? next : -1, isBehind } }
    }
    if (listed.test(words) || words.endsWith(':') || countOf(words) < fewest) break
    const last = lastWithin(citations, next, end)
    const own = citations[last]
    if (own && end - own.end <= 3 && endsSentence.test(prose.slice(start, own.start))) {
      const quoted = trimmed(prose, start, own.start)
      const isEnough = countOf(prose.slice(quoted.start, quoted.end)) >= fewest
      return { blocks: isEnough ? [...blocks, quoted] : blocks, at: { citation: last, isBehind: false } }
    }
    // Reporters number the paragraphs of some opinions.
    blocks.push({ start: start + (/^\d{1,3}\s+(?=\p{Lu})/u.exec(words)?.[0].length ?? 0), end })
  }
  return { blocks, at: { citation: -1, isBehind: false } }
}

/**
 * A citation after which the paragraph ends or another sentence or citation begins: it is no part of a sentence. In
 * parentheses it says more of itself.
 */
const standsAlone =
  /^(?:;\s|,\s\d{1,4}\s|\s\((?!\p{L}{1,3}\)))|^[.)\]]?(?:\d{1,3})?(?:$|\s{1,4}(?:$|["“]?\p{Lu}|\d{1,3}\s{1,4}\p{Lu}))/u
const endsSentence = /[.?!…]["”’)\]]{0,2}\s*(?:\d{1,3}\s*)?$/

function lastWithin(citations: readonly Citation[], next: number, end: number): number {
  let last = -1
  for (let at = next; at < citations.length && (citations[at]?.end ?? 0) <= end; at++) last = at
  return last
}

/** Places asked for in their order mostly: goes on from the last one, and begins again for an earlier one. */
function cursor(citations: readonly Citation[]) {
  let at = 0
  return (place: number): number => {
    while (at > 0 && (citations[at - 1]?.start ?? 0) >= place) at--
    while (at < citations.length && (citations[at]?.start ?? 0) < place) at++
    return at
  }
}
