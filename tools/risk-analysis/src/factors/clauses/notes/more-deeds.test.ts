import { describe, expect, it } from 'vitest'
import type { CaseType } from '../../../case-types.ts'
import { evidenceOf } from '../../../evidence.ts'

const today = new Date('2026-11-30')
const pointsOf = (caseType: CaseType, represents: string, description: string, id: string) =>
  evidenceOf({ caseType, description, represents } as never, [], today).factors.find(
    (one) => one.id.split(':')[0] === id,
  )?.points

type Told = readonly [factor: string, type: CaseType, represents: string, text: string, points: number | undefined]

const told: Readonly<Record<string, readonly Told[]>> = {
  'care, by records, training and gear': [
    [
      'hazard-known',
      'personal-injury',
      'claimant',
      'Our client fell. The park’s own log shows the buckle flagged on June 28, and it was put back.',
      7,
    ],
    [
      'hazard-known',
      'personal-injury',
      'defendant',
      'We defend the park. Our log shows the worn buckle was replaced the same day.',
      undefined,
    ],
    [
      'hazard-known',
      'personal-injury',
      'claimant',
      'Our client’s own maintenance record shows his brakes were worn. The truck hit him.',
      undefined,
    ],
    ['untrained', 'personal-injury', 'claimant', 'Their operator was 17 and in his third day.', 5],
    [
      'untrained',
      'personal-injury',
      'claimant',
      'Our client, a nurse, had no training on the lift that fell on her.',
      undefined,
    ],
    ['recent-inspection', 'personal-injury', 'defendant', 'Our ride passed its last inspection in May.', 6],
    [
      'comparative-fault',
      'personal-injury',
      'claimant',
      'Our client admits that she unclipped her tether on the platform.',
      -10,
    ],
    [
      'comparative-fault',
      'personal-injury',
      'claimant',
      'The other driver was not wearing his seat belt; our client was hit.',
      undefined,
    ],
    [
      'comparative-fault',
      'personal-injury',
      'claimant',
      'The guide took off her harness and dropped our client.',
      undefined,
    ],
  ],
  'insiders, by who dealt with whom': [
    [
      'self-dealing',
      'other',
      'claimant',
      'Client is a member of an LLC. The managers sold a warehouse to their cousin.',
      7,
    ],
    [
      'self-dealing',
      'other',
      'claimant',
      'Client is a member of an LLC. Our client sold her own shop to her cousin.',
      undefined,
    ],
    ['self-dealing', 'other', 'claimant', 'The city sold the lot to the mayor’s cousin.', undefined],
    ['books-refused', 'other', 'defendant', 'We act for the company. We refused to open the books to a member.', -4],
  ],
  'parents, by who moves, comes and pays': [
    [
      'move-reason',
      'family',
      'petitioner',
      'We act for mom, who wants to move to Asheville. Job there: letter of offer in hand, begins in April.',
      5,
    ],
    [
      'move-reason',
      'family',
      'respondent',
      'We act for dad. Mom wants to move to Asheville. She has a job offer, signed, for 71k.',
      -5,
    ],
    [
      'contact-plan',
      'family',
      'respondent',
      'We act for dad. Mom wants to move. She proposes six weeks of summer and pays half of the flights.',
      -4,
    ],
    ['missed-visits', 'family', 'petitioner', 'We act for mom. Dad has missed 19 of 46 Wednesdays since last year.', 7],
    ['missed-visits', 'family', 'respondent', 'We act for dad. He has missed 19 of 46 Wednesdays.', -7],
    ['kept-orders', 'family', 'petitioner', 'We act for mom. Dad pays support on time.', -3],
    [
      'order-violated',
      'family',
      'petitioner',
      'We act for mom. She changed the school enrollment without his consent; the order says joint.',
      -7,
    ],
    ['involved-parent', 'family', 'respondent', 'We act for dad. He coaches their team.', 4],
    [
      'changed-circumstances',
      'family',
      'petitioner',
      'We act for mom. The father works nights at the port.',
      undefined,
    ],
  ],
  'stolen goods, by marks and price': [
    [
      'signs-of-stolen',
      'criminal',
      'defense',
      'Receiving a stolen loader. The metal serial plate was partly ground.',
      -6,
    ],
    [
      'signs-of-stolen',
      'criminal',
      'defense',
      'Receiving a stolen loader. The sticker with the serial number was untouched.',
      undefined,
    ],
    ['no-intent', 'criminal', 'defense', 'Theft by receiving. He paid $9,000 cash and has a bill of sale.', 6],
    ['no-intent', 'criminal', 'defense', 'Theft by receiving. He bought it on Craigslist with no receipt.', undefined],
    [
      'video-for-defense',
      'criminal',
      'defense',
      'Body cam shows both tail lights lit. The deputy says they were out.',
      6,
    ],
  ],
  'land, jobs and works': [
    [
      'used-by-permission',
      'real-estate',
      'defendant',
      'We act for the Underwoods, defendants, in an easement case. In 2018 Pia Underwood wrote him: “feel free to use the path”.',
      7,
    ],
    [
      'long-use',
      'real-estate',
      'defendant',
      'Adverse possession claim against us. Their time is less than 15 years.',
      7,
    ],
    ['long-use', 'real-estate', 'defendant', 'He claims a strip by adverse possession.', undefined],
    ['comparators', 'employment', 'claimant', 'Our client, 57, was fired. Her replacement is 34.', 6],
    ['comparators', 'employment', 'claimant', 'Our client, 57, was fired. Her replacement is 55.', undefined],
    [
      'permitted-use',
      'intellectual-property',
      'claimant',
      'They paid our client for any use in the game, an email says.',
      -6,
    ],
  ],
}

for (const [title, cases] of Object.entries(told))
  describe(title, () => {
    it.each(cases)('%s in a case of %s for the %s: %s', (id, type, represents, text, points) =>
      expect(pointsOf(type, represents, text, id)).toBe(points),
    )
  })
