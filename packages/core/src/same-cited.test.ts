import { expect, it } from 'vitest'
import { sameCited } from './same-cited.ts'

const roe = { id: 'roe', citation: '410 U.S. 113' }
const long = 'Roe v. Wade, 410 U.S. 113 (1973)'

it.each([
  ['the same words', { text: long }, { text: long }, true],
  ['a shorter form', { text: '410 U.S. 113, 153', found: roe }, { text: long, found: roe }, true],
  [
    'one that no library keeps',
    { text: '410 U.S. 113', found: { citation: '410 U.S. 113' } },
    { text: long, found: roe },
    true,
  ],
  ['a form without the year, and nothing found', { text: 'Roe v. Wade, 410 U.S. 113' }, { text: long }, true],
  ['other subsections', { text: '42 U.S.C. § 1983(a)' }, { text: '42 U.S.C. § 1983(b)' }, false],
  [
    'two cases on one page',
    { text: 'A v. B, 410 U.S. 113', found: { ...roe, id: 'a' } },
    { text: long, found: roe },
    false,
  ],
  [
    'another case',
    { text: '410 U.S. 179', found: { id: 'doe', citation: '410 U.S. 179' } },
    { text: long, found: roe },
    false,
  ],
])('tells whether one authority is cited by %s', (_, one, other, same) => {
  expect([sameCited(one, other), sameCited(other, one)]).toEqual([same, same])
})
