import { newParagraph } from '../clause/new-clause.ts'
import type { Row } from '../compare/compare.ts'
import { labelEnd } from '../compare/units.ts'
import { endIsTracked } from '../edit/marks.ts'
import type { Put } from '../edit/paragraph-edit.ts'
import { mostLook } from '../edit/plan.ts'
import { placeFor } from '../insert-clause.ts'
import type { Paragraph } from '../scan/model.ts'
import type { NotTracked, Work } from './redline-drafts.ts'

interface Span {
  start: number
  end: number
}

/** Puts a new paragraph in, in the look of the paragraph of the older draft that it is most like. */
export function addRow(work: Work, { now }: Extract<Row, { kind: 'added' }>, index: number): NotTracked[] {
  const { main, session, after, hand } = work
  const at = nextPlace(work, index)
  const place = placeOf(work, at, now)
  if (typeof place === 'string')
    return [{ start: at, end: at, text: after.text.slice(now.start, now.end), reason: place }]
  const { paragraph, isBefore, like } = place
  const text = withoutMadeNumber(work, now, like)
  const edit = session.edit(paragraph)
  const line = { words: [{ text, look: mostLook(like) }], like }
  if (isBefore) edit.paragraphsBefore.push(newParagraph(main, session.writerFor(main), line, hand))
  else {
    const puts: Put[] = [
      { kind: 'break', hand },
      { kind: 'words', text, look: '', hand },
    ]
    session.take([{ kind: 'put', paragraph, at: paragraph.text.length, puts }], hand)
  }
  return []
}

/** Where a paragraph of the newer draft belongs in the older, and which paragraph there it looks like. */
export function placeOf(work: Work, at: number, now: Span) {
  const { main, places, before, after } = work
  const unit = after.blocks.find(({ start }) => start === now.start)
  // A row would need cells, and a note its reference.
  if (unit?.kind === 'table-row') return 'cells' as const
  const body = main.paragraphs.filter(({ room, fallback }) => room === 'body' && !fallback)
  const free = body.filter(({ inTable }) => !inTable)
  const last = body.at(-1)
  const isEnd = at === before.text.length && last && !last.inTable && !last.fixed
  const end = isEnd ? { paragraph: last, isBefore: last.text.trim() === '' } : undefined
  const found = unit?.kind === 'footnote' ? undefined : (end ?? placeFor(before.text, at, places, body, free))
  if (!found) return 'not-found' as const
  // An end that somebody else deleted would continue into the new paragraph.
  const previous = found.isBefore ? body[body.indexOf(found.paragraph) - 1] : found.paragraph
  if (previous?.parent === found.paragraph.parent && endIsTracked(main, previous)) return 'their-change' as const
  return { ...found, like: likeFor(work, now, at) ?? found.paragraph }
}

/** The offset in the older draft at which the next paragraph of both begins. */
export const nextPlace = ({ rows, before }: Work, index: number): number => {
  for (const row of rows.slice(index + 1)) if (row.kind === 'same' || row.kind === 'changed') return row.old.start
  return before.text.length
}

/** So far around a place a paragraph is looked for that is of the same kind. */
const near = 60

/** Shorter ones are captions and signatures, which sentences do not look like. */
const isProse = ({ start, end }: Span): boolean => end - start >= 60

/** The nearest paragraph of both drafts whose kind, level and sort of number are the same in the newer one. */
function likeFor({ rows, after, places }: Work, now: Span, at: number): Paragraph | undefined {
  const kinds = new Map(after.blocks.map((block) => [block.start, `${block.kind}${block.level ?? ''}`]))
  const shape = ({ start, end }: Span) =>
    `${kinds.get(start)} ${labelShape(after.text.slice(start, labelEnd(after.text, start, end)))}`
  const wanted = shape(now)
  const kept = rows.filter((row) => row.kind === 'same' || row.kind === 'changed')
  const middle = kept.findIndex(({ old }) => old.start >= at)
  const center = middle < 0 ? kept.length : middle
  let best: { paragraph: Paragraph; worth: number } | undefined
  for (let step = -near; step <= near; step++) {
    const row = kept[center + step]
    const paragraph = row && places.after(row.old.start, row.old.end)?.paragraph
    if (!row || !paragraph || paragraph.room !== 'body' || paragraph.inTable || paragraph.fixed) continue
    const isKind = kinds.get(row.now.start) === kinds.get(now.start)
    const isSize = isProse(row.now) === isProse(now)
    const worth =
      (shape(row.now) === wanted ? 200 : isKind ? 100 : 0) +
      (isSize ? 40 : 0) -
      Math.abs(step) * 2 -
      (step >= 0 ? 1 : 0)
    if (!best || worth > best.worth) best = { paragraph, worth }
  }
  return best?.paragraph
}

/** "14.1" and "3.2" are one sort of number, "(a)" another. */
const labelShape = (label: string): string =>
  label
    .trim()
    .replace(/\d+/g, '1')
    .replace(/[ivx]{2,}/g, 'i')
    .replace(/[IVX]{2,}/g, 'I')
    .replace(/[a-z]/g, 'a')
    .replace(/[A-Z]/g, 'A')

/** The words of a new paragraph; where Word makes the numbers of those it looks like, without one. */
export function withoutMadeNumber({ places, after }: Work, { start, end }: Span, like: Paragraph): string {
  const label = labelEnd(after.text, start, end)
  const text = places.isLabelled(like) ? after.text.slice(label, end).trimStart() : after.text.slice(start, end)
  return onOneLine(text)
}

/** Lines as one, which a paragraph is. */
export const onOneLine = (text: string): string =>
  /[\f\n]/.test(text)
    ? text
        .split(/[\f\n]+/)
        .map((line) => line.trim())
        .join(' ')
    : text
