import { expect, it } from 'vitest'
import { randomOf, sigmoid, softmax } from './chances.ts'

it('odds and scores become chances that are parts of one, however large they are', () => {
  expect([sigmoid(0), sigmoid(800), sigmoid(-800)]).toEqual([0.5, 1, 0])
  const parts = softmax(Float64Array.of(1000, 1000, -1000))
  expect([...parts]).toEqual([0.5, 0.5, 0])
})

it('the numbers of one seed come again, and those of another are others', () => {
  const three = (seed: number) => {
    const next = randomOf(seed)
    return [next(), next(), next()]
  }
  expect(three(7)).toEqual(three(7))
  expect(three(7)).not.toEqual(three(8))
  expect(three(7).every((one) => one >= 0 && one < 1)).toBe(true)
})
