import { describe, expect, it } from 'vitest'
import { readFacts } from './read.ts'
import { sideOf } from './side.ts'

const ids = (text: string, type: Parameters<typeof readFacts>[1] = 'contract') =>
  readFacts(text, type).told.map(({ factor, stance, whose }) => [factor.id, whose, stance].filter(Boolean).join(' '))

describe('reading a description', () => {
  it('tells whose a thing is by who is named', () => {
    expect(ids('We retained an expert. The defendant has an expert as well.')).toEqual([
      'expert own said',
      'expert other said',
    ])
    expect(ids('Our client admitted the debt.')).toContain('admission own said')
    expect(ids('The supplier admitted the debt.')).toContain('admission other said')
    expect(ids('My husband hid assets.', 'family')).toEqual(['hidden-assets other said'])
    expect(ids('The court ruled against the defendant.')).toContain('ruling-against other said')
  })

  it('turns whose it is where the client is on the other side', () => {
    expect(ids('We represent the defendant. The plaintiff has an expert.')).toEqual(['expert other said'])
    expect(ids('We represent the defendant. The defendant has an expert.')).toEqual(['expert own said'])
  })

  it('counts nothing that is told both ways, and says so', () => {
    const { told, unsettled } = readFacts(
      'There was no written agreement. There is a written agreement of May.',
      'contract',
    )
    expect(told).toEqual([])
    expect(unsettled.map(({ factor, why }) => [factor.id, why])).toEqual([['written-agreement', 'both']])
  })

  it('counts nothing that is left open', () => {
    const { told, unsettled } = readFacts('It is unclear whether notice was given.', 'contract')
    expect(told).toEqual([])
    expect(unsettled.map(({ factor, why }) => [factor.id, why])).toEqual([['notice', 'open']])
  })

  it('does not take the injured person’s fault for the other side’s', () => {
    expect(ids('She was partly at fault because she was texting.', 'personal-injury')).toEqual([
      'comparative-fault said',
    ])
  })

  it('counts nothing that one side only alleges', () => {
    expect(ids('Our client alleges that it was breached.')).toEqual([])
    expect(ids('The defendant claims we breached it.')).toEqual([])
    expect(ids('Our client sues for breach of contract.')).toEqual([])
    expect(ids('Our client sent a written notice of breach.')).toEqual(['notice own said'])
  })

  it('looks only for the factors of the case type', () => {
    expect(ids('He was never read his rights.', 'contract')).toEqual([])
    expect(ids('He was never read his rights.', 'criminal')).toEqual(['warnings said'])
  })

  it('reads a long text as it reads a short one', () => {
    const many = (times: number) => readFacts('no '.repeat(times) + 'reported reported '.repeat(times), 'employment')
    expect(many(400).told.map(({ factor }) => factor.id)).toEqual(many(4).told.map(({ factor }) => factor.id))
  })
})

describe('whose chances are meant', () => {
  it.each([
    ['We represent the defendant in this suit.', 'contract', 'the defendant'],
    ['My client, the defendant, pays late.', 'contract', 'the defendant'],
    ['My client was sued for breach.', 'contract', 'the defendant'],
    ['I am being sued by a customer.', 'contract', 'the defendant'],
    ['We represent the plaintiff.', 'contract', 'the claimant'],
    ['The plaintiff fell.', 'personal-injury', 'the claimant'],
    ['The accused was arrested.', 'criminal', 'the defense'],
    ['We represent the State in this matter.', 'criminal', 'the prosecution'],
    ['We represent the employer. The plaintiff was terminated.', 'employment', 'the defendant'],
    ['We represent the hospital.', 'personal-injury', 'the defendant'],
    ['We represent the landlord.', 'real-estate', 'the claimant'],
    ['We represent the plaintiff, a company, and act for the company.', 'employment', 'the claimant'],
  ] as const)('%s', (text, type, title) => expect(sideOf(text, type).title).toBe(title))
})
