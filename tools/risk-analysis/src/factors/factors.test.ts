import { describe, expect, it } from 'vitest'
import { examples } from '../__fixtures__/factors.ts'
import { readFacts } from '../reading/read.ts'
import { factors } from './index.ts'

const told = (text: string, type: Parameters<typeof readFacts>[1], id: string) =>
  readFacts(text, type).told.filter(({ factor }) => factor.id === id)

describe('the factors', () => {
  it('are many, each under a name of its own', () => {
    expect(factors.length).toBeGreaterThanOrEqual(100)
    expect(new Set(factors.map(({ id }) => id)).size).toBe(factors.length)
  })

  it('have an example each, and a denial where a denial counts', () => {
    expect(Object.keys(examples).toSorted()).toEqual(factors.map(({ id }) => id).toSorted())
    const withoutDenial = factors.filter(({ id, denied }) => denied && !examples[id]?.denied)
    expect(withoutDenial.map(({ id }) => id)).toEqual([])
  })

  for (const [id, { type, hit, miss, denied }] of Object.entries(examples)) {
    it(`${id}: found where it is told, with its words`, () => {
      const [found] = told(hit, type, id)
      expect(found?.stance).toBe('said')
      const words = found?.spans.map(({ start, end }) => hit.slice(start, end)) ?? []
      expect(words.every((each) => each.trim() === each && each.length > 1)).toBe(true)
    })

    it(`${id}: not found in words that only look alike`, () => {
      expect(told(miss, type, id)).toEqual([])
    })

    if (denied)
      it(`${id}: counted as its opposite where it is denied`, () => {
        expect(told(denied, type, id).map(({ stance }) => stance)).toEqual(['denied'])
      })
  }
})
