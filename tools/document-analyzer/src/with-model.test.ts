import { CasewrightError, type Reason } from '@casewright/core'
import { modelSaying, testContext } from '@casewright/core/testing'
import { describe, expect, it } from 'vitest'
import { agreement, documentOf } from './__fixtures__/documents.ts'
import type { Analyzed, Improved } from './output.ts'
import { server } from './server.ts'

const document = documentOf(agreement)
const contextWith = (reason: Reason | null) => {
  return testContext({ documents: [{ name: 'agreement.pdf', text: document }], reason }).context
}
const analyze = async (reason: Reason | null) => (await server.actions.analyze({}, contextWith(reason))) as Analyzed
const failing: Reason = async () => {
  throw new CasewrightError('model-busy')
}

const said = (change: object = {}) => ({
  title: 'One side alone can change the agreement',
  severity: 'high',
  insight: 'risk',
  why: 'The other side is bound by terms that it did not see.',
  advice: 'Require both signatures.',
  quotation: 'Client may amend this Agreement at any time in its sole discretion',
  ...change,
})
const strength = {
  point: 'Dates are stated',
  explanation: 'It says when it begins.',
  quotation: 'is made on March 3, 2025',
}
const evidence = await analyze(null)

describe('with a model', () => {
  it('its findings stand where their words do, and say whose they are', async () => {
    const { findings, analysis, model, content } = await analyze(
      modelSaying({ findings: [said()], strengths: [strength] }),
    )
    const [added] = findings.filter(({ origin }) => origin === 'model')
    expect(added).toMatchObject({ id: 'model.1', title: said().title, severity: 'high', doubts: [] })
    const [anchor] = added?.anchors ?? []
    expect(content.slice(anchor?.start, anchor?.end)).toBe(said().quotation)
    expect(analysis.weakPoints.map(({ finding }) => finding)).toContain('model.1')
    expect(analysis.strongPoints.at(-1)).toMatchObject({ point: strength.point, origin: 'model' })
    expect(model).toEqual({ provider: 'Test', name: 'test-model', dropped: 0 })
  })

  it('its findings rank with those of the checks, and the worst of both is to be looked at first', async () => {
    const mild = await analyze(modelSaying({ findings: [said({ severity: 'low' })], strengths: [] }))
    expect(mild.analysis.overallQuality.summary).toBe(evidence.analysis.overallQuality.summary)
    const { findings, analysis } = await analyze(modelSaying({ findings: [said()], strengths: [] }))
    const ranks = findings.map(({ severity }) => ['high', 'medium', 'low'].indexOf(severity))
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other))
    expect(analysis.overallQuality.summary).toContain(`Look first at: ${findings[0]?.title}.`)
  })

  const own = [
    'is made on March 3, 2025',
    ...['Consultant shall', 'Client shall'].map((words) => {
      const at = agreement.indexOf(words)
      return agreement.slice(at, agreement.indexOf('.', at))
    }),
  ].map((quotation) => said({ quotation }))
  const scoreOf = async (findings: object[]) => {
    const { analysis, scoring, coverage } = await analyze(modelSaying({ findings, strengths: [] }))
    return { score: analysis.overallQuality.score ?? 0, scoring, notes: coverage.notes?.join(' ') }
  }

  it('its findings move the score by the same weights, within a bound that is said, and are shown as its own', async () => {
    const before = evidence.analysis.overallQuality.score ?? 0
    const one = await scoreOf(own.slice(0, 1))
    expect(one.score).toBe(before - 8)
    expect(one.scoring?.steps.filter(({ origin }) => origin === 'model')).toMatchObject([
      { check: 'model.1', points: 8 },
    ])
    expect(one.scoring?.rule).toContain('What a model found takes off the same, 16 at most in all')
    expect(one.notes).toContain('They take at most 16 points off the score.')
    expect((await scoreOf([{ ...own[0], severity: 'low' }])).score).toBe(before - 1)
    expect((await scoreOf(own)).score).toBe(before - 16)
    expect(evidence.scoring?.rule).not.toContain('model')
  })

  it.each([
    ['says what a check has found as grave', [said()]],
    ['names what the document does not', [{ ...own[0], why: 'Roe v. Wade, 410 U.S. 113, forbids it.' }]],
  ])('a finding that %s takes nothing off', async (_, findings) => {
    expect((await scoreOf(findings)).score).toBe(evidence.analysis.overallQuality.score)
  })

  it('two findings on the same words count once', async () => {
    const [first] = own
    expect((await scoreOf([first ?? {}, first ?? {}])).score).toBe((evidence.analysis.overallQuality.score ?? 0) - 8)
  })

  it.each([
    ['invents its words', { quotation: 'Client may keep the pledge of the moon forever' }],
    ['alters its words', { quotation: 'Client may not amend this Agreement at any time in its sole discretion' }],
    ['gives no words', { quotation: '' }],
    ['gives too few words', { quotation: 'the' }],
  ])('a finding that %s is left out, and counted', async (_, lie) => {
    const { findings, model, coverage } = await analyze(modelSaying({ findings: [said(lie)], strengths: [] }))
    expect(findings).toEqual(evidence.findings)
    // A model of which nothing is shown took no part.
    expect(model).toBeNull()
    expect(coverage.basis).toBe('evidence')
    expect(coverage.notes?.join(' ')).toContain('Nothing that the model wrote is shown: 1 statement left out')
  })

  it('a finding that is left out beside one that holds is counted', async () => {
    const lie = said({ quotation: 'Client may keep the pledge of the moon forever' })
    const { model, coverage } = await analyze(modelSaying({ findings: [lie], strengths: [strength] }))
    expect(model?.dropped).toBe(1)
    expect(coverage.notes?.join(' ')).toContain('1 more of its statements were left out')
  })

  it('what it names and the document does not is marked', async () => {
    const lie = said({ why: 'It costs the client $7,777 a year, as Roe v. Wade, 410 U.S. 113 (1973), shows.' })
    const { findings } = await analyze(
      modelSaying({ findings: [lie], strengths: [{ ...strength, explanation: 'It saves $5,555.' }] }),
    )
    expect(findings.find(({ origin }) => origin === 'model')?.doubts).toEqual(expect.arrayContaining(['$7,777']))
  })

  it('that fails takes nothing away', async () => {
    const { coverage, ...rest } = await analyze(failing)
    expect({ ...rest, coverage: null }).toEqual({ ...evidence, coverage: null })
    expect(coverage.notes?.join(' ')).toContain('The model took no part')
  })
})

const improve = async (reason: Reason | null, change: object = {}) => {
  const input = {
    type: 'weak-point' as const,
    item: 'Make the indemnity mutual',
    documentContent: agreement,
    ...change,
  }
  const { context } = testContext({ reason })
  return (await server.actions.improve(input, context)) as Improved
}
const place = () => {
  const start = agreement.indexOf('from and against any and all claims')
  return { start, end: start + 35 }
}

describe('an improvement by a model', () => {
  it('replaces the passage around the words, in the terms of the document', async () => {
    const text = '4. Indemnity. Each of Client and Consultant shall indemnify the other up to [amount].'
    const made = await improve(modelSaying({ improvedText: text }), place())
    expect(made).toMatchObject({
      improvedText: text,
      made: 'model',
      held: true,
      doubts: [],
      model: { name: 'test-model' },
    })
    expect(made.original?.words).toMatch(/^4\. Indemnity\. .* by Consultant\.$/)
    expect(agreement.slice(made.original?.start, made.original?.end)).toBe(made.original?.words)
  })

  it.each([
    ['an amount', 'Consultant shall indemnify Client up to $25,000.', '$25,000'],
    ['a period', 'Consultant shall indemnify Client for 18 months.', '18 months'],
    ['a period in words', 'Consultant shall indemnify Client for eleven years.', 'eleven years'],
    ['a party', 'Consultant and Globex Industries shall indemnify Client.', 'Globex Industries'],
    ['a date', 'Consultant shall indemnify Client until July 4.', 'July'],
    ['an address', 'Consultant shall indemnify Client, see https://attacker.example/x.', 'https://attacker.example/x.'],
  ])('that names %s nobody gave is marked', async (_, text, stranger) => {
    const made = await improve(modelSaying({ improvedText: text }), place())
    expect(made.doubts).toContain(stranger)
    expect(made.held).toBe(false)
  })

  it('may name what the document or the request gives', async () => {
    const text =
      'Northgate Supply, Inc. shall pay One Thousand Dollars ($1,500) within thirty (30) days, and $9,000 at the end.'
    expect((await improve(modelSaying({ improvedText: text }), { item: 'Add $9,000 at the end' })).doubts).toEqual([])
  })

  it('that fails is an error, unless there is a clause of ours', async () => {
    await expect(improve(failing)).rejects.toMatchObject({ code: 'model-busy' })
    const made = await improve(failing, { item: { area: 'No governing law' }, finding: 'missing.governing-law' })
    expect(made).toMatchObject({ made: 'clause', note: expect.stringContaining('The model took no part') })
  })
})
