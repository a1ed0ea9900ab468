import { describe, expect, it } from 'vitest'
import { idsIn } from './testing/ids-in.ts'

const parties =
  'This Services Agreement is made as of May 4, 2021 between Elm Tools Inc. (“Customer”) and Fir Parts LLC (“Provider”).'
const body =
  'Provider shall keep the machines of Customer in order, and Customer shall pay each invoice within 30 days.'

/** What is found in the first lines, and not in the second. */
const pairs: [id: string, what: string, wrong: string[], right: string[]][] = [
  [
    'consistency.sum',
    'a rate beside its product',
    ['SERVICES AGREEMENT', parties, 'Outside courses $4,500. System credentials $1,500. Total $8,000.'],
    ['SERVICES AGREEMENT', parties, 'Outside courses $4,500. Lessons, 25 at $140: $3,500. Total $8,000.'],
  ],
  [
    'reference.attachment',
    'two schedules in one paragraph',
    ['SERVICES AGREEMENT', parties, body, 'The machines are listed in Schedule A and the leases on Schedule B.'],
    [
      'SERVICES AGREEMENT',
      parties,
      body,
      'The machines are listed in Schedule A and the leases on Schedule B.',
      'SCHEDULE A: trucks (22), inventory, and the telephone numbers of the shop. SCHEDULE B: the leases in Salem and Dover.',
    ],
  ],
  [
    'missing.governing-law',
    'a law that is only named',
    ['SERVICES AGREEMENT', parties, body, '7.1 Counterparts are fine.'],
    ['SERVICES AGREEMENT', parties, body, '7.1 North Carolina law. 7.2 The courts of Wake County.'],
  ],
  [
    'missing.assignment',
    'a right to assign',
    ['SERVICES AGREEMENT', parties, body],
    ['SERVICES AGREEMENT', parties, body, 'Provider may assign to an affiliate or a lender, remaining bound.'],
  ],
  [
    'slip.unmatched-parenthesis',
    'a smile',
    [
      'SERVICES AGREEMENT',
      parties,
      'We wrote this ourselves, and we mean every word of it) so please read it twice before you sign it.',
    ],
    [
      'SERVICES AGREEMENT',
      parties,
      'We wrote this ourselves, and we mean every word of it :) so please read it twice before you sign it.',
    ],
  ],
]

describe('contracts as strangers write them', () => {
  it.each(pairs)('%s is not found in %s', (id, _, wrong, right) => {
    expect(idsIn(wrong.join('\n\n'))).toContain(id)
    expect(idsIn(right.join('\n\n'))).not.toContain(id)
  })
})
