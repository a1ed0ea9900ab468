import { expect, it } from 'vitest'
import { isLaterHistory, laterHistoryOf, laterHistoryOfAll } from './treatment-words.ts'

const list = 'Later history was not checked beyond the list of overruled Supreme Court decisions'
const roe = { looked: { opinions: 45, from: 1975, to: 2020 } }
const erie = { looked: { opinions: 1, from: 1944, to: 1944 } }

it.each([
  ['nothing', [], `${list}.`],
  ['the list alone', [{}, { looked: { opinions: 0 } }], `${list}.`],
  ['citing opinions of the one authority', [roe], `${list} and 45 citing opinions in the library (1975 to 2020).`],
  [
    'citing opinions of some authorities, which are not added up, as one opinion may cite several',
    [roe, {}, erie],
    `${list} and, for 2 of 3 authorities, the opinions in the library that cite them (1 to 45 each, of 1944 to 2020).`,
  ],
  [
    'the one opinion that cites one of them',
    [erie, {}],
    `${list} and, for 1 of 2 authorities, the opinions in the library that cite it (1, of 1944).`,
  ],
  [
    'opinions without a date',
    [{ looked: { opinions: 3 } }, {}],
    `${list} and, for 1 of 2 authorities, the opinions in the library that cite it (3).`,
  ],
])('says that %s was looked at', (_, authorities, said) => {
  expect(laterHistoryOfAll(authorities)).toBe(said)
  expect(isLaterHistory(said)).toBe(true)
})

it('says of one enactment what was looked at', () => {
  expect(laterHistoryOf('statute', erie.looked)).toBe(
    'Later history was not checked beyond 1 citing opinion in the library (1944).',
  )
  expect(isLaterHistory(laterHistoryOf('statute'))).toBe(true)
  expect(isLaterHistory('Searched: library.')).toBe(false)
})
