import { expect, test } from 'vitest'
import { marksOf } from './marks.ts'

const treatment = { flag: 'red' } as NonNullable<Parameters<typeof marksOf>[0]['treatment']>

test('what is mismatched and overruled is under both chips, and what exists as cited and is overruled under one', () => {
  expect(marksOf({ status: 'mismatch', treatment })).toEqual(['red', 'mismatch'])
  expect(marksOf({ status: 'verified', treatment })).toEqual(['red'])
  expect(marksOf({ status: 'verified' })).toEqual(['verified'])
})
