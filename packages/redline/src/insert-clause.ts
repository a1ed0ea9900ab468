import { clauseLines, newParagraph, propertiesLike } from './clause/new-clause.ts'
import type { Rewrite } from './edit/plan.ts'
import type { Paragraph, Part } from './scan/model.ts'
import type { EditSession } from './session.ts'
import type { Places } from './text/places.ts'

/** Whether words that are put in are paragraphs of their own: at the beginning or the end of a line. */
export const isClause = (text: string, { start, end }: Rewrite): boolean =>
  start === end && (/^(?:$|[\n\f])/.test(text.slice(start, start + 1)) || /(?:^|[\n\f])$/.test(text.slice(0, start)))

/** Puts a clause in as paragraphs of the document. @returns false: there is no paragraph to put it beside */
export function insertClause(
  session: EditSession,
  main: Part,
  text: string,
  places: Places,
  rewrite: Rewrite,
): boolean {
  const body = main.paragraphs.filter(({ room, fallback }) => room === 'body' && !fallback)
  const free = body.filter(({ inTable }) => !inTable)
  const beside = placeFor(text, rewrite.start, places, body, free)
  if (!beside) return false
  const { paragraph, isBefore } = beside
  const lines = clauseLines(rewrite, places, isBefore ? (previous(free, paragraph) ?? paragraph) : paragraph)
  if (lines.length === 0) return false
  if (isBefore) {
    const writer = session.writerFor(main)
    session.edit(paragraph).paragraphsBefore.push(...lines.map((line) => newParagraph(main, writer, line, rewrite)))
    return true
  }
  // Behind the last paragraph: rejected, the new ends are gone and what was the last is the last again.
  const puts = lines.flatMap(({ words, like }) => [
    { kind: 'break' as const, hand: rewrite, properties: propertiesLike(main, like) },
    ...words.map(({ text: own, look }) => ({ kind: 'words' as const, text: own, look, hand: rewrite })),
  ])
  session.take([{ kind: 'put', paragraph, at: paragraph.text.length, puts }], rewrite)
  return true
}

/** Before which paragraph, or behind which if there is none: never inside of a table, a note or a footer. */
export function placeFor(
  text: string,
  at: number,
  places: Places,
  body: readonly Paragraph[],
  free: readonly Paragraph[],
) {
  const isAtStart = at === 0 || /[\n\f]/.test(text[at - 1] ?? '')
  const here = isAtStart ? places.after(at)?.paragraph : places.before(at)?.paragraph
  if (here?.room !== 'body') {
    const last = free.findLast(({ text: words, fixed }) => words.trim() !== '' && !fixed)
    return last && { paragraph: last, isBefore: false }
  }
  if (isAtStart && !here.inTable && !here.fixed) return { paragraph: here, isBefore: true }
  const index = body.indexOf(here)
  const next = body[index + 1]
  if (!isAtStart && next && !next.inTable && !here.inTable && !next.fixed && next.parent === here.parent)
    return { paragraph: next, isBefore: true }
  const before = body.slice(0, isAtStart ? index : index + 1).findLast(({ inTable, fixed }) => !inTable && !fixed)
  if (!before) return undefined
  if (before.text.trim() !== '') return { paragraph: before, isBefore: false }
  // What comes before an empty line would leave its style there once it is rejected.
  const worded = free.slice(0, free.indexOf(before)).findLast(({ text: words }) => words.trim() !== '')
  const isAbove = worded && !worded.fixed && worded.parent === before.parent
  return isAbove ? { paragraph: worded, isBefore: false } : { paragraph: before, isBefore: true }
}

const previous = (free: readonly Paragraph[], paragraph: Paragraph): Paragraph | undefined =>
  free.slice(0, Math.max(0, free.indexOf(paragraph))).findLast(({ text }) => text.trim() !== '')
