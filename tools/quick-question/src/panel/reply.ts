import type { QuickAnswer, SoFar } from '../output.ts'

export const noReply = "Sorry, I couldn't generate a response."

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/**
 * The words of an answer: a string, or an object with an `answer` field that is one or holds one.
 * @returns null where no answer came back
 */
export function answerOf(output: unknown): string | null {
  if (typeof output === 'string') return output.trim() || null
  return isRecord(output) ? answerOf(output.answer) : null
}

/** The answer with where it comes from; null where a string or a bare object came back. */
export const wholeOf = (output: unknown): QuickAnswer | null =>
  isRecord(output) && typeof output.answer === 'string' && Array.isArray(output.passages) && isRecord(output.coverage)
    ? (output as unknown as QuickAnswer)
    : null

/** What has streamed before the answer stands. */
export const soFarOf = (value: unknown): SoFar | null =>
  isRecord(value) && Array.isArray(value.passages) ? (value as unknown as SoFar) : null

/** The paragraphs that a model has written so far; what streams may be cut anywhere. */
export const paragraphsIn = (writing: unknown): string[] =>
  isRecord(writing) && Array.isArray(writing.paragraphs)
    ? writing.paragraphs.flatMap((one: unknown) =>
        isRecord(one) && typeof one.text === 'string' && one.text.trim() ? [one.text] : [],
      )
    : []
