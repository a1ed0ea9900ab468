import { describe, expect, it } from 'vitest'
import type { CaseType } from '../case-types.ts'
import { lateByDates } from './index.ts'

const today = new Date('2026-11-30')
const standing = (text: string, type: CaseType = 'contract') =>
  lateByDates(text, type, today).late.map(({ bar: { id, holds } }) => `${id}${holds ? '' : '?'}`)

describe('the time to appeal of the federal rules', () => {
  const dates = 'Judgment was entered June 1, 2026. Our notice of appeal was filed on July 6, 2026.'
  it.each([
    'We lost in the U.S. District Court.',
    'We lost in federal district court.',
    'S.D.N.Y., before Judge Poe.',
    'E.D. Va., bench trial.',
    'The Western District of Washington ruled against us.',
    'We appeal to the Ninth Circuit.',
  ])('is that of a federal court: %s', (court) => expect(standing(`${court} ${dates}`)).toEqual(['untimely-appeal']))

  it.each([
    'We lost in district court in Denver.',
    'We lost in Ramsey County District Court.',
    'Iowa district court, bench trial.',
    'The Eighth Judicial District of Nevada ruled against us.',
    'We lost in the Second Circuit Court in Hawaii.',
    'We appeal to the Fourth Circuit in Louisiana.',
    'State court. The buyer is a federal contractor.',
    'The witness was Ann Poe, M.D. Alabama law applies.',
    'The firm has a diversity committee.',
  ])('is not told of a court of a state: %s', (court) =>
    expect(standing(`${court} ${dates}`)).toEqual(['untimely-appeal?']),
  )
})

describe('a federal time is not that of', () => {
  it.each([
    [
      'a claim for somebody who gets benefits',
      'He receives Social Security benefits. The insurer denied his claim on January 5, 2026. Suit was filed on June 1, 2026.',
      'contract',
    ],
    [
      'an insurer that denied a nurse',
      'The insurer denied the claim of a VA hospital nurse on January 5, 2026. She filed suit on August 1, 2026.',
      'contract',
    ],
    [
      'somebody named Gina',
      'Gina Poe’s right-to-sue letter under the city code came on June 2, 2026; she sued September 30, 2026.',
      'employment',
    ],
    [
      'a house number',
      'The office is at 2255 Main Street. The judgment became final on March 1, 2024. The petition was filed June 1, 2026.',
      'other',
    ],
    ['Puerto Rico', 'She was hit in Puerto Rico on May 4, 2020. Suit was filed June 1, 2025.', 'personal-injury'],
    [
      'a store in Texas',
      'She slipped in a Houston, Texas store on May 4, 2025. No notice was given to the store.',
      'personal-injury',
    ],
  ] as const)('%s', (_, text, type) => expect(standing(text, type).filter((one) => !one.endsWith('?'))).toEqual([]))
})
