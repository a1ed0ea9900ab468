import type { DocumentText } from '@casewright/core'
import {
  anchorOf,
  courtPaperByParts,
  type CourtField as Found,
  partsOf,
  type Whole,
  wholeByHead,
} from '@casewright/law'
import type { CourtField } from '../output.ts'
import { asRead } from './as-read.ts'
import { opinionOf } from './opinion.ts'
import { breathe, partLength } from './parts.ts'

/** Arguments whose side is not known first, then those of each side together: none stands under another's name. */
function bySide(found: readonly Found[]): readonly Found[] {
  const sides = new Set(['', ...found.map(({ side }) => side ?? '')])
  const argued = [...sides].flatMap((side) =>
    found.filter((one) => one.name === 'arguments' && (one.side ?? '') === side),
  )
  return found.map((one) => (one.name === 'arguments' ? (argued.shift() ?? one) : one))
}

/** What was found of a paper, each with its place. */
export const courtFieldsOf = (document: DocumentText, found: readonly Found[], id?: string): CourtField[] =>
  bySide(found).map(({ name: field, text, value, side, start, end }) => ({
    field,
    text: asRead(text, document),
    ...(value && { value }),
    ...(side && { side }),
    anchor: anchorOf(document, { start, end }, { document: id }),
  }))

/** Reads a document for its fields alone; others are served between its parts. */
export async function readFields(
  document: DocumentText,
  id: string | undefined,
  signal: AbortSignal,
): Promise<{ whole: Whole; fields: CourtField[] }> {
  const head = wholeByHead(document, partLength)
  const whole = { ...head, opinion: await opinionOf(document, head, signal) }
  const reader = courtPaperByParts(whole)
  for (const part of partsOf(document, partLength)) {
    await breathe(signal)
    reader.add(part)
  }
  return { whole, fields: courtFieldsOf(document, reader.all(), id) }
}
