import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of real material that tests read (TEST_DATA), or undefined where it is absent. */
export const testData = process.env.TEST_DATA && existsSync(process.env.TEST_DATA) ? process.env.TEST_DATA : undefined

if (!testData) console.warn('TEST_DATA is not set: tests over real documents are skipped.')

/** The path of a file of the real material. */
export const inTestData = (path: string): string => join(testData ?? '', path)

/** A text's words, for comparing two readings of one page. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** The share of the expected words that were read, each counted as often as it stands. */
export function recall(read: string, expected: string): number {
  const bag = new Map<string, number>()
  for (const word of wordsOf(read)) bag.set(word, (bag.get(word) ?? 0) + 1)
  const wanted = wordsOf(expected)
  let found = 0
  for (const word of wanted) {
    const left = bag.get(word) ?? 0
    if (left === 0) continue
    bag.set(word, left - 1)
    found++
  }
  return wanted.length === 0 ? 1 : found / wanted.length
}
