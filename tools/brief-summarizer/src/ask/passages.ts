import type { DocumentText } from '@casewright/core'
import { anchorOf, partsOf, passagesFor } from '@casewright/law'
import { breathe, partLength } from '../evidence/parts.ts'
import type { FoundPassage } from '../output.ts'

/** Of these a model is told; the first few are shown. */
const most = 24
export const shown = 6

/** The passages of a document that have the words of a question, the best first; others are served between its parts. */
export async function passagesOf(
  document: DocumentText,
  question: string,
  id: string | undefined,
  signal: AbortSignal,
) {
  const search = passagesFor(question)
  for (const part of partsOf(document, partLength)) {
    await breathe(signal)
    search.add(part)
  }
  const { passages, missing } = search.best(most)
  return {
    missing,
    passages: passages.map(
      ({ text, score, has, ...span }): FoundPassage => ({
        text,
        score,
        has,
        anchor: anchorOf(document, span, { document: id }),
      }),
    ),
  }
}
