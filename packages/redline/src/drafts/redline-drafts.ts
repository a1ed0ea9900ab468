import type { Row } from '../compare/compare.ts'
import { compareDrafts } from '../compare/compare.ts'
import type { Draft } from '../compare/units.ts'
import type { Refusal } from '../edit/plan.ts'
import type { Hand } from '../edit/writer.ts'
import { type OpenEdit, openEdit } from '../open-edit.ts'
import { notBecome } from './accepted.ts'
import { addRow } from './add-row.ts'
import { changeRow } from './change-row.ts'
import { marginsOf } from './margins.ts'
import { moveRow } from './move-row.ts'
import { removeRow } from './remove-row.ts'

/** What could not be made as a tracked change: where, the words that are in the newer draft, and why. */
export interface NotTracked {
  start: number
  end: number
  text: string
  reason: Refusal
}

export interface DraftsRedlined {
  bytes: Uint8Array
  /** Changes made as tracked changes; a move is one. */
  tracked: number
  commented: NotTracked[]
  /** Lines of the newer draft that the file does not become once all is accepted, where no comment says so. */
  differing: string[]
}

/** What each step of a redline works with. */
export interface Work extends OpenEdit {
  before: Draft
  after: Draft
  rows: readonly Row[]
  hand: Hand
  nextMove(): number
}

/**
 * The older .docx with the newer draft as tracked changes: all rejected, it is the older one, accepted, it has the words
 * of the newer. What is in a field, a content control or somebody else's tracked change is a comment.
 * @param about what its first comment says before all else
 * @throws CasewrightError a file that cannot be edited, with what to do
 */
export async function redlineDrafts(
  bytes: Uint8Array,
  before: Draft,
  after: Draft,
  by: Hand & { initials: string },
  about: readonly string[] = [],
): Promise<DraftsRedlined> {
  const rows = compareDrafts(before, after)
  const opened = await openEdit(bytes, before)
  let moves = lastMove(opened.main.xml)
  const work: Work = { ...opened, before, after, rows, hand: by, nextMove: () => ++moves }
  const commented: NotTracked[] = []
  let tracked = 0
  const margins = marginsOf(rows, before, after, opened.places)
  for (const [index, row] of rows.entries()) {
    if (margins.stay.has(row)) continue
    const refused = margins.come.has(row) ? inMargin(work, row) : made(work, row, index)
    tracked += countOf(row) - refused.length
    commented.push(...refused)
  }
  const differing = commented.length > 0 ? [] : notBecome(opened.session.parts, opened.session.written(), after)
  const lines = [
    ...about,
    ...notWhole(differing),
    ...margins.said,
    ...notMade(commented.length, tracked + commented.length),
    ...opened.cautions,
  ]
  if (lines.length > 0) opened.notes.add({ ...by, start: 0, end: 0, lines })
  for (const one of commented) opened.notes.missing(one, by)
  return { bytes: await opened.written(), tracked, commented, differing }
}

/** Word joins the two ends of a move by its name: none may be there already, as after a comparison before. */
const lastMove = (xml: string): number =>
  [...xml.matchAll(/w:name="move(\d{1,12})"/g)].reduce((most, [, number]) => Math.max(most, Number(number)), 0)

const made = (work: Work, row: Row, index: number): NotTracked[] => {
  if (row.kind === 'changed') return changeRow(work, row)
  if (row.kind === 'removed') return removeRow(work, row)
  if (row.kind === 'moved') return moveRow(work, row, index)
  return row.kind === 'added' ? addRow(work, row, index) : []
}

/** A new line of a header or footer, which is said at the end of the text. */
const inMargin = ({ before, after }: Work, row: Row): NotTracked[] => {
  if (row.kind !== 'added') return []
  const at = before.text.length
  return [{ start: at, end: at, text: after.text.slice(row.now.start, row.now.end), reason: 'margin' }]
}

/** How many changes a row is: a move is one, and is counted where its words are now. */
const countOf = (row: Row): number => {
  if (row.kind === 'same' || row.kind === 'left') return 0
  return row.kind === 'changed' ? row.changes.length : 1
}

const notWhole = ([first, ...more]: readonly string[]): string[] =>
  first === undefined
    ? []
    : [
        `Once all changes are accepted, ${more.length === 0 ? 'one line differs' : `${(more.length + 1).toLocaleString('en-US')} lines differ`} from the newer draft. Compare this file with it before you send it. The newer draft has “${first.trim().slice(0, 160)}”.`,
      ]

const notMade = (count: number, all: number): string[] =>
  count === 0
    ? []
    : [
        `${count} of ${all} changes could not be made as tracked changes. Each is a comment at its words, with the reason.`,
      ]
