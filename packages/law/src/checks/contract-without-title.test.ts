import { expect, test } from 'vitest'
import { contractWithoutTitle } from './contract-without-title.ts'

const paper = (noun: string, one: string, other: string, signed: string) => ({
  text: `This ${noun} is made on May 9, 2026 between Ingrid Holm (“${one}”) and Harbor Magazine LLC (“${other}”).

${one} gives ten photographs to ${other}. ${other} shall pay $4,000 in May. ${other} may print them once. ${one} shall deliver them in June. Either may leave.

${signed}`,
})
const lines = 'One: ________________      Other: ________________'

test.each([
  ['sublease', 'Sublandlord', 'Subtenant', 'lease'],
  ['arrangement', 'Photographer', 'Publisher', 'contract'],
] as const)('a %s that is made between two and signed by both binds them', (noun, one, other, kind) =>
  expect(contractWithoutTitle(paper(noun, one, other, lines), 'other')).toBe(kind),
)

test('a report on the two that nobody signs does not', () =>
  expect(contractWithoutTitle(paper('report', 'Photographer', 'Publisher', 'Seen and filed.'), 'other')).toBeNull())
