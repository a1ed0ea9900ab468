import { CasewrightError, formatMomentUtc, type Run } from '@casewright/core'
import type { CheckedDocument } from '../output.ts'
import { placeWords } from '../place-words.ts'
import { correctedText, type Taken, takenOf } from './taken.ts'

/**
 * Of a plain text, the whole of it with the corrections that were taken; of any other document, the list of them, each
 * with its place.
 * @throws CasewrightError where no correction was taken
 */
export function correctedTextOf(run: Run<CheckedDocument>): Uint8Array {
  const { output, reviews } = run
  const taken = output ? takenOf(output, reviews) : []
  if (!output || taken.length === 0)
    throw new CasewrightError('not-found', 'No correction was taken. Choose one beside its citation first.')
  return new TextEncoder().encode(output.text === undefined ? listOf(output, taken) : correctedText(output.text, taken))
}

const listOf = ({ document }: CheckedDocument, taken: readonly Taken[]): string =>
  [
    `Corrections to ${document.name}`,
    ...taken.map(({ citation, correction, by, at }) =>
      [
        `${citation.number}. ${placeWords(citation) || 'In the text'}`,
        `   Written: ${citation.text}`,
        `   Change to: ${correction.words}`,
        `   ${correction.label}. Taken by ${by}, ${formatMomentUtc(at)}.`,
      ].join('\n'),
    ),
    '',
  ].join('\n\n')
