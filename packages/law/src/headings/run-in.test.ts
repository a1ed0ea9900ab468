import { expect, test } from 'vitest'
import { isSentenceHeading, runInsOf } from './run-in.ts'

const paper = [
  'This lease is made on June 1, 2026 between Harbor LLC and Maria Santos.',
  'Rent. Tenant shall pay $900 a month.',
  'It is paid by check.',
  'Landlord’s duties. Landlord shall keep the roof in repair.',
  'Law and changes. Ohio law governs.',
  'Pets. None are allowed.',
]

test('paragraphs that open with a heading are parts, up to the next of them', () => {
  const text = paper.join('\n\n')
  const parts = runInsOf({ text })
  expect(parts.map(({ heading }) => heading)).toEqual(['Rent', 'Landlord’s duties', 'Law and changes', 'Pets'])
  expect(text.slice(parts[0]?.start, parts[0]?.end)).toContain('by check')
})

test('a heading may stand on a line of its own, in any case', () => {
  const body = 'The parties have agreed on this in writing, and each of them has signed it.'
  const text = ['Rent', 'Landlord’s duties', 'Law and changes', 'Pets'].flatMap((line) => [line, body]).join('\n\n')
  expect(runInsOf({ text }).map(({ heading }) => heading)).toContain('Landlord’s duties')
})

test('two paragraphs that happen to open so head nothing', () => {
  expect(
    runInsOf({ text: 'No doubt. He was there.\n\nNot so. She saw him leave.\n\nThey met at noon that day.' }),
  ).toEqual([])
})

test.each(['Tenant shall pay', 'The rent is due', 'late charge', 'Dear Mr', 'One two three four five six seven eight'])(
  '%s is no heading',
  (words) => expect(isSentenceHeading(words)).toBe(false),
)
