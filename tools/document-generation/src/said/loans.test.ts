import { readTemplate, shippedTypes } from '@casewright/templates'
import { expect, test } from 'vitest'
import { readSaid } from './read-said.ts'

const types = new Map(shippedTypes.flatMap((source) => readTemplate(source).template ?? []).map((one) => [one.id, one]))
const read = (text: string) =>
  Object.fromEntries(
    readSaid(types.get('promissory-note') as never, text, '2026-11-28').filled.map(({ field, value }) => [
      field,
      value,
    ]),
  )

test('a note from one to the other, without interest and due at once', () =>
  expect(
    read(
      'Promissory note from Ray Ortiz to his sister Elena Ortiz for $9,000, dated December 1, 2026, no interest, all due by December 1, 2028.',
    ),
  ).toEqual({
    borrowerName: 'Ray Ortiz',
    lenderName: 'Elena Ortiz',
    amount: '$9,000',
    startDate: '2026-12-01',
    interest: 'None',
    repayment: 'The Borrower shall pay all that is owed in one payment.',
    endDate: '2028-12-01',
  }))

test('the day on which it is due, or on which payments begin, is not the day of the note', () => {
  const due = read('Fenwick Tools LLC owes Marian Cho $34,500 at 6 percent, due June 1, 2027.')
  expect(due).toMatchObject({ borrowerName: 'Fenwick Tools LLC', lenderName: 'Marian Cho', endDate: '2027-06-01' })
  expect(due.startDate).toBeUndefined()
  const paid = read(
    'Lender: Brightwater Credit, LLC. Borrower: Dev Anand. Principal $60,000. Interest 7.5% per annum. 36 monthly payments of $1,866.18 on the 1st of each month beginning February 1, 2027. Late fee 5% of any payment more than 10 days late. Secured by a 2022 Ford F-350.',
  )
  expect(paid).toMatchObject({
    interest: '7.5% per annum',
    repayment: 'The Borrower shall pay $1,866.18 each month on the 1st in 36 payments, beginning on February 1, 2027.',
    endDate: '2030-01-01',
    collateral: 'a 2022 Ford F-350',
  })
  expect(paid.startDate).toBeUndefined()
  expect(paid.additionalTerms).toBeUndefined()
})

test('who lends speaks, and he and she are who they are to each other', () => {
  expect(
    read(
      'I’m Joan Pell and I’m lending my nephew Cody Marsh $4,200. He pays it back $350 a month starting in January, all of it by the end of 2027.',
    ),
  ).toMatchObject({
    borrowerName: 'Cody Marsh',
    lenderName: 'Joan Pell',
    repayment: 'The Borrower shall pay $350 each month, beginning in January.',
    endDate: '2027-12-31',
  })
  const forgiven = read(
    'My client Ruth Kessler is borrowing $80,000 from her brother Alan Kessler at 5 percent simple interest, interest only payments each quarter and the whole thing due March 31, 2030. If she dies the balance is forgiven.',
  )
  expect(forgiven).toMatchObject({
    interest: '5 percent simple',
    repayment: 'The Borrower shall pay only the interest each quarter until all is due.',
    endDate: '2030-03-31',
  })
  expect(Object.values(forgiven).join(' ')).toContain('If the Borrower dies the balance is forgiven.')
})

test.each([
  [
    'Dana Ortiz lends Marcus Webb $8,000. No interest if he pays by December 25, 2027, otherwise 4%.',
    'No interest if the Borrower pays by December 25, 2027, otherwise 4%',
  ],
  [
    'Dana Ortiz lends Marcus Webb $8,000. 4% interest unless he pays it by June 1, 2027.',
    /^4% interest unless the Borrower pays/,
  ],
  [
    'Dana Ortiz lends Marcus Webb $8,000. 4% interest, only if he misses a payment.',
    /^4% interest, only if the Borrower misses/,
  ],
])('interest that depends on something keeps its condition, and its day is not the last one: %s', (text, interest) => {
  const found = read(text)
  expect(found.interest).toMatch(interest)
  expect(found.endDate).toBeUndefined()
})

test('a rate stands by itself beside what is charged for a late payment', () =>
  expect(
    read('Dana Ortiz lends Marcus Webb $8,000 at 6% a year, late fee 5% if more than 10 days late.').interest,
  ).toBe('6% a year'))
