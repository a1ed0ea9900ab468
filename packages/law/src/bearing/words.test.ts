import { expect, it } from 'vitest'
import { termFinder } from './words.ts'

it.each([
  ['waiving', 'A defendant who waived service has 60 days.', true],
  ['filing', 'The complaint was filed.', true],
  ['arrest', 'The arrestee was searched.', true],
  ['contract', 'The contraband was seized.', false],
  ['care', 'The car was stopped.', false],
  ['rates', 'The ratings fell.', false],
])('finds %s in %s: %s', (term, text, isThere) => expect(termFinder([term])(text).has(0)).toBe(isThere))
