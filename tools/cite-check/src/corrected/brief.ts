import { CasewrightError, type Run } from '@casewright/core'
import type { ExportFiles, ExportWords } from '@casewright/core/server'
import { redline } from '@casewright/redline'
import type { CheckedDocument } from '../output.ts'
import { takenOf } from './taken.ts'

/**
 * The .docx that was checked, with each correction that was taken as a tracked change by who took it, and all else as it
 * was. What cannot be changed in place is a comment at its words.
 * @throws CasewrightError where no correction was taken, or the brief is no .docx, or is no longer stored
 */
export async function correctedBriefOf(
  run: Run<CheckedDocument>,
  { productName }: ExportWords,
  files: ExportFiles,
): Promise<Uint8Array> {
  const { output, reviews, documents } = run
  const [document] = documents
  const taken = output ? takenOf(output, reviews) : []
  if (!output || taken.length === 0)
    throw new CasewrightError('not-found', 'No correction was taken. Choose one beside its citation first.')
  if (output.document.kind !== 'docx' || !document)
    throw new CasewrightError('not-found', 'Only a Word file (.docx) can be corrected in place. Take the list instead.')
  const original = await files.original(document.id)
  if (!original) throw new CasewrightError('not-found', 'The file is no longer stored. Check it again to correct it.')
  const { bytes } = await redline(original, wordsOf(output), {
    rewrites: taken.flatMap(({ correction, by, at }) =>
      correction.changes.map(({ start, end, words }) => ({ start, end, text: words, author: by, date: at })),
    ),
    remarks: [],
    notes: { author: productName, date: run.endedAt ?? run.createdAt, initials: 'CW' },
  })
  return bytes
}

/** The text as far as it is shown: each paragraph where it was read, and nothing between. */
function wordsOf({ content: { paragraphs }, document: { characters } }: CheckedDocument) {
  const parts: string[] = []
  let at = 0
  for (const { start, text } of paragraphs) {
    parts.push('\n'.repeat(Math.max(0, start - at)), text)
    at = start + text.length
  }
  return {
    text: parts.join('') + '\n'.repeat(Math.max(0, characters - at)),
    blocks: paragraphs.map(({ start, text }) => ({ start, end: start + text.length })),
  }
}
