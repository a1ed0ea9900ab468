import type { DocumentText } from '@casewright/core'
import { findSections, flatten, headingsOf } from '@casewright/law'
import { upper } from '../guide/names.ts'
import type { ClauseForm } from '../output.ts'
import { type Unit, unitsOf } from '../text/units.ts'
import { insertionOf } from './insertion.ts'
import { labelAfter } from './label.ts'
import { isTitled } from './lines.ts'
import { type Head, rowOf } from './row.ts'

type Read = Pick<DocumentText, 'text' | 'blocks'>
type Title = ClauseForm['title']

/** A heading is no longer than this. */
const longestTitle = 90
/** A paragraph of a clause is no shorter than this. */
const shortestBody = 20

/** A clause of the document: how it is headed, and its first words. */
interface Clause {
  title: Title
  start: number
  /** Where the words of its title begin; of a clause without one, where its words begin. */
  words: number
  titleEnd: number
  body: Unit | undefined
  label?: Head['label']
}

const trimmedEnd = (text: string, { start, end }: { start: number; end: number }): number =>
  start + text.slice(start, end).trimEnd().length

/** How the document writes its clauses, and where a new one goes: what is put in is written the same way. */
export function formOf(document: Read, at = insertionOf(document)): ClauseForm {
  const { text } = document
  const units = unitsOf(text, document.blocks).filter(({ start, kind }) => start < at && kind !== 'footnote')
  const row = rowOf(text, units)
  const clauses = row.length > 0 ? numbered(document, units, row) : unnumbered(document, units)
  const title = commonest(clauses.map((clause) => clause.title)) ?? 'none'
  const like = clauses.findLast((clause) => clause.title === title)
  const last = clauses.at(-1)
  const body = bodyOf(text, units, clauses, title, like)
  const name = like ? text.slice(like.words, like.titleEnd) : ''
  return {
    title,
    head: like && { start: like.start, words: like.words, last: Math.max(like.words, like.titleEnd - 1) },
    label: last?.label ?? null,
    capitals: name !== '' && name === name.toUpperCase(),
    mark: /[.:]$/.exec(name)?.[0] ?? (title === 'run-in' ? '.' : ''),
    body,
    behind: last ? namedAs(text, last) : null,
    next: last?.label ? labelled(last.label, 1) : null,
  }
}

/** The clauses of a row of numbers, each with the words of its title. */
function numbered({ text, blocks }: Read, units: readonly Unit[], row: readonly Head[]): Clause[] {
  const headed = new Map(flatten(findSections({ text, blocks })).map((section) => [section.start, section.headingSpan]))
  return row.map(({ label, index, start }, at) => {
    const unit = units[index] as Unit
    const words = start + label.written.length + label.gap.length
    const following = units.slice(index + 1, row[at + 1]?.index)
    const end = trimmedEnd(text, unit)
    const [next] = following
    const clause = { start, words, label }
    if (words >= end) {
      const named = next ? text.slice(next.start, trimmedEnd(text, next)) : ''
      const isTitle = next !== undefined && named.length <= longestTitle && (!/[.;,]$/.test(named) || isTitled(named))
      const body = firstBody(following.slice(1))
      if (isTitle)
        return { ...clause, title: 'own-line' as const, words: next.start, titleEnd: trimmedEnd(text, next), body }
      return { ...clause, title: 'none' as const, titleEnd: words, body: firstBody(following) }
    }
    const span = headed.get(start)
    const titleEnd = span && span.start <= words + 2 ? markEnd(text, span.end) : undefined
    const isLine =
      (titleEnd !== undefined && titleEnd >= end) || (unit.kind === 'heading' && end - words <= longestTitle)
    if (isLine) return { ...clause, title: 'line' as const, titleEnd: end, body: firstBody(following) }
    if (titleEnd === undefined) return { ...clause, title: 'none' as const, titleEnd: words, body: unit }
    return { ...clause, title: 'run-in' as const, titleEnd, body: firstBody(following) }
  })
}

const markEnd = (text: string, end: number): number => (/[.:]/.test(text[end] ?? '') ? end + 1 : end)

const firstBody = (units: readonly Unit[]): Unit | undefined =>
  units.find(
    ({ kind, start, end }) =>
      (kind === 'paragraph' || kind === 'list-item' || kind === 'subheading') && end - start > shortestBody,
  )

const isProse = (words: string): boolean => words.length >= 3 * shortestBody && /\p{Ll}\S{0,3}[.;:]["”)]?$/u.test(words)

/** Words before a stop that head a paragraph. */
const opening = /^(\p{Lu}[^.:;\n]{2,60})[.:](?=\s{1,3}["“(]?\p{Lu})/u
const notOfClauses =
  /^(?:recitals?|background|witnesseth|table of contents|contents|whereas|exhibits?|schedule|preliminary)\b/i

/** The clauses of a document without numbers: under headings of one look, or with words before a stop. */
function unnumbered(document: Read, units: readonly Unit[]): Clause[] {
  const { text } = document
  const levels = new Map(headingsOf(document).map(({ start, level }) => [start, level]))
  const lines = units.flatMap((unit, index): (Clause & { look: string })[] => {
    const name = text.slice(unit.start, unit.end).trimEnd()
    const isHeading = unit.kind === 'heading' || (unit.kind === 'subheading' && !/[:.;,]$/.test(name))
    const next = units[index + 1]
    if (!isHeading || index === 0 || name.length > longestTitle || notOfClauses.test(name)) return []
    if (!next || !isProse(text.slice(next.start, next.end).trimEnd())) return []
    const look = `${levels.get(unit.start) ?? 0} ${name === name.toUpperCase()}`
    const titleEnd = unit.start + name.length
    return [{ title: 'line', start: unit.start, words: unit.start, titleEnd, body: next, look }]
  })
  const look = commonest(lines.map((line) => line.look))
  const headed = lines.filter((line) => line.look === look)
  if (headed.length >= 2) return headed
  const runIns = units.flatMap((unit): Clause[] => {
    const name = unit.kind === 'paragraph' ? opening.exec(text.slice(unit.start, unit.start + 90))?.[0] : undefined
    const { start } = unit
    return name ? [{ title: 'run-in', start, words: start, titleEnd: start + name.length, body: undefined }] : []
  })
  return runIns.length >= 3 ? runIns : []
}

const part = /^(?:(?:section |§ ?)?\d{1,2}\.\d{1,2}|\([a-z]\)|[a-z][.)])[.)]?(\s{0,8})/i

/** The paragraph that the words of a new clause are written like: the commonest sort under a title, the last of it. */
function bodyOf(
  text: string,
  units: readonly Unit[],
  clauses: readonly Clause[],
  title: Title,
  like: Clause | undefined,
): ClauseForm['body'] {
  const plain = (unit: Unit | undefined) => (unit ? { start: unit.start, words: unit.start, part: null } : null)
  if (title === 'run-in' || (title === 'none' && like)) return null
  const bodies = clauses.flatMap(({ body, label, title: own }) => {
    if (!body || own !== title) return []
    const [written, gap = ''] = part.exec(text.slice(body.start, body.start + 20)) ?? []
    const [of] = /\d+/.exec(written ?? '') ?? []
    const isOwn = written !== undefined && (of === undefined || Number(of) === label?.number)
    return [{ body, part: written !== undefined && isOwn ? { written: written.trimEnd(), gap } : null }]
  })
  const isDecimal = (one: (typeof bodies)[number]) => one.part !== null && /\d/.test(one.part.written)
  const decimals = commonest(bodies.map(isDecimal))
  // One paragraph alone bears no letter, unless every clause has them.
  const found = decimals
    ? bodies.findLast(isDecimal)
    : (bodies.findLast((one) => one.part === null) ?? bodies.findLast((one) => !isDecimal(one)))
  if (found)
    return {
      start: found.body.start,
      words: found.body.start + (found.part ? found.part.written.length + found.part.gap.length : 0),
      part: found.part,
    }
  return plain(units.findLast((unit) => unit.kind === 'paragraph' && unit.end - unit.start > 2 * shortestBody))
}

/** What most of a list are, of two with as many the later; undefined of none. */
function commonest<T>(all: readonly T[]): T | undefined {
  const counts = new Map<T, number>()
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1)
  return [...counts].reduce<[T, number] | undefined>(
    (best, one) => (best && best[1] > one[1] ? best : one),
    undefined,
  )?.[0]
}

/** 'Section 8', 'Article IV' */
const labelled = (label: NonNullable<Clause['label']>, by: number): string => {
  const written = labelAfter(label, by).replace(/[.:)]$/, '')
  return label.word === ''
    ? `Section ${written}`
    : upper(written.toLowerCase().startsWith('article') ? `Article${written.slice(7)}` : written)
}

/** 'Section 7 (General Provisions)' */
const namedAs = (text: string, { label, title, words, titleEnd }: Clause): string => {
  const name = title === 'none' ? '' : text.slice(words, titleEnd).replace(/\s+/g, ' ').replace(/[.:]$/, '').trim()
  if (!label) return `“${name}”`
  return name ? `${labelled(label, 0)} (${name})` : labelled(label, 0)
}
