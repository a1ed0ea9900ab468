import { expect, test } from 'vitest'
import type { CheckedDocument } from '../check.ts'
import { reach } from './reach.ts'

const doubted = (id: string, text: string, from = 0): boolean | undefined =>
  reach[id]?.({ text } as CheckedDocument, { start: from, end: text.length })

test.each([
  ['risk.exclusivity', 'Oak grants an exclusive right to sell.', 'Oak grants a non- exclusive right to sell.'],
  // Whoever gives an exclusive license may deal with others in all else, and so may whoever takes it.
  [
    'risk.exclusivity',
    'Oak grants an exclusive license and shall not buy from others.',
    'Oak grants an exclusive license.',
  ],
  // A duty to pay says where money goes, and bars nobody from dealing with others.
  [
    'risk.exclusivity',
    'Oak grants an exclusive license and shall license the film to no other.',
    'Oak grants an exclusive license, and Elm shall not deduct anything from the fee.',
  ],
  ['risk.exclusivity', 'Elm shall buy its seed solely from Oak.', 'Elm shall pay all royalties solely to Oak.'],
  [
    'risk.exclusivity',
    'Elm holds an exclusive license and sells only to Oak.',
    'Elm holds an exclusive license and pays only to Oak, and no other sum is due.',
  ],
  ['risk.perpetual-license', 'A grants a perpetual license.', 'A grants an irrevocable license during the Term.'],
  ['risk.perpetual-license', 'A grants a perpetual license.', 'A grants an irrevocable option to buy all assets.'],
  [
    'risk.unlimited-indemnity',
    'A shall indemnify B against all losses, even if caused by the negligence of B.',
    'A shall indemnify B against all losses arising from A’s failure to perform.',
  ],
  [
    'risk.unlimited-indemnity',
    'A shall indemnify B against every loss of any kind.',
    'Except for its indemnification obligations neither party is liable for negligence.',
  ],
  ['risk.broad-ip-assignment', 'A assigns all of its inventions.', 'A assigns its rights in the Paid-For Development.'],
  [
    'risk.deemed-acceptance',
    'If B does not object within ten days, it is deemed to have accepted.',
    'An order is deemed accepted on its delivery.',
  ],
  ['risk.personal-guaranty', 'The undersigned guarantees payment.', 'Oak Holding guarantees payment.'],
  [
    'risk.joint-and-several',
    'They are jointly and severally liable.',
    'A shall indemnify B for joint and several ones.',
  ],
  ['risk.penalty', 'B pays a penalty of $500.', 'A shall indemnify B against all penalties.'],
  [
    'one-sided.attorneys-fees',
    'B shall pay the attorneys’ fees of A.',
    'If B fails to assume the defense, it pays attorneys’ fees.',
  ],
  ['risk.liquidated-damages', 'B shall pay $500 a day as damages.', 'The damages are those that subsection 2 names.'],
  ['risk.non-compete-scope', 'B shall not compete.', 'B has a license without end.'],
])('%s: what reaches that far, and what does not', (id, weighs, doubt) => {
  expect(doubted(id, weighs)).toBe(false)
  expect(doubted(id, doubt)).toBe(true)
})

test('a renewal on a condition, and one that the next sentence can stop', () => {
  expect(doubted('risk.renewal-without-exit', 'It renews itself every year.')).toBe(false)
  expect(doubted('risk.renewal-without-exit', 'If sales reach $1, it renews itself.')).toBe(true)
})

test('a sale must do something to the contract', () => {
  expect(doubted('risk.change-of-control', 'A may terminate on a change of control.')).toBe(false)
  expect(doubted('risk.change-of-control', 'A "change of control" is a sale of half.')).toBe(true)
})
