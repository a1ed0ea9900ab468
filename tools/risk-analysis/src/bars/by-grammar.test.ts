import { describe, expect, it } from 'vitest'
import type { CaseType } from '../case-types.ts'
import { readBars } from './read-bars.ts'

const today = new Date('2026-11-28')
const bars = (text: string, type: CaseType) =>
  readBars(text, type, null, today).map(({ id, holds, ends }) => `${id} ${holds ? 'stands' : 'asked'} ${ends}`)

describe('a prosecutor or a judge who is sued for what they did as one', () => {
  it.each([
    'We represent the plaintiff in a § 1983 suit for damages against the deputy prosecutor. She charged him and argued at trial; everything was done in court. She took no part in the investigation.',
    'Client wants to sue the district attorney for damages under section 1983. The DA presented the case to the grand jury and had no role in the investigation.',
  ])('is immune: %s', (text) => expect(bars(text, 'other')).toEqual(['immunity stands client']))

  it.each([
    'We represent the plaintiff in a § 1983 suit for damages against the prosecutor, who argued at trial. He also held a press conference and named our client.',
    'We represent the plaintiff, suing the prosecutor for damages under § 1983. She charged him, and she swore to the affidavit for the warrant.',
  ])('is asked about where something else was done: %s', (text) =>
    expect(bars(text, 'other')).toEqual(['immunity asked client']),
  )

  it('is no bar where a prosecutor is only a witness to it', () => {
    const text =
      'We represent the plaintiff in a § 1983 suit for damages against two detectives. The prosecutor dropped the charge.'
    expect(bars(text, 'other').filter((one) => one.startsWith('immunity'))).toEqual([])
  })
})

describe('a severance paper that was signed', () => {
  const whole =
    'He got 21 days to consider it, was advised in it to see a lawyer, had seven days to revoke and did not revoke, and was paid 12 weeks. The agreement names the ADEA.'
  it('ends an age claim where all that the statute asks for is told', () =>
    expect(
      bars(
        `We represent the employee, 61, let go for his age. He signed a separation agreement. ${whole}`,
        'employment',
      ),
    ).toEqual(['release stands client']))
  it('protects the employer', () =>
    expect(
      bars(`We represent the employer. The employee, 61, signed a separation agreement. ${whole}`, 'employment'),
    ).toEqual(['release stands other']))
  it.each([
    `We represent the employee, 61. He signed a separation agreement under threats. ${whole}`,
    'We represent the employee. She signed a severance paper, had seven days to revoke, and was paid eight weeks.',
  ])('is asked about in doubt: %s', (text) =>
    expect(bars(text, 'employment').map((one) => one.split(' ').slice(0, 2).join(' '))).toEqual(['release asked']),
  )
  it.each([
    `We represent the employee, 61. He never signed the separation agreement. ${whole}`,
    'We represent the employee. They offered her a severance paper and she refused to sign it.',
    'We represent the employee. She signed the lease of her car and was paid 12 weeks of vacation.',
  ])('is no bar in: %s', (text) => expect(bars(text, 'employment').filter((one) => /^release/.test(one))).toEqual([]))
})

describe('time that runs for the client', () => {
  it.each([
    'We represent the claimants by adverse possession in Ohio. They fenced the strip in 1999 and wrote to the owner in 2011.',
    'Prescriptive easement for our client, the plaintiff, who used the lane from 1990 on; the neighbor objected in 2014.',
  ])('bars nothing: %s', (text) =>
    expect(bars(text, 'real-estate').filter((one) => /^limitation/.test(one))).toEqual([]),
  )
})

it('asks whether a plaintiff who was not harmed may sue in federal court', () => {
  const text =
    'We represent the defendant, a bank, in a putative class action in federal court. The plaintiff fears identity theft. She had no fraud and lost no money; her data was not copied.'
  expect(bars(text, 'other')).toContain('standing asked other')
  expect(
    bars(
      'We represent the defendant in a class action in federal court. The plaintiff fears more theft: $900 was taken.',
      'other',
    ),
  ).toEqual([])
})

describe('a bar that somebody only fears', () => {
  it.each([
    'We represent the plaintiff. I am worried that the statute of limitations has run.',
    'We represent the plaintiff. We think the statute of limitations has run.',
  ])('is asked about: %s', (text) => expect(bars(text, 'personal-injury')).toEqual(['limitation asked client']))
})

describe('what was not done until a day', () => {
  it('was done then: a charge that came too late', () => {
    const text =
      'We represent the employer. She has sued us for discrimination under the ADA. She did not file her charge with the EEOC until 340 days after she was discharged.'
    expect(bars(text, 'employment')).toEqual(['untimely-charge stands other'])
    expect(bars(text.replace('340', '40'), 'employment')).toEqual([])
  })
})
