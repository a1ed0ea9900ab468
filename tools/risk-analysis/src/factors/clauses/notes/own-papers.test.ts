import { expect, it } from 'vitest'
import { evidenceOf } from '../../../evidence.ts'

const told = (caseType: string, represents: string, description: string) =>
  evidenceOf({ caseType, description, represents } as never, [], new Date('2026-11-30')).factors.map(
    ({ id, points }) => `${id} ${points}`,
  )

it.each([
  [
    'personal-injury',
    'claimant',
    'Our client fell. The hotel’s own incident report calls the rug a known trip point.',
    'own-papers:other 7',
  ],
  [
    'personal-injury',
    'defendant',
    'We defend the hotel. Our own incident report calls the rug a known trip point.',
    'own-papers -7',
  ],
  [
    'employment',
    'claimant',
    'Our client was fired. The company’s own handbook requires two warnings.',
    'own-papers:other 7',
  ],
  [
    'real-estate',
    'claimant',
    'Our client has the strip. The neighbor’s own survey puts the line behind the fence.',
    'own-papers:other 7',
  ],
  [
    'contract',
    'defendant',
    'We defend a seller. The plaintiff could not name a single customer it lost.',
    'unproved:other 6',
  ],
  ['contract', 'claimant', 'Our client could not produce any receipt.', 'unproved -8'],
])('counts what speaks against whoever has it: %s, %s: %s', (type, represents, text, one) =>
  expect(told(type, represents, text)).toContain(one),
)

it.each([
  ['contract', 'claimant', 'We sue the supplier. The supplier’s own test report shows that nothing was wrong.'],
  ['personal-injury', 'defendant', 'We defend the hotel. Our own log shows the rug was checked an hour before.'],
  ['personal-injury', 'claimant', 'Our client’s own doctor says the crash caused it.'],
  ['employment', 'claimant', 'He drives his own car. Our client reported it and was fired.'],
])('and not what was done well, or what a doctor found: %s, %s: %s', (type, represents, text) =>
  expect(told(type, represents, text).filter((one) => one.startsWith('own-papers'))).toEqual([]),
)

it('takes no word that nothing infringes for an opinion for the claim', () =>
  expect(
    told('intellectual-property', 'claimant', 'We sue an importer. Their own expert says nothing infringes.').join(),
  ).not.toContain('opinion-for-claim'))

it('counts what an own log tells once, as what it is', () =>
  expect(
    told('personal-injury', 'claimant', 'Our client fell. The park’s own log shows the buckle flagged loose in June.'),
  ).toEqual(['hazard-known:other 7']))

it('reads an expert past the name in brackets', () =>
  expect(
    told(
      'contract',
      'defendant',
      'We defend a builder. Their engineer (Dr. R. Ostrow) says footings are 14" and plans call for 24".',
    ),
  ).toContain('opinion-for-claim -8'))

it('asks about a bankruptcy of years ago', () =>
  expect(told('employment', 'defendant', 'We defend a dentist. She had a bankruptcy in 2019.')).toEqual([]))
