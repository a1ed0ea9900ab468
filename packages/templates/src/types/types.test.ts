import { describe, expect, it } from 'vitest'
import {
  makeDocument,
  optionValue,
  plainText,
  readTemplate,
  runsIn,
  type Template,
  type TemplateField,
  wordsOf,
} from '../index.ts'
import { shippedTypes } from './types.ts'

const all = shippedTypes.map((source) => readTemplate(source).template as Template)
const today = '2026-11-21'

/** The specification's forms, an asterisk after what is required. */
const forms: Record<string, string> = {
  'business-letter':
    'senderName* senderTitle senderCompany* senderAddress* senderPhone senderEmail recipientName* recipientTitle recipientCompany* recipientAddress* subject* purpose* callToAction',
  'cover-letter':
    'applicantName* applicantAddress* applicantPhone* applicantEmail* hiringManager companyName* companyAddress jobTitle* jobReference experience* skills motivation',
  'recommendation-letter':
    'recommenderName* recommenderTitle* recommenderInstitution* recommenderAddress recommenderPhone recommenderEmail* candidateName* relationshipLength* relationshipContext* strengths* specificExamples recommendation*',
  'service-agreement':
    'providerName* providerAddress* clientName* clientAddress* serviceDescription* contractValue* paymentTerms* startDate* endDate deliverables governingLaw*',
  'employment-contract':
    'employerName* employerAddress* employeeName* employeeAddress* jobTitle* department startDate* salary* payFrequency* benefits vacation workSchedule probationPeriod',
  'job-application':
    'applicantName* applicantAddress* applicantPhone* applicantEmail* ssn positionApplied* salaryExpected availableStartDate* education* workExperience* skills references',
  'visa-application':
    'applicantName* dateOfBirth* placeOfBirth* nationality* passportNumber* passportExpiry* currentAddress* visaType* purposeOfTravel* durationOfStay* accommodationDetails financialSupport*',
}

const sample = ({ name, type, options, holds }: TemplateField) => {
  if (options) return optionValue(options[0] ?? '')
  if (type === 'date') return '2026-12-01'
  if (holds === 'money') return '12500'
  if (holds === 'list') return `First ${name}\nSecond ${name}`
  return `the ${name}`
}
const valuesOf = (template: Template, which: (field: TemplateField) => boolean = () => true) =>
  Object.fromEntries(template.fields.filter(which).map((field) => [field.name, sample(field)])) as Record<
    string,
    string
  >

it('begin with the eighteen of the specification, six in each tab, in its order', () => {
  expect(shippedTypes.slice(0, 18).map(({ id }) => id)).toEqual(
    'business-letter cover-letter recommendation-letter complaint-letter inquiry-letter thank-you-letter service-agreement employment-contract non-disclosure-agreement rental-agreement sales-contract consulting-agreement job-application visa-application permit-application loan-application grant-application license-application'.split(
      ' ',
    ),
  )
  expect(
    ['letters', 'contracts', 'applications'].map((tab) => all.slice(0, 18).filter((one) => one.tab === tab).length),
  ).toEqual([6, 6, 6])
})

it('have a form where the specification has one, field by field', () => {
  const shown = all
    .slice(0, 18)
    .filter(({ form }) => form)
    .map(({ id, fields }) => [
      id,
      fields
        .filter(({ asked }) => asked)
        .map(({ name, required }) => (required ? `${name}*` : name))
        .join(' '),
    ])
  expect(Object.fromEntries(shown)).toEqual(forms)
})

describe.each(shippedTypes.map((source) => [source.id, source] as const))('%s', (_, source) => {
  const { template, problems } = readTemplate(source)
  if (!template) throw new Error(problems.join('\n'))

  it('with every answer has all of them and no blank', () => {
    const values: Record<string, string> = { ...valuesOf(template), today }
    const document = makeDocument(template, values)
    const text = plainText(document)
    expect(document.missing).toEqual([])
    expect(text).not.toMatch(/[[\]{}]|\*\*|undefined/)
    for (const { name, type } of template.fields.filter(({ options, name }) => !options && name !== 'otherState'))
      expect(text.toLowerCase(), name).toContain(
        (type === 'date'
          ? 'December 1, 2026'
          : /^(?:the|First) /.test(values[name] ?? '')
            ? name
            : '$12,500'
        ).toLowerCase(),
      )
  })

  it('with what is required alone leaves out the rest, and shows no blank of it', () => {
    const document = makeDocument(template, { ...valuesOf(template, ({ required }) => required), today })
    const optional = new Set(
      template.fields.filter(({ required, asked }) => !required && asked).map(({ name }) => name),
    )
    const blanks = document.missing.filter(({ field }) => optional.has(field)).map(({ field }) => field)
    expect(blanks.filter((name) => name !== 'tenantUtilities')).toEqual([])
  })

  it('without answers stands with its blanks, each of which is a field of it', () => {
    const { missing } = makeDocument(template, {})
    const names = [...template.fields.map(({ name }) => name), 'today']
    expect(missing.length).toBeGreaterThan(3)
    for (const { field } of missing) expect(names).toContain(field)
  })

  it('keeps hostile answers as they were typed', () => {
    const hostile = '<img src=x onerror=alert(1)> {ssn} {#law} ** \u202e 👩‍⚖️'
    const free = template.fields.filter(({ type, holds }) => (type === 'text' || type === 'textarea') && !holds)
    const document = makeDocument(template, {
      ...valuesOf(template),
      ...Object.fromEntries(free.map(({ name }) => [name, hostile])),
      today,
    })
    const words = document.parts.map((part) => wordsOf(runsIn(part))).join('\n')
    expect(words.split(hostile).length).toBeGreaterThan(2)
    expect(document.missing).toEqual([])
  })

  it('asks for full sentences where a list of one thing is a paragraph of its own', () => {
    const alone = template.fields.filter(
      ({ name, holds }) =>
        holds === 'list' && template.parts.some((part) => 'paragraph' in part && part.paragraph === `{${name}}`),
    )
    for (const { name, placeholder } of alone) expect(placeholder, name).toContain('full sentences')
  })

  it('ends with a line for its review', () => {
    expect(makeDocument(template, {}).parts.at(-1)?.kind).toBe('note')
  })
})
