import { describe, expect, it } from 'vitest'
import { readBars } from '../bars/read-bars.ts'
import type { CaseType } from '../case-types.ts'
import { withoutNames } from './names.ts'
import { readFacts } from './read.ts'
import { sideOf } from './side.ts'
import { withoutSupposed } from './supposed.ts'

describe('whom we represent', () => {
  it.each([
    ['contract', 'We represent the defendant, a contractor. The complaint was filed in May 2024.'],
    ['contract', 'We represent the defendant, Acme. The lawsuit is pending in Reno.'],
    ['contract', 'We represent the defendant, a builder. A suit for the balance was filed against it.'],
    ['contract', 'Our client, a roofer, was sued. The petition asks for $40,000.'],
  ] as const)('is not turned by a complaint that is mentioned in %s: %s', (type, text) =>
    expect(sideOf(text, type)).toMatchObject({ isUsual: false }),
  )

  it('is unclear where who sues says otherwise', () =>
    expect(sideOf('We represent the defendant. Our complaint was filed in May.', 'contract')).toMatchObject({
      isUsual: false,
      isUnclear: true,
    }))

  it.each([
    'Our client, a nurse, reported harassment. Their complaint was ignored and they were fired.',
    'We represent a nurse. Their complaint to HR was ignored and they were fired.',
  ])('is no defendant for a complaint to an employer: %s', (text) =>
    expect(sideOf(text, 'employment').title).toBe('the claimant'),
  )

  it('is the defendant where a complaint seeks something', () =>
    expect(sideOf('We have a file for a roofer. Their complaint seeks $40,000.', 'contract').title).toBe(
      'the defendant',
    ))
})

const barOf = (text: string, type: CaseType, id: string) => {
  const found = readBars(text, type, null, new Date('2026-11-24')).find((one) => one.id === id)
  return found && (found.holds ? 'holds' : 'asks')
}

describe('a bar', () => {
  it.each([
    ['personal-injury', 'She has not returned to work, has no income, and has no money for medical treatment.'],
    [
      'personal-injury',
      'He was not able to work, had no insurance, could not see a doctor and had no money for repairs.',
    ],
    ['personal-injury', 'She could not go to work, had no money for a doctor, and paid $4,000 for repairs.'],
    ['contract', 'We got no payment and had no business and no sales after that.'],
  ] as const)('of no loss is not read into %s: %s', (type, text) =>
    expect(barOf(`We represent the plaintiff. ${text}`, type, 'no-damages')).not.toBe('holds'),
  )

  it('of no loss stands where each loss is said not to have come about', () => {
    const text = 'We represent the plaintiff. He was not hurt, saw no doctor, missed no work and paid nothing.'
    expect(barOf(text, 'personal-injury', 'no-damages')).toBe('holds')
    const short = 'We represent the plaintiff. She wasn’t hurt, didn’t see a doctor, lost no wages and was out nothing.'
    expect(barOf(short, 'personal-injury', 'no-damages')).toBe('holds')
  })

  it.each([
    ['contract', 'We represent the buyer. The developer delivered a beta release on May 3.', undefined],
    ['contract', 'We represent the buyer. They gave a press release in May.', undefined],
    [
      'intellectual-property',
      'We represent the patent owner. The license has a covenant not to sue for earlier versions.',
      'asks',
    ],
    [
      'personal-injury',
      'We represent the plaintiff. The insurer settled the claim for $4,000 and her car was repaired. She now sues for the injury.',
      'asks',
    ],
    ['contract', 'We represent the seller. The buyer raises accord and satisfaction.', 'asks'],
    ['contract', 'We represent the seller. The buyer relies on an accord and satisfaction.', 'asks'],
    ['contract', 'We represent the seller. The buyer offered a covenant not to sue.', 'asks'],
    ['contract', 'We represent the seller. The seller signed a covenant not to sue.', 'holds'],
    ['contract', 'We represent the seller. The seller delivered a signed release of all claims.', 'holds'],
    ['contract', 'We represent the seller. The seller settled this claim in full.', 'holds'],
    ['contract', 'We represent the seller. The parties reached an accord and satisfaction.', 'holds'],
  ] as const)('of a release, in %s: %s', (type, text, is) => expect(barOf(text, type, 'release')).toBe(is))

  it.each([
    ['We represent the plaintiff. Nevada has not consented to suit.', 'asks'],
    ['We represent the plaintiff. The tribe has not consented to suit.', 'asks'],
    ['We represent the plaintiff. The tribe has not consented to suit and keeps its sovereign immunity.', 'holds'],
    ['We represent the plaintiff. His partner has not consented to suit.', undefined],
  ])('of immunity: %s', (text, is) => expect(barOf(text, 'other', 'immunity')).toBe(is))
})

it.each(['Waiver of Liability', 'Breach of Contract', 'Notice of Termination', 'Admission of Liability'])(
  'words of the law are no name: %s',
  (words) => expect(withoutNames(`He signed a ${words} in May.`)).toContain(words),
)

it.each(['He lives in Liberty of Texas.', 'The Church of Justice', 'the Hospital of Mercy on Limitation Court'])(
  'names are still names: %s',
  (text) => expect(withoutNames(text)).not.toBe(text),
)

it.each(['She could not use her arm.', 'He may not use the road.', 'They could not find the leak.'])(
  'is told and not supposed: %s',
  (text) => expect(withoutSupposed(text)).toBe(text),
)

const read = (type: CaseType, text: string) => {
  const { told, unsettled } = readFacts(text, type)
  return {
    told: told.map(({ factor, whose }) => `${factor.id}${whose ? ` ${whose}` : ''}`),
    asked: unsettled.map(({ factor }) => factor.id),
  }
}

it.each([
  [
    'personal-injury',
    'We represent the patient. An expert said that this is a known complication but that here the surgeon was careless.',
    'opinion-against-claim',
  ],
  [
    'personal-injury',
    'We represent the patient. A doctor found that she had no pre-existing condition.',
    'opinion-against-claim',
  ],
  [
    'personal-injury',
    'We represent the passenger. An expert found that the car was safe until the driver failed.',
    'opinion-against-claim',
  ],
  ['other', 'We represent the tenant. The officers had a warrant for the house next door.', 'lawful-basis'],
  ['contract', 'We represent the lender. Bank records show that he paid through March and nothing since.', 'paid'],
  [
    'contract',
    'We represent the seller. The buyer made regular payments through March and nothing since.',
    'part-payment',
  ],
  [
    'contract',
    'We represent the lender. Borrower never signed the note electronically but signed by hand.',
    'not-the-debtor',
  ],
  [
    'contract',
    'We represent the seller. The contract was never signed electronically but signed by hand.',
    'written-agreement',
  ],
  ['criminal', 'We defend the accused. The clerk knows him, and nobody else saw him.', 'not-seen'],
  ['employment', 'We represent a clerk. The decision was made two days before her scheduled leave.', 'decided-before'],
  ['personal-injury', 'We represent the pedestrian. A witness said that he was texting.', 'admission'],
] as const)('what the same sentence takes back is no fact: %s: %s', (type, text, id) =>
  expect(read(type, text).told.map((one) => one.split(' ')[0])).not.toContain(id),
)

it.each([
  [
    'personal-injury',
    'We represent the patient. An expert said that this is a known complication but that here the surgeon was careless.',
    'opinion-against-claim',
  ],
  ['criminal', 'We defend the accused. The clerk knows him, and nobody else saw him.', 'not-seen'],
] as const)('and is asked about: %s: %s', (type, text, id) => expect(read(type, text).asked).toContain(id))
