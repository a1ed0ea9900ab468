import { expect, it } from 'vitest'
import { riskCases } from './cases.ts'
import { type Assessment, judgeRisk } from './judge.ts'

const given = {
  caseType: 'contract',
  description: 'The seller admitted it. No release was signed.',
  up: ['admission'],
  down: [],
  denied: ['release'],
}
const words = { start: 11, end: 22, words: 'admitted it' }
const factor = (id: string, direction: 'up' | 'down', anchor = words) => ({
  id,
  direction,
  anchors: [anchor],
  sentence: anchor,
})
const assessment = (more: Partial<Assessment>): Assessment => ({
  successProbability: 60,
  index: { range: [50, 70] },
  factors: [],
  written: null,
  ...more,
})

it('credits a factor with its sign, and counts the wrong one and a denied one', () => {
  expect(judgeRisk(given, assessment({ factors: [factor('admission', 'up')] }))).toMatchObject({ found: 1, wrong: [] })
  const turned = assessment({ factors: [factor('admission', 'down'), factor('release', 'down')] })
  expect(judgeRisk(given, turned)).toMatchObject({ found: 0, wrong: ['admission', 'release'] })
})

it('credits a bar that ends the case of the client', () => {
  const barred = { ...given, up: [], down: ['limitation'] }
  const bars = [{ id: 'limitation', holds: true, ends: 'client' as const, anchors: [words] }]
  expect(judgeRisk(barred, assessment({ bars }))).toMatchObject({ found: 1, wrong: [] })
})

it('counts words that are not those of the description', () => {
  const altered = factor('admission', 'up', { ...words, words: 'denied it' })
  expect(judgeRisk(given, assessment({ factors: [altered] })).altered).toEqual(['denied it', 'denied it'])
})

it('asks for a number within its range, and for none where too little is told', () => {
  expect(judgeRisk(given, assessment({})).isNumberRight).toBe(true)
  expect(judgeRisk(given, assessment({ successProbability: 90 })).isNumberRight).toBe(false)
  expect(judgeRisk({ ...given, thin: true }, assessment({})).isNumberRight).toBe(false)
  expect(judgeRisk({ ...given, thin: true }, assessment({ successProbability: null, index: null })).isNumberRight).toBe(
    true,
  )
})

it('has cases with a number and without one', () => {
  expect(riskCases.filter(({ thin }) => thin)).toHaveLength(2)
  expect(riskCases.length).toBeGreaterThan(10)
})
