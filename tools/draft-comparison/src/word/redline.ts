import { CasewrightError, type Run } from '@casewright/core'
import type { ExportFiles, ExportWords } from '@casewright/core/server'
import { redlineDrafts } from '@casewright/redline'
import type { Compared } from '../output.ts'
import { retypedOf } from './retyped.ts'

const typedAgain = 'Its words are here, its formatting is not.'
const reasons: Readonly<Partial<Record<string, string>>> = {
  doc: `The older draft is a .doc file, which was converted. ${typedAgain} Save it as .docx and compare again for a redline in the file itself.`,
  pdf: `The older draft is a PDF, whose text was typed again. ${typedAgain}`,
  txt: `The older draft is a text file. ${typedAgain}`,
}

/**
 * The older .docx with the newer draft as tracked changes and tracked moves, everything else as it was. Any other draft,
 * or a .docx that cannot be edited, is typed again, and the file says so.
 */
export async function redlineOf(run: Run<Compared>, words: ExportWords, files: ExportFiles): Promise<Uint8Array> {
  const { output } = run
  if (!output) throw new CasewrightError('not-found', 'This result cannot be exported in that format.')
  const { older, newer } = output
  const by = { author: `${words.person} (compared)`, date: run.endedAt ?? run.createdAt, initials: 'CW' }
  const [first] = run.documents
  const read = [older, newer].flatMap(({ name, warnings = [] }) => warnings.map((warning) => `${name}: ${warning}`))
  if (older.kind !== 'docx' || !first) return retypedOf(output, by, [reasons[older.kind] ?? typedAgain, ...read])
  const original = await files.original(first.id)
  if (!original)
    return retypedOf(output, by, [
      `The uploaded file is no longer stored, so this is a new one. ${typedAgain}`,
      ...read,
    ])
  try {
    return (await redlineDrafts(original, older, newer, by, read)).bytes
  } catch (error) {
    if (!CasewrightError.isInstance(error)) throw error
    const why = `${error.message} Until then this is a new file: its words are here, its formatting is not.`
    return retypedOf(output, by, [why, ...read])
  }
}
