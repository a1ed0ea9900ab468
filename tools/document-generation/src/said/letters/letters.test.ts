import { readTemplate, shippedTypes } from '@casewright/templates'
import { expect, it } from 'vitest'
import { readSaid } from '../read-said.ts'
import { judgeOf } from './correspondents.ts'
import { letterEdits } from './edits.ts'
import { isOrganization, mayBePerson } from './organizations.ts'
import { asQuestion } from './questions.ts'
import { wholeSentences } from './sentences.ts'
import { whereThanksEnd } from './thanks.ts'
import { asTitle, titleOf } from './titles.ts'
import { toYou } from './to-you.ts'
import { voiced, voiceOf } from './voice.ts'
import { withCapitals, writtenOut } from './written-out.ts'

const typeOf = (id: string) => {
  const source = shippedTypes.find((one) => one.id === id)
  const template = source && readTemplate(source).template
  if (!template) throw new Error(id)
  return template
}
const answers = (id: string, text: string): Record<string, string> =>
  Object.fromEntries(readSaid(typeOf(id), text, '2026-11-28').filled.map(({ field, value }) => [field, value]))

it.each([
  ['Pine Ridge Veterinary', true],
  ['Bureau of Weights', true],
  ['Coastal Aviation', true],
  ['Nora Beale', false],
  ['Judge Ann Court', false],
])('%s is an organization: %s', (name, is) => expect(isOrganization(name)).toBe(is))

it('knows the form of a person’s name', () => {
  expect(['Luis de la Vega', 'Ann B. Lee', 'Accounts Payable Team North West', 'Ann'].map(mayBePerson)).toEqual([
    true,
    true,
    false,
    false,
  ])
})

it.each([
  ['VP ops.', 'VP Ops'],
  ['the assistant director of parks, Boise', 'Assistant Director of Parks'],
  ['escrow officer', 'Escrow Officer'],
  ['in Boise', undefined],
])('%s is the title %s', (words, title) => {
  const found = titleOf(words)
  expect(found ? asTitle(found.title) : undefined).toBe(title)
})

it.each([
  ['whether they’d pay for the tow', 'Would you pay for the tow?'],
  ['what the monthly fee is', 'What is the monthly fee?'],
  ['how long the repair takes', 'How long does the repair take?'],
  ['if they take trade-ins', 'Do you take trade-ins?'],
  ['how they got to that figure', 'How did you get to that figure?'],
  ['what forms I need', 'What forms do I need?'],
  ['do they ship to Guam', 'Do you ship to Guam?'],
  ['the lead times', 'What are the lead times?'],
  ['why the bill went up', null],
])('%s is asked as %s', (said, asked) => expect(asQuestion(toYou(said, 'they'))).toBe(asked))

it.each([
  ['she takes her time', 'she', 'you take your time'],
  ['We told him his bill was late', 'he', 'We told you your bill was late'],
  ['they don’t have theirs', 'they', 'you don’t have theirs'],
] as const)('%s is said to the reader', (words, who, said) => expect(toYou(words, who)).toBe(said))

it.each([
  ['I licensed it in ohio on march 3 2026', 'I licensed it in Ohio on March 3, 2026'],
  ['we may march in may', 'we may march in May'],
  ['bring your cdl', 'bring your CDL'],
])('%s has its capitals', (words, written) => expect(withCapitals(words)).toBe(written))

it.each([
  ['We’re sure it won’t leak, you can say that.', 'We are sure it will not leak.'],
  ['The gate’s been open and the client’s dog ran', 'The gate has been open and the client’s dog ran'],
])('%s is written out', (words, written) => expect(writtenOut(words)).toBe(written))

it.each([
  ['Been at Dunn Steel nine years.', 'I have been at Dunn Steel nine years.'],
  ['Licensed in Ohio 2019, number 4471.', 'I was licensed in Ohio in 2019, number 4471.'],
  ['Fluent in Lao.', 'I am fluent in Lao.'],
  ['Paid $40 for it.', 'I paid $40 for it.'],
  ['They came on May 3, he said it was the pump.', 'They came on May 3. He said it was the pump.'],
  ['If it rains, we move it inside.', 'If it rains, we move it inside.'],
  ['I ordered ten chairs, got eight.', 'I ordered ten chairs and got eight.'],
  ['The hall is flooded, got a quote from Ace.', 'The hall is flooded. I got a quote from Ace.'],
  ['The blue one, the red one, and a lamp came.', 'The blue one, the red one, and a lamp came.'],
])('%s is made whole', (words, whole) => expect(wholeSentences(words, { self: 'I' })).toBe(whole))

it('speaks of a candidate by the pronoun of the notes', () => {
  const voice = voiceOf(typeOf('recommendation-letter'), 'I taught her. She is kind.')
  expect(voice && voiced('Wrote two memos.', voice)).toBe('She wrote two memos.')
})

it('thanks a man, and not the son of whoever writes', () => {
  const voice = voiceOf(typeOf('thank-you-letter'), 'Thank him for what he did. He stopped and he called me.')
  expect(voice && voiced('My son Micah, he is seven, was on the bus and he got quiet.', voice)).toBe(
    'My son Micah, he is seven, was on the bus and he got quiet.',
  )
  expect(voice && voiced('He stopped the bus.', voice)).toBe('You stopped the bus.')
})

it.each([
  ['Tell them that we close on Friday.', 'We close on Friday.'],
  ['They should send the tag.', 'Please send the tag.'],
  ['Ask them to sign the copy.', 'Please sign the copy.'],
])('an order to the writer is the letter’s own sentence: %s', (words, said) => {
  const voice = voiceOf(typeOf('business-letter'), 'our letter to them, we say what they did')
  expect(voice && voiced(words, voice)).toBe(said)
})

it('greets a judge as one, and no other honorable person', () => {
  expect(judgeOf('Hon. Teresa Alvarez', '250th District Court')).toEqual({
    name: 'The Honorable Teresa Alvarez',
    greeting: 'Judge Alvarez',
  })
  expect(judgeOf('Hon. Maya Reed', 'Mayor of Troy')).toBeNull()
})

it('tells a firm, who reads there, and who writes apart', () => {
  const found = answers(
    'inquiry-letter',
    'Letter to Cedar Title, ask whether they’d insure the lot and what it costs. Their contact is Mona Pratt, escrow officer. I’m Lee Danner, broker, Danner Homes, 640 Alder St, Eugene OR 97401.',
  )
  expect(found).toMatchObject({
    recipientCompany: 'Cedar Title',
    recipientName: 'Mona Pratt',
    recipientTitle: 'Escrow Officer',
    senderName: 'Lee Danner',
    senderTitle: 'Broker',
    senderCompany: 'Danner Homes',
    senderAddress: '640 Alder St, Eugene OR 97401',
    questions: 'Would you insure the lot?\nWhat does it cost?',
  })
  expect(found.openPoints).toBeUndefined()
})

it('lists remedies one by one, and says what follows', () => {
  const found = answers(
    'complaint-letter',
    'Complaint to Rapid Pools, 12 Lake Rd, Mesa AZ 85201. I bought a pool heater from them on June 4. It died in July. I want the heater replaced and them to pay the plumber. By December 12 or I’ll go to small claims court. Bo Ames, 8 Fir St, Mesa 85203',
  )
  expect(found).toMatchObject({
    subject: 'the pool heater',
    remedy: 'That the heater be replaced\nThat you pay the plumber',
    deadline: '2026-12-12',
    consequence: 'Otherwise, I will go to small claims court',
    senderAddress: '8 Fir St, Mesa, AZ 85203',
  })
})

it('thanks for what was done, and keeps what came of it', () => {
  const found = answers(
    'thank-you-letter',
    'Thank you note to Dr. Ruth Hale for the tour she gave our class, two of them want to be nurses now. Say we’d love to have her back. Amy Cole, 5 Oak St, Troy NY 12180',
  )
  expect(found).toMatchObject({
    recipientName: 'Dr. Ruth Hale',
    occasion: 'the tour you gave our class',
    outlook: 'We would love to have you back.',
  })
  expect(found.meaning).toContain('Two of them want to be nurses now.')
  expect(whereThanksEnd('Thank Ann for the lamp and the rug')).toBeNull()
})

it('says when an applicant can start behind why, and for which job', () => {
  const found = answers(
    'cover-letter',
    'Cover letter for the paralegal position at Dunne Whitmore LLP. I’m Kay Bo. Speak hmong. I can start january 4.',
  )
  expect(found).toMatchObject({ jobTitle: 'paralegal', companyName: 'Dunne Whitmore LLP' })
  expect(found.motivation).toContain('I can start on January 4, 2027.')
})

it('names whom a candidate is recommended to, and what for', () => {
  const found = answers(
    'recommendation-letter',
    'Recommendation for Marcus Bell, for the Truman scholarship. I’m Dr. Helen Strand, professor, Rice University. To the Truman Scholarship Foundation.',
  )
  expect(found).toMatchObject({
    candidateName: 'Marcus Bell',
    candidateFor: 'the Truman scholarship',
    addressedCompany: 'Truman Scholarship Foundation',
    recommenderInstitution: 'Rice University',
  })
})

it('gives days of a month their month, and parts what is told in one breath', () => {
  const text = 'They came on October 3, 2026. I called on the 14th and the 21st.'
  const [edit] = letterEdits(typeOf('complaint-letter'), text)
  expect(edit?.as).toBe('on October 14 and October 21')
  expect(letterEdits(typeOf('complaint-letter'), 'I called on the 14th.')).toEqual([])
  expect(letterEdits(typeOf('service-agreement'), text)).toEqual([])
})

it('complains of what was done, and not of what was bought because of it', () => {
  const all = answers(
    'complaint-letter',
    'Complaint to Crest Plumbing, 3 Elm Rd, Boise, ID 83702. From Ann Poe. They installed a water heater on October 6, 2026, invoice 88, $2,310, paid in full. It leaked on October 20. I bought two fans for $90.',
  )
  expect(all).toMatchObject({
    subject: 'the water heater that you installed',
    eventDate: '2026-10-06',
    amount: '$2,310',
  })
})

it('thanks the one who is told of first, and says what is to be mentioned', () => {
  const all = answers(
    'thank-you-letter',
    'Thank you note to Dr. Saul Reyes, 7 Mill St, Eugene OR 97401 from Beth Hadley. He stayed until 11 pm on November 14 to operate on our dog after she was hit by a car, and called us the next morning. Mention Nurse Ally, who held her the whole time.',
  )
  expect(JSON.stringify(all)).toContain('You stayed until 11 pm on November 14, 2026')
  expect(JSON.stringify(all)).toContain('You called us the next morning')
  expect(JSON.stringify(all)).toContain('Nurse Ally held her the whole time')
  expect(JSON.stringify(all)).not.toMatch(/Mention|2027/)
})
