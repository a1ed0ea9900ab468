import { describe, expect, it } from 'vitest'
import { readBars } from './index.ts'

const today = new Date('2026-11-24')
type Type = Parameters<typeof readBars>[1]
const standing = (type: Type, text: string) =>
  readBars(text, type, null, today)
    .filter(({ holds }) => holds)
    .map(({ id }) => id)

const stand: readonly [bar: string, type: Type, text: string][] = [
  [
    'release',
    'personal-injury',
    'The insurer paid me $18,000 and I signed a paper that says I release the driver from all claims. I cashed the check.',
  ],
  [
    'release',
    'employment',
    'I got ten weeks’ pay for signing an agreement that gives up every claim against the company. I had a lawyer.',
  ],
  [
    'res-judicata',
    'contract',
    'She had sued the roofer over the same leaks in 2024, and after a trial the court entered judgment for him. She did not appeal.',
  ],
  ['standing', 'contract', 'I sold my whole claim against the mill in writing, and the paper says I keep no rights.'],
  [
    'arbitration',
    'contract',
    'Section 9 says that all claims shall be decided by binding arbitration. They moved to compel arbitration at once and litigated nothing.',
  ],
  [
    'discharge',
    'contract',
    'He filed for Chapter 7 in 2025, listed our loan, and got his discharge in September. We want to sue him on the note.',
  ],
  [
    'workers-compensation',
    'personal-injury',
    'The belt took two of my fingers. The company’s workers’ compensation has paid my bills. I want to sue the company for the loose guard.',
  ],
  [
    'untimely-appeal',
    'contract',
    'We lost in federal court; judgment was entered on July 8, 2026. No motion was filed. The client came in on October 20 and wants to appeal.',
  ],
]

const alike: readonly [type: Type, text: string][] = [
  ['employment', 'They offered four weeks’ pay if I release all claims. I did not sign it.'],
  ['contract', 'We sued over the same roof in 2024, and the court dismissed it without prejudice.'],
  ['contract', 'He may go bankrupt, but he has filed nothing and got no discharge.'],
  [
    'personal-injury',
    'My own employer’s workers’ compensation pays me. I want to sue the customer, a different company, whose forklift hit me.',
  ],
  ['employment', 'There is an arbitration clause in the handbook, but I never signed it and nobody has raised it.'],
  ['contract', 'The contract has an arbitration clause, but the parties struck it out and both went to court.'],
  ['contract', 'I sold my whole claim against the mill, and later bought it back.'],
]

describe('bars told in plain words', () => {
  it.each(stand)('%s stands', (bar, type, text) => expect(standing(type, text)).toContain(bar))
  it.each(alike)('none stands in a look-alike (%s): %s', (type, text) => expect(standing(type, text)).toEqual([]))
})
