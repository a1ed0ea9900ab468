import { readTemplate, shippedTypes, type Template } from '@casewright/templates'
import { describe, expect, it } from 'vitest'
import { accountOf } from '../said/account.ts'
import { readSaid } from '../said/read-said.ts'
import { yearsToldIn } from '../said/years-told.ts'
import { partByActs } from './acts.ts'
import { sumsAsWell, sumsInstead, type Told } from './margin.ts'
import type { Status } from './status.ts'

const templates = new Map(
  shippedTypes.flatMap((source) => readTemplate(source).template ?? []).map((one) => [one.id, one]),
)
const read = (type: string, text: string) => {
  const said = readSaid(templates.get(type) as Template, text, '2026-11-29')
  return { ...said, of: Object.fromEntries(said.filled.map(({ field, value }) => [field, value])) }
}

describe('a sum of the small print', () => {
  const told = (words: string, key: string, status: Status, per = ''): Told => ({
    words,
    key,
    status,
    per,
    start: 0,
    end: 0,
  })
  it('is no rent: another one is asked for', () => {
    const dog = told('$35', '35', 'other', 'month')
    const others = [told('1,450', '1450', 'plain'), told('$75', '75', 'other'), told('$795', '795', 'plain')]
    expect(sumsInstead([dog], [dog, ...others])?.map(({ words }) => words)).toEqual(['1,450', '$795'])
    expect(sumsInstead([dog, told('$35', '35', 'named')], [dog, ...others])).toBeNull()
  })
  it('leads where words name it, and is asked about beside one like it', () => {
    const [one, other] = [told('$1,450', '1450', 'plain', 'month'), told('$1,500', '1500', 'plain', 'month')]
    expect(sumsAsWell([one], [one, other])).toEqual([other])
    expect(sumsAsWell([{ ...one, status: 'named' }], [one, other])).toEqual([])
    expect(sumsAsWell([one], [one, { ...other, per: 'week' }])).toEqual([])
  })
  it('is no fee beside the total', () =>
    expect(
      read(
        'consulting-agreement',
        'consultant: Ann Poe\nclient: Oak Theater, Inc.\n$7,200 total\nthey pay 10 days after each invoice, $25 flat late fee',
      ).of.fee,
    ).not.toBe('$25'))
  it('is not lost where it was read for another: it stays beside the document', () => {
    const text =
      'consultant: Ann Poe\nclient: Oak Theater, Inc.\n1. $7,200 total\n2. $1,800 at signing\n3. $2,700 at first draft\n5. they pay 10 days after each invoice, $25 flat late fee'
    const said = read('consulting-agreement', text)
    const shown = [
      ...said.filled.map(({ value }) => value),
      ...accountOf(said, text, said.filled).flatMap(({ open }) => open.map(({ line }) => line)),
    ].join('\n')
    expect(said.of.fee).not.toBe('$25')
    expect(shown).toContain('$25')
  })
  it('gives way to a total that adds up', () =>
    expect(
      read(
        'complaint-letter',
        'Complaint to Oak Stoves, 5 Elm St, Reno, NV. I’m Ann Poe. I bought a stove on May 2, 2026, $1,849 plus $129 for the plan, so $1,978 all in. It quit.',
      ).of.amount,
    ).toBe('$1,978'))
})

describe('a day of something else', () => {
  it('is no start', () =>
    expect(
      read(
        'service-agreement',
        'Provider: Ann Poe. Client: Mia Foss. I take the pictures, the wedding is Saturday October 10, 2026 at Oak Hall.',
      ).of.startDate,
    ).toBeUndefined())
  it.each([
    ['I need off July 6 through August 14, 2026.', 'July 6, 2026'],
    ['Six months from Aug 15, so Aug 15, 2026 to Feb 14, 2027.', 'August 15, 2026'],
    ['I bought it on February 21, 2026. It quit March 9.', 'March 9, 2026'],
  ])('has the year that stands beside it: %s', (text, as) =>
    expect(yearsToldIn(text, '2026-11-29').map((one) => one.as)).toEqual([as]),
  )
  it.each([
    'We signed on May 3, 2025. Pay by December 15.',
    'Born March 3, 1961. He leaves on March 3.',
    'Every May 4. Signed May 3, 2026.',
  ])('has none where the notes do not tell: %s', (text) => expect(yearsToldIn(text, '2026-11-29')).toEqual([]))
})

describe('who has a part', () => {
  const part = (type: string, text: string, name: string) =>
    partByActs(type, text, [{ start: text.indexOf(name), end: text.indexOf(name) + name.length }])
  it.each([
    ['employment-contract', 'We’re hiring Ben Cole as chef.', 'Ben Cole', 'employee'],
    ['sales-contract', 'Oak Soap (me, Jean) is selling 1,200 bars to Gift Co.', 'Oak Soap', 'seller'],
    ['sales-contract', 'Oak Soap is selling 1,200 bars to Gift Co.', 'Gift Co', 'buyer'],
    ['promissory-note', 'I’m lending my nephew Kevin Eng $18,000.', 'Kevin Eng', 'borrower'],
    ['employment-contract', 'Ben Cole signs for us.', 'Ben Cole', null],
  ])('is told by what is done: %s %s', (type, text, name, role) => expect(part(type, text, name)).toBe(role))

  it('is nobody who is hired, for the employer, where a body is left', () => {
    const { of } = read(
      'employment-contract',
      'Ann: ok we’re hiring Ben Castellano as executive chef\nLuis: right. Oak Kitchen LLC, Galveston. 82k?\nAnn: 85,000 a year\nLuis: start date\nAnn: Sept 14, 2027',
    )
    expect(of.employeeName).toBe('Ben Castellano')
    expect(of.employerName).toBe('Oak Kitchen LLC')
  })
  it('is one way where the notes ask for one way and name who discloses', () => {
    const { of } = read(
      'non-disclosure-agreement',
      'One-way NDA. Discloser is Oak Sensors, Inc., a Delaware corporation. Recipient is Paul Engel, individual, Toledo, Ohio.',
    )
    expect(of.directionTerms).toMatch(/^This Agreement is one way: Oak Sensors, Inc\. is the only Discloser/)
  })
})

it.each([
  [
    'promissory-note',
    'collateral',
    'Lender: Ann Poe. Borrower: Mia Foss. $5,000. Truck is not collateral, it’s unsecured.',
  ],
  [
    'power-of-attorney',
    'beginning',
    'Principal: Ann Poe. Agent: her son Al Poe. If he can’t or won’t, her daughter Sue Poe.',
  ],
  ['recommendation-letter', 'relationshipLength', 'Recommendation for Mia Foss. I’m Ann Poe. She had an A both years.'],
  ['complaint-letter', 'subject', 'Complaint to Oak Stoves. I’m Ann Poe. My stove quit. Salesman was nice.'],
  ['business-letter', 'subject', 'I’m Ann Poe. My last day is June 26, 2027. Personal email is ann@example.com.'],
])('what is none of its kind or is denied is a blank: %s %s', (type, field, text) =>
  expect(read(type, text).of[field]).toBeUndefined(),
)
