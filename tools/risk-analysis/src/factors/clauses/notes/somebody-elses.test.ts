import { describe, expect, it } from 'vitest'
import type { CaseType } from '../../../case-types.ts'
import { evidenceOf } from '../../../evidence.ts'

const pointsOf = (id: string, caseType: CaseType, represents: string, description: string) =>
  evidenceOf({ caseType, description, represents } as never, [], new Date('2026-11-30')).factors.find(
    (factor) => factor.id.split(':')[0] === id,
  )?.points

describe('what is of somebody else, undone, or no such fact counts nothing', () => {
  it.each([
    ['bad-conditions', 'real-estate', 'tenant', 'Eviction. The unit upstairs had no heat for three weeks.'],
    [
      'bad-conditions',
      'real-estate',
      'landlord',
      'Eviction for rent. The tenant called the city after getting the notice; the inspector wrote notices.',
    ],
    ['opinion-against-claim', 'real-estate', 'landlord', 'Eviction. The building inspector found no violation.'],
    ['rent-set-aside', 'real-estate', 'tenant', 'Eviction. Her deposit went to a bank. The money is in escrow.'],
    ['move-reason', 'family', 'petitioner', 'Mom, our client, wants to move to Tulsa. Dad’s new job starts in June.'],
    [
      'default',
      'other',
      'claimant',
      'Legal malpractice. A default judgment came in because the attorney never answered the complaint.',
    ],
    [
      'admission',
      'other',
      'claimant',
      'Malpractice against the firm. The lawyer did sign it alone, and he admits he was late.',
    ],
    ['remarks', 'employment', 'defendant', 'The supervisor told her to go back to the warehouse.'],
    ['remarks', 'employment', 'defendant', 'The principal told the staff that these people were early.'],
    ['remarks', 'employment', 'defendant', 'He said that the old school gym would close.'],
    ['agency-charge', 'employment', 'claimant', 'His co-worker filed no EEOC charge.'],
    [
      'protected-activity',
      'employment',
      'claimant',
      'Our client got the termination letter on May 2. She complained to HR about harassment on May 5.',
    ],
    ['protected-activity', 'employment', 'claimant', 'After she was fired our client reported the fraud to the state.'],
    ['comparators', 'employment', 'claimant', 'Our client, 54, was let go. The replacement is 47.'],
    [
      'no-vote',
      'other',
      'defendant',
      'We represent the manager of an LLC. The agreement lets him sell without a vote.',
    ],
    ['self-dealing', 'other', 'defendant', 'We represent the trustee. A beneficiary gave the farm to his wife.'],
    ['self-dealing', 'other', 'claimant', 'Our client is a member of an LLC. A supplier sold lumber to his cousin.'],
    ['untrained', 'personal-injury', 'claimant', 'Our client fell from a zip line. The guide was in his first week.'],
    ['damages-shown', 'contract', 'claimant', 'Our records show that the truck came on Monday.'],
    ['copying', 'intellectual-property', 'claimant', 'They wrote that we infringed their mark.'],
    ['expert', 'personal-injury', 'claimant', 'Their engineer waved at our client from the train.'],
    ['physical-evidence', 'criminal', 'defense', 'DUI. The trooper’s own breath test was .10.'],
    ['warnings', 'criminal', 'defense', 'Client was not read his rights at the station. He said nothing.'],
    [
      'unlawful-search',
      'criminal',
      'defense',
      'The officer handed back his license and then held him for the dog. He consented.',
    ],
    [
      'nondisclosure',
      'real-estate',
      'defendant',
      'We represent the sellers. The sellers patched the roof, and the buyers saw it before closing.',
    ],
    [
      'debt-changed',
      'contract',
      'defendant',
      'We represent the guarantor. She changed her address without telling the bank.',
    ],
    ['admission', 'contract', 'claimant', 'Their mechanic told us “the broken part was yours”.'],
    ['notice', 'contract', 'claimant', 'Notice of defects was due in 14 days; our client gave it 30 days later.'],
  ] as const)('%s in a case of %s for the %s: %s', (id, type, represents, text) =>
    expect(pointsOf(id, type, represents, text)).toBeUndefined(),
  )
})

it('a notice that came after its days is none', () =>
  expect(
    pointsOf(
      'notice',
      'contract',
      'claimant',
      'Notice of defects was due within 14 days and our client sent it on day 30.',
    ),
  ).toBe(-7))

describe('what is of the one of whom it must be counts', () => {
  it.each([
    ['bad-conditions', 'real-estate', 'tenant', 'Eviction. Our client had no heat for three weeks.', 6],
    [
      'contact-plan',
      'family',
      'petitioner',
      'Our client, the mother, wants to move. She proposes all summer with Dad.',
      4,
    ],
    [
      'child-stays',
      'family',
      'respondent',
      'Our client, the father, objects to the mother’s relocation to Tulsa. The kids want to stay.',
      4,
    ],
    ['remarks', 'employment', 'claimant', 'The foreman told our client to go back to his own country.', 7],
    ['protected-activity', 'employment', 'claimant', 'Our client reported the fraud. A week later she was fired.', 7],
    ['comparators', 'employment', 'claimant', 'Our client, 54, was let go. The replacement is 41.', 6],
    [
      'self-dealing',
      'other',
      'claimant',
      'Our client owns a quarter of an LLC. The managing member leased the shop to his sister.',
      7,
    ],
    ['untrained', 'personal-injury', 'claimant', 'Our client fell. The outfitter’s guide was in his first week.', 5],
    ['damages-shown', 'contract', 'claimant', 'Our records show $12,000 in losses.', 7],
    ['expert', 'personal-injury', 'claimant', 'Our engineer will testify that the brakes failed.', 6],
    ['warnings', 'criminal', 'defense', 'Client was not read his rights at the station. He told them everything.', 6],
    [
      'debt-changed',
      'contract',
      'defendant',
      'We represent the guarantor. The bank raised the interest rate without telling her.',
      6,
    ],
  ] as const)('%s in a case of %s for the %s: %s', (id, type, represents, text, points) =>
    expect(pointsOf(id, type, represents, text)).toBe(points),
  )
})
