import { describe, expect, it } from 'vitest'
import { idsIn } from './testing/ids-in.ts'

const parties =
  'This Services Agreement is made as of May 4, 2021 between Elm Tools Inc. (“Customer”) and Fir Parts LLC (“Provider”).'

/** What is found in the first lines, and not in the second. */
const pairs: [id: string, what: string, wrong: string[], right: string[]][] = [
  [
    'risk.change-of-control',
    'a right to assign on one’s own sale',
    ['SERVICES AGREEMENT', parties, 'Customer may terminate this Agreement upon a change of control of Provider.'],
    ['SERVICES AGREEMENT', parties, 'Upon a change of control of Provider, Provider may assign this Agreement.'],
  ],
  [
    'one-sided.consequential-damages',
    'a limit of one’s own indemnity',
    ['SERVICES AGREEMENT', parties, 'Provider shall not be liable for any consequential or indirect damages.'],
    [
      'SERVICES AGREEMENT',
      parties,
      'Provider shall indemnify Customer against losses; provided, however, that Provider shall not be liable for any consequential or indirect damages.',
    ],
  ],
  [
    'missing.parties',
    'a party that is still to be written on its line',
    ['NON-DISCLOSURE AGREEMENT', 'Oakville Housing may show secrets. The reader keeps them secret for three years.'],
    [
      'NON-DISCLOSURE AGREEMENT',
      'Oakville Housing may show secrets to ____________ (the “Recipient”). The Recipient keeps them secret for three years.',
    ],
  ],
  [
    'missing.parties',
    'sides that a list of labels names, whatever they are called',
    ['MANAGEMENT AGREEMENT', 'Date: May 1, 2024', 'Rent is due on the first day.'],
    [
      'MANAGEMENT AGREEMENT',
      'Proprietor:   Elm Street Apartments, LP, a Wisconsin limited partnership',
      'KEEPER:   Fir Residential, LLC, 455 Mill Row, Madison',
      'Proprietor shall pay Keeper. Keeper will collect the rent.',
    ],
  ],
  [
    'missing.nda-return',
    'a covenant of whoever sells a business',
    ['NON-DISCLOSURE AGREEMENT', 'Elm LLC (“Elm”) keeps the secrets of Fir LLC (“Fir”).'],
    [
      'NON-COMPETITION AND NON-DISCLOSURE AGREEMENT',
      'Under the Stock Purchase Agreement, Elm LLC (“Elm”) keeps the secrets of Fir LLC (“Fir”).',
    ],
  ],
  [
    'blank.placeholder',
    'a price taken out of a paper that was filed',
    ['SERVICES AGREEMENT', parties, 'The price is [ ] a month.'],
    ['SERVICES AGREEMENT', parties, 'Confidential treatment was requested. The price is [ ] a month.'],
  ],
]

describe('what two readers called wrong, once more', () => {
  it.each(pairs)('%s is not said of %s', (id, _what, wrong, right) => {
    expect(idsIn(...wrong)).toContain(id)
    expect(idsIn(...right)).not.toContain(id)
  })
})
