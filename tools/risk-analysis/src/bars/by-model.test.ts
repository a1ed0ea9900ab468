import { runAction } from '@casewright/core/testing'
import { describe, expect, it } from 'vitest'
import { saying } from '../__fixtures__/saying.ts'
import type { Assessment } from '../output.ts'
import { server } from '../server.ts'

const dead =
  'We represent the buyer, who wants to sue over a boiler. It broke a good many years ago, in the week in which it came. Nobody has gone to court. We have the written contract and the invoices.'
const factor = (statement: string, quotation: string, more: object = {}) => ({
  statement,
  quotation,
  direction: 'down' as const,
  severity: 'high' as const,
  ...more,
})

async function ask(description: string, factors: ReturnType<typeof factor>[]): Promise<Assessment> {
  const input = { caseType: 'contract', description, caseValue: '$1,000,000', represents: 'claimant' }
  const { output } = await runAction(server, 'analyze', input, { reason: saying({ factors }) })
  return output as Assessment
}

const standing = ({ bars = [] }: Assessment) => bars.filter(({ holds }) => holds).map(({ id }) => id)
const late = factor('The claim is time-barred.', 'It broke a good many years ago')

describe('a bar that nothing but a model names', () => {
  it('caps the index, ends the settlement, and is shown as the model’s own', async () => {
    const output = await ask(dead, [late])
    expect(output.bars?.[0]).toMatchObject({ id: 'limitation', holds: true, ends: 'client', byModel: late.statement })
    expect(output.successProbability).toBe(5)
    expect(output.settlementRange).toBeNull()
    expect(output.index?.withoutBars).toBeGreaterThan(40)
    expect(output.riskFactors[0]).toMatchObject({ factor: 'The limitations period has run', origin: 'model' })
    expect(output.questions[0]).toContain('When did the claim accrue')
    expect(output.written?.factors[0]).toMatchObject({ points: 0, known: true })
  })

  it('is also named by its kind', async () =>
    expect(
      standing(await ask(dead, [{ ...late, statement: 'It is over.', bar: 'limitation' } as typeof late])),
    ).toEqual(['limitation']))

  it('gives a description that counts nothing an index', async () => {
    const output = await ask(`${dead.split('. We have')[0]}.`, [late])
    expect(output).toMatchObject({ successProbability: 5 })
    expect(output.noNumber).toBeUndefined()
  })

  it.each([
    ['words that stand nowhere', dead, factor('The claim is time-barred.', 'the statute ran out in 2019 for good')],
    [
      'words that are about something else',
      dead,
      factor('The claim was released.', 'We have the written contract and'),
    ],
    [
      'words that deny it',
      `${dead} The time to sue has not run.`,
      factor('The limitations period has run.', 'The time to sue has not run'),
    ],
    [
      'words that only fear it',
      `${dead} The time to sue might have run.`,
      factor('The limitations period has run.', 'The time to sue might have run'),
    ],
    [
      'words of the other side',
      `${dead} They say that the time to sue ended in 2020.`,
      factor('The limitations period has run.', 'the time to sue ended in 2020'),
    ],
    [
      'words that the next sentence takes back',
      'We represent a supplier. It signed a full release of its claims against the subcontractor in May 2022. It now sues the general contractor, who signed nothing. We have the written contract and the invoices.',
      factor('The claim was released.', 'signed a full release of its claims against the subcontractor'),
    ],
    [
      'tolling beside it',
      `${dead} The parties signed a tolling agreement.`,
      factor('The claim is time-barred.', late.quotation),
    ],
    [
      'a discovery beside it',
      `${dead} Nobody could have discovered the crack before last winter.`,
      factor('The claim is time-barred.', late.quotation),
    ],
    [
      'a release that was revoked',
      'We represent the buyer, who sues over a boiler. She signed a paper that closes it all, and revoked it within the week. We have the written contract and the invoices.',
      factor('The claim was released.', 'signed a paper that closes it all, and revoked'),
    ],
    [
      'insurance that waives the immunity',
      'We represent a supplier, who sues a county agency over a boiler. Nobody may take such an agency to court. It bought insurance, which waives that. We have the written contract and the invoices.',
      factor('The agency is immune.', 'Nobody may take such an agency to court'),
    ],
    [
      'a time to appeal that was extended',
      'We represent the buyer, who lost at trial over a boiler. His notice went in seven weeks after the judgment. The judge extended the time. We have the written contract and the invoices.',
      factor('The appeal is untimely.', 'His notice went in seven weeks after the judgment'),
    ],
    [
      'a bar of its kind that the description makes a question',
      'We represent the buyer, who wants to sue over a boiler. It was delivered in the spring of 2016 and broke the same week. Nobody has gone to court. We have the written contract and the invoices.',
      factor('The claim is time-barred.', 'delivered in the spring of 2016 and broke the same week'),
    ],
    [
      'dates that show it to be in time',
      'We represent the insured. The policy gives two years to sue from the date of loss. The loss was on May 4, 2024. Suit was filed on June 9, 2025. We have the written contract and the invoices.',
      factor('The claim is time-barred.', 'The loss was on May 4, 2024. Suit was filed on June 9, 2025'),
    ],
    ['a statement that leaves it open', dead, factor('The claim may be time-barred.', late.quotation)],
    ['a statement that denies it', dead, factor('The claim is not time-barred.', late.quotation)],
  ])('is none with %s', async (_, description, one) => expect(standing(await ask(description, [one]))).toEqual([]))

  it('ends the case of the other side where it helps the client', async () => {
    const output = await ask(dead, [{ ...late, direction: 'up' } as unknown as typeof late])
    expect(output.bars?.[0]).toMatchObject({ ends: 'other' })
    expect(output.successProbability).toBe(95)
  })
})

it('is raised in the same descriptions where nothing takes it back', async () => {
  const appeal =
    'We represent the buyer, who lost at trial over a boiler. His notice went in seven weeks after the judgment. We have the written contract and the invoices.'
  expect(
    standing(
      await ask(appeal, [factor('The appeal is untimely.', 'His notice went in seven weeks after the judgment')]),
    ),
  ).toEqual(['untimely-appeal'])
  const paper =
    'We represent the buyer, who sues over a boiler. She signed a paper that closes it all. We have the written contract and the invoices.'
  expect(
    standing(
      await ask(paper, [factor('The claim was released.', 'signed a paper that closes it all', { bar: 'release' })]),
    ),
  ).toEqual(['release'])
})

it('leaves the bars of a description that tells them, whatever a model says', async () => {
  const told =
    'We have no evidence, no written contract, the statute of limitations has run, and our only witness died. The other side has a signed release from our client.'
  const output = await ask(told, [factor('The claim is time-barred.', 'the statute of limitations has run')])
  expect(standing(output)).toContain('limitation')
  expect(output.successProbability).toBe(5)
  expect(output.settlementRange).toBeNull()
})
