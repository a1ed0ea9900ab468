import { expect, test } from 'vitest'
import { alignedTo } from './align.ts'

const items = ['The Tenant shall in-', 'demnify the Land', 'lord.', ' ', 'The Tenant shall', 'pay “rent” on time.']
const page = 'The Tenant shall indemnify the Landlord.\nThe Tenant shall pay "rent" on time.'
const drawnAs = (words: string, from = 0) => {
  const start = page.indexOf(words, from)
  return alignedTo(page, { start, end: start + words.length }, items).map(({ item, start: a, end: b }) =>
    items[item]?.slice(a, b),
  )
}

test('words are found over items, line ends, hyphens and other quotation marks', () => {
  expect(drawnAs('indemnify the Landlord')).toEqual(['in', 'demnify the Land', 'lord'])
  expect(drawnAs('pay "rent" on')).toEqual(['pay “rent” on'])
})

test('of two places it is the one nearest to where the text has them', () => {
  expect(alignedTo(page, { start: 0, end: 16 }, items)).toEqual([{ item: 0, start: 0, end: 16 }])
  expect(alignedTo(page, { start: 41, end: 57 }, items)).toEqual([{ item: 4, start: 0, end: 16 }])
})

test('words that are not drawn have no place', () => {
  expect(alignedTo('Something else', { start: 0, end: 9 }, items)).toEqual([])
  expect(alignedTo(page, { start: 3, end: 3 }, items)).toEqual([])
})
