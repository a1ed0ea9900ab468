import type { Condition, TemplateSource } from '../../template.ts'

type Field = TemplateSource['fields'][number]
type Part = TemplateSource['parts'][number]

/** The lawyer who signs: name, bar number, firm and how to reach them. */
export const attorneyFields: Field[] = [
  {
    name: 'attorneyName',
    label: 'Attorney’s name',
    type: 'text',
    required: true,
    section: 'Attorney',
    cues: ['attorney', 'counsel', 'lawyer', 'signed by', 'from'],
  },
  {
    name: 'barNumber',
    label: 'Bar number',
    type: 'text',
    section: 'Attorney',
    cues: ['bar no', 'bar no.', 'state bar no.', 'bar number'],
  },
  {
    name: 'firmName',
    label: 'Law firm',
    type: 'text',
    required: true,
    section: 'Attorney',
    cues: ['firm', 'law firm'],
  },
  {
    name: 'firmAddress',
    label: 'Address of the firm',
    type: 'textarea',
    required: true,
    section: 'Attorney',
    cues: ['firm address', 'office'],
  },
  { name: 'firmPhone', label: 'Phone of the firm', type: 'tel', section: 'Attorney', cues: ['phone', 'tel'] },
  { name: 'firmEmail', label: 'Email of the attorney', type: 'email', section: 'Attorney', cues: ['email', 'e-mail'] },
]

/** The head of a letter from a law firm. */
export const firmHead: Part = {
  letterhead: '{firmName}',
  lines: [
    '{firmAddress|line}',
    { when: { all: [{ given: 'firmPhone' }, { given: 'firmEmail' }] }, text: '{firmPhone} · {firmEmail}' },
    { when: { all: [{ given: 'firmPhone' }, { not: { given: 'firmEmail' } }] }, text: '{firmPhone}' },
    { when: { all: [{ not: { given: 'firmPhone' } }, { given: 'firmEmail' }] }, text: '{firmEmail}' },
  ],
}

/** To whom a letter goes. */
export const recipientFields: Field[] = [
  {
    name: 'recipientName',
    label: 'Recipient’s name',
    type: 'text',
    required: true,
    section: 'Recipient',
    cues: ['to', 'recipient'],
  },
  { name: 'recipientCompany', label: 'Recipient’s company', type: 'text', section: 'Recipient', cues: ['company'] },
  {
    name: 'recipientAddress',
    label: 'Recipient’s address',
    type: 'textarea',
    required: true,
    section: 'Recipient',
    cues: ['address'],
  },
]
/** A letter to a company of which nobody is named goes to the company. */
const namesPerson: Condition = { any: [{ given: 'recipientName' }, { not: { given: 'recipientCompany' } }] }
export const salutation: Part[] = [
  { when: namesPerson, paragraph: 'Dear {recipientName|salutation}:' },
  { when: { not: namesPerson }, paragraph: 'Dear {recipientCompany|salutation}:' },
]
export const recipientLines: Part = {
  lines: [
    { when: namesPerson, text: '{recipientName}' },
    { when: { given: 'recipientCompany' }, text: '{recipientCompany}' },
    '{recipientAddress}',
  ],
}

/** How a letter from a law firm ends. */
export const firmFoot: Part[] = [
  { lines: ['Sincerely,'] },
  {
    lines: ['{attorneyName}', { when: { given: 'barNumber' }, text: 'Bar No. {barNumber}' }, '{firmName}'],
    toSign: true,
  },
]

/** Court, parties and number of a case. */
export const captionFields: Field[] = [
  { name: 'court', label: 'Court', type: 'text', required: true, section: 'Case', cues: ['court', 'in the'] },
  {
    name: 'plaintiff',
    label: 'Plaintiff’s name',
    type: 'text',
    required: true,
    section: 'Case',
    cues: ['plaintiff', 'plaintiffs', 'petitioner'],
  },
  {
    name: 'defendant',
    label: 'Defendant’s name',
    type: 'text',
    required: true,
    section: 'Case',
    cues: ['defendant', 'defendants', 'respondent'],
  },
  {
    name: 'caseNumber',
    label: 'Case number',
    type: 'text',
    required: true,
    section: 'Case',
    cues: ['case no', 'case no.', 'case number', 'docket', 'no.', 'cause no.', 'civil action no.'],
  },
  { name: 'judge', label: 'Judge', type: 'text', section: 'Case', cues: ['judge', 'hon.', 'assigned to'] },
]
export const caption: Part[] = [
  { lines: ['**{court}**'], side: 'center' },
  { lines: ['{plaintiff}', 'Plaintiff,', 'v.', '{defendant}', 'Defendant.'] },
  { lines: ['Case No. {caseNumber}', { when: { given: 'judge' }, text: 'Judge: {judge}' }], side: 'right' },
]

/** For whom the lawyer signs, and their block. */
export const sideField: Field = {
  name: 'clientSide',
  label: 'Party that the attorney represents',
  type: 'select',
  options: ['Plaintiff', 'Defendant'],
  required: true,
  section: 'Case',
  cues: ['attorney for', 'counsel for', 'on behalf of', 'client'],
}
export const counselBlock: Part[] = [
  { lines: ['Dated: {today|date}'] },
  { lines: ['Respectfully submitted,'] },
  {
    toSign: true,
    lines: [
      '{attorneyName}',
      { when: { given: 'barNumber' }, text: 'Bar No. {barNumber}' },
      '{firmName}',
      '{firmAddress|line}',
      { when: { given: 'firmPhone' }, text: '{firmPhone}' },
      { when: { given: 'firmEmail' }, text: '{firmEmail}' },
      { when: { field: 'clientSide', is: 'plaintiff' }, text: 'Attorney for Plaintiff {plaintiff}' },
      { when: { field: 'clientSide', is: 'defendant' }, text: 'Attorney for Defendant {defendant}' },
      { when: { not: { given: 'clientSide' } }, text: 'Attorney for {clientSide}' },
    ],
  },
]

/** On whom, when and how a paper is served. */
export const serviceFields: Field[] = [
  {
    name: 'served',
    label: 'Persons served',
    type: 'textarea',
    required: true,
    section: 'Service',
    holds: 'list',
    cues: ['serve', 'served on', 'service on', 'serve on'],
  },
  {
    name: 'serviceDate',
    label: 'Date of service',
    type: 'date',
    required: true,
    section: 'Service',
    cues: ['served', 'service date', 'date of service'],
  },
  {
    name: 'serviceMethod',
    label: 'Manner of service',
    type: 'text',
    required: true,
    section: 'Service',
    cues: ['served by', 'by', 'manner of service', 'service by'],
  },
]
export const certificateOfService: Part[] = [
  { heading: 'Certificate of Service' },
  { paragraph: 'I certify that on {serviceDate|date} I served this paper by {serviceMethod|sentence} on:' },
  { items: 'served' },
  { lines: ['{attorneyName}'], toSign: true },
]
