import { readTemplate, shippedTypes } from '@casewright/templates'
import { describe, expect, it } from 'vitest'
import { askedFor } from './interview.ts'
import { listed } from './listed.ts'
import { saysNothingMore } from './nothing-more.ts'
import { readSaid } from './read-said.ts'

const typeOf = (id: string) => {
  const source = shippedTypes.find((one) => one.id === id)
  const template = source && readTemplate(source).template
  if (!template) throw new Error(id)
  return template
}
const answers = (id: string, text: string): Record<string, string> =>
  Object.fromEntries(readSaid(typeOf(id), text, '2026-11-28').filled.map(({ field, value }) => [field, value]))

describe('letters of plain notes', () => {
  it('takes lines of "From" and "To" with streets for no mail program’s', () => {
    const said = answers(
      'business-letter',
      'From: Ada Lund, Lund Fencing LLC, 4 Ash Road, Keene, NH 03431, ada@lundfencing.com\nTo: Paul Moss, Manager, Elm Court, 9 Oak Street, Keene, NH 03431\nSubject: The gate\nMessage: The new gate was delivered on May 3, 2027.',
    )
    expect(said).toMatchObject({ senderName: 'Ada Lund', recipientName: 'Paul Moss', subject: 'The gate' })
  })

  it.each([
    ['business-letter', 'Our rates for snow removal will rise on January 1, 2027.', 'Rates for snow removal'],
    ['business-letter', 'We would like to extend our lease by two years.', 'Request to extend our lease'],
    ['inquiry-letter', 'We are planning a bus tour for 40 students. How much is a bus?', 'a bus tour for 40 students'],
    [
      'complaint-letter',
      'They repainted our porch. They painted our fence in May and it peels.',
      'the work on our fence',
    ],
    ['complaint-letter', 'I stayed there from May 1 to May 3. The room was cold.', 'my stay'],
    ['complaint-letter', 'I want my money back.', undefined],
  ])('%s: what "%s" is about', (id, text, subject) => expect(answers(id, text).subject).toBe(subject))

  it.each([
    ['He hosted our lunch on May 3, 2027.', 'hosting our lunch', '2027-05-03'],
    ['She wrote me a reference and I got the job.', 'writing me a reference', undefined],
    ['I like tea.', undefined, undefined],
  ])('thanks of "%s"', (text, occasion, day) => {
    const said = answers('thank-you-letter', `Letter to Dr. Ann Bell. ${text}`)
    expect([said.occasion, said.eventDate]).toEqual([occasion, day])
  })

  it('says "you" of what only the firm that is written to did, and of no things', () => {
    const text = (said: string) =>
      JSON.stringify(
        answers('complaint-letter', `Complaint to Hale Tile Co., 5 Main St, Erie, PA 16501. I bought tiles. ${said}`),
      )
    expect(text('They sent the wrong color.')).toContain('You sent the wrong color.')
    expect(text('They cracked in a week.')).toContain('They cracked in a week.')
  })

  it('recommends for what it is asked, and leaves out what is told in confidence', () => {
    const said = answers(
      'recommendation-letter',
      'Write a recommendation for Lena Ruiz, who worked for me as a clerk. She is applying to be a paralegal. She is patient. Between us, she was ill last year.',
    )
    expect(said.relationshipContext).toBe('Lena Ruiz worked for me as a clerk.')
    expect(said.recommendation).toBe('recommend')
    expect(JSON.stringify(said)).not.toContain('ill last year')
  })
})

it.each([
  ['letters', 'Who is the letter from?', 'From'],
  ['letters', 'Who should it go to?', 'To'],
  ['letters', 'What is the complaint about?', ''],
  ['applications', 'Who does it?', 'Contractor'],
  ['contracts', 'Who is it from?', ''],
])('%s: "%s" asks for %s', (kind, question, label) => expect(askedFor(kind, question)).toBe(label))

it.each([
  ['skills', 'plumbing, wiring, EPA 608', 'Plumbing\nWiring\nEPA 608'],
  ['skills', 'I know Excel and Word', 'I know Excel and Word'],
  ['strengths', 'research and writing', 'research and writing'],
  ['debts', '$4,000 on a car and $900 on a card', '$4,000 on a car\n$900 on a card'],
  ['debts', '$350 a month on a truck, $8,800 left', '$350 a month on a truck, $8,800 left'],
  ['education', 'Lincoln High School, 2009', 'Lincoln High School, 2009'],
])('%s: %s', (field, value, lines) => expect(listed(field, value)).toBe(lines))

it.each([
  ['I’d like to borrow $35,000 from Elm Bank.', true],
  ['I’d like to borrow $36,000 from Elm Bank.', false],
  ['I do not want to borrow from Elm Bank.', false],
  ['Elm Bank is slow.', false],
  ['I want to apply.', false],
])('"%s" says nothing more: %s', (words, is) => {
  const filled = [
    { field: 'amount', label: '', value: '$35,000', by: 'text' as const },
    { field: 'lender', label: '', value: 'Elm Bank', by: 'text' as const },
  ]
  expect(saysNothingMore(typeOf('loan-application'), words, filled)).toBe(is)
})

describe('applications of plain notes', () => {
  it('settles an address that is the same, and what somebody signs for himself', () => {
    const said = answers(
      'license-application',
      'I’m Ann Bell, 4 Ash Road, Keene, NH 03431. My business is Bell Bakery, same address. I’ll sell bread. I’ve baked for 12 years.',
    )
    expect(said.businessAddress).toBe('4 Ash Road, Keene, NH 03431')
    expect(said.activity).toBe('I will sell bread.')
  })

  it('has an applicant speak for whom it was told', () => {
    const said = answers(
      'visa-application',
      'Visa for my husband Luis Prado, Brazilian. He is going to a conference in Boston. He will stay with his aunt.',
    )
    expect(said.purposeOfTravel).toContain('I am going to a conference')
    expect(JSON.stringify(said)).not.toContain('his aunt')
  })
})
