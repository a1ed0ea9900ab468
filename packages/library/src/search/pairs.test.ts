import { describe, expect, it } from 'vitest'
import { pairsOf } from './pairs.ts'

describe('words that stand beside each other in a query and in a text', () => {
  const has = (texts: readonly (string | undefined)[]) => pairsOf('the burden of proof of the state')(texts).each

  it('counts them in their order, and not the words alone', () => {
    const { each } = pairsOf('burden of proof')([
      'The burden of proof is heavy.',
      'Proof is a burden, and of great weight.',
    ])
    const [same = 0, apart = 0] = each
    expect(same).toBeGreaterThan(apart)
  })

  it('counts those that few of the texts have more than those that all have', () => {
    const [all = 0, few = 0] = has(['Of the law.', 'Of the burden of the law.', 'Of the kind.'])
    expect(few).toBeGreaterThan(2 * all)
  })

  it('takes a text that is not there for one that has none', () => {
    expect(has([undefined, ''])).toEqual([0, 0])
    expect(pairsOf('')(['Anything at all.']).each).toEqual([0])
  })

  it('counts more what comes back to them than what has them once', () => {
    const { throughout } = pairsOf('burden of proof')(['Of the law.', 'Of the kind.'])
    const said = 'The burden of proof is heavy.'
    expect(throughout([said, said, 'Of the law.'])).toBeGreaterThan(throughout([said, 'Of the law.']))
    expect(throughout([])).toBe(0)
  })
})
