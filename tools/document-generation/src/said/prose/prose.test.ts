import { readTemplate, shippedTypes } from '@casewright/templates'
import { describe, expect, it } from 'vitest'
import { made } from '../../generate/make.ts'
import { readSaid } from '../read-said.ts'
import { isUndated } from '../undated.ts'
import { withDays } from './days.ts'
import { readsWhole, unspliced } from './reads-whole.ts'
import { tellsWriter, withoutOrders } from './tells-writer.ts'

const templates = new Map(
  shippedTypes.flatMap((source) => readTemplate(source).template ?? []).map((one) => [one.id, one]),
)
function drafted(type: string, text: string): string {
  const template = templates.get(type)
  if (!template) throw new Error(`no ${type}`)
  const values = Object.fromEntries(
    readSaid(template, text, '2026-11-30').filled.map(({ field, value }) => [field, value]),
  )
  return made(template, values, { date: '2026-11-30' }).formattedContent
}

describe('prose', () => {
  it.each([
    'The charge nurse told me about the cord.',
    'On the night of June 14, 2025 I was on the east hall.',
    'Your crew came on June 22, tore off the south slope, and left.',
    'Dana Orr, the bookkeeper, left in July.',
    'Dana Orr, who had left in July, never saw it.',
    'Otherwise, I will take you to court.',
    'Box 34 never came.',
    'Could you tell me whether the hall is free in May?',
    'Please reply by Friday.',
    'Send the refund to my address.',
    'Contract number is SSP-40917.',
    'Roof leak over the showroom was reported.',
    'The answer on November 4, 2026 was that there is no offer.',
    'The lease in Fargo, North Dakota expired.',
    'The last time she sat there forty minutes until he came.',
    'Defendant’s motion fails.',
    'Do not call me at work.',
    'The default was entered on September 17, 2026.',
  ])('is whole: %s', (words) => expect(readsWhole(words)).toBe(true))

  it.each([
    'Served 8/11 on the registered agent.',
    'Crew came 6/22, tore off the S slope, tarped it, left.',
    'Two aides on shift for thirty-one residents.',
    'Prejudice: none, no discovery yet, nothing set.',
    'Meritorious def: the trays had the wrong holes.',
    'Preserve texts and photos.',
    'Program at the college.',
    'Minutes, board of directors, regular mtg Thurs.',
    'Grandmother’s desk: leg broken, glass gone.',
    'Came October 6, 2026!!',
    'State college, ran an eviction clinic, tried three cases.',
    'Spanish conversational NOT fluent.',
    'My take: the rule takes the exemption away.',
    'Whoever put the old name in the last caption.',
    'The deadline is December 9, 2026 tho.',
  ])('is none: %s', (words) => expect(readsWhole(words)).toBe(false))

  it('joins two sentences by more than a comma', () => {
    expect(unspliced('We called her lawyer, she would not agree.')).toBe('We called her lawyer; she would not agree.')
    expect(unspliced('When we called, she would not agree.')).toBe('When we called, she would not agree.')
  })

  it('writes days out, and leaves fractions', () =>
    expect(withDays('Default entered 9/17. It was due on 9/1/26. A 3/4 inch pipe, and 24/7.')).toBe(
      'Default entered September 17. It was due on September 1, 2026. A 3/4 inch pipe, and 24/7.',
    ))
})

describe('what is said to whoever writes', () => {
  it.each([
    ['Also do not have her say the place was negligent.', true],
    ['Do not blame the agent by saying negligent!!', true],
    ['Attach the Tennant declaration (Ex A).', true],
    ['Privileged header', false],
    ['Mention the roofing statute, someone check.', false],
    ['Do the math.', false],
  ])('is heard: %s', (words, isForCourt) => expect(tellsWriter(words, isForCourt)).toBe(true))

  it.each([
    ['Do not contact me at work.', false],
    ['Do not call my employer.', false],
    ['Never let this happen again.', false],
    ['Please send the refund to the address above.', false],
    ['I do not mention this lightly.', false],
    ['Defendant did not answer.', true],
  ])('is not heard in: %s', (words, isForCourt) => expect(tellsWriter(words, isForCourt)).toBe(false))

  it('is cut from behind what it is said of', () => {
    expect(withoutOrders('I bought full value protection, say so.')).toBe('I bought full value protection.')
    expect(withoutOrders('Notary in Terrebonne, leave date blank.')).toBe('Notary in Terrebonne.')
  })

  it.each([
    ['Filing this week, leave date blank.', true],
    ['Dated today leave blank.', true],
    ['Don’t date it.', true],
    ['Leave the amount blank.', false],
    ['I dated the check.', false],
  ])('says whether a paper bears a day: %s', (words, is) => expect(isUndated(words)).toBe(is))
})

it('a paper for a court has sentences, and what is none waits at its place', () => {
  const paper = drafted(
    'motion',
    'Motion to set aside default, S.D. Ind. 1:26-cv-01388, Corvane Packaging Corp v. Brightleaf Nurseries LLC. We rep Brightleaf. Facts: The default was entered on 9/17. Served 8/11/26 on registered agent. Called us 9/22. Don’t blame the agent by saying negligent.',
  )
  expect(paper).toContain('The default was entered on September 17.')
  expect(paper).toMatch(/\[To be drafted from the notes: “[^”]*Served 8\/11\/26 on registered agent\./)
  expect(paper).not.toMatch(/negligent/)
  expect(paper).toContain('Brightleaf Nurseries LLC\n')
  expect(paper).not.toContain('LLC. We')
})

it('what was asked for while a contract was bargained for is no term of it', () => {
  const contract = drafted(
    'employment-contract',
    'Employer: Harvest Lane Veterinary Clinic PLLC. Employee: Dr. Malcolm Reyes DVM. Start 2/1/27. Dr. Aasen wanted a 15 mile noncompete. Confidentiality of client lists ok.',
  )
  expect(contract).not.toContain('wanted a 15 mile')
  expect(contract).not.toContain('is allowed')
})

it('a demand names no amount that the notes leave to be worked out, or only mention', () => {
  const sent = (notes: string) =>
    drafted('demand-letter', `Demand letter to Crest LLC. We represent Ines Shaw. ${notes}`)
  expect(
    sent(
      'Drywall bid $6,940 from Front Range. Want the deposit of $14,316 back less $2,200, plus drywall. Do the math.',
    ),
  ).not.toMatch(/amount demanded is \$/)
  expect(sent('She paid a deposit of $14,316. We demand $12,116 within 14 days.')).toContain('$12,116')
})

it.each([
  [
    'Need a mtn to set aside CLERK’S ENTRY of default (not judgment, none entered yet), S.D. Ind. 1:26-cv-01388, Ames Corp v. Ford LLC.',
    /SOUTHERN DISTRICT OF INDIANA|Southern District of Indiana/,
    /MOTION TO SET ASIDE CLERK’S ENTRY OF DEFAULT/,
  ],
  [
    'MTC state court. Superior Court of Chatham County GA, SPCV26-00931, Isley v. Ford LLC.',
    /Superior Court of Chatham County/,
    /MOTION TO COMPEL\n/,
  ],
  ['Our Rule 12(b)(6) motion, D. Neb., Ames v. Ford LLC.', /District of Nebraska/, /MOTION TO DISMISS\n/],
])('a motion has its court in full and its title: %s', (notes, court, title) => {
  const paper = drafted('motion', notes)
  expect(paper).toMatch(court)
  expect(paper).toMatch(title)
})

it('an open point that holds an order does not go out with a letter', () => {
  const letter = drafted(
    'business-letter',
    'Resignation. I am Annika Solheim, nurse manager at St. Brendan’s. To Paul Truscott, Chief Nursing Officer. My last day is January 15, 2027. Not releasing any claims either so don’t write "no claims".',
  )
  expect(letter).not.toContain('no claims')
})

it('who is who for the office is no clause', () => {
  const contract = drafted(
    'settlement-agreement',
    'Settlement, $31,000 by January 29, 2027. Payor is Pinewater Marine Services LLC, claimant is Theo Delacroix. Client is Pinewater, the defendant. Dismissal with prejudice. Washington law.',
  )
  expect(contract).not.toMatch(/Client is|the defendant/)
})

it('what a party may do is no duty', () =>
  expect(
    drafted(
      'service-agreement',
      'Provider: Kowal Bros. Plowing Inc\nClient: Elmlawn Assn\n$38,400\nterminate for cause 10 day cure',
    ),
  ).not.toContain('shall terminate'))

it('a certificate of service has no day on which somebody else was served', () => {
  const paper = drafted(
    'motion',
    'Motion to set aside default, Ames v. Ford LLC. Served 8/11/26 on the registered agent.',
  )
  expect(paper).not.toContain('on August 11, 2026 I served')
  expect(
    drafted('motion', 'Motion to compel, Ames v. Ford LLC. Served by mail on December 1, 2026 on Ann Reyes.'),
  ).toContain('December 1, 2026')
})

it('a retirement plan is no amount, and nobody is called by a number or by a kind of firm', () => {
  const contract = drafted(
    'settlement-agreement',
    'Payor is Ames LLC, claimant is Ford Inc. $42,000 from his 401k by March 1, 2027. Mediator was Judge Hornby, do not name.',
  )
  expect(contract).toContain('$42,000')
  expect(contract).not.toMatch(/\$401,000|Hornby/)
})

it.each(['Look at it and say straight that we missed it.', 'Summarize into an affidavit.', 'Interview with M. Park.'])(
  'an order to whoever writes a paper for a court is no part of it: %s',
  (words) => expect(tellsWriter(words, true)).toBe(true),
)
