import { describe, expect, it } from 'vitest'
import type { CaseType } from '../case-types.ts'
import { evidenceOf } from '../evidence.ts'

const today = new Date('2026-11-30')
const bars = (caseType: CaseType, represents: string, description: string) =>
  (evidenceOf({ caseType, description, represents } as never, [], today).bars ?? []).map(
    ({ id, holds }) => `${id} ${holds ? 'stands' : 'is asked about'}`,
  )

describe('a release', () => {
  it.each([
    'Our client sells boats. The marina gave a signed release of all claims in May 2024. We sue for the last invoice.',
    'Our client grows pears. A packer signed a full release of all claims in June. We sue for the price.',
    'Our client’s roommate signed a release of all claims. Our client fell on the same stairs.',
    'Our client signed a general release of all claims in 2023. She now sues over an order placed in 2025.',
    'Our client signed a full release of the bank in 2021. He sues over a foreclosure of 2025.',
  ])('that another signed, or of before the wrong, is only asked about: %s', (text) =>
    expect(bars('contract', 'claimant', text)).toEqual(['release is asked about']),
  )

  it.each([
    ['claimant', 'Our client signed a general release of all claims in May 2025. She wants more for the same job.'],
    ['defendant', 'We represent the roofer. The homeowner signed a full release of all claims. She sues for the leak.'],
    ['defendant', 'We hold a release from the claimant. She sues for the same fee.'],
    ['defendant', 'Releases were signed by both in May 2025. He sues for the fee.'],
  ])('of whoever claims stands: for the %s, %s', (represents, text) =>
    expect(bars('contract', represents, text)).toEqual(['release stands']),
  )
})

it('that a child signed is only asked about', () =>
  expect(
    bars('personal-injury', 'defendant', 'We have a release signed by the plaintiff in 2024. She was 16.'),
  ).toEqual(['release is asked about']))

describe('a time that a lawyer let run out', () => {
  it.each([
    'Legal malpractice. Her former counsel let the limitations period run on a dog-bite claim.',
    'We sue a law firm for malpractice. The associate missed the deadline to appeal by four days.',
    'Attorney malpractice suit. Our lawyer, Mr. Voss, blew the statute of limitations on the fall.',
  ])('is the malpractice, and bars nothing: %s', (text) => expect(bars('other', 'claimant', text)).toEqual([]))

  it('is asked about where that lawyer is not sued', () =>
    expect(
      bars(
        'personal-injury',
        'claimant',
        'Our client’s first attorney let the statute of limitations expire. We want to sue the driver.',
      ),
    ).toEqual(['limitation is asked about']))

  it('may be that of the malpractice suit itself', () =>
    expect(
      bars(
        'other',
        'defendant',
        'We defend a lawyer. The malpractice suit is time-barred: it was filed five years after the loss.',
      ),
    ).toEqual(['limitation stands']))
})

it.each([
  'Copyright. Our mural is from 2019. The defendant copied it in 2025. We sued in 2026.',
  'Copyright. The certificate is of 2018. The defendant copied the song in 2025. Suit was filed in 2026.',
])('a day on which nothing was done starts no period: %s', (text) =>
  expect(bars('intellectual-property', 'claimant', text)).toEqual([]),
)

describe('a copyright that is not registered', () => {
  it.each([
    'Copyright suit. The trademark application is still pending, and the drawings are registered.',
    'Copyright suit, filed in May 2026. The application was pending in 2025.',
    'Copyright suit. The Canadian publisher never registered the book.',
    'Copyright suit. The defendant’s application is still pending.',
  ])('is asked about where it may be another, or need none: %s', (text) =>
    expect(bars('intellectual-property', 'claimant', text)).toEqual(['exhaustion is asked about']),
  )
  it('stands where nothing else is told', () =>
    expect(
      bars('intellectual-property', 'claimant', 'Copyright suit over a song. We never registered the song.'),
    ).toEqual(['exhaustion stands']))
})

describe('four years for goods in New York', () => {
  const sale = (what: string, more = '') =>
    `New York. Our client ordered ${what}, delivered on June 1, 2021, from a supplier. ${more} Suit was filed on July 1, 2026.`
  it.each([sale('a lathe'), sale('lumber')])('stand for a thing that can be moved: %s', (text) =>
    expect(bars('contract', 'claimant', text)).toEqual(['limitation stands']),
  )
  it.each([
    sale('an app'),
    sale('blueprints'),
    sale('shares'),
    sale('a lathe', 'It came with a lifetime warranty.'),
    sale('a lathe', 'It has a six-year guarantee.'),
  ])('are asked about for anything else, and beside a warranty of years: %s', (text) =>
    expect(bars('contract', 'claimant', text)).toEqual(['limitation is asked about']),
  )
})

describe('an immunity that is told without its name', () => {
  it.each([
    ['personal-injury', 'claimant', 'We sue the Mission Avenue bakery for a fall.'],
    ['personal-injury', 'claimant', 'A mail carrier saw the crash. A bus hit our client.'],
    ['personal-injury', 'claimant', 'Our client, a church volunteer, was hit by a van. We sue its driver.'],
    ['other', 'defendant', 'We represent a police officer sued for overtime by her nanny, whom she had in custody.'],
  ] as const)('is not asked about where nobody has it: %s for the %s, %s', (type, represents, text) =>
    expect(bars(type, represents, text)).toEqual([]),
  )
  it.each([
    ['personal-injury', 'We sue the Methodist church for a fall on its stairs.'],
    ['other', 'We sue a deputy for using force in an arrest.'],
  ] as const)('is asked about where somebody may: %s, %s', (type, text) =>
    expect(bars(type, 'claimant', text)).toEqual(['immunity is asked about']),
  )
})

it('a case that was decided starts the time to appeal', () =>
  expect(
    bars(
      'contract',
      'claimant',
      'Federal court. The case was decided on May 1, 2026. We filed a notice of appeal on August 3, 2026.',
    ),
  ).toEqual(['untimely-appeal stands']))
