import { readTemplate, shippedTypes } from '@casewright/templates'
import { describe, expect, it } from 'vitest'
import { readSaid } from '../read-said.ts'

const templates = new Map(
  shippedTypes.flatMap((source) => readTemplate(source).template ?? []).map((one) => [one.id, one]),
)
function read(type: string, text: string): Record<string, string> {
  const template = templates.get(type)
  if (!template) throw new Error(`no ${type}`)
  return Object.fromEntries(readSaid(template, text, '2026-11-30').filled.map(({ field, value }) => [field, value]))
}

describe('the client of an engagement', () => {
  it.each([
    [
      'Engagement letter for Dana Pruitt, divorce in Travis County Texas. We don’t rep the wife, Kim Pruitt. Hourly 350.',
      'Dana Pruitt',
    ],
    ['Client is Dana Ruiz, not the LLC, just Dana. Ruiz Roofing LLC is not our client. Flat fee $2,500.', 'Dana Ruiz'],
    [
      'We do not represent Marcus Webb. Our client is Tessa Lindqvist, who is buying his bakery. $300 an hour.',
      'Tessa Lindqvist',
    ],
    [
      'Client: Moss Farms LLC. Its manager Ann Moss signs. We will not represent Ann Moss individually. $3,000 flat.',
      'Moss Farms LLC',
    ],
  ])('is whom the notes name, and nobody whom they deny: %s', (text, client) =>
    expect(read('attorney-engagement-letter', text)).toMatchObject({ clientName: client }),
  )

  it.each([
    ['Client is Denise Georgia. Hourly, $275.', 'Denise Georgia'],
    ['Engagement letter for District 9 Brewing Co. Flat fee $2,500.', 'District 9 Brewing Co.'],
    ['Client: Ohio Parish Council, Inc. Hourly, $300.', 'Ohio Parish Council, Inc.'],
    ['We represent Virginia Court. Divorce in Ada County, Idaho. Hourly, $300.', 'Virginia Court'],
    ['Client: Lake County. Zoning appeal. Hourly, $300.', 'Lake County'],
  ])('may be called for a place: %s', (text, client) => {
    const { clientName = '' } = read('attorney-engagement-letter', text)
    expect(clientName.replace(/\.$/, '')).toBe(client.replace(/\.$/, ''))
  })

  it('is open where only somebody is named who is not the client', () =>
    expect(
      read('attorney-engagement-letter', 'Engagement letter. We don’t represent Gus Hale. Hourly, $275.').clientName,
    ).toBeUndefined())
})

describe('a party', () => {
  it.each([
    [
      'sales-contract',
      'Bill Tate and his wife Carol Tate are selling a 2016 pontoon boat to Rick Moss for $18,500.',
      'sellerName',
      'Bill Tate and Carol Tate',
    ],
    [
      'sales-contract',
      'Wanda Pike d/b/a Pike’s Antiques sells a walnut desk to Gordon Hale for $2,400.',
      'sellerName',
      'Wanda Pike d/b/a Pike’s Antiques',
    ],
    [
      'promissory-note',
      'My brother-in-law Hank Dorsey and his wife Lila are borrowing $7,000 from me, Ed Novak.',
      'borrowerName',
      'Hank Dorsey and Lila',
    ],
    [
      'employment-contract',
      'We are Tallow Prosthetics, Inc., PBC. Hiring Imogen Castle at $60,000 a year.',
      'employerName',
      'Tallow Prosthetics, Inc., PBC',
    ],
  ])('is whole (%s): %s', (type, text, field, name) => expect(read(type, text)[field]).toBe(name))

  it.each([
    [
      'sales-contract',
      'Seller is Ann Moss. Her neighbor Gus Hale and Peg Orr watched. Buyer is Tim Dunn. A kayak for $400.',
      'buyerName',
      'Tim Dunn',
    ],
    [
      'rental-agreement',
      'Ann Moss rents to Bob Reyes and his son Theo, who is 4, will live there too. $900 a month.',
      'tenantName',
      'Bob Reyes',
    ],
    [
      'employment-contract',
      'Hiring Ann Moss and Carl Dietz will train her. Employer is Lakeview Dental Inc. $25 an hour.',
      'employeeName',
      'Ann Moss',
    ],
  ])('has nobody of whom another thing is told (%s): %s', (type, text, field, name) =>
    expect(read(type, text)[field]).toBe(name),
  )
})

describe('the reader of a letter', () => {
  it.each([
    ['Recipient: Gus Hale, the manager. Tom Hale was fired in May.', 'Gus Hale'],
    ['Recipient: Ada Quill, owner. Her son Ned Quill left the company.', 'Ada Quill'],
  ])('stays where another of the family is gone: %s', (words, name) =>
    expect(
      read('demand-letter', `Demand letter for Marsh Tile LLC. ${words} They owe $4,000. I am Rube Ash, attorney.`),
    ).toMatchObject({ recipientName: name }),
  )

  it('is no one who is gone, and never the client', () => {
    const text =
      'Demand letter for Marsh Tile LLC, we represent them. Attention Terry Gould, he is the manager. Gould got let go in March, send it to the owner Ada Quill at Fern Build LLC. They owe $4,000. I am Rube Ash, attorney.'
    expect(read('demand-letter', text).recipientName).toBe('Ada Quill')
    expect(
      read(
        'demand-letter',
        'Demand letter for Ann Moss against Gus Hale, who took $4,000 and never came. I am Peg Orr, attorney.',
      ),
    ).toMatchObject({
      clientName: 'Ann Moss',
      recipientName: 'Gus Hale',
    })
  })
})
