import { describe, expect, it } from 'vitest'
import { type Forest, shipped, sumOf } from './forest.ts'
import { orderByTrees } from './order.ts'
import { type Signals, valuesOf } from './signals.ts'

const none: Signals = {
  document: 0,
  best: 0,
  opening: 0,
  several: 0,
  likelihood: 0,
  length: 0,
  age: 0,
  share: 0,
  said: 0,
  often: 0,
  pairs: 0,
  base: 0,
}

describe('trees', () => {
  const trees: Forest['trees'] = [
    [0, 0.5, [1, 2, 10, 20], 30],
    [1, 1, 1, 2],
  ]

  it('sum up what each says', () => {
    expect(sumOf({ trees }, [0.5, 2])).toBe(12)
    expect(sumOf({ trees }, [0.5, 2.1])).toBe(22)
    expect(sumOf({ trees }, [0.51, 1])).toBe(31)
  })

  it('look at signals, and at how far each is from the mean of the others', () => {
    const values = valuesOf([{ ...none, best: 1 }, { ...none, best: 3 }, none, none], ['best', 'age'])
    // The mean is 1, and the squares of 0, 2, 1 and 1 are 6: their mean is 1.5.
    expect(values.map((of) => of.map((one) => Number(one.toFixed(4))))).toEqual([
      [1, 0, 0, 0],
      [3, 0, 1.633, 0],
      [0, 0, -0.8165, 0],
      [0, 0, -0.8165, 0],
    ])
  })

  it('give who goes up the relevance of the place', () => {
    const results = [
      { name: 'first', relevance: 9, textSignals: none },
      { name: 'second', relevance: 8, textSignals: { ...none, best: 1 } },
      { name: 'third', relevance: 5, textSignals: { ...none, best: 1 } },
    ]
    const ordered = orderByTrees(results, { signals: ['best'], trees: [[0, 0.5, 1, 2]] })
    expect(ordered.map(({ name, relevance }) => [name, relevance])).toEqual([
      ['second', 9],
      ['third', 8],
      ['first', 5],
    ])
    expect(orderByTrees([], shipped)).toEqual([])
  })
})

describe('the trees that are shipped', () => {
  const rising = ['document', 'best', 'opening', 'several', 'likelihood', 'share', 'said', 'pairs', 'base'] as const
  // The same numbers each time, as chance has them.
  let at = 1
  const next = () => {
    at = (at * 48271) % 2147483647
    return at / 2147483647
  }
  const any = (): Signals => ({
    document: next(),
    best: next(),
    opening: next(),
    several: next(),
    likelihood: next() - 0.5,
    length: 8 * next(),
    age: 2 * next() - 0.5,
    share: next(),
    said: 2 * next(),
    often: 6 * next(),
    pairs: next(),
    base: 4 + 6 * next(),
  })

  it.each(rising)('never rank lower what has more of %s', (name) => {
    for (let turn = 0; turn < 60; turn++) {
      const others = Array.from({ length: 10 }, any)
      const weaker = any()
      const all = [weaker, { ...weaker, [name]: weaker[name] + 2 * next() }, ...others]
      const [low = [], high = []] = valuesOf(all, shipped.signals)
      expect(sumOf(shipped, high)).toBeGreaterThanOrEqual(sumOf(shipped, low) - 1e-9)
    }
  })

  it('rank higher what has much more of all that speaks for it', () => {
    const strong = { ...none, ...Object.fromEntries(rising.map((name) => [name, 1])), base: 9 }
    const weak = { ...none, base: 6, likelihood: -0.2 }
    const [low = [], high = []] = valuesOf([weak, strong, weak, weak, weak], shipped.signals)
    expect(sumOf(shipped, high)).toBeGreaterThan(sumOf(shipped, low))
  })
})
