import { expect, it } from 'vitest'
import { isFull, replaceCitations } from './replace-citations.ts'

const text = 'Under Roe v. Wade, 410 U.S. 113 (1973), and 42 U.S.C. § 1983, what binds? Id. at 115.'

it('puts something else in the place of citations', () =>
  expect(replaceCitations(text, (words) => `<${words}>`)).toBe(
    'Under <Roe v. Wade, 410 U.S. 113 (1973)>, and <42 U.S.C. § 1983>, what binds? <Id. at 115>.',
  ))

it('of those alone that are taken', () =>
  expect(replaceCitations(text, () => '', isFull)).toBe('Under , and , what binds? Id. at 115.'))
