import { expect, test } from 'vitest'
import { findTermUses } from './term-uses.ts'

const uses = (text: string) =>
  Object.fromEntries(
    findTermUses({ text }).map(({ term, uses: places }) => [term, places.map((at) => text.slice(at.start, at.end))]),
  )

test('uses of a term are counted apart from its definition', () => {
  expect(
    uses('Acme Inc. (the “Seller”) sells. The Seller delivers. “Goods” means the boxes. The sellers rest.'),
  ).toEqual({
    Seller: ['Seller'],
    Goods: [],
  })
})

test('a plural, a possessive and a line break are uses', () => {
  expect(
    uses(
      '“Receiving Party” means one.\nEach Receiving\nParty’s staff and all Receiving Parties agree. “Affiliate” means two. Affiliates pay.',
    ),
  ).toEqual({ 'Receiving Party': ['Receiving\nParty', 'Receiving Parties'], Affiliate: ['Affiliates'] })
})

test('the longest term wins', () => {
  expect(
    uses(
      '“Confidential Information” means secrets. “Information” means words. Keep Confidential Information and Information.',
    ),
  ).toEqual({ 'Confidential Information': ['Confidential Information'], Information: ['Information'] })
})

test('a term that is defined twice has two definitions', () => {
  const [fee] = findTermUses({ text: '“Fee” means one dollar. “Fee” means two dollars. The Fee is due.' })
  expect(fee).toMatchObject({ term: 'Fee', definitions: [{}, {}], uses: [{}] })
})

test('no definitions, no uses', () => {
  expect(findTermUses({ text: 'The Seller delivers.' })).toEqual([])
})
