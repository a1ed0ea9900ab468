import { expect, it } from 'vitest'
import { extractsOf } from './extracts.ts'

const text = (number: number, snippet: string, page?: string) => ({ number, title: 'A title', snippet, page })

it('takes whole sentences that hold words of the query', () => {
  const extracts = extractsOf('liens on vessels', [
    text(1, 'The weather will be fine in the harbor for the whole of this week.'),
    text(2, 'The court held that a maritime lien on the vessel has priority. Read more about'),
    text(3, 'vessel liens are cut at both ends of this text of a search engine ...'),
  ])
  expect(extracts).toEqual([
    { words: 'The court held that a maritime lien on the vessel has priority.', result: 2, from: 'snippet' },
  ])
})

it('takes no more than two of one result, and none that repeats another', () => {
  const same = 'The appeals court affirmed the order on the lien of the vessel.'
  const page = Array.from(
    { length: 30 },
    (_, n) => `Order number ${n} of the court on the lien was entered in case ${n}.`,
  )
  const extracts = extractsOf('lien', [
    text(1, same, page.join(' ')),
    text(2, same),
    text(3, 'A lien needs no possession under the law of this state.'),
  ])
  expect(extracts.filter(({ result }) => result === 1).length).toBeLessThanOrEqual(2)
  expect(extracts.filter(({ words }) => words === same).length).toBeLessThanOrEqual(1)
  expect(extracts.map(({ result }) => result)).toEqual(extracts.map(({ result }) => result).toSorted())
})

it('takes the first sentences where nothing in particular is asked', () => {
  expect(
    extractsOf('latest legal news', [text(1, 'The agency published a final rule on the privacy of data.')]),
  ).toHaveLength(1)
})

it('makes nothing up where there is no sentence', () => {
  expect(extractsOf('lien', [text(1, 'lien, vessel, court'), text(2, '')])).toEqual([])
})
