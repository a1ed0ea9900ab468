import type { Filled } from '../output.ts'
import { bare } from './bare.ts'

/** Who writes and who is written to. */
const ofEnvelope = /^(?:sender|recipient)(?:Name|Title|Company|Address|Phone|Email)$/

/**
 * What is read of an envelope where notes tell somebody to write, with what a plain reading of the same notes has of it besides: nothing that was
 * given is lost. What one side has already is not the other's.
 */
export function withPlainReading(filled: readonly Filled[], plain: readonly Filled[]): Filled[] {
  const more = plain.filter(({ field, value }) => {
    const words = bare(value)
    return (
      ofEnvelope.test(field) &&
      words !== '' &&
      !filled.some((one) => one.field === field) &&
      !filled.some(
        ({ field: other, value: own }) =>
          bare(own) === words || (ofEnvelope.test(other) && (bare(own).includes(words) || words.includes(bare(own)))),
      )
    )
  })
  return [...filled, ...more]
}
