import { expect, it } from 'vitest'
import { leadOf, leadOfLetter } from './lead.ts'

const field = (
  name: 'disposition' | 'holding' | 'posture' | 'arguments' | 'relief' | 'deadlines',
  text: string,
  start = 0,
) => ({
  name,
  text,
  start,
  end: start + text.length,
})
const held = field('holding', 'We hold that the denial of a temporary restraining order is not appealable.')

it('of a decision is what was done, where it says of what or why', () =>
  expect(
    leadOf([
      field('disposition', 'Accordingly, the appeal is dismissed without prejudice for lack of jurisdiction.'),
      held,
    ])?.[0]?.text,
  ).toMatch(/for lack of jurisdiction/))

it('is what was held, where the disposition is a word', () =>
  expect(leadOf([field('disposition', 'Affirmed.'), held])?.[0]?.text).toMatch(/^We hold/))

it('is nothing of a paper that decides nothing', () =>
  expect(leadOf([field('posture', 'Plaintiff moved for summary judgment on all of the claims.')])).toBeUndefined())

it('of a filing is who asks for what', () =>
  expect(
    leadOf([
      field('arguments', 'The removal was untimely.'),
      field(
        'relief',
        'Plaintiff moves this Court to remand this action to the Circuit Court of the City of Salem.',
        90,
      ),
    ])?.map(({ text }) => text),
  ).toEqual(['Plaintiff moves this Court to remand this action to the Circuit Court of the City of Salem.']))

it('has the first point before a request that says too little', () =>
  expect(
    leadOf([
      field('arguments', 'The school gave a legitimate reason, and no evidence casts doubt on it.'),
      field('relief', 'The judgment should be affirmed.', 90),
    ])?.map(({ text }) => text),
  ).toEqual([
    'The school gave a legitimate reason, and no evidence casts doubt on it.',
    'The judgment should be affirmed.',
  ]))

it('of an order that only sets dates is the first of them', () =>
  expect(leadOf([field('deadlines', 'All discovery shall be concluded by March 11, 2022.')])).toHaveLength(1))

it('of a letter is for whom it is, what it demands and by when', () =>
  expect(
    leadOfLetter(
      [
        field('arguments', 'Your crew never returned.', 80),
        field('relief', 'If we do not hear from you, we will sue.', 300),
        field('relief', 'Ms. Kowalski demands that you pay $15,350 to this office.', 120),
        field('deadlines', 'Payment must reach this office by June 30, 2026.', 200),
      ],
      { text: 'We represent Helen Kowalski.', start: 10, end: 38, names: ['Helen', 'Kowalski'] },
    )?.map(({ text }) => text),
  ).toEqual([
    'We represent Helen Kowalski.',
    'Ms. Kowalski demands that you pay $15,350 to this office.',
    'Payment must reach this office by June 30, 2026.',
  ]))

it('of an order on a whole motion is what came of the motion', () =>
  expect(
    leadOf([
      field(
        'disposition',
        'The motion is denied as to the lager, and granted as to the sour ale to the extent of the warranty.',
      ),
      field(
        'disposition',
        'Defendants’ Motion for Summary Judgment (Doc. 71) is GRANTED IN PART and DENIED IN PART as stated.',
        200,
      ),
    ])?.[0]?.text,
  ).toMatch(/GRANTED IN PART/))

it('of a response is its prayer, and of a notice what it gives notice of', () => {
  expect(
    leadOf([
      field(
        'relief',
        'Olivarez has asked to depose the manager, and asks for a continuance of sixty days under the rule.',
      ),
      field(
        'relief',
        'Olivarez prays that the Motion be in all things denied and that his objections be sustained.',
        200,
      ),
    ])?.[0]?.text,
  ).toMatch(/^Olivarez prays/)
  expect(
    leadOf([
      field(
        'relief',
        'The settlement statements have been requested and the plaintiff asks that they be brought to it.',
      ),
      field(
        'deadlines',
        'PLEASE TAKE NOTICE that Plaintiff will take the deposition of Acme on December 17, 2026.',
        200,
      ),
    ])?.[0]?.text,
  ).toMatch(/^PLEASE TAKE NOTICE/)
})

it('of a schedule is the trial', () =>
  expect(
    leadOf([
      ...[
        'Amend by May 1, 2026.',
        'Experts by June 1, 2026.',
        'Discovery by July 1, 2026.',
        'Motions by August 3, 2026.',
      ].map((text, at) => field('deadlines', text, at * 50)),
      field('deadlines', 'Mediation by September 1, 2026.', 250),
      field('deadlines', 'A bench trial is set for October 5, 2026.', 300),
      field('posture', 'The Court held a conference.', 400),
    ])?.[0]?.text,
  ).toMatch(/bench trial/))
