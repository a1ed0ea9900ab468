import { layoutOf } from '../layout/layout.ts'
import { romanValue } from '../sections/number.ts'
import { findSections } from '../sections/sections.ts'
import { sentencesOf } from '../sentences/sentences.ts'
import type { Source, Span } from '../span/span.ts'
import { attachmentsOf } from './attachments.ts'
import { labelOf, type Numbering, numberingOf } from './numbering.ts'
import { pointsOutside } from './outside.ts'

/** A place that names another place of the document: 'Section 4.2(b)', 'Exhibit C'. */
export interface CrossReference extends Span {
  kind: 'section' | 'article' | 'attachment'
  /** As written, without the word before it: '4.2(b)', 'IV', 'C'. */
  label: string
  /**
   * `found`: the document has it. `missing`: it numbers its parts so, and has no such part. `outside`: it is a part of
   * something else, such as an act, or that cannot be told.
   */
  outcome: 'found' | 'missing' | 'outside'
  target?: Span
}

const label = '(?:\\d{1,4}(?:\\.\\d{1,4}){0,4}(?:\\([A-Za-z0-9]{1,5}\\)){0,4}|[IVXLC]{1,7}(?![\\w.]))'
const parts = new RegExp(
  `\\b(sections?|articles?|paragraphs?|clauses?)\\s{1,3}(${label}(?:(?:,\\s?(?:and|or)?|\\s(?:and|or|through|to)|\\s?[–-])\\s?${label}){0,6})`,
  'gi',
)
// A label is written in capitals or figures, and the word before it with a capital: 'schedule a call' names nothing.
const attached =
  /\b(Exhibit|Schedule|Appendix|Annex|Attachment|Addendum|EXHIBIT|SCHEDULE|APPENDIX|ANNEX|ATTACHMENT|ADDENDUM)\s{1,3}(?:["“])?([A-Z]{1,2}(?:-\d{1,3})?|\d{1,3}(?:\.\d{1,3})?|[IVX]{1,5})(?![\w-])/g
const oneLabel = new RegExp(label, 'g')

/** Every cross-reference of a document, in order. A heading is not a reference to itself. */
export function findCrossReferences(source: Source): CrossReference[] {
  const { prose } = layoutOf(source)
  const numbering = numberingOf(findSections(source))
  const attachments = attachmentsOf(source)
  const titles = [...attachments.values()]
  const found: CrossReference[] = []
  for (const sentence of sentencesOf(source)) {
    if (sentence.contents) continue
    const words = prose.slice(sentence.start, sentence.end)
    for (const match of words.matchAll(parts)) found.push(...partsNamed(match, sentence.start, prose, numbering))
    for (const match of words.matchAll(attached)) {
      const start = sentence.start + match.index
      const end = start + match[0].length
      if (titles.some((title) => start - title.start < 4 && start >= title.start)) continue
      const target = attachments.get(`${match[1]} ${match[2]}`.toLowerCase())
      const outcome = target ? 'found' : pointsOutside(prose, start, end) ? 'outside' : 'missing'
      found.push({ start, end, kind: 'attachment', label: match[2] ?? '', outcome, ...(target && { target }) })
    }
  }
  // 'Section 16 of the Exchange Act' once, and 'Section 16' from there on.
  const outside = new Set(
    found.flatMap(({ kind, label, outcome }) => (outcome === 'outside' ? `${kind} ${label}` : [])),
  )
  return found
    .map(
      (one): CrossReference =>
        one.outcome === 'missing' && one.kind !== 'attachment' && outside.has(`${one.kind} ${one.label}`)
          ? { ...one, outcome: 'outside' }
          : one,
    )
    .sort((one, other) => one.start - other.start)
}

function partsNamed(match: RegExpExecArray, offset: number, prose: string, numbering: Numbering): CrossReference[] {
  const word = (match[1] ?? '').toLowerCase()
  const kind = word.startsWith('article') ? 'article' : 'section'
  const start = offset + match.index
  if (isOfSpecification(prose, start, start + match[0].length)) return []
  const outside = pointsOutside(prose, start, start + match[0].length)
  const listStart = start + match[0].length - (match[2] ?? '').length
  const labels = [...(match[2] ?? '').matchAll(oneLabel)]
  return labels.flatMap((one, index): CrossReference[] => {
    const at = listStart + one.index
    const place = { start: index === 0 ? start : at, end: at + one[0].length }
    const reference = { ...place, kind, label: one[0] } as const
    if (outside) return [{ ...reference, outcome: 'outside' }]
    const target = targetOf(kind, one[0], numbering, prose)
    // The number at the head of a section is no reference to it.
    if (target && target.start === place.start) return []
    if (target) return [{ ...reference, outcome: 'found', target: { start: target.start, end: target.end } }]
    return [{ ...reference, outcome: wouldBeHere(kind, one[0], numbering) ? 'missing' : 'outside' }]
  })
}

/** 'Specification Sections 23 00 00 through 23 99 00': the numbers of a book of specifications, three pairs each. */
const isOfSpecification = (prose: string, start: number, end: number): boolean =>
  /^\s?\d{2}\s?\d{2}\b/.test(prose.slice(end, end + 8)) ||
  /\b(?:specifications?|specs?\.?|CSI|drawings?)\s{1,3}$/i.test(prose.slice(Math.max(0, start - 20), start))

/**
 * Whether a number is one that this document could have given: it counts its parts so, and has come near that number.
 * 'Section 2115' in a contract of nine sections is a section of a code.
 */
function wouldBeHere(kind: 'section' | 'article', written: string, numbering: Numbering): boolean {
  const { count, last } = kind === 'article' ? numbering.articles : numbering.sections
  const number = Number.parseInt(written, 10) || romanValue(written)
  // A whole number of two figures that stands alone is one of a contract: sections of codes are longer, or name their act.
  // A document that numbers nothing has no section of two figures, whichever it is.
  if (kind === 'section' && count === 0) return /^\d{2}$/.test(written)
  return count >= 3 && (number <= 2 * last + 2 || (kind === 'section' && last < 100 && /^\d{2}$/.test(written)))
}

const partsThatStand = /(?<!\w)\((?<inside>\w{1,8})\)|(?<=^|\n)[^\S\n]{0,20}(?<head>\w{1,8})[.)]\s/g

/** '(c)' or 'c.' at the head of an item; '18(c)' is a reference to it, and may be the one that is looked up. */
const stands = (part: string, words: string): boolean =>
  [...words.matchAll(partsThatStand)].some(({ groups }) => (groups?.inside ?? groups?.head) === part.slice(1, -1))

function targetOf(kind: 'section' | 'article', written: string, { byLabel }: Numbering, prose: string) {
  const wanted = labelOf(kind === 'article' ? `article ${written}` : written)
  const exact = byLabel.get(wanted) ?? byLabel.get(wanted.replace(/^article /, ''))
  if (exact) return exact
  if (kind === 'section' && !wanted.includes('(')) return byLabel.get(`article ${wanted}`)
  // '(c)' may stand within the sentence of its section rather than begin a paragraph.
  const open = wanted.indexOf('(')
  const before = wanted.slice(0, Math.max(0, open))
  const outer = open > 0 ? (byLabel.get(before) ?? byLabel.get(`article ${before}`)) : undefined
  if (!outer) return undefined
  const inner = wanted.slice(open).match(/\([^()]+\)/g) ?? []
  const words = prose.slice(outer.start, outer.end).toLowerCase()
  return inner.every((part) => stands(part, words)) ? outer : undefined
}
