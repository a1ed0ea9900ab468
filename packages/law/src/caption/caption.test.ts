import { describe, expect, test } from 'vitest'
import { readCaption } from './caption.ts'

const body = `\n\n${'The parties have come before the court on the motion of one of them, which the court has read with care. '.repeat(4)}`
const read = (head: string) => readCaption({ text: head + body })

describe('the court', () => {
  test.each([
    [
      'IN THE UNITED STATES DISTRICT COURT\nFOR THE DISTRICT OF MAINE',
      'United States District Court for the District of Maine',
    ],
    ['United States Court of Appeals\nFor the First Circuit', 'United States Court of Appeals for the First Circuit'],
    [
      'UNITED STATES BANKRUPTCY COURT\nSOUTHERN DISTRICT OF TEXAS\nHOUSTON DIVISION',
      'United States Bankruptcy Court Southern District of Texas Houston Division',
    ],
    ['SUPREME COURT OF THE UNITED STATES', 'Supreme Court of the United States'],
    [
      'SUPERIOR COURT OF THE STATE OF CALIFORNIA\nCOUNTY OF ALAMEDA',
      'Superior Court of the State of California County of Alameda',
    ],
    ['COURT OF COMMON PLEAS\nFRANKLIN COUNTY, OHIO', 'Court of Common Pleas Franklin County, Ohio'],
  ])('%s', (head, name) => {
    expect(read(`${head}\n\nANN DOE,\nPlaintiff,\nv.\nBEN ROE,\nDefendant.\n`).court?.name).toBe(name)
  })

  test('may stand below the note on a syllabus', () => {
    const note = `NOTE: Where it can be done, a syllabus (headnote) is released with the opinion, and the syllabus is
prepared by the reporter for the convenience of the reader, who should not take it for the words of the court itself.`
    expect(read(`${note}\n\nSUPREME COURT OF OHIO\n\nDOE v. ROE\n`).court?.name).toBe('Supreme Court of Ohio')
  })

  test('its place leaves out a number on the same line', () => {
    const text = `IN THE SUPREME COURT OF OHIO No. 20-1 Filed May 1, 2020${body}`
    const { court } = readCaption({ text })
    expect(court?.name).toBe('Supreme Court of Ohio')
    expect(text.slice(court?.start, court?.end)).toBe('SUPREME COURT OF OHIO')
  })

  test('the court appealed from is not the court', () => {
    expect(read('Appeal from the United States District Court for the District of Maine').court).toBeUndefined()
  })

  test('a contract has none', () => {
    expect(read('SUPPLY AGREEMENT\nHarbor Supply, Inc.\n').court).toBeUndefined()
  })
})

describe('docket numbers', () => {
  test.each([
    ['Case No. 2:20-cv-00123-ABC', ['2:20-cv-00123-ABC']],
    ['No. 19-1392', ['19-1392']],
    ['Nos. 19-1392, 19-1393', ['19-1392', '19-1393']],
    ['Docket No. 08-CV-1234 (ABC)', ['08-CV-1234']],
    ['Civil Action No. 99-4567', ['99-4567']],
    ['21-588', ['21-588']],
  ])('%s', (line, numbers) => {
    expect(read(`SUPREME COURT OF OHIO\n${line}\n`).dockets.map(({ number }) => number)).toEqual(numbers)
  })

  test('that of the court below is marked', () => {
    expect(read('COURT OF APPEALS\nNo. 19-1392 (No. 2:18-cv-00456)\n').dockets).toMatchObject([
      { number: '19-1392', below: false },
      { number: '2:18-cv-00456', below: true },
    ])
  })

  test.each(['Bar No. 123456', 'Phone No. 617-555-0100', 'Rule No. 12-3'])('not a docket number: %s', (line) => {
    expect(read(`SUPREME COURT OF OHIO\n${line}\n`).dockets).toEqual([])
  })

  test('it is stamped at the head of the page', () => {
    const text = `Case 1:20-cv-00123-ABC Document 14 Filed 02/03/21 Page 1 of 9\nSUPREME COURT${body}`
    const [docket] = readCaption({ text }).dockets
    expect(docket?.number).toBe('1:20-cv-00123-ABC')
    expect(text.slice(docket?.start, docket?.end)).toBe(docket?.number)
  })
})
