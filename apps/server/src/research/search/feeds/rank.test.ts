import { expect, it } from 'vitest'
import { rankEntries } from './rank.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const entry = (title: string, snippet: string, date = '2026-11-20T00:00:00Z') => ({
  title,
  snippet,
  url: `https://a.example/${encodeURIComponent(title)}`,
  domain: 'a.example',
  date,
})

const entries = [
  entry('Agency proposes privacy rule', 'A rule on the privacy of location data is proposed.'),
  entry('Court of appeals affirms', 'The lien was perfected, and the sale of the vessel stands.'),
  entry('Lien on a vessel upheld', 'A maritime lien has priority.'),
  entry('Old lien case', 'A lien.', '2019-01-01T00:00:00Z'),
]
const titles = (query: string) => rankEntries(query, entries, now).map(({ title }) => title)

it('finds entries by their words, the title before the text, the new before the old', () => {
  expect(titles('maritime liens on vessels')).toEqual([
    'Lien on a vessel upheld',
    'Court of appeals affirms',
    'Old lien case',
  ])
})

it('reads a word in its forms', () => expect(titles('proposed rules')).toEqual(['Agency proposes privacy rule']))

it('finds nothing for what no entry says', () => expect(titles('zoning variance')).toEqual([]))

it('gives the latest where nothing in particular is asked', () => {
  expect(titles('latest legal news').at(-1)).toBe('Old lien case')
  expect(titles('latest legal news')).toHaveLength(4)
})

it('shortens a long text at a word', () => {
  const [found] = rankEntries('liens', [entry('x', `liens ${'of many words '.repeat(60)}`)], now)
  expect(found?.snippet).toMatch(/\w…$/)
  expect(found?.snippet.length).toBeLessThanOrEqual(401)
})

it('reads the words of an entry once, however often it is ranked', () => {
  let looks = 0
  const many = Array.from({ length: 100 }, (_, n) =>
    Object.defineProperty(entry('', 'the court ruled on the lien'), 'title', {
      enumerable: true,
      get() {
        looks += 1
        return `Entry ${n}`
      },
    }),
  )
  const looksOf = () => {
    looks = 0
    expect(rankEntries('lien', many, now)).toHaveLength(100)
    return looks
  }
  // To read its words and to give it; then to give it.
  expect([looksOf(), looksOf(), looksOf()]).toEqual([200, 100, 100])
})
