import { expect, test } from 'vitest'
import { handedToUs } from './handed.ts'

const handed = (text: string, words: string) => {
  const start = text.indexOf(words)
  return handedToUs(text, start, start + words.length)
}

test.each([
  ['He never gave us notice of any defect.', 'gave us notice'],
  ['They sent our client notice of termination.', 'sent our client notice'],
  ['We were given notice of default in May.', 'given notice of default'],
  ['Our client was never served with notice.', 'served'],
])('what was handed to us is the deed of another: %s', (text, words) => expect(handed(text, words)).toBe('other'))

test.each([
  ['We gave them notice of the breach.', 'gave them notice'],
  ['We sent our client’s notice by mail.', 'sent our client’s notice'],
  ['The tenant was given notice in May.', 'given notice'],
])('and nothing is said of: %s', (text, words) => expect(handed(text, words)).toBeUndefined())

test.each([
  ['We shipped the pallets in May, never paid.', 'never paid'],
  ['We painted the hall and were never paid in full.', 'never paid'],
  ['Our client repaired the boiler, unpaid since June.', 'unpaid'],
])('what was not paid for our work is the deed of another: %s', (text, words) =>
  expect(handed(text, words)).toBe('other'),
)

test.each([
  ['Our client delivered half the corn and never paid the penalty.', 'never paid'],
  ['We sold the barn to the plaintiff but never paid the agent.', 'never paid'],
  ['We did the framing on our side and never paid.', 'never paid'],
  ['We sent the samples, never paid for the freight.', 'never paid'],
])('and what the client did not pay is not: %s', (text, words) => expect(handed(text, words)).toBeUndefined())
