import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { caseTypes } from '../case-types.ts'
import { medianAwards, trialRates, trialShare } from './published.ts'
import { readRates, startOf } from './rates.ts'

const facts = process.env.TEST_DATA ? `${process.env.TEST_DATA}/facts/civil-trials.json` : ''

describe('where the index starts', () => {
  it('is a published rate with its source and year for three case types, else 50', () => {
    expect(caseTypes.map((type) => startOf(type, null, []).percent)).toEqual([65, 52, 50, 50, 38, 50, 50, 50])
    expect(startOf('contract', null, [])).toMatchObject({
      kind: 'published',
      year: 2001,
      source: expect.stringContaining('NCJ 202803'),
    })
    expect(startOf('family', null, [])).toMatchObject({ kind: 'none' })
  })

  it.skipIf(!existsSync(facts))('has the figures as they were published (TEST_DATA)', () => {
    const rows = JSON.parse(readFileSync(facts, 'utf8')) as {
      figure: string
      percent?: number
      dollars?: number
      scope: string
    }[]
    for (const mine of [...Object.values(trialRates), trialShare])
      expect(rows).toContainEqual(
        expect.objectContaining({ figure: mine.figure, percent: mine.percent, scope: mine.scope }),
      )
    for (const mine of medianAwards)
      expect(rows).toContainEqual(
        expect.objectContaining({ figure: mine.figure, dollars: mine.dollars, scope: mine.scope }),
      )
  })
})

describe('the file of a firm’s own rates', () => {
  const file = (rates: unknown) => JSON.stringify({ rates })
  const rate = { caseType: 'employment', percent: 41, source: 'Our closed files, 2019 to 2025', year: 2025 }

  it('goes before a published rate, and one for the jurisdiction before one for all', () => {
    const own = readRates(file([rate, { ...rate, jurisdiction: 'oh', percent: 33 }]))
    expect(startOf('employment', 'oh', own)).toMatchObject({ percent: 33, kind: 'own', source: rate.source })
    expect(startOf('employment', 'tx', own).percent).toBe(41)
    expect(startOf('contract', 'oh', own).kind).toBe('published')
  })

  it('is told what is wrong with it', () => {
    expect(() => readRates('{')).toThrow(/not JSON/)
    expect(() => readRates(file([{ ...rate, percent: 140 }]))).toThrow(/percent/)
    expect(() => readRates(file([{ ...rate, source: '' }]))).toThrow(/source/)
    expect(readRates(null)).toEqual([])
  })
})
