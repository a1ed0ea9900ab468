import { expect, test } from 'vitest'
import { anchorOf, pageAt } from './anchor-of.ts'
import { overlaps, trimmed } from './span.ts'

const text = 'First page.\fSecond page.\fThird page.'
const pages = [
  { number: 1, start: 0, end: 11 },
  { number: 2, start: 12, end: 24 },
  { number: 5, start: 25, end: 36 },
]

test('an anchor has its words, and the number of the page on which it starts', () => {
  expect(anchorOf({ text, pages }, { start: 12, end: 18 })).toEqual({ start: 12, end: 18, page: 2, words: 'Second' })
  expect(anchorOf({ text, pages }, { start: 6, end: 18 }).page).toBe(1)
  expect(anchorOf({ text, pages }, { start: 25, end: 30 }, { document: 'd1' })).toMatchObject({
    page: 5,
    document: 'd1',
  })
})

test('without pages there is no page number', () => {
  expect(anchorOf({ text }, { start: 0, end: 5 })).toEqual({ start: 0, end: 5, words: 'First' })
  expect(pageAt([], 3)).toBeUndefined()
})

test('a span is trimmed of white space of every kind', () => {
  expect(trimmed(' \u00a0\fa b\u2003\n', 0, 8)).toEqual({ start: 3, end: 6 })
  expect(trimmed('   ', 0, 3)).toEqual({ start: 3, end: 3 })
})

test('spans that only touch do not overlap', () => {
  expect(overlaps({ start: 0, end: 2 }, { start: 2, end: 4 })).toBe(false)
  expect(overlaps({ start: 0, end: 3 }, { start: 2, end: 4 })).toBe(true)
})
