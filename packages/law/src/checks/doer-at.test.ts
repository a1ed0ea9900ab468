import { expect, it } from 'vitest'
import { doerAt } from './doer-at.ts'

const read = (clause: string, act: RegExp, taker?: RegExp) => {
  const text = `AGREEMENT

This Agreement is between Oak Robotics, Inc., a Texas corporation (the "Company"), and Ann Lang ("Employee").

1. Terms. ${clause}

2. Pay. The Company shall pay Employee. Employee shall bill the Company.
`
  const start = text.indexOf(clause)
  return doerAt(
    { text, blocks: [], pages: [] },
    { start, end: start + clause.length },
    { act, ...(taker && { taker }) },
  )
}
const solicit = /\bsolicit(?:s|ed)?\b/gi
const employee = { one: 'Employee', other: 'Company', mutual: false }
const company = { one: 'Company', other: 'Employee', mutual: false }

it.each([
  'Employee shall not solicit any customer of the Company.',
  'EMPLOYEE SHALL NOT, FOR A YEAR, SOLICIT ANY CUSTOMER OF THE COMPANY.',
  'Employee, during the term, will not directly or indirectly solicit a customer of the Company.',
  'Employee agrees that, for a year after the end, he will not solicit a customer of the Company.',
  'The Company may rely on it that Employee will not solicit its customers.',
  'If a customer is solicited by Employee, the Company may sue.',
])('finds who does it: %s', (clause) => expect(read(clause, solicit)).toEqual(employee))

it.each([
  'If the Company shall dismiss Employee, he shall not solicit a customer.',
  'Employee shall not, without consent that the Company may withhold, solicit a customer.',
  'The Company shall not solicit a customer of Employee, and Employee shall not solicit a customer of the Company.',
  'No customer may be solicited.',
  'Employee shall permit a third person to solicit a customer.',
  'The Company and Employee shall not solicit a customer.',
  'The affiliates of the Company shall not solicit a customer.',
])('names nobody where the words leave it open: %s', (clause) =>
  expect(read(clause, solicit)).toEqual({ mutual: false }),
)

it('knows the first person, both sides, and whose a noun is', () => {
  expect(read('I will not solicit a customer of the Company.', solicit)).toEqual({ ...employee, one: 'I' })
  expect(read('Neither party shall solicit the staff of the other.', solicit)).toEqual({ mutual: true })
  const liable = /\bliab(?:le|ility)\b/gi
  expect(read('The Company’s total liability to Employee is limited to $5.', liable)).toEqual(company)
  expect(read('The liability of the Company is limited to $5.', liable)).toEqual(company)
  expect(read('In no event shall the Company be liable to Employee.', liable)).toEqual(company)
})

it('takes the doer from the one that receives, where nobody acts', () =>
  expect(read('All work is the property of the Company.', /\bassigns?\b/gi, /\bproperty of$/i)).toEqual(employee))
