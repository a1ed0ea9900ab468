import { type ClauseHead, clauseHeads } from './clause/clause-heads.ts'
import { clauseLines, newParagraph } from './clause/new-clause.ts'
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
  { text, blocks }: { text: string; blocks: readonly { start: number; end: number }[] },
  places: Places,
  rewrite: Rewrite,
): boolean {
  const heads = clauseHeads(text, blocks, places).filter(({ start }) => start < rewrite.start)
  const head = heads.at(-1)
  const body = main.paragraphs.filter(({ room, fallback }) => room === 'body' && !fallback)
  const free = body.filter(({ inTable }) => !inTable)
  const beside = placeFor(text, rewrite.start, places, body, free)
  if (!beside) return false
  const { paragraph, isBefore } = beside
  const lines = clauseLines(
    rewrite.text,
    head,
    plainAfter(head, free, paragraph) ?? (isBefore ? previous(free, paragraph) : paragraph),
  )
  if (lines.length === 0) return false
  const writer = session.writerFor(main)
  const edit = session.edit(paragraph)
  if (isBefore) edit.paragraphsBefore.push(...lines.map((line) => newParagraph(main, writer, line, rewrite)))
  else {
    // Behind the last paragraph: rejected, the new ends are gone and what was the last is the last again.
    const puts = lines.flatMap((line) => [
      { kind: 'break' as const, hand: rewrite },
      { kind: 'words' as const, text: line.title + line.text, look: '', hand: rewrite },
    ])
    session.take([{ kind: 'put', paragraph, at: paragraph.text.length, puts }], rewrite)
  }
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
  return { paragraph: before, isBefore: before.text.trim() === '' }
}

/** The paragraph that follows the heading of a clause: the document's own style for the words of one. */
function plainAfter(head: ClauseHead | undefined, free: readonly Paragraph[], stop: Paragraph): Paragraph | undefined {
  if (!head) return undefined
  const from = free.indexOf(head.paragraph) + 1
  const to = free.indexOf(stop)
  return free.slice(from, to < 0 ? undefined : to).find(({ text, fixed }) => text.trim().length > 20 && !fixed)
}

const previous = (free: readonly Paragraph[], paragraph: Paragraph): Paragraph | undefined =>
  free.slice(0, Math.max(0, free.indexOf(paragraph))).findLast(({ text }) => text.trim() !== '')
