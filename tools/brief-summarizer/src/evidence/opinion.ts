import type { DocumentText } from '@casewright/core'
import { courtsOpinionAt, partAt, type Span, type Whole } from '@casewright/law'
import { breathe, partLength } from './parts.ts'

/** A separate opinion is looked for in all of a stretch but its first fifth: stretches overlap by more than that. */
const advance = Math.floor(partLength * 0.75)
/** Before a fifth of the text the list of who wrote what is no separate opinion. */
const earliest = 0.2

/** Which part of a document is the opinion of the court. A long one is looked through stretch by stretch. */
export async function opinionOf(
  document: DocumentText,
  { kind, length, opinion }: Whole,
  signal: AbortSignal,
): Promise<Span> {
  if (length <= partLength || (kind !== 'opinion' && kind !== 'order')) return opinion
  const { start } = courtsOpinionAt(partAt(document, 0, partLength).source)
  for (let at = 0; at < length; at += advance) {
    await breathe(signal)
    const { source } = partAt(document, at, at + partLength)
    const { end } = courtsOpinionAt(source)
    if (end < source.text.length && at + end > length * earliest) return { start, end: at + end }
  }
  return { start, end: length }
}
