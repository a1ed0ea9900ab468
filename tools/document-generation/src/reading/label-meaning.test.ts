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
    earlierSteps: 'Called twice.',
    remedy: 'the whole price back',
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

test('a label that is a field’s name goes before one that only means it', () => {
  const found = read('job-application', 'Employer: County Legal Aid\nWork: 2019 to now, Perrin LPA, paralegal')
  expect(found.workExperience).toBe('2019 to now, Perrin LPA, paralegal')
})
