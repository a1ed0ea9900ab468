import { expect, test } from 'vitest'
import { meaningsOf } from './vocabulary.ts'

const meant = (...stems: string[]) =>
  meaningsOf(new Set(stems)).flatMap(({ terms }) => terms.map((term) => term.join(' ')))

test('the name of a clause means the words in which such clauses are written', () => {
  expect(meant('liabil', 'cap')).toContain('aggreg liabil')
  expect(meant('rofr')).toEqual(['right first refus', 'first refus'])
  expect(meant('cap')).toEqual([])
})
