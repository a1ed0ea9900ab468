import { leastRelevance } from '@casewright/core'
import { expect, test } from 'vitest'
import { groupsOf } from './groups.ts'
import type { Found } from './output.ts'

const found = (relevance: number) => ({ id: String(relevance), relevance }) as unknown as Found

test('what is below the floor is not called related', () => {
  const groups = groupsOf({ results: [found(99), found(40), found(31), found(3)], verdict: 'on point' }, leastRelevance)
  expect(groups?.map(({ title, from, results }) => [title, from, results.length])).toEqual([
    ['On point', 1, 1],
    ['Related', 2, 1],
    ['Less close', 3, 2],
  ])
})

test('results that were not judged are one list', () => {
  expect(groupsOf({ results: [found(3)], verdict: undefined }, leastRelevance)).toBeUndefined()
})
