import { expect, it } from 'vitest'
import { statesNamed } from './states-named.ts'

it.each([
  ['Does Texas or New York law apply in Texas?', ['tx', 'ny']],
  ['A lease in West Virginia', ['wv']],
  ['Virginia and West Virginia', ['va', 'wv']],
  ['The U.S. Virgin Islands and the District of Columbia', ['vi', 'dc']],
  ['The united states, oregon, Indianapolis', []],
])('of %s', (text, codes) => expect(statesNamed(text).map(({ code }) => code)).toEqual(codes))
