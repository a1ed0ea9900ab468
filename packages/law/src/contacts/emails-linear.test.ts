import { expect, test } from 'vitest'
import { courtOf } from '../courts/court-of.ts'
import { findEmails } from './emails.ts'

test('addresses with hyphens and underscores are read as before, written and spoken', () => {
  const addresses = (text: string) => findEmails(text).map(({ address }) => address)
  expect(addresses('Write to mary-jo_lee@smith-jones.example.com.')).toEqual(['mary-jo_lee@smith-jones.example.com'])
  expect(addresses('jane dash okafor at example dot com')).toEqual(['jane-okafor@example.com'])
  expect(addresses('it is jane_okafor at example dot com')).toEqual(['jane_okafor@example.com'])
  expect(addresses('jane _ okafor at example dot com')).toEqual(['jane_okafor@example.com'])
})

test('a court is not looked for in a text that is longer than any name', () => {
  expect(courtOf('United States Court of Appeals for the Ninth Circuit')?.id).toBe('ca9')
  expect(courtOf(`United States Court of Appeals for the Ninth Circuit${' '.repeat(200)}`)).toBeNull()
})
