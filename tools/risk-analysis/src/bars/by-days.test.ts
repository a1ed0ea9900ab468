import { expect, it } from 'vitest'
import { evidenceOf } from '../evidence.ts'

const today = new Date('2026-11-30')
const barsOf = (caseType: string, represents: string, description: string) =>
  (evidenceOf({ caseType, description, represents } as never, [], today).bars ?? []).map(
    ({ id, holds, ends }) => `${id} ${holds ? 'holds' : 'asked'} ${ends}`,
  )

it.each([
  'ADEA. She was told by letter on January 6, 2025 that her job would end. She filed her charge on July 30, 2025.',
  'Title VII case. He was fired on March 3, 2025 and filed an EEOC charge on October 15, 2025.',
  'Title VII. The charge came 240 days after the firing.',
])('asks about a charge between 180 and 300 days: %s', (text) =>
  expect(barsOf('employment', 'claimant', text)).toEqual(['untimely-charge asked client']),
)

it.each([
  'Title VII case. He was fired on March 3, 2025 and filed an EEOC charge on June 15, 2025.',
  'Title VII. The charge came 120 days after the firing.',
])('and not about one within 180: %s', (text) => expect(barsOf('employment', 'claimant', text)).toEqual([]))

it('asks about any fault where it ends the claim by a rule that was read', () => {
  const text = 'Our client was hit by a truck in Alabama. She was crossing mid-block.'
  expect(barsOf('personal-injury', 'claimant', text)).toEqual(['comparative asked client'])
  expect(barsOf('personal-injury', 'claimant', text.replace('Alabama', 'New York'))).toEqual([])
  expect(barsOf('personal-injury', 'claimant', 'Our client was hit by a truck in Alabama.')).toEqual([])
})

it('asks about a repose that somebody argues away', () =>
  expect(
    barsOf(
      'contract',
      'defendant',
      'We defend a builder. Opposing counsel wrote “your man hid the crack, so no repose.”',
    ),
  ).toEqual(['repose asked other']))
