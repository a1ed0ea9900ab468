import { expect, it } from 'vitest'
import { sameSurname } from './surnames.ts'

it.each([
  ['Brandeis', 'BRANDÉIS'],
  ['Harlan', 'Haelan'],
  ['Frankfurter', 'Feankfubtee'],
])('%s is %s, as a scanner spoils it', (one, other) => expect(sameSurname(one, other)).toBe(true))

it.each([
  ['Barker', 'Parker'],
  ['Wilson', 'Nelson'],
  ['Posner', 'Rosner'],
  ['Black', 'Blackmun'],
  ['Miller', 'Millet'],
])('%s is not %s', (one, other) => expect(sameSurname(one, other)).toBe(false))
