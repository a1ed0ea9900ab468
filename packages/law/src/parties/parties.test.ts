import { describe, expect, test } from 'vitest'
import { findParties } from './parties.ts'

const body = `\n\n${'The parties have come before the court on the motion of one of them, which the court has read with care. '.repeat(4)}`
const read = (text: string) => findParties({ text }).map(({ name, role, side }) => [name, role, side])

describe('a caption', () => {
  test('with roles on both sides of the v.', () => {
    expect(
      read(
        `UNITED STATES DISTRICT COURT\nDISTRICT OF MAINE\n\nANN DOE,\nPlaintiff,\n\nv.\n\nHARBOR SUPPLY, INC.,\nDefendant.\n\nNo. 2:20-cv-00123${body}`,
      ),
    ).toEqual([
      ['ANN DOE', 'Plaintiff', 1],
      ['HARBOR SUPPLY, INC.', 'Defendant', 2],
    ])
  })

  test('with more than one party on a side, and a rule of brackets', () => {
    expect(
      read(
        `ANN DOE, and LANTERN, LLC,  )\n  Plaintiffs,            )\n                         )\nv.                       )   Case No. 20-123\n                         )\nBEN ROE, et al.,         )\n  Defendants.            )${body}`,
      ),
    ).toEqual([
      ['ANN DOE', 'Plaintiff', 1],
      ['LANTERN, LLC', 'Plaintiff', 1],
      ['BEN ROE', 'Defendant', 2],
    ])
  })

  test('a state under the name of its court is no party, and one that prosecutes is', () => {
    const court = 'IN THE SUPERIOR COURT OF FULTON COUNTY\nSTATE OF GEORGIA\n\n'
    expect(read(`${court}LOUISE BARNETT,\nPlaintiff,\nv.\nTRANSIT COMPANY,\nDefendant.${body}`)).toEqual([
      ['LOUISE BARNETT', 'Plaintiff', 1],
      ['TRANSIT COMPANY', 'Defendant', 2],
    ])
    const venue =
      'STATE OF MINNESOTA            DISTRICT COURT\nCOUNTY OF HENNEPIN            FOURTH JUDICIAL DISTRICT\n\n'
    expect(read(`${venue}Nora Lindgren,\nPlaintiff,\nvs.\nPrairie Insurance,\nDefendant.${body}`)[0]?.[0]).toBe(
      'Nora Lindgren',
    )
    expect(read(`${court}v.\nBEN ROE,\nDefendant.${body}`)[0]).toEqual(['STATE OF GEORGIA', undefined, 1])
  })

  test('on one line', () => {
    expect(read(`SUPREME COURT\n\nDOE v. HARBOR SUPPLY CO.${body}`)).toEqual([
      ['DOE', undefined, 1],
      ['HARBOR SUPPLY CO.', undefined, 2],
    ])
  })

  test('on one line, with roles', () => {
    expect(read(`SUPREME COURT\n\nANN DOE, Plaintiff, Appellant, v. BEN ROE, Defendant, Appellee.${body}`)).toEqual([
      ['ANN DOE', 'Plaintiff, Appellant', 1],
      ['BEN ROE', 'Defendant, Appellee', 2],
    ])
  })

  test('in columns, with a number beside the v.', () => {
    expect(read(`SUPREME COURT\n\nAnn Doe\tAppellant\n\nv.\t20-1234\n\nHarbor LLC, et al\tAppellees${body}`)).toEqual([
      ['Ann Doe', 'Appellant', 1],
      ['Harbor LLC', 'Appellee', 2],
    ])
  })

  test('that breaks after the v.', () => {
    expect(
      read(`SUPREME COURT\n\nANN DOE, Plaintiff, v.\n\nBEN ROE, in his own name,\n\nDefendant.${body}`),
    ).toMatchObject([
      ['ANN DOE', 'Plaintiff', 1],
      [expect.stringContaining('BEN ROE'), 'Defendant', 2],
    ])
  })

  test('of a proceeding with one party', () => {
    expect(read(`In re Harbor Supply, Inc.\n\nNo. 20-1${body}`)).toEqual([
      ['Harbor Supply, Inc.', undefined, undefined],
    ])
  })
})

describe('a preamble', () => {
  test('names the parties and the terms for them', () => {
    const text =
      'SUPPLY AGREEMENT\n\nThis Supply Agreement is made as of May 1, 2020 by and between Harbor Supply, Inc., a Delaware corporation (“Seller”), and Lantern LLC, a limited liability company of Maine (the “Buyer”).\n\nThe parties agree as follows.'
    expect(findParties({ text })).toMatchObject([
      { name: 'Harbor Supply, Inc.', role: 'Seller', from: 'preamble' },
      { name: 'Lantern LLC', role: 'Buyer', from: 'preamble' },
    ])
  })

  test('the agreement and its date are no parties', () => {
    const text =
      'This lease (this “Lease”) is made on May 1, 2020 (the “Effective Date”) between Ann Doe (“Landlord”) and Ben Roe (“Tenant”).'
    expect(read(text).map(([name]) => name)).toEqual(['Ann Doe', 'Ben Roe'])
  })

  test.each([
    'at 14 Beacon Street',
    'of 350 Fifth Avenue',
    'at 9 Elm Street',
    'of 1407-B 5th Street',
    'at 22 12th Street',
  ])('leaves an address out of a name: %s', (address) => {
    const text = `This lease is made between Ingrid Solberg, ${address}, Boston (“Landlord”), and Ben Roe ${address} (“Tenant”).`
    expect(read(text)).toEqual([
      ['Ingrid Solberg', 'Landlord', undefined],
      ['Ben Roe', 'Tenant', undefined],
    ])
  })

  test('leaves a number in a name', () => {
    const text =
      'This note is made between Class of 2020, LLC (“Lender”), and Shops at 500 LLC, a limited liability company (“Borrower”).'
    expect(read(text).map(([name]) => name)).toEqual(['Class of 2020, LLC', 'Shops at 500 LLC'])
  })

  test.each(['Apt. 6', 'Apt. B', 'Ste. 6', 'No. 6', 'Unit 6', 'Rm. 6', 'Fl. 6'])(
    'goes on after the stops of an address: %s',
    (part) => {
      const text = `This lease is made between Ann Doe, of 12 St. James Ave. ${part}, Boston (“Landlord”), and Ben Roe, of 80 Oak St. ${part} Boston (“Tenant”). Rent is due on the first.`
      expect(read(text)).toEqual([
        ['Ann Doe', 'Landlord', undefined],
        ['Ben Roe', 'Tenant', undefined],
      ])
    },
  )

  test('may be a title page', () => {
    expect(
      read('SUPPLY AGREEMENT\nBY AND BETWEEN\nHARBOR SUPPLY, INC.\nAND\nLANTERN LLC\n').map(([name]) => name),
    ).toEqual(['HARBOR SUPPLY, INC.', 'LANTERN LLC'])
  })
})

test('a text without parties has none', () => {
  expect(read('The weather was fine. Nobody sued anybody.')).toEqual([])
})

test('the span is where the name stands', () => {
  const text = 'This lease is made between Ann Doe (“Landlord”) and Ben Roe (“Tenant”).'
  for (const { name, start, end } of findParties({ text })) expect(text.slice(start, end)).toBe(name)
})
