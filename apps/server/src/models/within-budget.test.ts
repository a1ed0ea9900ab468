import { expect, it } from 'vitest'
import { withinBudget } from './within-budget.ts'

const request = { system: 'x'.repeat(300), user: 'y'.repeat(600), maxTokens: 2_000 }

it('lets an answer be as long as is wanted, or as what is left allows', () => {
  expect(withinBudget(request)).toBe(2_000)
  expect(withinBudget(request, () => 10_000)).toBe(2_000)
  expect(withinBudget(request, () => 1_000)).toBe(700)
})

it('refuses a question after which nothing is left for an answer', () => {
  expect(() => withinBudget(request, () => 400)).toThrow('too little for this question')
})
