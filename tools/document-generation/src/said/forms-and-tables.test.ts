import { readTemplate, shippedTypes } from '@casewright/templates'
import { describe, expect, it } from 'vitest'
import { readSaid } from './read-said.ts'

const types = new Map(shippedTypes.flatMap((source) => readTemplate(source).template ?? []).map((one) => [one.id, one]))
const read = (type: string, text: string): Record<string, string> =>
  Object.fromEntries(
    readSaid(types.get(type) as never, text, '2026-11-28').filled.map(({ field, value }) => [field, value]),
  )

describe('a deal sheet in two columns', () => {
  const said = read(
    'service-agreement',
    '| Item | Entry |\n| Provider | Fern Pools LLC, 2 Pine St, Mesa, AZ 85201 |\n| Client | Dorado HOA, 77 Sun Ave, Mesa, AZ 85202 |\n| Services | weekly cleaning |\n| Fee | $640 a month |\n| Law | Arizona |\n| Office only | Dorado was late twice last year |',
  )

  it('is read as labeled lines, without what the office notes for itself', () => {
    expect(said).toMatchObject({
      providerName: 'Fern Pools LLC',
      clientName: 'Dorado HOA',
      contractValue: '$640 a month',
    })
    expect(JSON.stringify(said)).not.toMatch(/late twice|\|/)
  })

  it('chooses a state that the form does not list', () => {
    expect(said).toMatchObject({ governingLaw: 'other', otherState: 'Arizona' })
  })
})

it('makes one sentence of a label and what it does, and keeps numbers of goods whole', () => {
  const said = read(
    'sales-contract',
    "Seller: Ames Tools LLC\nBuyer: Rhea Stone\nGoods: one 2019 lathe, serial no. 44871\nPrice: $12,000\nTitle: passes on full payment\nTrade-in: Buyer's 2011 drill press, allowance $900\nSign S: Dana Cole, Vice President – Sales",
  )
  expect(said).toMatchObject({
    goods: 'one 2019 lathe, serial no. 44871',
    titleTerms: 'Title passes on full payment.',
    sellerSigner: 'Dana Cole, Vice President of Sales',
  })
  expect(JSON.stringify(said)).toContain('The following applies to trade-in: the Buyer')
})

describe('a form for a power of attorney', () => {
  const said = read(
    'power-of-attorney',
    'Principal: Walter Pohl, DOB 03/11/1951\nAgent: daughter, Helen Pohl Burke, 14 Mill Rd, Scranton, PA 18504\nEffective: at once on signing; survives incapacity\nPowers YES: banking; taxes; claims and lawsuits\nPowers NO: no trust changes; no changing beneficiaries\nPay for agent: none, expenses reimbursed\nRevokes: the earlier POA of June 14, 2018 to Stan Mroz\nState law: Pennsylvania\nStaff remarks (NOT for document): Leon gambles. The doctor says he is capable.',
  )

  it('tells who acts, and takes no birthday or older paper for when it begins or ends', () => {
    expect(said.agentName).toBe('Helen Pohl Burke')
    expect(said.startDate).toBeUndefined()
    expect(said.endDate).toBeUndefined()
    expect(said.durable).toBe('yes')
  })

  it('tells powers from limits, keeps what the form says besides, and keeps remarks out', () => {
    expect(said.powers).toBe('banking\ntaxes\nclaims and lawsuits')
    expect(said.limits).toContain('no trust changes')
    expect(said.additionalTerms).toContain('Pay for agent: none, expenses reimbursed')
    expect(JSON.stringify(said)).not.toMatch(/gambles|capable/)
  })
})

it('takes a name that begins like kin for a name', () => {
  const said = read(
    'sales-contract',
    'Seller: Brother Industries LLC\nBuyer: Friend & Sons Co.\nGoods: a press\nPrice: $900',
  )
  expect(said).toMatchObject({ sellerName: 'Brother Industries LLC', buyerName: 'Friend & Sons Co.' })
})
