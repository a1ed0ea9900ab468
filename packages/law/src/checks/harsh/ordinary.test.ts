import { expect, it } from 'vitest'
import { checkedDocument } from '../checked-document.ts'
import { harshTerms } from './read.ts'

const idsIn = (clause: string): string[] => {
  const text = `SERVICES AGREEMENT

This Agreement is made March 2, 2026 between Larkfield Labs, LLC ("Company") and Tove Lindahl ("Consultant").

1. Terms. ${clause}

2. Law. The law of Ohio governs.
`
  return harshTerms(checkedDocument({ text, blocks: [], pages: [] })).map(({ id }) => id)
}

it.each([
  'No payment by Company operates as a waiver of any claim of Consultant, whether paid or unpaid.',
  'A final payment shall not be construed as a release of any claims, whether satisfied or not.',
  'Company may terminate this Agreement immediately upon the death of Consultant. Consultant may terminate only upon sixty days’ notice.',
  'Company may cancel an order at any time before it is shipped. Consultant shall give at least thirty days’ notice of any price increase.',
  'Consultant shall not engage in harassment during the engagement or for three years after termination.',
  'Consultant shall not perform further services after termination; records are kept for five years after termination.',
  'Company shall not be required to operate a help desk for three years after termination.',
  'Consultant shall pay such fees as Company determines in accordance with the rate card in Exhibit B.',
  'Consultant shall pay such reasonable fees as Company sets each year in its published schedule.',
  'Company shall pay such costs as Company alone incurs.',
])('is no harsh term of these kinds: %s', (clause) => {
  for (const id of ['harsh.rights-given-up', 'harsh.ends-alone', 'harsh.works-never-after', 'harsh.decides-alone'])
    expect(idsIn(clause)).not.toContain(id)
})

it.each([
  [
    'harsh.rights-given-up',
    'Each invoice of Consultant operates as a release of all claims to its date, whether paid or unpaid.',
  ],
  [
    'harsh.ends-alone',
    'Company may terminate this Agreement at any time without notice. Consultant shall give ninety days’ written notice.',
  ],
  [
    'harsh.works-never-after',
    'For four years after termination Consultant shall not work for, own or advise any other laboratory.',
  ],
  ['harsh.decides-alone', 'Consultant shall pay such fees as Company alone determines.'],
])('is %s: %s', (id, clause) => expect(idsIn(clause)).toContain(id))
