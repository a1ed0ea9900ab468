import { readTemplate, shippedTypes } from '@casewright/templates'
import { expect, it } from 'vitest'
import { readSaid } from './read-said.ts'
import { readable } from './readable.ts'

const types = new Map(shippedTypes.flatMap((source) => readTemplate(source).template ?? []).map((one) => [one.id, one]))
const read = (type: string, text: string) =>
  Object.fromEntries(
    readSaid(types.get(type) as never, text, '2026-11-28').filled.map(({ field, value }) => [field, value]),
  )

it('a form that was exported with marks between its columns is read by its labels', () => {
  const all = read(
    'rental-agreement',
    [
      'FIELD;VALUE;MGR COMMENT',
      'Property;Unit 5, 210 Sorrel Ave., Helena, MT 59601;NOT Unit 6',
      'Owner/Landlord;Sorrel Flats LLC (Montana);',
      'Agent;Gate City Doorkeepers, Inc., 14 Last Chance Gulch, Helena, MT 59601;notices go to Agent',
      'Tenant;Imogen Castle;',
      'Term;10/01/2026 – 06/30/2027;9 months',
      'Rent;$1,390/mo;due the 3rd',
      'Deposit;$1,250;paid by money order',
      'Utilities;Tenant: electric. Landlord: water, trash;',
      'Alarms;?;ask owner',
    ].join('\n'),
  )
  expect(all).toMatchObject({
    landlordName: 'Sorrel Flats LLC, a Montana limited liability company',
    tenantName: 'Imogen Castle',
    rent: '$1,390',
    deposit: '$1,250',
    startDate: '2026-10-01',
  })
  expect(all.landlordAddress ?? '').not.toContain('Last Chance')
  expect(Object.values(all).join('\n')).not.toMatch(/FIELD|COMMENT|Alarms/)
})

it('what a form asks of “you” and of “the other side” is of the parties whom the answers name', () => {
  const all = read(
    'sales-contract',
    [
      'Q1 What do you need? – contract for selling bees',
      'Q2 Are you the buyer or seller? – buyer',
      'Q3 Your full legal name or entity: Thistle Orchard LLC, an Oregon limited liability company',
      'Q4 Your address: 4400 Dufur Rd, The Dalles OR 97058',
      'Q5 Other side: Gideon Hum',
      'Q6 Their address: 61 Cedar Lane, Goldendale WA 98620',
      'Q7 Price? $165 each = 23,100',
    ].join('\n'),
  )
  expect(all).toMatchObject({
    buyerName: 'Thistle Orchard LLC, an Oregon limited liability company',
    buyerAddress: '4400 Dufur Rd, The Dalles OR 97058',
    sellerName: 'Gideon Hum',
    sellerAddress: '61 Cedar Lane, Goldendale WA 98620',
  })
  expect(Object.values(all).join('\n')).not.toMatch(/Q\d|buyer or seller/)
})

it('a question of a talk is what its answer is called', () => {
  const all = read(
    'service-agreement',
    [
      'INTAKE: Who is it for?',
      "CALLER: We're hired. We're Lantern Books, P.C. 1033 Elderberry, Peoria, 61604. I'm Benedikta Rao, president.",
      'INTAKE: And the client?',
      "CALLER: Kettle Brewing, Incorporated. They're in Pekin, 5 Front Street, 61554.",
      'INTAKE: Price?',
      'CALLER: $1,850 a month.',
      'INTAKE: Late fees?',
      'CALLER: $35 if it is more than ten days.',
      'INTAKE: Ending it?',
      'CALLER: 45 days notice, either side.',
    ].join('\n'),
  )
  expect(all).toMatchObject({
    providerName: 'Lantern Books, P.C.',
    providerAddress: '1033 Elderberry, Peoria, 61604',
    providerSigner: 'Benedikta Rao, President',
    clientName: 'Kettle Brewing, Incorporated',
    clientAddress: '5 Front Street, Pekin 61554',
    contractValue: '$1,850 a month',
    endingTerms: 'Either party may end this Agreement on 45 days’ written notice.',
  })
})

it('numbered notes stay as they are', () => {
  const all = read(
    'service-agreement',
    'Provider: Harbor IT Inc.\n1. Client: Delgado Dental LLC\n2. Fee: $3,200 a month\n3. Term: 24 months from January 15, 2027',
  )
  expect(all).toMatchObject({ clientName: 'Delgado Dental LLC', contractValue: '$3,200 a month' })
})

it('whose label says that they are no party gives neither name nor address, and a lender of a note does', () => {
  expect(
    read(
      'promissory-note',
      'Borrower: Pike Works, Inc.\nLender: Ann Lee, 19 Orchard Lane, Salina, KS 67401\nAmount: $900',
    ),
  ).toMatchObject({ lenderName: 'Ann Lee', lenderAddress: '19 Orchard Lane, Salina, KS 67401' })
})

it('of boxes only what is checked is said', () => {
  const given = 'Disputes: \u2610 arbitration  \u2612 court, Knox County\nPets: [ ] none [x] one cat'
  const { text } = readable(given, 'contracts')
  expect(text).not.toMatch(/arbitration|none|[\u2610\u2612]|\[/)
  expect(text).toMatch(/court, Knox County/)
  expect(text).toMatch(/one cat/)
})
