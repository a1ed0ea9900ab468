import { CasewrightError, type DocumentKind, type Run } from '@casewright/core'
import type { ExportFiles, ExportWords } from '@casewright/core/server'
import { redline } from '@casewright/redline'
import { acceptedIn } from '../clause/accepted.ts'
import type { Analyzed, Improved } from '../output.ts'
import { unitsOf } from '../text/units.ts'
import { saidOf } from './notes.ts'
import { retypedOf } from './retyped.ts'

/** The run of an analysis, or nothing: a rewrite alone makes no file. */
export const analyzedIn = (run: Run<Analyzed | Improved>): Analyzed => {
  if (run.output && 'analysis' in run.output) return run.output
  throw new CasewrightError('not-found', 'This result cannot be exported in that format.')
}

const notKept = 'its words are here, its formatting is not.'
const retyped: Readonly<Partial<Record<string, string>>> = {
  doc: `This file was converted from a .doc file: ${notKept} Save the original as .docx and analyze it again for a redline in the file itself.`,
  pdf: `This file was typed again from a PDF: ${notKept}`,
} satisfies Partial<Record<DocumentKind, string>>

/**
 * A .docx that was uploaded, with accepted rewrites as tracked changes and findings as comments and everything else as
 * it was. Any other document, or a .docx that cannot be edited, is typed again, and the file says so.
 */
export const reviewedOf = async (
  run: Run<Analyzed | Improved>,
  words: ExportWords,
  files?: ExportFiles,
): Promise<Uint8Array> => {
  const output = analyzedIn(run)
  const [document] = run.documents
  if (document?.kind !== 'docx' || !files) return retypedOf(run, output, words, retyped[document?.kind ?? ''])
  const original = await files.original(document.id)
  if (!original)
    return retypedOf(run, output, words, `The uploaded file is no longer stored, so this is a new one: ${notKept}`)
  try {
    return await redlined(run, output, original, words)
  } catch (error) {
    if (!CasewrightError.isInstance(error)) throw error
    return retypedOf(run, output, words, `${error.message} Until then this is a new file: ${notKept}`)
  }
}

const redlined = async (
  run: Run,
  output: Analyzed,
  original: Uint8Array,
  { productName }: ExportWords,
): Promise<Uint8Array> => {
  const { content, blocks } = output
  const by = { date: run.endedAt ?? run.createdAt, initials: 'CW' }
  const { bytes } = await redline(
    original,
    { text: content, blocks },
    {
      rewrites: acceptedIn(run.reviews, output).map(({ start, end, text, lines, by: author, at: date }) => {
        return { start, end, text, lines, author, date }
      }),
      remarks: saidOf(run, output, unitsOf(content, blocks), productName).map((said) => ({ ...said, ...by })),
      notes: { ...by, author: productName },
    },
  )
  return bytes
}
