import { expect, test } from 'vitest'
import { findAmounts } from '../../amounts/amounts.ts'
import { pointsOutside } from '../../references/outside.ts'
import { reviewDocument } from '../review.ts'

const found = (text: string, id: string) =>
  reviewDocument({
    text,
    pages: [],
    blocks: [...text.matchAll(/[^\n]+/g)].map(({ index, 0: line }) => ({
      kind: 'paragraph' as const,
      start: index,
      end: index + line.length,
    })),
  }).findings.some(({ check }) => check.id === id)

test('a comma after the thousands is within the amount', () => {
  const [amount] = findAmounts('a bonus of Fifty-Eight Thousand, Three Hundred and Three Dollars ($58,303) on May 15')
  expect(amount).toMatchObject({ value: 58_303, agrees: true })
  expect(findAmounts('Fifty-Eight Thousand, Three Hundred Dollars ($58,400)')[0]).toMatchObject({ agrees: false })
  expect(findAmounts('of the two, three hundred dollars ($300) is due')[0]).toMatchObject({ value: 300, agrees: true })
})

test('the name of another paper behind a number takes the reference there', () => {
  const outside = (text: string) => pointsOutside(text, 0, text.indexOf(')') + 1)
  expect(outside('Section 6(b) Restricted Stock Unit Award Agreement dated May 1')).toBe(true)
  expect(outside('Section 6(b) and the Parties to the Agreement')).toBe(false)
  expect(outside('Section 6(b) of this Agreement')).toBe(false)
})

const signed = (party: string, block: string): string =>
  [
    'SERVICES AGREEMENT',
    `This Agreement is made on May 1, 2024 between Oak Corporation, a Delaware corporation ("Oak"), and ${party}, a Delaware limited liability company ("Elm").`,
    '1. Oak does the work.',
    block,
  ].join('\n\n')
const wide = ' '.repeat(60)

test('an office that is far off in spaces is there', () => {
  const block = (below: string) =>
    signed('Elm, LLC', `${wide}OAK CORPORATION\n\n${wide}/s/ Ann Doe\n${wide}${'-'.repeat(40)}\n${wide}${below}`)
  expect(found(block('Ann Doe, Chief Executive Officer'), 'party.no-capacity')).toBe(false)
  expect(found(block('Ann Doe'), 'party.no-capacity')).toBe(true)
})

test('a party with an earlier name signs with its name of today', () => {
  const block = (second: string) =>
    `OAK CORPORATION\n\nBy: /s/ Ann Doe\nName: Ann Doe\nTitle: President\n\n${second}\n\nBy: /s/ Al Roe\nName: Al Roe\nTitle: President`
  const party = 'Elm Holdings, LLC f/k/a Birch Holdings, LLC'
  expect(found(signed(party, block('ELM HOLDINGS, LLC')), 'party.no-signature')).toBe(false)
  expect(found(signed(party, block('ASH TRADING, LLC')), 'party.no-signature')).toBe(true)
})

test('the rules of somebody else, by their title, are no term', () => {
  const contract = (of: string) =>
    `SERVICES AGREEMENT\n\nThis Agreement is made on May 1, 2024 between Oak Inc. (the "Provider") and Elm Inc. (the "Customer").\n\n"Fee" means $5. "Work" means what is done.\n\nThe Provider follows the Arbitration Rules ${of}. Under the Arbitration Rules the Customer is heard. All Arbitration Rules apply.`
  expect(found(contract('of the Singapore Center'), 'definition.missing')).toBe(false)
  expect(found(contract('at all times'), 'definition.missing')).toBe(true)
})
