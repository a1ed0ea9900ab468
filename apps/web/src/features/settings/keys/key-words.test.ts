import { expect, test } from 'vitest'
import { daysOf, lifetimeWords, scopeWords } from './key-words.ts'

const registry = [
  { id: 'law-agent', title: 'Law Agent' },
  { id: 'web-search', title: 'Legal Web Search' },
]

test('the scope of a key is told by titles, and a tool that is gone by its id', () => {
  expect(scopeWords('all', registry)).toBe('All tools')
  expect(scopeWords(['law-agent', 'gone'], registry)).toBe('Law Agent, gone')
})

test('the end of a key is told before and after it', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  expect(lifetimeWords(null, now)).toBe('Does not expire')
  expect(lifetimeWords('2026-12-21T12:00:00Z', now)).toMatch(/^Expires /)
  expect(lifetimeWords('2026-11-20T12:00:00Z', now)).toMatch(/^Expired /)
  expect([daysOf('90'), daysOf('never')]).toEqual([90, null])
})
