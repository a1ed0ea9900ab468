import type { Citation } from '../citations/citation.ts'
import { findCitations } from '../citations/find/find-citations.ts'
import type { FullCitation } from '../citations/parse/parse-citation.ts'
import { Authorities } from '../citations/resolve/authorities.ts'
import { resolveCitations } from '../citations/resolve/resolve-citations.ts'
import { layoutOf } from '../layout/layout.ts'
import { readable } from '../layout/readable.ts'
import { briefQuotations } from '../quotations/brief-quotations.ts'
import { findQuotations, type Quotation } from '../quotations/quotations.ts'
import type { Source, Span } from '../span/span.ts'
import { FullPlaces } from './standing-for.ts'
import { type Unresolved, unresolvedOf } from './unresolved.ts'
import { placeOf, sharedName, writtenWords } from './written-words.ts'

/** A citation where it stands in a document. */
export interface CitedPlace {
  citation: Citation
  /** With its name, signal and parentheticals. */
  span: Span
  /** Place in `authorities` of what it cites; null where that is not certain. */
  authority: number | null
  /** Of a short form, place in `places` of the full citation of that authority that it stands for; null of others. */
  standsFor: number | null
  /** Why that is not certain. */
  unresolved: Unresolved | null
  /** The words that the document quotes and ascribes to it. */
  quotations: readonly Quotation[]
  /** Few words in quotation marks before it, which may be a term: they are compared with nothing. */
  tooBrief: readonly Span[]
  /** Place in `wanted` of what to verify for it; null where there is nothing to look up. */
  wanted: number | null
}

/** An authority that a document cites, and where. */
export interface CitedAuthority {
  /** Its first citation in full. */
  full: FullCitation
  /** That citation on one line, without signal and parentheticals. */
  words: string
  /** Places in `places`, in their order: in full, short, by id. and supra. */
  places: readonly number[]
}

/**
 * What to verify: each full citation as it is written, once for each set of words that are quoted from it, and each short
 * form whose full citation is not in the document.
 */
export interface WantedCitation {
  citation: string
  quotations: string[]
  /** What the writer adds in parentheses where words are quoted: 'Douglas, J., dissenting'. */
  parentheticals?: string[]
  /** What its sentence says before each of `quotations`. */
  leadIns?: string[]
}

export interface Cited {
  places: readonly CitedPlace[]
  authorities: readonly CitedAuthority[]
  /** Each is core's `CitedWords`. */
  wanted: readonly WantedCitation[]
  /** Words quoted that the document ascribes to no citation. */
  unascribed: readonly Quotation[]
  /** Lines of the document's own tables of contents and authorities: what they cite is left out. */
  tables: readonly Span[]
}

const isFull = (citation: Citation): citation is FullCitation =>
  citation.kind === 'case' || citation.kind === 'law' || citation.kind === 'journal'

/**
 * What a document cites: each citation where it stands, what it stands for, the words quoted from it, and what has to be
 * verified. A case that is called by its name alone is left out, unless words are ascribed to it so; so is what stands in
 * the document's own tables.
 */
export function citedIn(source: Source): Cited {
  const tables = ownTables(source)
  const prose = withoutSpans(layoutOf(source).prose, tables)
  const citations = findCitations(prose)
  const resolutions = resolveCitations(citations, prose)
  const quotations = findQuotations(source)
  const ascribed = Map.groupBy(quotations, ({ citation }) => citation?.core.start ?? -1)
  const tooBrief = Map.groupBy(
    briefQuotations(prose, citations).filter(({ isQuoted }) => !isQuoted),
    ({ at }) => at,
  )
  const ends = endsBefore(citations)

  const authorities: (CitedAuthority & { places: number[] })[] = []
  const byFirst = new Map<number, number>()
  const fulls = new Map<number, FullPlaces>()
  const wanted = new Map<string, WantedCitation & { at: number }>()
  const places: CitedPlace[] = []
  const cited = new Authorities()
  let last: { stands: Citation | null } | null = null
  for (const [at, citation] of citations.entries()) {
    const quoted = ascribed.get(citation.core.start) ?? []
    if (citation.kind === 'reference' && citation.pin === null && quoted.length === 0) continue
    const span = placeOf(prose, citation, ends[at] ?? 0)
    const shared = sharedName(prose, citation, citations[at - 1])
    const first = resolutions[at]?.authority ?? null
    if (isFull(citation) && first === at) {
      byFirst.set(at, authorities.length)
      authorities.push({ full: citation, words: shared + writtenWords(prose, citation, span), places: [] })
    }
    const authority = first === null ? null : (byFirst.get(first) ?? null)
    const of = authority === null ? undefined : authorities[authority]
    of?.places.push(places.length)
    const unresolved = first === null ? unresolvedOf(citation, { cited, last }) : null
    // 'Strickland, 466 U.S. at 687' without its full citation: a page may be in one case alone.
    const isAlone = (unresolved === 'not-cited' || unresolved === 'other-volume') && citation.kind === 'short-case'
    const full = isFull(citation) || authority === null ? undefined : fulls.get(authority)?.of(citation)
    const words = isFull(citation) || isAlone ? shared + writtenWords(prose, citation, span) : full?.words
    if (isFull(citation) && authority !== null && words !== undefined) {
      const known = fulls.get(authority) ?? new FullPlaces()
      known.add({ at: places.length, citation, words })
      fulls.set(authority, known)
    }
    places.push({
      citation,
      span,
      authority,
      standsFor: full?.at ?? null,
      unresolved,
      quotations: quoted,
      tooBrief: (tooBrief.get(at) ?? []).map(({ start, end }) => ({ start, end })),
      wanted: words === undefined ? null : want(wanted, words, quoted, parentheticalsOf(prose, citation)),
    })
    if (isFull(citation)) cited.of(citation, at)
    last = { stands: of?.full ?? null }
  }
  const taken = new Set(places.flatMap(({ quotations: of }) => of))
  return {
    places,
    authorities,
    wanted: [...wanted.values()].map(({ at: _, ...one }) => one),
    unascribed: quotations.filter((quotation) => !taken.has(quotation)),
    tables,
  }
}

const ownTables = (source: Source): Span[] =>
  layoutOf(source).paragraphs.flatMap(({ start, end, contents }) => (contents ? [{ start, end }] : []))

/** The same length, the same offsets. */
function withoutSpans(prose: string, spans: readonly Span[]): string {
  const parts: string[] = []
  let at = 0
  for (const { start, end } of spans) {
    parts.push(prose.slice(at, start), prose.slice(start, end).replace(/[^\n\f]/g, ' '))
    at = end
  }
  return parts.join('') + prose.slice(at)
}

function want(
  wanted: Map<string, WantedCitation & { at: number }>,
  citation: string,
  quoted: readonly Quotation[],
  said: readonly string[],
): number {
  const quotations = quoted.map(({ words }) => readable(words))
  const parentheticals = quotations.length > 0 ? [...said] : []
  const leadIns = quoted.map(({ leadIn }) => readable(leadIn))
  const key = [citation, ...quotations, ...parentheticals, ...leadIns].join('\n')
  const noted = {
    ...(parentheticals.length > 0 && { parentheticals }),
    ...(leadIns.length > 0 && { leadIns }),
  }
  const known = wanted.get(key) ?? { citation, quotations, ...noted, at: wanted.size }
  wanted.set(key, known)
  return known.at
}

const parentheticalsOf = (prose: string, citation: Citation): string[] =>
  'parentheticals' in citation ? citation.parentheticals.map(({ start, end }) => readable(prose.slice(start, end))) : []

/** For each citation where the one before it ends, or the parenthetical in which it stands begins. */
function endsBefore(citations: readonly Citation[]): number[] {
  let end = 0
  return citations.map((citation) => {
    const before = Math.min(end, citation.start)
    const [inner] = 'parentheticals' in citation ? citation.parentheticals : []
    end = inner?.start ?? citation.end
    return before
  })
}
