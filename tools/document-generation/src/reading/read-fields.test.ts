import { readTemplate, shippedTypes, type Template } from '@casewright/templates'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applications } from './__fixtures__/applications.ts'
import { contracts } from './__fixtures__/contracts.ts'
import { letters } from './__fixtures__/letters.ts'
import { misleading } from './__fixtures__/misleading.ts'
import type { Example } from './__fixtures__/text.ts'
import { third } from './__fixtures__/third.ts'
import { unseen } from './__fixtures__/unseen.ts'
import { readFields } from './read-fields.ts'

const templates = new Map(shippedTypes.map((source) => [source.id, readTemplate(source).template as Template]))
const templateOf = (id: string) => templates.get(id) as Template
const read = (id: string, text: string) =>
  Object.fromEntries(readFields(templateOf(id), text).map(({ field, value }) => [field, value]))

const fold = (value: string) =>
  value
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
const fits = (value: string, expected: string | string[] | undefined) =>
  typeof expected === 'string'
    ? fold(value) === fold(expected)
    : (expected?.every((words) => fold(value).includes(fold(words))) ?? false)

/** Problem with each reading, and how many answers are right, wrong and missed. */
function measure(examples: readonly Example[]) {
  const count = { right: 0, wrong: 0, missed: 0 }
  const faults: string[] = []
  for (const { type, text, expected, either = [] } of examples) {
    const got = read(type, text)
    for (const [field, value] of Object.entries(got)) {
      if (either.includes(field)) continue
      const right = fits(value, expected[field])
      count[right ? 'right' : 'wrong']++
      if (!right) faults.push(`${type}: ${field} is '${value}'`)
    }
    for (const field of Object.keys(expected).filter((name) => !(name in got))) {
      count.missed++
      faults.push(`${type}: ${field} is missed`)
    }
  }
  return { ...count, faults }
}

describe('of texts for all eighteen types', () => {
  const known = [...letters, ...contracts, ...applications, ...unseen, ...third]

  it('reads what is there: wrong values and missed ones are counted, and become no more', () => {
    expect(new Set(known.map(({ type }) => type)).size).toBe(18)
    const { right, wrong, missed, faults } = measure(known)
    const [precision, recall] = [right / (right + wrong), right / (right + wrong + missed)]
    console.info(
      `${known.length} texts: ${right} right, ${wrong} wrong, ${missed} missed; precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`,
    )
    expect({ wrong, missed }, faults.join('\n')).toEqual({ wrong: 0, missed: 3 })
  })

  it('leaves blank what is denied, said in two ways, somebody else’s, quoted or an order to whoever reads', () => {
    const { wrong, missed, faults } = measure(misleading)
    expect({ wrong, missed }, faults.join('\n')).toEqual({ wrong: 0, missed: 0 })
  })

  it('says where the words stand', () => {
    for (const { type, text } of known)
      for (const { field, value, from } of readFields(templateOf(type), text)) {
        const words = text.slice(from?.start, from?.end)
        const figures = /\d{4}-\d\d-\d\d|@|\d{3}-\d{4}|\$|^(?:other|\d+)$/.test(value)
        const [first] = fold(value).split(' ')
        const chosen = templateOf(type).fields.some(
          ({ name, options }) => name === field && (options || name === 'governingState'),
        )
        if (!figures && !chosen) expect(fold(words), `${type}: ${field}`).toContain(first)
      }
  })
})

it('puts what was dictated in figures, and keeps the place of the words', () => {
  const text =
    'i want to hire dana okafor as a warehouse manager starting march third twenty twenty seven for eighty five thousand dollars a year paid bi-weekly'
  const words = readFields(templateOf('employment-contract'), text).map(({ field, value, from }) => [
    field,
    value,
    text.slice(from?.start, from?.end),
  ])
  expect(words).toEqual([
    ['employeeName', 'Dana Okafor', 'dana okafor'],
    ['jobTitle', 'warehouse manager', 'warehouse manager'],
    ['startDate', '2027-03-03', 'march third twenty twenty seven'],
    ['salary', '$85,000 a year', 'eighty five thousand dollars a year'],
    ['payFrequency', 'bi-weekly', 'bi-weekly'],
  ])
})

it('reads a spelled-out address and number', () => {
  expect(
    read('cover-letter', 'My name is Jane Park. Email jane at example dot com, phone five five five, oh one four two.'),
  ).toMatchObject({ applicantName: 'Jane Park', applicantEmail: 'jane@example.com', applicantPhone: '555-0142' })
})

it('marks what is sensitive, and reads it only where the document asks for it', () => {
  const text = 'My name is Ana Sol. My social security number is 900-12-3456.'
  expect(readFields(templateOf('job-application'), text)).toContainEqual(
    expect.objectContaining({ field: 'ssn', value: '900-12-3456', sensitive: true }),
  )
  expect(JSON.stringify(read('loan-application', text))).not.toContain('900-12')
})

it('keeps a sentence of a letter that no field has in its body, and puts it into no contract', () => {
  const text = 'Our warehouse floods every spring. The client is Birch LLC.'
  expect(read('business-letter', text).purpose).toContain('Our warehouse floods every spring.')
  expect(read('sales-contract', 'We met in Ohio. The price is $5.')).toEqual({ price: '$5' })
})

it('reads the fields of a type that a firm made, by their labels and cues', () => {
  const { template } = readTemplate({
    id: 'engagement-letter',
    title: 'Engagement Letter',
    tab: 'letters',
    description: 'A firm takes a client.',
    name: 'Engagement of {clientName}',
    fields: [
      { name: 'clientName', label: 'Client', type: 'text', section: 'Client' },
      { name: 'retainer', label: 'Retainer', type: 'text', holds: 'money', section: 'Fee' },
      {
        name: 'conflictDate',
        label: 'Date of the conflict check',
        type: 'date',
        section: 'Fee',
        cues: ['conflicts cleared'],
      },
    ],
    parts: [{ paragraph: '{clientName} {retainer} {conflictDate}' }],
  })
  const text = 'The client is Ines Moreau. The retainer is $2,500. Conflicts cleared on March 2, 2027.'
  expect(readFields(template as Template, text).map(({ value }) => value)).toEqual([
    'Ines Moreau',
    '$2,500',
    '2027-03-02',
  ])
})

describe('whatever the text', () => {
  const words = [...letters, ...contracts, ...applications].flatMap(({ text }) => text.split(/(?<=\s)/))
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc
      .array(fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 4 })), { maxLength: 120 })
      .map((all) => all.join('')),
  )

  it('gives answers of fields that there are, with places within it, and the same each time', () => {
    fc.assert(
      fc.property(fc.constantFrom(...templates.values()), texts, (template, text) => {
        const filled = readFields(template, text)
        const names = new Set(template.fields.map(({ name }) => name))
        for (const { field, value, from } of filled) {
          expect(names.delete(field)).toBe(true)
          expect(value.trim()).not.toBe('')
          expect(from && from.start >= 0 && from.start < from.end && from.end <= text.length).toBe(true)
        }
        expect(readFields(template, text)).toEqual(filled)
      }),
      { numRuns: 150 },
    )
  })
})

describe('the days between which a term runs', () => {
  it.each([
    'The lease runs Jan 1 2027 to Dec 31 2027.',
    'Lease runs Jan 1 2027 to Dec 31 2027.',
    'It is a lease running January 1, 2027 through December 31, 2027.',
    'The lease goes from 1/1/2027 to 12/31/2027.',
    'Rented for the term January 1, 2027 until December 31, 2027.',
    'Lease term: January 1, 2027 to December 31, 2027',
    'The lease term is January 1, 2027 to December 31, 2027.',
  ])('%s', (words) => {
    expect(read('rental-agreement', `Landlord: Ada Works LLC\nTenant: Jo Lane\n${words}`)).toMatchObject({
      startDate: '2027-01-01',
      endDate: '2027-12-31',
    })
  })
  it.each(['The lease runs to December 31, 2027.', 'It goes until December 31, 2027.'])(
    '%s has its end alone',
    (words) => {
      const got = read('rental-agreement', words)
      expect([got.startDate, got.endDate]).toEqual([undefined, '2027-12-31'])
    },
  )
})
