import type { Paragraph, Part } from '../scan/model.ts'
import { endIsTracked, propertiesOf } from './marks.ts'
import { markPlaces } from './note-marks.ts'
import type { ParagraphEdit } from './paragraph-edit.ts'

/** What stands in a paragraph beside its words, and would pass to the next one. */
const beside = /<(?:w:(?:drawing|pict|object|sdt)|m:oMath|mc:AlternateContent)[\s>]/

/**
 * Takes the end of each paragraph of which all words go and none come: without it, what is left is an empty line with
 * the number that Word makes. A paragraph that no other follows, as the last of a cell, keeps its end.
 */
export function closeEmptied(part: Part, edits: ReadonlyMap<Paragraph, ParagraphEdit>): void {
  const before = new Map<string, Paragraph>()
  const closed = new Set<Paragraph>()
  const places = Map.groupBy(part.paragraphs, ({ parent, place }) => `${parent}:${place}`)
  for (const paragraph of part.paragraphs) {
    const { parent, place } = paragraph
    before.set(`${parent}:${place}`, paragraph)
    const edit = edits.get(paragraph)
    if (!edit || !isEmptied(part, edit)) continue
    const previous = before.get(`${parent}:${place - 1}`)
    // What is left of the one before it would run into the next.
    if (previous && (endIsTracked(part, previous) || (edits.get(previous)?.joined && !closed.has(previous)))) continue
    closed.add(paragraph)
    if (edit.joined || !isFollowed(places, paragraph)) continue
    const mine = edit.deletions.at(-1)
    if (!mine) continue
    const { hand, as } = mine
    edit.joined = { ...hand, as }
    for (const [from, to] of gaps(edit)) edit.deletions.push({ from, to, hand, as })
    mine.notes = markPlaces(paragraph)
  }
}

function isEmptied(part: Part, edit: ParagraphEdit): boolean {
  const { paragraph, deletions } = edit
  if (deletions.length === 0 || paragraph.fixed || deletions.some(({ as }) => as !== 'del')) return false
  if ([...edit.behind.values()].flat().some(({ kind }) => kind !== 'xml')) return false
  if (gaps(edit).some(([from, to]) => /[^\s]/.test(paragraph.text.slice(from, to)))) return false
  const properties = propertiesOf(part, paragraph)
  if (endIsTracked(part, paragraph) || properties.includes('<w:sectPr')) return false
  return !beside.test(part.xml.slice(paragraph.open, paragraph.end)) && !paragraph.runs.some(({ gone }) => gone)
}

/** @param places paragraphs by where they stand: looked up, as a long document has many that are emptied */
const isFollowed = (
  places: ReadonlyMap<string, readonly Paragraph[]>,
  { start, end, parent, place }: Paragraph,
): boolean => (places.get(`${parent}:${place + 1}`) ?? []).some((one) => one.start >= end && one.start > start)

/** What of a paragraph no deletion covers. */
function gaps({ paragraph, deletions }: ParagraphEdit): [from: number, to: number][] {
  const found: [number, number][] = []
  let at = 0
  for (const { from, to } of deletions.toSorted((one, other) => one.from - other.from)) {
    if (from > at) found.push([at, from])
    at = Math.max(at, to)
  }
  return at < paragraph.text.length ? [...found, [at, paragraph.text.length]] : found
}
