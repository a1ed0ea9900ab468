import { expect, it } from 'vitest'
import { byHash, chosenOf } from './sample.ts'

const queries = Array.from({ length: 200 }, (_, at) => ({ text: `question ${at}` }))

it('asks the same sample of a set each time, in the order of the set', () => {
  const chosen = chosenOf(queries, 20)
  expect(chosen).toHaveLength(20)
  expect(chosenOf(queries, 20)).toEqual(chosen)
  const places = chosen.map((one) => queries.indexOf(one))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  // Not the first twenty, nor every tenth.
  expect(new Set(places.map((place) => place % 10)).size).toBeGreaterThan(5)
})

it('asks a larger sample of what a smaller one has, and a small set whole', () => {
  expect(chosenOf(queries, 40)).toEqual(expect.arrayContaining([...chosenOf(queries, 20)]))
  expect(chosenOf(queries, 500)).toBe(queries)
})

it('has an order that no order of the given shows in', () => {
  expect(byHash(queries.toReversed(), ({ text }) => text)).toEqual(byHash(queries, ({ text }) => text))
})
