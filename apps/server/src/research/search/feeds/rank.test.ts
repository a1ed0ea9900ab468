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

it('ranks as many entries as fifty feeds may hold in little time, once it has read them', () => {
  const many = Array.from({ length: 5_000 }, (_, n) => entry(`Entry ${n}`, 'the court ruled on the lien '.repeat(36)))
  rankEntries('lien', many, now)
  const started = performance.now()
  expect(rankEntries('lien', many, now)).toHaveLength(5_000)
  expect(performance.now() - started).toBeLessThan(500)
})
