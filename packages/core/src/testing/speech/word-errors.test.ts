import { expect, it } from 'vitest'
import { wordErrors, wordsIn } from './word-errors.ts'

it.each([
  ['The rent is due.', 'the rent is due', 0],
  ['The rent is due.', '', 4],
  ['The rent is due.', 'The rent is long due', 1],
  ['The rent is due.', 'Rent was due', 2],
  ['thirty days', '30 days', 1],
  ['', 'You', 1],
])('%j heard as %j has %i errors', (said, heard, errors) => expect(wordErrors(said, heard)).toBe(errors))

it('counts words without their marks', () =>
  expect(wordsIn('The landlord’s fee, $5.')).toEqual(['the', 'landlords', 'fee', '5']))
