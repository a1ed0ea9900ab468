import type { Example } from '../../drafting/__fixtures__/example.ts'

const lines = (...words: string[]): string => words.join('\n\n')
const letter = (body: string): string =>
  lines('May 1, 2024', 'Re: The lease of 9 Dunn Street', 'Dear Ms. Doe:', body, 'Sincerely,', 'Ben Roe')
const demand = letter('You owe me $900. Pay by May 10, or I will file a claim in court.')

export const letterExamples: readonly Example[] = [
  {
    check: 'missing.letter-date',
    kind: 'letter',
    hit: lines('Dear Ms. Doe:', 'The keys are lost.', 'Sincerely,', 'Ben Roe'),
    words: [],
    miss: lines('May 1, 20xx', 'Dear Ms. Doe:', 'The keys are lost.', 'Sincerely,', 'Ben Roe'),
  },
  {
    check: 'missing.letter-salutation',
    kind: 'letter',
    hit: lines('May 1, 2024', 'The keys are lost.', 'Sincerely,', 'Ben Roe'),
    words: [],
    miss: letter('The keys are lost.'),
  },
  {
    check: 'missing.letter-closing',
    kind: 'letter',
    hit: lines('May 1, 2024', 'Dear Ms. Doe:', 'The keys are lost.', 'Ben Roe'),
    words: [],
    miss: letter('The keys are lost.'),
  },
  {
    check: 'missing.letter-signature',
    kind: 'letter',
    hit: lines('May 1, 2024', 'Dear Ms. Doe:', 'The keys are lost.', 'Sincerely,'),
    words: [],
    miss: letter('The keys are lost.'),
  },
  {
    check: 'missing.letter-subject',
    kind: 'letter',
    hit: lines('May 1, 2024', 'Dear Ms. Doe:', 'The keys of the house are lost. '.repeat(30), 'Sincerely,', 'Ben Roe'),
    words: [],
    miss: letter('The keys of the house are lost. '.repeat(30)),
  },
  {
    check: 'missing.demand-deadline',
    kind: 'demand-letter',
    hit: letter('You owe me $900. I demand that you pay, or I will file a claim in court.'),
    words: [],
    miss: demand,
  },
  {
    check: 'missing.demand-amount',
    kind: 'demand-letter',
    hit: letter('You owe me the rent. Pay it by May 10, or I will file a claim in court.'),
    words: [],
    miss: letter('Cease to use my name by May 10, or I will file a claim in court.'),
  },
  {
    check: 'missing.demand-consequence',
    kind: 'demand-letter',
    hit: letter('You owe me $900. Pay by May 10.'),
    words: [],
    miss: demand,
  },
  {
    check: 'missing.settlement-mark',
    kind: 'letter',
    hit: letter('My client is willing to settle for $900.'),
    words: [],
    miss: letter('For settlement purposes only: my client is willing to settle for $900. The account is settled.'),
  },
  {
    check: 'missing.enclosure-list',
    kind: 'letter',
    hit: letter('I have enclosed the lease.'),
    words: [],
    miss: lines(letter('I have enclosed the lease.'), 'Enclosure: lease'),
  },
  {
    check: 'letter.criminal-threat',
    kind: 'demand-letter',
    hit: letter('Unless you pay by May 10, I will press charges.'),
    words: ['Unless you pay by May 10, I will press charges.'],
    miss: letter('If you do not pay by May 10, I will sue. The charges on your account are stated below.'),
  },
  {
    check: 'letter.without-prejudice',
    kind: 'demand-letter',
    hit: letter('Without prejudice. You owe me $900. Pay by May 10.'),
    words: ['Without prejudice'],
    miss: letter('You owe me $900, without prejudice to my other rights.'),
  },
  {
    check: 'blank.letter-line',
    kind: 'letter',
    hit: lines('Your name', 'Your address', 'Dear Ms. Doe:', 'The keys are lost.'),
    words: ['Your name', 'Your address'],
    miss: lines('May 1, 2024', 'Dear Ms. Doe:', 'Your name is on the lease.', '____________________\nDate'),
  },
]
