import { contractProblems, runAction } from '@casewright/core/testing'
import { describe, expect, it } from 'vitest'
import { defended, fall, supply, thin } from './__fixtures__/cases.ts'
import { caseTypes } from './case-types.ts'
import type { Assessment } from './output.ts'
import { reportOf } from './report/report.ts'
import * as tool from './server.ts'

const analyze = async (input: Record<string, unknown>) =>
  (await runAction(tool.server, 'analyze', input)).output as Assessment

describe('the risk analysis', () => {
  it('keeps the contract', () => expect(contractProblems(tool)).toEqual([]))

  it('calls nothing missing that the description tells in words that it cannot score', async () => {
    const { riskFactors, unsettled } = await analyze({
      caseType: 'criminal',
      description:
        'We defend Mr. Boykin, charged with possession. He was stopped for weaving, and a scale was found in the trunk. He then said "it is not mine" with no warnings given, in the back of the car.',
    })
    expect(unsettled.length).toBeGreaterThan(0)
    expect(riskFactors.map(({ factor }) => factor)).not.toContain('Search and questioning are not described')
    expect(riskFactors.map(({ factor }) => factor)).not.toContain('The charge is not stated')
  })

  it("answers the specification's shape to the specification's payload", async () => {
    const output = await analyze({
      caseType: 'contract',
      description: supply,
      jurisdiction: 'Ohio',
      caseValue: '$1,200,000',
    })
    expect(output).toMatchObject({
      successProbability: expect.any(Number),
      confidenceLevel: expect.any(Number),
      riskFactors: expect.arrayContaining([
        {
          factor: expect.any(String),
          impact: expect.any(String),
          severity: expect.stringMatching(/^(high|medium|low)$/),
          origin: 'evidence',
          anchors: expect.any(Array),
        },
      ]),
      recommendations: {
        immediate: expect.arrayContaining([expect.any(String)]),
        longterm: expect.arrayContaining([expect.any(String)]),
      },
      settlementRange: { low: expect.any(Number), recommended: expect.any(Number), high: expect.any(Number) },
    })
  })

  it('starts at the published rate, and adds the points of each factor, each theme within its bound', async () => {
    const { index, factors, successProbability } = await analyze({
      caseType: 'contract',
      description: supply,
      jurisdiction: 'Ohio',
    })
    expect(index?.start).toMatchObject({ percent: 65, kind: 'published', year: 2001 })
    const byHand = 65 + (index?.themes ?? []).reduce((sum, { counted }) => sum + counted, 0) + (index?.heldBack ?? 0)
    expect(successProbability).toBe(Math.max(10, Math.min(90, byHand)))
    const all = factors.reduce((sum, { points }) => sum + points, 0)
    expect((index?.themes ?? []).reduce((sum, theme) => sum + theme.sum, 0)).toBe(all)
  })

  it('shows the exact words that each factor was found in', async () => {
    const { factors } = await analyze({ caseType: 'personal-injury', description: fall })
    expect(factors.length).toBeGreaterThan(5)
    for (const { anchors, sentence } of factors)
      for (const { start, end, words } of [...anchors, sentence]) expect(fall.slice(start, end)).toBe(words)
  })

  it('tells what pulls down as risks and what pushes up as strengths', async () => {
    const { factors, riskFactors } = await analyze({ caseType: 'personal-injury', description: fall })
    expect(factors.filter(({ direction }) => direction === 'up').map(({ id }) => id)).toEqual(
      expect.arrayContaining(['spoliation:other', 'hazard-known:other', 'treatment', 'no-warning']),
    )
    expect(riskFactors.map(({ factor }) => factor)).toContain('Fault of the injured person')
  })

  it('counts fault of the injured person for more where it still bars recovery', async () => {
    const points = async (jurisdiction: string) =>
      (await analyze({ caseType: 'personal-injury', description: fall, jurisdiction })).factors.find(
        ({ id }) => id === 'comparative-fault',
      )?.points
    expect(await points('Ohio')).toBe(-10)
    expect(await points('Maryland')).toBe(-18)
  })

  it('turns everything where the client is the defendant', async () => {
    const input = { caseType: 'real-estate', description: defended, caseValue: 80_000 }
    const output = await analyze(input)
    expect(output.client.title).toBe('the defendant')
    expect(output.index?.startForClient).toBe(62)
    expect(output.factors.find(({ id }) => id === 'expert:other')?.points).toBe(-5)
    expect(output.bars).toMatchObject([{ id: 'limitation', holds: true, ends: 'other' }])
    expect(output.successProbability).toBe(95)
    expect(output.settlementRange).toBeNull()
  })

  it('says the same of the same words', async () => {
    const input = { caseType: 'contract', description: supply, jurisdiction: 'Ohio', caseValue: 50_000 }
    expect(await analyze(input)).toEqual(await analyze(input))
  })

  it('is less sure of thin facts, and asks for what is missing', async () => {
    const short = await analyze({ caseType: 'contract', description: 'The defendant breached a written contract.' })
    const full = await analyze({ caseType: 'contract', description: supply, jurisdiction: 'Ohio' })
    expect(short.confidenceLevel).toBeLessThan(full.confidenceLevel - 20)
    expect(short.questions.length).toBeGreaterThan(full.questions.length)
    const width = ({ index }: Assessment) => (index ? index.range[1] - index.range[0] : 0)
    expect(width(short)).toBeGreaterThan(width(full))
  })

  it('holds points back where facts are missing: a few words that sound well make no strong case', async () => {
    const { index, successProbability } = await analyze({
      caseType: 'contract',
      description: 'The defendant breached a written contract.',
    })
    expect(index?.themes.reduce((sum, { counted }) => sum + counted, 0)).toBe(15)
    expect(index?.heldBack).toBeLessThan(-5)
    expect(successProbability).toBe(80 + (index?.heldBack ?? 0))
  })

  it('starts at 50 with low confidence where nobody published a rate', async () => {
    const output = await analyze({ caseType: 'family', description: 'She is the primary caregiver of the child.' })
    expect(output.index?.start).toMatchObject({ percent: 50, kind: 'none' })
    expect(output.confidenceLevel).toBeLessThan(25)
  })

  it('makes no number of nothing, and says why', async () => {
    const output = await analyze({ caseType: 'other', description: thin, caseValue: '$10,000' })
    expect(output).toMatchObject({
      successProbability: null,
      index: null,
      settlementRange: null,
      noNumber: expect.any(String),
    })
    expect(output.questions.length).toBeGreaterThan(2)
  })

  it.each([
    '',
    '   ',
    'help',
    'asdf qwer zxcv uiop hjkl bnmq',
    'test test test test test test',
    '12 34 56 78 90',
    '!!! ??? ...',
  ])('refuses %j in words', async (description) => {
    await expect(analyze({ caseType: 'contract', description })).rejects.toThrow(/[Dd]escri/)
  })

  it('refuses a case type that there is not, and names those that there are', async () => {
    await expect(analyze({ caseType: 'tax', description: supply })).rejects.toThrow(/personal-injury/)
  })

  it.each([undefined, '', null])('has no settlement estimate with the value %j, and says so', async (caseValue) => {
    const output = await analyze({ caseType: 'contract', description: supply, caseValue })
    expect(output.settlementRange).toBeNull()
    expect(output.settlement.note).toMatch(/No case value was given/)
  })

  it("starts at the firm's own rate where it has laid one out", async () => {
    const rate = { caseType: 'contract', jurisdiction: 'oh', percent: 41, source: 'Our closed files', year: 2025 }
    const firm = { 'rates.json': JSON.stringify({ rates: [rate] }) }
    const input = { caseType: 'contract', description: supply, jurisdiction: 'Ohio' }
    const { output } = await runAction(tool.server, 'analyze', input, { firm })
    expect((output as Assessment).index?.start).toMatchObject({ percent: 41, kind: 'own' })
    await expect(runAction(tool.server, 'analyze', input, { firm: { 'rates.json': '{' } })).rejects.toThrow(/own rates/)
  })

  it('says when a jurisdiction is not recognized', async () => {
    expect(
      (await analyze({ caseType: 'contract', description: supply, jurisdiction: 'Bavaria' })).jurisdiction,
    ).toMatchObject({
      name: null,
      note: expect.stringContaining('“Bavaria” was not recognized'),
    })
    expect((await analyze({ caseType: 'contract', description: supply })).jurisdiction.note).toMatch(/No jurisdiction/)
  })

  it('takes recommendations from the factors found and missing', async () => {
    const { recommendations } = await analyze({ caseType: 'personal-injury', description: fall })
    expect(recommendations.immediate.join(' ')).toMatch(/preservation demand/)
    expect(recommendations.longterm.length).toBeGreaterThan(0)
  })

  it('works for every case type, within its bounds', async () => {
    for (const caseType of caseTypes) {
      const output = await analyze({ caseType, description: `${supply} ${fall} ${defended}`, caseValue: '$1m' })
      expect(output.successProbability ?? 50).toBeGreaterThanOrEqual(5)
      expect(output.successProbability ?? 50).toBeLessThanOrEqual(95)
    }
  })

  it('keeps the description out of the label, which is not sealed', () => {
    const { label } = tool.server.manifest.actions.analyze
    expect(label?.({ caseType: 'contract', description: supply, jurisdiction: 'Ohio' })).toBe('Contract case, Ohio')
  })
})

describe('whom you represent', () => {
  const description = 'Alder sues Birch over a written contract. Birch never paid. Alder finished the work on time.'

  it('may be left out, or be nothing: it is read from the description', async () => {
    const input = { caseType: 'contract', description: supply }
    expect(await analyze({ ...input, represents: null })).toEqual(await analyze(input))
    expect((await analyze(input)).asked).not.toHaveProperty('represents')
  })

  it('turns the assessment, and is no longer asked', async () => {
    const claimant = await analyze({ caseType: 'contract', description, represents: 'claimant' })
    const defendant = await analyze({ caseType: 'contract', description, represents: 'defendant' })
    expect(claimant.client).toEqual({ title: 'the claimant', isChosen: true })
    expect(claimant.factors.find(({ id }) => id === 'breach:other')?.points).toBeGreaterThan(0)
    expect(defendant.factors.find(({ id }) => id === 'breach')?.points).toBeLessThan(0)
    expect(defendant.index?.startForClient).toBe(35)
    expect(defendant.asked.represents).toBe('defendant')
    for (const { questions } of [claimant, defendant])
      expect(questions.join(' ')).not.toMatch(/Whom do you represent|Who brings the claim/)
  })

  it('is followed against the description, which is said in one sentence, in the report too', async () => {
    const input = { caseType: 'contract', description: `My client, the defendant, is a baker. ${description}` }
    const { client, ...rest } = await analyze({ ...input, represents: 'claimant' })
    expect(client.title).toBe('the claimant')
    expect(client.note).toMatch(
      /^The description reads as if you represent the defendant \(“.*defendant”\)\. The assessment follows your selection: the claimant\.$/,
    )
    const report = reportOf({ output: { client, ...rest } } as Parameters<typeof reportOf>[0])
    expect(report.facts?.[0]).toEqual({ label: 'Client', words: `the claimant (as selected). ${client.note}` })
  })

  it('is a word of the kind of case; another that means the same is taken, any other is refused with those there are', async () => {
    const family = { caseType: 'family', description: 'She is the primary caregiver of the child.' }
    expect((await analyze({ ...family, represents: 'claimant' })).client.title).toBe('the petitioner')
    await expect(analyze({ ...family, represents: 'prosecution' })).rejects.toThrow(/petitioner, respondent/)
    await expect(analyze({ ...family, represents: 'nobody' })).rejects.toThrow(/Choose whom you represent/)
  })

  it('stands in the label of the history', () => {
    const { label } = tool.server.manifest.actions.analyze
    expect(label?.({ caseType: 'contract', description, jurisdiction: 'Ohio', represents: 'defendant' })).toBe(
      'Contract case, for the defendant, Ohio',
    )
  })
})
