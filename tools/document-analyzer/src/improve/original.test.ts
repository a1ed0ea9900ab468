import { expect, it } from 'vitest'
import { agreement } from '../__fixtures__/documents.ts'
import { asEvidence, lostFrom, numberedAs, partiesOf } from './original.ts'

const parties = partiesOf({ text: agreement })
const fees = agreement.slice(agreement.indexOf('2. Fees.'), agreement.indexOf(' Witnesseth'))

it('tells a model by which names the document calls its parties', () => {
  expect(asEvidence(parties)[0]?.text).toBe(
    'Northgate Supply, Inc. is called “Client”.\nAlder Point Advisors LLC is called “Consultant”.',
  )
  expect(asEvidence([])).toEqual([])
})

it.each([
  ['leaves out', '7.2 Client shall pay.', 'Client shall pay $5.', '7.2 Client shall pay $5.'],
  ['changes', '(b) Client shall pay.', '(c) Client shall pay $5.', '(b) Client shall pay $5.'],
  ['keeps', '4. Indemnity. Client pays.', '4. Indemnity. Nobody pays.', '4. Indemnity. Nobody pays.'],
  ['makes up', 'Client shall pay.', 'Client shall pay 3 times.', 'Client shall pay 3 times.'],
])('a rewrite that %s the number stands under that of the original', (_, passage, improved, numbered) => {
  expect(numberedAs(passage, improved)).toBe(numbered)
})

it('names the figures and parties that a rewrite has lost, and no others', () => {
  const same = '2. Fees. Within thirty (30) days after each invoice, Client shall pay Consultant $1,500.00 a month.'
  expect(lostFrom(fees, same, parties)).toEqual([])
  expect(lostFrom(fees, '2. Fees. The fee is due within 60 days.', parties)).toEqual([
    '$1,500',
    '30',
    'Client',
    'Consultant',
  ])
})
