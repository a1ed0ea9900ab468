import type { Filled } from '../output.ts'

/** Who writes and who is written to. */
const ofEnvelope = /^(?:sender|recipient)(?:Name|Title|Company|Address|Phone|Email)$/
const bare = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()

/**
 * What is read of an envelope where notes tell somebody to write, with what a plain reading of the same notes has of it besides: nothing that was
 * given is lost. What one side has already is not the other's.
 */
export function withPlainReading(filled: readonly Filled[], plain: readonly Filled[]): Filled[] {
  const taken = filled.map(({ value }) => bare(value))
  const more = plain.filter(({ field, value }) => {
    const words = bare(value)
    return (
      ofEnvelope.test(field) &&
      words !== '' &&
      !filled.some((one) => one.field === field) &&
      !filled.some(
        (one) => ofEnvelope.test(one.field) && (bare(one.value).includes(words) || words.includes(bare(one.value))),
      ) &&
      !taken.includes(words)
    )
  })
  return [...filled, ...more]
}
