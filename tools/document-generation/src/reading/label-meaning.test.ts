import { readTemplate, shippedTypes } from '@casewright/templates'
import { expect, test } from 'vitest'
import { readSaid } from '../said/read-said.ts'

const templates = new Map(
  shippedTypes.flatMap((source) => readTemplate(source).template ?? []).map((one) => [one.id, one]),
)
const read = (type: string, text: string) => {
  const template = templates.get(type)
  if (!template) throw new Error(type)
  return Object.fromEntries(readSaid(template, text, '2026-11-24').filled.map(({ field, value }) => [field, value]))
}

test('a label is read by what it means', () => {
  const found = read(
    'complaint-letter',
    [
      'Who from: Ines Moreau',
      'Send to: Mr. Paul Tran, Tran Heating LLC, 4 Dock Street, Bath, ME 04530',
      'What I paid: $640',
      'What went wrong: The boiler stopped after one night.',
      'What I did: Called twice.',
      'What I want: the whole price back',
    ].join('\n'),
  )
  expect(found).toMatchObject({
    senderName: 'Ines Moreau',
    recipientName: 'Mr. Paul Tran',
    recipientCompany: 'Tran Heating LLC',
    recipientAddress: '4 Dock Street, Bath, ME 04530',
    amount: '$640',
    problem: 'The boiler stopped after one night.',
    earlierSteps: 'I called twice.',
    remedy: 'The whole price back.',
  })
})

test('a question is the label of its answer, in a message and in a chat', () => {
  const mail = read(
    'license-application',
    '> Which agency and license?\nState Board of Massage\n> Where did you train?\n> Training?\nRidge School, 700 hours\n> Ever refused?\nNo, never',
  )
  expect(mail).toMatchObject({ qualifications: 'Ridge School, 700 hours', discipline: 'No, never' })
  const chat = read(
    'cover-letter',
    'Lea: ready?\nUma: yes\nLea: which job\nUma: Night Auditor\nLea: why this hotel\nUma: they train their own people',
  )
  expect(chat).toMatchObject({ jobTitle: 'Night Auditor', motivation: 'They train their own people.' })
})

test('a label that means a passage adds to what stands under its name', () => {
  const found = read('job-application', 'Employer: County Legal Aid\nWork: 2019 to now, Perrin LPA, paralegal')
  expect(found.workExperience).toBe('County Legal Aid\n2019 to now, Perrin LPA, paralegal')
})

test('a party of a contract goes by any of its names, and before what is sold', () => {
  expect(
    read(
      'sales-contract',
      'Selling: Ana Ruiz, 7 Mill Rd, Ely, MN 55731\nSold to: Roe Foods LLC, 9 Elm St, Ely, MN 55731',
    ),
  ).toMatchObject({
    sellerName: 'Ana Ruiz',
    sellerAddress: '7 Mill Rd, Ely, MN 55731',
    buyerName: 'Roe Foods LLC',
    buyerAddress: '9 Elm St, Ely, MN 55731',
  })
})

test('two labels of one passage are both of it', () => {
  const { questions } = read('inquiry-letter', 'Questions: Is there parking?\nAlso ask: what the deposit is')
  expect(questions).toBe('Is there parking?\nWhat is the deposit?')
})

test('a month is written out', () => {
  const { problem } = read('complaint-letter', 'What happened: It leaked on Oct 3 and on sept. 19.')
  expect(problem).toMatch(/^It leaked on October 3, \d{4} and on September 19, \d{4}\.$/)
})
