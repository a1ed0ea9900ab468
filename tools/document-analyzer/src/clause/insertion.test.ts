import { describe, expect, it } from 'vitest'
import { formOf } from './form.ts'
import { insertionOf } from './insertion.ts'

const clauses = [
  ['Fees', 'The Client shall pay the Provider the fees within thirty days after the invoice, and interest after that.'],
  ['Term', 'This Agreement begins on the first day of May and ends two years later, unless it is ended before.'],
  ['Return', 'Each party shall return the papers of the other within ten days after a request that arises from it.'],
] as const
const paper = (foot: readonly string[], numbered = true) => {
  const body = clauses.flatMap(([title, words], at) =>
    numbered ? [`${at + 1}. ${title.toUpperCase()}`, words] : [title.toUpperCase(), words],
  )
  return { text: ['SERVICES AGREEMENT', ...body, ...foot].join('\n'), blocks: [] }
}
const schedule = [
  'Schedule 1',
  'Materials to be disclosed',
  '1. Plans of the building that the parties inspected in the spring of the year.',
  '2. Accounts.',
  '3. Tax returns.',
]
const exhibit = [
  'EXHIBIT “B-1” – FORM OF RECEIPT',
  'Received the sum of five dollars on account of the price.',
  'By: ________',
]

const feet: readonly [make: string, foot: readonly string[]][] = [
  ['a name over a bare rule', ['FIR INC.', '______________', 'Name:', 'ASH LLC', '______________', 'Name:']],
  [
    'words that accept, a name, a rule and an officer',
    ['Accepted and agreed to on the date first written above:', 'Acme Corp.', '________', 'Jane Roe, President'],
  ],
  ['a role with a colon', ['LANDLORD:', 'OAK HOLDINGS LLC', 'By: ___________', 'TENANT:', 'Ash Doe', '_________']],
  ['a name with what it is', ['SELLER', 'Acme Corp., a Delaware corporation', 'By: ________', 'Its: ________']],
  ['a role in marks and a name on two lines', ['“LANDLORD”', 'ACME CORP.,', 'a Delaware corporation', 'By: ________']],
  [
    'a partnership that acts through another',
    ['BUYER:', 'Elm Partners, L.P.,', 'a Texas limited partnership', 'By: Elm GP, Inc.', 'By: ________', 'Name:'],
  ],
  ['two columns', ['LESSOR:\tLESSEE:', 'Oak LLC\tJohn Ash', 'By: ________\t__________']],
  ['a witness clause', ['IN WITNESS WHEREOF, the parties have signed.', 'OAK LLC', 'By: ________']],
]

describe.each(feet)('where the paper is signed with %s, a clause goes', (_, foot) => {
  it.each([
    ['with nothing behind', []],
    ['with a schedule behind', schedule],
    ['with a form behind that is signed itself', exhibit],
  ])('above the whole of it, %s', (_, behind) => {
    for (const numbered of [true, false]) {
      const document = paper([...foot, ...behind], numbered)
      const at = insertionOf(document)
      expect(document.text.slice(at).split('\n')[0]).toBe(foot[0])
      expect(formOf(document, at).behind).toBe(numbered ? 'Section 3 (RETURN)' : '“RETURN”')
    }
  })
})

it.each([
  ['schedule', schedule],
  ['form', exhibit],
  ['page in between', ['12', ...exhibit]],
  ['names that no rule follows', ['Oak Holdings LLC', 'Jane Roe', ...schedule]],
])('goes behind the last section before what is attached, where no one signs: a %s', (_, behind) => {
  const document = paper(behind)
  expect(document.text.slice(insertionOf(document)).split('\n')[0]).toBe(behind[0])
})

it.each([
  [
    'a list of what is attached',
    ['Exhibit A – Plans', 'Exhibit B – Rules', 'IN WITNESS WHEREOF, they sign.'],
    'Exhibit A',
  ],
])('takes %s above the signatures for no attachment', (_, foot) => {
  const document = paper([...foot, 'OAK LLC', 'By: ________'])
  expect(document.text.slice(insertionOf(document))).toMatch(/^IN WITNESS/)
})

it('goes behind the last clause, where the paper goes on behind a line on a schedule', () => {
  const more = ['4. NOTICES', 'A notice is given in writing and takes effect when it is received by the other side.']
  const document = paper(['Schedule 1', 'The plans of the building.', ...more, 'OAK LLC', 'By: ________'])
  expect(document.text.slice(insertionOf(document))).toMatch(/^OAK LLC/)
  const titled = paper(['SCHEDULE', clauses[0][1], 'NOTICES', more[1] ?? '', 'OAK LLC', 'By: ________'], false)
  expect(titled.text.slice(insertionOf(titled))).toMatch(/^OAK LLC/)
})

it('leaves the short lines of a last clause in it', () => {
  const list = ['To the Landlord:', 'Oak Holdings LLC', '12 Elm Street', 'Austin, Texas 78701']
  const document = paper([...list, 'LANDLORD:', 'OAK HOLDINGS LLC', 'By: ________'])
  expect(document.text.slice(insertionOf(document))).toMatch(/^LANDLORD:/)
})
