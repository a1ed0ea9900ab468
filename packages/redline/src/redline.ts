import { clauseHeads } from './clause/clause-heads.ts'
import { isTopClause, shiftedReferences } from './clause/shifted-references.ts'
import { withNoteMarks } from './edit/note-marks.ts'
import { planRewrite, type Refusal, type Rewrite } from './edit/plan.ts'
import type { Hand } from './edit/writer.ts'
import { insertClause, isClause } from './insert-clause.ts'
import { type OpenEdit, openEdit } from './open-edit.ts'

/** What is said about words, as a comment. With `start === end` it is about a place. */
export interface Remark extends Hand {
  start: number
  end: number
  initials: string
  lines: readonly string[]
}

/** A document as it was read: the offsets of all changes are into this text. */
export interface ReadWords {
  text: string
  blocks: readonly { start: number; end: number }[]
}

/** What a file is to be given. */
export interface Wanted {
  rewrites: readonly Rewrite[]
  remarks: readonly Remark[]
  /** By whom the first comment is, which says what was not done and what a reader should know of the file. */
  notes: Hand & Pick<Remark, 'initials'>
}

export interface Redlined {
  bytes: Uint8Array
  /** Rewrites made as tracked changes. */
  tracked: number
  /** Rewrites that could not be made in place, and are comments with the words that were accepted. */
  commented: { start: number; end: number; reason: Refusal }[]
  comments: number
}

/**
 * A .docx with rewrites as tracked changes of the words that change, and remarks as comments on their words. Every part
 * that does not change is copied as it is, and so is everything in a changed part around the words.
 * @throws CasewrightError a file that cannot be edited, with what to do
 */
export async function redline(
  bytes: Uint8Array,
  document: ReadWords,
  { rewrites, remarks, notes: by }: Wanted,
): Promise<Redlined> {
  const opened = await openEdit(bytes, document)
  const { main, places, session, notes } = opened
  const commented: Redlined['commented'] = []
  let tracked = 0
  for (const [index, rewrite] of rewrites.entries()) {
    const { start, end } = rewrite
    const refused = isClause(document.text, rewrite)
      ? !insertClause(session, main, document.text, places, rewrite) && 'not-found'
      : made(opened, document.text, rewrite)
    if (!refused) tracked++
    else {
      commented.push({ start, end, reason: refused })
      notes.propose(rewrite, refused)
    }
    const isFirst = !rewrites.slice(0, index).some((one) => one.start === start && one.end === start)
    if (refused || !isFirst || !isClause(document.text, rewrite)) continue
    const heads = clauseHeads(document.text, document.blocks, places)
    if (!isTopClause(document.text, rewrite, heads)) continue
    for (const one of shiftedReferences(document.text, heads, start)) notes.shifted(one, rewrite)
  }
  const lines = [...notMade(commented.length, rewrites.length), ...opened.cautions]
  if (lines.length > 0) notes.add({ ...by, start: 0, end: 0, lines })
  for (const remark of remarks) notes.add(remark)
  return { bytes: await opened.written(), tracked, commented, comments: notes.comments.length }
}

const notMade = (count: number, all: number): string[] =>
  count === 0
    ? []
    : [
        `${count} of ${all} accepted rewrites could not be made as tracked changes. Each is a comment at its words, with the reason.`,
      ]

/** Makes a rewrite, or says why it cannot be made. */
function made({ session, places, notes }: OpenEdit, text: string, rewrite: Rewrite): Refusal | undefined {
  const planned = planRewrite(text, rewrite, places, session.partOf)
  if (typeof planned === 'string') return planned
  const { steps, stays } = withNoteMarks(planned)
  session.take(steps, rewrite)
  if (stays) notes.noteStays(rewrite)
  return undefined
}
