import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Evidence } from './evidence.ts'
import { citation, figure, quote, support } from './marks.ts'
import { walkAnswer } from './walk.ts'

const evidence: Evidence[] = [
  {
    id: 'd1',
    kind: 'document',
    title: 'brief',
    text: 'The claim is time-barred under 12 U.S.C. § 34. Damages of $10,000 are sought.',
  },
]
const schema = z.object({
  points: z.array(
    z.object({
      statement: z.string(),
      words: quote(),
      basis: citation().optional(),
      amount: figure().nullable(),
      holds: support(),
    }),
  ),
  tone: z.enum(['calm', 'heated']),
})
const point = {
  statement: 'Too late',
  words: 'The claim is time-barred',
  amount: '$10,000',
  holds: 'supports' as const,
}
const asked: string[][] = []
const verify = async (citations: readonly string[]) => {
  asked.push([...citations])
  return citations.map((text) => ({
    text,
    status: text.startsWith('12') ? ('verified' as const) : ('not-found' as const),
    reason: 'Looked up',
  }))
}
const walk = (points: unknown[]) => walkAnswer(schema, schema.parse({ points, tone: 'calm' }), evidence, verify)

describe('the walk over an answer', () => {
  it('gives every mark its outcome and leaves the rest as it is', async () => {
    const { value } = await walk([{ ...point, basis: '12 U.S.C. § 34' }])
    expect(value).toMatchObject({
      points: [
        {
          statement: 'Too late',
          words: {
            mark: 'quote',
            outcome: 'found',
            anchor: { document: 'd1', start: 0, words: 'The claim is time-barred' },
          },
          basis: { mark: 'citation', status: 'verified' },
          amount: { mark: 'figure', outcome: 'found' },
          holds: { mark: 'support', judgement: 'supports', opinionOf: 'model' },
        },
      ],
      tone: 'calm',
    })
  })

  it('never takes for held what a model invented', async () => {
    const lies = { ...point, words: 'The plaintiff has confessed everything', basis: '999 F.3d 1', amount: '$99' }
    const { value } = await walk([lies])
    expect(value.points[0]).toMatchObject({
      words: { outcome: 'not-found' },
      basis: { status: 'not-found' },
      amount: { outcome: 'not-found' },
    })
  })

  it('asks for all citations of an answer at once, each once', async () => {
    asked.length = 0
    await walk([
      { ...point, basis: '12 U.S.C. § 34' },
      { ...point, basis: '12 U.S.C. § 34' },
      { ...point, basis: '999 F.3d 1' },
    ])
    expect(asked).toEqual([['12 U.S.C. § 34', '999 F.3d 1']])
  })

  it('finds what free text claims without being marked', async () => {
    const statement =
      'As held in 999 F.3d 1, “the plaintiff has confessed everything” and owes $77, due May 5, 2020; 12 U.S.C. § 34 agrees.'
    const { loose } = await walk([{ ...point, statement }])
    expect(loose.map(({ kind, text, outcome }) => [kind, text, outcome])).toEqual([
      ['quote', 'the plaintiff has confessed everything', 'not-found'],
      ['citation', '999 F.3d 1', 'not-found'],
      ['citation', '12 U.S.C. § 34', 'verified'],
      ['figure', '$77', 'not-found'],
      ['figure', 'May 5, 2020', 'not-found'],
    ])
    expect(loose[0]?.path).toBe('points.0.statement')
  })

  it('says unchecked of a citation that the verifier passes over', async () => {
    const { value } = await walkAnswer(
      schema,
      schema.parse({ points: [{ ...point, basis: '1 U.S. 1' }], tone: 'calm' }),
      evidence,
      async () => [],
    )
    expect(value.points[0]?.basis).toMatchObject({ status: 'unchecked' })
  })
})
