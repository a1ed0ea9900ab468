import { expect, it } from 'vitest'
import { costWords } from './cost-words.ts'

it('tells a cost as far as it is known', () => {
  expect(costWords({ calls: 2, unpriced: 0, costMicros: 1_250_000 })).toBe('$1.25')
  expect(costWords({ calls: 2, unpriced: 1, costMicros: 1_250_000 })).toBe('$1.25 and more')
  expect(costWords({ calls: 2, unpriced: 2, costMicros: 0 })).toBe('Not known')
  expect(costWords({ calls: 0, unpriced: 0, costMicros: 0 })).toBe('$0.00')
  expect(costWords({ calls: 1, unpriced: 0, costMicros: 9 })).toBe('under $0.01')
})
