import { readDocument } from '@casewright/documents'
import { compareDrafts } from '../compare/compare.ts'
import { type Draft, labelEnd } from '../compare/units.ts'
import { plainLine } from '../drafts/accepted.ts'
import { type DraftsRedlined, redlineDrafts } from '../drafts/redline-drafts.ts'
import { openEdit } from '../open-edit.ts'
import { insideOf, settled } from './parts.ts'

const comparer = { author: 'Casewright comparison', date: '2026-11-23T09:00:00.000Z', initials: 'CW' }

export interface DraftsProof extends Omit<DraftsRedlined, 'differing'> {
  /** Parts that differ from the original once all is rejected. */
  differing: string[]
  /** What is not as in the newer draft once all is accepted, but for numbers of paragraphs. */
  wrong: string[]
}

/** Redlines one draft into another, and looks at both ends. */
export async function proveDrafts(bytes: Uint8Array, before: Draft, after: Draft): Promise<DraftsProof> {
  const result = await redlineDrafts(bytes, before, after, comparer)
  const [old, now] = [await insideOf(bytes), await insideOf(result.bytes)]
  const added = new Set([...now.comments].filter((id) => !old.comments.has(id)))
  const original = await settled(old, 'reject', () => false, new Set())
  const rejected = await settled(now, 'reject', (author) => author === comparer.author, added)
  const differing = [...original].filter(([name, tree]) => JSON.stringify(tree) !== JSON.stringify(rejected.get(name)))
  const read = await readDocument(result.bytes, { name: 'redline.docx' })
  // A note is read behind its paragraph, and leaves with it.
  const accepted = { text: read.text, blocks: read.blocks.filter(({ kind }) => kind !== 'footnote') }
  const { places } = await openEdit(result.bytes, accepted)
  // Headers and footers are read behind the text: a line of theirs that both have may be before or behind any other.
  const margins = new Set(
    accepted.blocks.flatMap(({ start, end }) =>
      places.after(start, end)?.paragraph.room === 'margin' ? accepted.text.slice(start, end) : [],
    ),
  )
  const common = new Set(after.blocks.map(({ start, end }) => after.text.slice(start, end)))
  const body = ({ text, blocks }: Draft): Draft => ({
    text,
    blocks: blocks.filter(({ start, end }) => {
      const words = text.slice(start, end)
      return !margins.has(words) || !common.has(words)
    }),
  })
  const wrong = compareDrafts(body(accepted), body(after)).flatMap((row): string[] => {
    if (row.kind === 'left') return []
    if (row.kind === 'same') return spacesWrong(accepted, after, row)
    if (row.kind === 'added') return [`+ ${after.text.slice(row.now.start, row.now.end)}`]
    if (row.kind === 'removed') return [`- ${accepted.text.slice(row.old.start, row.old.end)}`]
    // Numbers that Word makes are not in the file, and change by themselves.
    const isLabel = ({ old: one, now: other }: (typeof row.changes)[number]) =>
      (one.start === row.old.start || one.end <= labelEnd(accepted.text, row.old.start, row.old.end)) &&
      !places.after(one.start, one.end) &&
      other.start - row.now.start < 40
    // Where Word numbers paragraphs, a new end is a line break: the words are the same.
    const isEnd = ({ old: one, now: other }: (typeof row.changes)[number]) =>
      accepted.text.slice(one.start, one.end).trim() === '' && after.text.slice(other.start, other.end).trim() === ''
    const changes = row.changes.filter((change) => !isLabel(change) && !isEnd(change))
    if (changes.length === 0 && row.kind === 'changed') return []
    return [
      `${row.kind} ${accepted.text.slice(row.old.start, row.old.start + 40)} ${changes.map(({ old: a, now: b }) => `[-${accepted.text.slice(a.start, a.end)}-][+${after.text.slice(b.start, b.end)}+]`).join(' ')}`,
    ]
  })
  // The product says itself which lines it could not make.
  return {
    ...result,
    differing: differing.map(([name]) => name),
    wrong: [...wrong, ...result.differing.map((line) => `said: ${line}`)],
  }
}

/** What two paragraphs with the same words differ in: words that are joined, or parted, by a space that one of them has not. */
function spacesWrong(accepted: Draft, after: Draft, { old, now }: { old: Span; now: Span }): string[] {
  const plain = ({ text }: Draft, { start, end }: Span) => plainLine(text.slice(start, end))
  const [one, other] = [plain(accepted, old), plain(after, now)]
  return one === other ? [] : [`spaces: ${one} | ${other}`]
}
interface Span {
  start: number
  end: number
}
