// How much of what is told stands in other words already.
import type { Filled } from '../../output.ts'

export const wordsOf = (words: string) =>
  new Set((words.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).filter((word) => word.length > 2 || /\d/.test(word)))
/** How much of a sentence words have. */
export const share = (unit: string, value: ReadonlySet<string>): number => {
  const own = [...wordsOf(unit)]
  return own.length === 0 ? 1 : own.filter((word) => value.has(word)).length / own.length
}

/** Points that wait, without those that stand in the letter. */
export function withoutLines(one: Filled, standing: ReadonlySet<string>): Filled[] {
  if (one.field !== 'openPoints') return [one]
  const left = one.value.split('\n').filter((line) => share(line, standing) < 0.8)
  return left.length > 0 ? [{ ...one, value: left.join('\n') }] : []
}
