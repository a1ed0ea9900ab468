import { runAction } from '@casewright/core/testing'
import { jurisdictionOf } from '@casewright/law'
import { describe, expect, it } from 'vitest'
import type { CaseType } from '../case-types.ts'
import type { Assessment } from '../output.ts'
import { server } from '../server.ts'
import { readBars } from './index.ts'

const today = new Date('2026-11-24')
const found = (text: string, type: CaseType = 'contract', state = '') =>
  readBars(text, type, jurisdictionOf(state), today).map(
    ({ id, holds, ends }) => `${id} ${holds ? `ends ${ends}` : 'asks'}`,
  )

const assess = async (description: string, caseType: CaseType = 'other', jurisdiction = 'Texas') =>
  (await runAction(server, 'analyze', { description, caseType, jurisdiction, caseValue: '$100,000' }))
    .output as Assessment

describe('a bar', () => {
  it.each([
    ['We represent the plaintiff. The statute of limitations has run.', 'limitation'],
    ['Our client signed a general release of all claims.', 'release'],
    ['The first suit was dismissed with prejudice.', 'res-judicata'],
    ['The prosecutor has absolute immunity.', 'immunity'],
    ['Our notice of appeal was filed two weeks late.', 'untimely-appeal'],
    ['The court has no subject matter jurisdiction.', 'jurisdiction'],
    ['Our client lacks standing.', 'standing'],
    ['Our client suffered no damages.', 'no-damages'],
    ['The plaintiff, our client, sued four years after the fall, and the statute allows two.', 'limitation'],
    ['The notice of appeal was filed 47 days after the order, and the rule gives thirty.', 'untimely-appeal'],
    ['Our client assigned her claim to a fund and no longer owns it.', 'standing'],
  ])('is read: %s', (text, id) => expect(found(text)).toEqual([`${id} ends client`]))

  it.each([
    'The statute of limitations has not run.',
    'She never signed a release.',
    'The first suit was dismissed without prejudice.',
    'The appeal was timely.',
    'The court has jurisdiction.',
    'Qualified immunity was denied.',
    'The plaintiff, our client, sued one year after the fall, and the statute allows two.',
    'The notice of appeal was filed 21 days after the order, and the rule gives thirty.',
    'They offered money if she signs a release.',
  ])('is not read into: %s', (text) => expect(found(text).filter((bar) => bar.includes('ends'))).toEqual([]))

  it('ends the case of the other side where the client is sued', () => {
    expect(found('We represent the defendant. The claim is time-barred.')).toEqual(['limitation ends other'])
    expect(found('The limitations period ran before the indictment.', 'criminal')).toEqual(['limitation ends other'])
  })

  it('of who is immune ends the case of who sues them', () =>
    expect(found('We represent the county. Governmental immunity has not been waived.', 'other')).toEqual([
      'immunity ends other',
    ]))

  it('asks where it is in doubt', () => {
    expect(found('The statute of limitations may have run.')).toEqual(['limitation asks'])
    expect(found('The officer will raise qualified immunity.', 'other')).toEqual(['immunity asks'])
  })

  it('of fault follows the rule of the state, and asks where none was read', () => {
    const fault = (text: string, state: string) => found(text, 'personal-injury', state)
    const at60 = 'We represent the plaintiff. Our client was 60% at fault.'
    expect(fault(at60, 'Texas')).toEqual(['comparative ends client'])
    expect(fault(at60, 'California')).toEqual([])
    expect(fault(at60, 'Michigan')).toEqual(['comparative asks'])
    // The rule of Tennessee is known, and its text was not read.
    expect(fault(at60, 'Tennessee')).toEqual(['comparative asks'])
    expect(fault('We represent the plaintiff, who was 10 percent at fault.', 'Maryland')).toEqual([
      'comparative ends client',
    ])
    expect(fault('We represent the plaintiff. She was partly at fault.', 'Virginia')).toEqual([
      'comparative ends client',
    ])
    expect(fault('We represent the plaintiff. She was partly at fault.', 'Ohio')).toEqual([])
    expect(fault('We represent the plaintiff. She was partly at fault.', 'District of Columbia')).toEqual([
      'comparative asks',
    ])
    expect(fault('We represent the plaintiff. She was sixty percent at fault.', 'Texas')).toEqual([
      'comparative ends client',
    ])
    expect(fault('We represent the plaintiff. The defendant was 60% at fault.', 'Texas')).toEqual([])
    expect(fault('We represent the plaintiff. Our client was 50% at fault.', 'Ohio')).toEqual([])
    expect(fault('We represent the plaintiff. Our client was 50% at fault.', 'Georgia')).toEqual([
      'comparative ends client',
    ])
  })
})

describe('an assessment with a bar', () => {
  it('is near zero, prices nothing, says the rule, and asks what could lift it', async () => {
    const output = await assess(
      'The statute of limitations has run and our only witness died. Plaintiff is our client. The defendant admitted fault.',
    )
    expect(output.successProbability).toBe(5)
    expect(output.index?.withoutBars).toBeGreaterThan(40)
    expect(output.settlementRange).toBeNull()
    expect(output.settlement.note).toMatch(/no settlement value/)
    expect(output.bars?.[0]?.rule).toMatch(/8\(c\)/)
    expect(output.questions[0]).toMatch(/discover/)
    expect(output.recommendations.immediate[0]).toMatch(
      /^Before anything else.*overcome: The limitations period has run/,
    )
    expect(output.riskFactors[0]).toMatchObject({ factor: 'The limitations period has run', severity: 'high' })
  })

  it('shows a client who is sued the chance of liability and the cost to defend', async () => {
    const output = await assess('We represent the defendant. The plaintiff has two eyewitnesses.', 'contract')
    expect(output.settlement.formula[0]).toMatch(/Chance that liability is found/)
    expect(output.settlement.formula.join(' ')).toMatch(/Cost to defend through trial: 15% of \$100,000 = \$15,000/)
  })
})
