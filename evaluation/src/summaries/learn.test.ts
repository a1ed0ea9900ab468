import { expect, test } from 'vitest'
import { learn } from './learn.ts'

const example = (place: number, is: boolean) => ({
  places: Int32Array.of(place),
  values: Float64Array.of(1),
  is,
  weight: 1,
})

test('weights come to where the slope is flat, and are kept small', () => {
  const examples = [example(0, true), example(0, true), example(0, false), example(1, false), example(1, false)]
  const { base, weights } = learn(examples, 2, 1)
  const chance = (place: number) => 1 / (1 + Math.exp(-(base + (weights[place] as number))))
  const slopes = [3 * chance(0) - 2 + (weights[0] as number), 2 * chance(1) + (weights[1] as number)]
  for (const slope of slopes) expect(Math.abs(slope)).toBeLessThan(0.01)
  expect(chance(0)).toBeGreaterThan(chance(1))
})
