import { expect, test } from 'vitest'
import { meanOfBest } from './several.ts'

test('the five best of many are taken together, and what is not there counts as nothing', () => {
  expect(meanOfBest(Float32Array.of(1, 9, 2, 8, 3, 7, 0, 6))).toBeCloseTo((9 + 8 + 7 + 6 + 3) / 5)
  expect(meanOfBest(Float32Array.of(5))).toBe(1)
  expect(meanOfBest(new Float32Array(0))).toBe(0)
})
