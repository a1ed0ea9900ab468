import { compareName } from '../case-names/same-case.ts'
import type { CaseCitation } from '../citations/citation.ts'
import { citationKeys } from '../citations/citation-keys.ts'
import { findCitations } from '../citations/find/find-citations.ts'
import { openedAt } from '../opinions/ascribed.ts'
import type { Source, Span } from '../span/span.ts'

/** The case from which an opinion quotes the words at a place, as it says itself. */
export interface QuotedSource {
  /** 'Olmstead v. United States, 277 U.S. 438'. */
  words: string
  name: string | null
  keys: readonly string[]
  /** The cases that are cited around the words: one may be quoted through another. */
  around: readonly CaseCitation[]
  /** It says that they are of a dissent or a concurrence there. */
  isSeparate: boolean
}

/** How far a quotation reaches to its marks, a citation from them, and one through which it may be quoted, in UTF-16 units. */
const [longest, near, through] = [3000, 320, 900]
const separately = /\b(?:dissent|concurr)/i

/**
 * The case that an opinion cites right behind words in quotation marks, or right before them: 'said in Olmstead v. United
 * States, 277 U.S. 438, 485: “Our Government …”'. Null: they stand in no marks, or no case is cited for them.
 */
export function quotedSource(source: Source, { start, end }: Span): QuotedSource | null {
  const { text } = source
  const opened = openedAt(text, start)
  if (opened === null) return null
  const mark = text[opened] === '“' ? '”' : '"'
  const closed = text.indexOf(mark, end - 1)
  if (closed === -1 || closed - end > longest) return null
  const around = () => casesIn(paragraphAt(text, opened, closed + 1))
  const behind = text.slice(closed + 1, closed + 1 + near)
  const [next] = casesIn(behind)
  if (next && /^[\s\d.,]{0,8}$/.test(behind.slice(0, next.start)))
    return told(next, behind, around(), separately.test(behind.slice(next.core.end, next.core.end + 60)))
  const before = text.slice(Math.max(0, opened - near), opened)
  const last = casesIn(before).at(-1)
  if (!last || !/^[^.;“”"]{0,40}:\s*$/.test(before.slice(Math.max(last.end, last.core.end)))) return null
  return told(last, before, around(), separately.test(before.slice(Math.max(0, last.start - 60), last.start)))
}

/** What stands of the paragraph before a place and behind another. */
function paragraphAt(text: string, start: number, end: number): string {
  const before =
    text
      .slice(Math.max(0, start - through), start)
      .split(/\n\s{0,20}\n/)
      .at(-1) ?? ''
  const behind = text.slice(end, end + through).split(/\n\s{0,20}\n/, 1)[0] ?? ''
  return `${before} ${behind}`
}

const casesIn = (text: string): CaseCitation[] =>
  findCitations(text).filter((one): one is CaseCitation => one.kind === 'case')

const keysOf = ({ cites }: CaseCitation): string[] =>
  cites.flatMap(({ volume, abbreviation, page }) => citationKeys(`${volume} ${abbreviation} ${page ?? ''}`.trim()))

const told = (
  cited: CaseCitation,
  text: string,
  around: readonly CaseCitation[],
  isSeparate: boolean,
): QuotedSource => ({
  words:
    `${cited.name ? `${cited.name}, ` : ''}${text.slice(cited.core.start, cited.core.end).replace(/,.*$/s, '')}`.replace(
      /\s+/g,
      ' ',
    ),
  name: cited.name,
  keys: keysOf(cited),
  around,
  isSeparate,
})

/**
 * The case that a citation says is quoted, where the opinion quotes another and cites none such around the words; null: none is
 * named, or it may be the same. '(quoting X)' is right of words that come from X through the case that the opinion cites.
 */
export function quotedOtherwise(notes: readonly string[], known: QuotedSource): string | null {
  for (const note of notes) {
    const at = note.search(/\bquoting\b/i)
    const [first, ...others] = at === -1 ? [] : casesIn(note.slice(at))
    if (!first?.name || others.length > 0 || known.keys.length === 0) continue
    const { name } = first
    const keys = new Set(keysOf(first))
    const isIt = (one: { name: string | null; keys: readonly string[] }) =>
      one.keys.some((key) => keys.has(key)) || one.name === null || compareName(name, one.name) !== 'different'
    if (!isIt(known) && !known.around.some((one) => isIt({ name: one.name, keys: keysOf(one) }))) return name
  }
  return null
}

/**
 * Whether the writer shows that words are not the court's own, in whatever way: '(quoting', '(cleaned up)', 'Justice Brandeis
 * said'.
 */
export const saysQuoted = (notes: string, leadIn = '', quotation = ''): boolean =>
  /\bquot|\bciting\b|\bomitted\b|\bcleaned up\b|\bcitation modified\b|\bdissent|\bconcurr/i.test(notes) ||
  /\b(?:Justices?|Judge|quot\w*|dissent\w*|concurr\w*)\b/.test(leadIn) ||
  /^\s*[‘']/.test(quotation)
