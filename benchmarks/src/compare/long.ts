import { readDocument } from '@casewright/documents'
import { compareDrafts, redlineDrafts } from '@casewright/redline'
import { makeDocx, paragraph, run } from '@casewright/redline/testing'
import type { Row } from '../table.ts'
import { words } from './judges.ts'

const pageCharacters = 3_000
const by = { author: 'Benchmark', date: '2026-11-23T09:00:00.000Z', initials: 'B' }

/** A hundred pages, every tenth paragraph with a change in it and the first ten at the end. */
export async function measureLong(): Promise<Row[]> {
  const lines: string[] = []
  for (let at = 0, length = 0; length < 100 * pageCharacters; at++) {
    const line = `${at + 1}. The parties to matter ${at * 7} agree that item ${at} is delivered within ${at % 60} days of notice ${at * 3}, at the price stated in line ${at % 17} of the schedule, and that each keeps a record of it for ${at % 9} years after its end.`
    lines.push(line)
    length += line.length
  }
  const changed = lines.map((line, at) => (at % 10 === 5 ? line.replace('agree', 'covenant and agree') : line))
  const [one, other] = await Promise.all([fileOf(lines), fileOf([...changed.slice(10), ...changed.slice(0, 10)])])
  const started = performance.now()
  const [older, newer] = [await readDocument(one, { name: 'a.docx' }), await readDocument(other, { name: 'b.docx' })]
  const read = performance.now()
  const rows = compareDrafts(older, newer)
  const compared = performance.now()
  await redlineDrafts(one, older, newer, by)
  const ended = performance.now()
  const moved = rows.filter(({ kind }) => kind === 'moved').length
  if (moved !== 10) throw new Error(`${moved} of 10 paragraphs were found to have moved`)
  const before = performance.now()
  words(older, newer)
  const peer = performance.now() - before
  const ours = compared - read
  return [
    { measure: 'comparing two drafts of 100 pages', ours, against: 'jsdiff, all words in a row', theirs: peer },
    { measure: '  reading both, comparing, redline in Word', ours: ended - started, against: 'limit', theirs: 5_000 },
  ]
}

const fileOf = (lines: readonly string[]): Promise<Uint8Array> =>
  makeDocx(lines.map((line) => paragraph(run(line))).join(''))
