import { readTemplate, shippedTypes, type Template } from '@casewright/templates'
import { expect, it } from 'vitest'
import { readFields } from './read-fields.ts'

const templateOf = (id: string) => readTemplate(shippedTypes.find((one) => one.id === id)).template as Template
const read = (id: string, text: string) =>
  Object.fromEntries(readFields(templateOf(id), text).map(({ field, value }) => [field, value]))

it('puts what was dictated in figures, and keeps the place of the words', () => {
  const text =
    'i want to hire dana okafor as a warehouse manager starting march third twenty twenty seven for eighty five thousand dollars a year paid bi-weekly'
  const filled = readFields(templateOf('employment-contract'), text)
  const words = Object.fromEntries(
    filled.map(({ field, value, from }) => [field, [value, text.slice(from?.start, from?.end)]]),
  )
  expect(words).toEqual({
    employeeName: ['Dana Okafor', 'dana okafor'],
    jobTitle: ['warehouse manager', 'warehouse manager'],
    startDate: ['2027-03-03', 'march third twenty twenty seven'],
    salary: ['$85,000 a year', 'eighty five thousand dollars a year'],
    payFrequency: ['bi-weekly', 'bi-weekly'],
  })
})

it('reads a spelled-out address and number', () => {
  expect(
    read('cover-letter', 'My name is Jane Park. Email jane at example dot com, phone five five five, oh one four two.'),
  ).toMatchObject({ applicantName: 'Jane Park', applicantEmail: 'jane@example.com', applicantPhone: '555-0142' })
})

it('leaves out what is denied or said twice in two ways', () => {
  expect(read('rental-agreement', 'The landlord is not John Reyes. Rent is $1,200. Rent is $1,300.')).toEqual({})
})
