import { numberOf, numbers } from '../factors/figures.ts'

const days: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 }

/** A number in digits or in a word, for a pattern in the form of `words`. */
export const number = `(\\d+|${numbers.join('|')})`
const one = new RegExp(`\\b${number}(?:[ -](day|week|month|year)s?)?\\b`, 'gi')

/** 'Four years after the crash, and the statute gives three': the time taken and the time given, in days. */
export function elapsed(words: string): { taken?: number; limit?: number } {
  const found = [...words.matchAll(one)]
  const unit = found.find(([, , named]) => named)?.[2] ?? 'day'
  const [taken, limit] = found.map(
    ([, count = '', named]) => numberOf(count) * (days[(named ?? unit).toLowerCase()] ?? 1),
  )
  return { ...(taken !== undefined && { taken }), ...(limit !== undefined && { limit }) }
}

/** Whether more time was taken than is given; where only one is told, the words alone decide. */
export const isOver = (words: string): boolean => {
  const { taken, limit } = elapsed(words)
  return taken === undefined || limit === undefined || taken > limit
}
