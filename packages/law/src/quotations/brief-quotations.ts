import type { Citation } from '../citations/citation.ts'
import type { Span } from '../span/span.ts'
import { fewest, quotedSpans } from './marks.ts'
import { adjoins, behindOwn, parted } from './whose.ts'

/** A writer who says what was done to the words quotes, however few they are. */
const handling =
  /\b(?:cleaned up|citation modified|quotation simplified|(?:internal )?(?:quotation|quote) marks? omitted|emphasis (?:added|omitted|supplied|in (?:the )?original|original)|alterations? (?:omitted|adopted|added|in (?:the )?original)|brackets (?:omitted|in (?:the )?original)|ellips[ie]s omitted|quoting)\b/i
/** The furthest that the citation may begin behind words of which it says so, in UTF-16 units. */
const reach = 80
/** The furthest that the citation of any other words may. */
const mostBehind = 220

/** Fewer than `fewest` words in quotation marks, near a citation. */
interface BriefQuotation extends Span {
  /** The place of the citation. */
  at: number
  /** Whether they are quoted from it. Else they may be a term or a nickname, and nobody knows. */
  isQuoted: boolean
}

/**
 * Two or three words that stand right before their citation, in its parenthetical, right behind it and 'held', or whose
 * citation says that they are a quotation; and those of which none of this is so, or that are a single word.
 */
export function briefQuotations(prose: string, citations: readonly Citation[]): BriefQuotation[] {
  let next = 0
  let before = -1
  return quotedSpans(prose, 1).flatMap((span): BriefQuotation[] => {
    const words = prose.slice(span.start + 1, span.end - 1)
    const count = words.split(/\s+/).filter(Boolean).length
    const last = before
    before = span.end
    if (count >= fewest) return []
    while (next > 0 && (citations[next - 1]?.end ?? 0) > span.start) next--
    while (next < citations.length && (citations[next]?.end ?? 0) <= span.start) next++
    const at = behindOwn(citations, next, span)
    const placed = placing(prose, citations, at, span)
    const opened = heldBy(prose, citations, next - 1, span, last)
    if (placed === 'quoted') return [{ ...span, at, isQuoted: count > 1 && !isTerm(prose, span, words, count) }]
    if (opened) return [{ ...span, at: next - 1, isQuoted: count > 1 && !isTerm(prose, span, words, count) }]
    if (count === 1) return []
    return placed === 'noted' || placed === 'near' ? [{ ...span, at, isQuoted: placed === 'noted' && count > 1 }] : []
  })
}

/** How the citation at or behind words stands to them. */
function placing(
  prose: string,
  citations: readonly Citation[],
  at: number,
  { start, end }: Span,
): 'quoted' | 'noted' | 'near' | null {
  const citation = citations[at]
  if (!citation) return null
  if (citation.start < start) return citation.end >= end ? 'quoted' : null
  if (citation.start < end || citation.start - end > mostBehind) return null
  const between = prose.slice(end, citation.start)
  if (adjoins.test(between)) return citation.kind === 'reference' ? null : 'quoted'
  if (between.length <= reach && !otherwise.test(between) && saysHandled(prose, citation)) return 'noted'
  return /[“”"]/.test(between) || parted(prose.slice(end - 2, citation.start)) ? null : 'near'
}

/** Other quoted words, another line or another sentence. */
const otherwise = /[“”"\n]|[.!?]\s+(?!(?:See|Id|In|Accord|Cf|E\.g)\b)\p{Lu}[\p{L}]+ \p{Ll}/u

const saysHandled = (prose: string, citation: Citation): boolean =>
  'parentheticals' in citation &&
  citation.parentheticals.some(({ start, end }) => handling.test(prose.slice(start, end)))

/** 'Doe v. Roe, 5 U.S. 1, 7 (1990) (Doe, J.), held “three quoted words”': in one clause, with no other words quoted between. */
function heldBy(prose: string, citations: readonly Citation[], at: number, { start }: Span, last: number): boolean {
  const citation = citations[at]
  if (!citation || citation.kind === 'reference' || citation.end <= last || start - citation.end > reach) return false
  return held.test(prose.slice(citation.end, start))
}
const held =
  /^[\s,)\]]{0,4}(?:(?:the|this) court |it |which )?(?:has |had )?(?:held|holds|said|says|stated|states|explained|explains|required|requires|called|calls|asked|asks|rejected|rejects|described|describes|spoke of|speaks of|referred to|refers to)(?: (?:that|for|as|to|it|only|the|an?)){0,3} $/i

/** Words that are named, not quoted: 'the so-called “clear error rule”', 'what we now call “mixed motive.”', a title. */
function isTerm(prose: string, { start, end }: Span, words: string, count: number): boolean {
  const [before, after] = [prose.slice(Math.max(0, start - 40), start), prose.slice(end, end + 14)]
  if (nicknamed.test(before) || ordinary.test(after) || labels.test(words)) return true
  return count < 3 && (named.test(before) || /^(?:\p{Lu}[\p{L}’'-]*\s+){1}\p{Lu}[\p{L}’'-]*[.,;]?$/u.test(words.trim()))
}
const nicknamed =
  /\b(?:so[- ]called|dubbed|nicknamed|(?:now|often|sometimes|commonly) (?:call(?:ed)?|termed|known as|referred to as)|titled|entitled|captioned)\s+(?:an?\s|the\s)?$/i
const named = /\b(?:terms?|termed|labell?ed|called|calls?|known as|referred to as|phrase)\s+(?:an?\s|the\s|it\s)?$/i
/** 'two-court rule': a label that somebody gave. */
const labels = /^[\p{L}’'-]{1,30}-[\p{L}’'-]{1,30} (?:rule|test|doctrine|standard|theory|exception)s?[.,;]?$/iu
const ordinary = /^\s(?:rule|test|doctrine|standard|theory|exception)s?\b/i
