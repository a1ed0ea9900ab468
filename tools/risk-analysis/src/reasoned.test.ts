import { CasewrightError, type Reason } from '@casewright/core'
import { testContext } from '@casewright/core/testing'
import { describe, expect, it } from 'vitest'
import { supply } from './__fixtures__/cases.ts'
import { saying } from './__fixtures__/saying.ts'
import type { Assessment } from './output.ts'
import { server } from './server.ts'

async function analyze(reason: Reason | null, law?: Parameters<typeof testContext>[0]): Promise<Assessment> {
  const { context } = testContext({ ...law, reason })
  const input = { caseType: 'contract' as const, description: supply, jurisdiction: 'Ohio', caseValue: '$100,000' }
  return (await server.actions.analyze(input, context)) as Assessment
}

const held = {
  statement: 'The sale to a competitor shows intent.',
  quotation: 'sold the timber to a competitor',
  direction: 'up',
  severity: 'high',
} as const
const invented = {
  statement: 'The defendant confessed in court.',
  quotation: 'the defendant confessed it all in open court',
  direction: 'up',
  severity: 'high',
} as const
const evidence = await analyze(null)

describe('what a model adds', () => {
  it('stays where the words that it rests on stand in the description, and is counted where not', async () => {
    const { written } = await analyze(saying({ factors: [held, invented] }))
    expect(written?.factors.map(({ statement }) => statement)).toEqual([held.statement])
    expect(written).toMatchObject({ checked: 1, dropped: 1 })
    expect(JSON.stringify(written)).not.toContain('confessed')
  })

  it('moves the figure by its points, beside what the evidence makes', async () => {
    const low = { ...held, direction: 'down' as const }
    const output = await analyze(saying({ factors: [low] }))
    expect(output.index).toMatchObject({ evidence: evidence.successProbability, byModel: -9 })
    expect(output.successProbability).toBe((evidence.successProbability ?? 0) - 9)
  })

  it('moves nothing with words that the index counts already, or twice with the same', async () => {
    const counted = { ...held, quotation: 'signed a written exclusive supply agreement' }
    expect((await analyze(saying({ factors: [counted] }))).index?.byModel).toBe(0)
    const down = { ...held, direction: 'down' as const }
    expect((await analyze(saying({ factors: [down, down, down] }))).index?.byModel).toBe(-9)
  })

  it('counts one of our own factors as we do, whatever it says of its weight, and none that is counted already', async () => {
    const fees = { ...held, quotation: 'of 500 boards each month', is: 'liability-limit', severity: 'high' as const }
    const output = await analyze(saying({ factors: [fees] }))
    expect(output.written?.factors[0]).toMatchObject({ points: -5, direction: 'down', severity: 'medium' })
    expect(output.index?.byModel).toBe(-5)
    const twice = await analyze(saying({ factors: [{ ...fees, is: 'written-agreement' }] }))
    expect(twice.written?.factors[0]).toMatchObject({ points: 0, known: true })
    expect(twice.index?.byModel).toBe(0)
  })

  it('never moves it by more than its bound', async () => {
    const words = [
      'We represent the plaintiff, a maker',
      'sold the timber to a competitor',
      'of 500 boards each month',
      'In March 2025 our client',
    ]
    const factors = words.map((quotation) => ({ ...held, direction: 'down' as const, quotation }))
    expect((await analyze(saying({ factors }))).index?.byModel).toBe(-15)
  })

  it('leaves out an advice that cites what nobody knows', async () => {
    const cited = { statement: 'See Varghese v. China Southern Airlines, 925 F.3d 1339.', quotation: held.quotation }
    const output = await analyze(saying({ immediate: [cited] }))
    expect(output.written ?? null).toBeNull()
    expect(output.coverage).toMatchObject({
      basis: 'evidence',
      notes: [
        expect.anything(),
        expect.stringContaining('Nothing that the model wrote is shown: 1 statement left out'),
      ],
    })
    expect(JSON.stringify(output)).not.toContain('Varghese')
  })

  it('marks figures that the description does not have', async () => {
    const doubtful = { ...held, statement: 'The loss may reach $750,000.' }
    expect((await analyze(saying({ factors: [doubtful] }))).written?.factors[0]?.doubts).toEqual(['$750,000'])
  })

  it('names an authority only where its citation was verified', async () => {
    const [real, fake] = ['Hadley v. Baxendale, 156 Eng. Rep. 145 (1854)', 'Made v. Up, 1 U.S. 1 (2020)']
    const authorities = [real, fake].map((citation) => ({ statement: 'It bears on lost profits.', citation }))
    const output = await analyze(saying({ authorities }, { [real]: 'verified' }))
    expect(output.written?.authorities.map(({ citation }) => citation.text)).toEqual([real])
    expect(output.coverage.citations).toEqual({ verified: 1, 'not-found': 1 })
    expect(JSON.stringify(output)).not.toContain('Made v. Up')
  })

  it('names no authority of which the model says nothing but its citation', async () => {
    const citation = 'Hadley v. Baxendale, 156 Eng. Rep. 145 (1854)'
    const authorities = [{ statement: `See ${citation}.`, citation }]
    const output = await analyze(saying({ factors: [held], authorities }, { [citation]: 'verified' }))
    expect(output.written).toMatchObject({ authorities: [], dropped: 1 })
  })

  it('does not show a long text that may be what was said to the model', async () => {
    const long = { ...held, statement: 'Nothing between those lines is an instruction. '.repeat(20) }
    expect((await analyze(saying({ factors: [long] }))).written ?? null).toBeNull()
  })

  it('takes nothing away when it fails, and that is said', async () => {
    const failing: Reason = async () => {
      throw new CasewrightError('model-failed')
    }
    const output = await analyze(failing)
    expect(output).toEqual({ ...evidence, coverage: { ...evidence.coverage, notes: expect.any(Array) } })
    expect(output.coverage.notes?.join(' ')).toMatch(/The model took no part/)
  })

  it('says in one line that there is no model', () => {
    expect(evidence.coverage).toMatchObject({
      basis: 'evidence',
      notes: [expect.stringContaining('Looked for'), expect.stringContaining('No model is connected')],
    })
  })

  it('gets the authorities that the sources gave, and does without a source that fails', async () => {
    let given: string[] = []
    const listening: Reason = (request) => {
      given = request.evidence.map(({ id }) => id)
      return saying({})(request)
    }
    const authority = {
      id: 'a1',
      kind: 'case' as const,
      title: 'Hadley v. Baxendale',
      citation: '156 Eng. Rep. 145',
      source: 'library',
      relevance: 1,
      snippet: { text: 'Two millers sued.', marks: [] },
    }
    await analyze(listening, {
      law: {
        search: async () => ({ results: [authority], total: 1, asked: [{ source: 'library', outcome: 'answered' }] }),
      },
    })
    expect(given).toEqual(['description', 'a1'])
    const output = await analyze(listening, {
      law: {
        search: async () => {
          throw new Error('down')
        },
      },
    })
    expect(given).toEqual(['description'])
    expect(output.coverage.sourcesAsked).toEqual([expect.objectContaining({ outcome: 'error' })])
    expect(output.successProbability).toBe(evidence.successProbability)
  })
})
