import { describe, expect, it } from 'vitest'
import type { CaseType } from '../../../case-types.ts'
import { evidenceOf } from '../../../evidence.ts'

const today = new Date('2026-11-30')
const told = (caseType: CaseType, represents: string, description: string) =>
  evidenceOf({ caseType, description, represents } as never, [], today).factors.map(
    ({ id, points }) => `${id} ${points}`,
  )

const injury = 'personal-injury'
const work = 'employment'
const right = 'intellectual-property'

describe('a fact whose doer is plain counts', () => {
  it.each([
    [
      injury,
      'claimant',
      'Our client was hit by a van. She was crossing mid-block in the rain.',
      'comparative-fault -10',
    ],
    [
      injury,
      'defendant',
      'We defend the driver. The plaintiff ran across the street against the light.',
      'comparative-fault 10',
    ],
    [
      injury,
      'claimant',
      'Store video shows our client looking at her phone right before she fell.',
      'comparative-fault -10',
    ],
    [injury, 'claimant', 'Our client was on her bike. The driver was doing 51 in a 35.', 'negligence:other 9'],
    [injury, 'claimant', 'Our client was doing 70 in a 55 when the truck pulled out.', 'negligence -10'],
    [injury, 'defendant', 'Our driver hit a jogger. EDR: 44 mph in a 35.', 'negligence -10'],
    [
      injury,
      'claimant',
      'The trooper wrote no ticket to the driver who hit our client.',
      'prior-finding:other:denied -2',
    ],
    [injury, 'claimant', 'Our client fell. Trimalleolar ankle fx, plate + 8 screws.', 'treatment 6'],
    [injury, 'claimant', 'Hit by a bus. Out of work 7 months, bills 71 thousand.', 'damages-shown 7'],
    [
      injury,
      'claimant',
      'The orthopedist expects arthritis in the ankle. Our client fell in a trench.',
      'lasting-harm 3',
    ],
    [
      injury,
      'claimant',
      'Our client was hurt in a crash. She skipped four physical therapy appointments.',
      'treatment:denied -7',
    ],
    [injury, 'defendant', 'We defend the clinic. The patient missed two follow-ups.', 'treatment:denied 7'],
    [
      injury,
      'claimant',
      'Our client had her gallbladder out in May. A CT showed a sponge in September.',
      'negligence:other 9',
    ],
    [
      injury,
      'defendant',
      'We defend the surgeon. A towel was left inside the patient after the operation.',
      'negligence -10',
    ],
    [
      right,
      'defendant',
      'DTSA case. We defend the engineer. He emailed the customer list to his personal Gmail.',
      'copying -7',
    ],
  ] as const)('%s, %s: %s', (type, represents, text, one) => expect(told(type, represents, text)).toContain(one))
})

describe('and one that is not so, not shown or somebody else’s does not', () => {
  it.each([
    [
      injury,
      'claimant',
      'A boy darted out between parked cars, our client braked, and the truck behind her hit her.',
      'comparative-fault',
    ],
    [injury, 'claimant', 'The witness says that our client was crossing mid-block.', 'comparative-fault'],
    [injury, 'claimant', 'Our client was doing 30 in a 35 when she was hit.', 'negligence -10'],
    [injury, 'claimant', 'Our client did not cross mid-block; she was in the crosswalk.', 'comparative-fault'],
    [injury, 'claimant', 'The driver who hit our client had a broken wrist fracture years ago.', 'treatment'],
    [injury, 'claimant', 'The surgeon did the operation well. The X-ray showed no sponge.', 'negligence'],
    [injury, 'claimant', 'The doctor missed two appointments to see our client in the hospital.', 'treatment'],
    [injury, 'claimant', 'The defense doctor expects no arthritis. Our client fell.', 'lasting-harm'],
    [work, 'claimant', 'A misclassification case for our client.', 'contractor'],
    [work, 'defendant', 'We defend a cleaning firm. The independent contractors set their own hours.', 'control'],
    [work, 'claimant', 'Our client was fired by the salon. She wore the company shirt.', 'control'],
    [right, 'claimant', 'Our client copied the files to a USB stick for her lawyer. Trade secret suit.', 'copying'],
    [right, 'defendant', 'We defend a bakery that licensed a photo from her website.', 'copying'],
    [
      right,
      'claimant',
      'We represent an artist. She downloaded an image from the web to compare it. Copyright.',
      'copying',
    ],
    [right, 'defendant', 'Copyright. We defend a cafe. The plaintiff cropped out the watermark himself.', 'willful'],
  ] as const)('%s, %s: %s', (type, represents, text, one) =>
    expect(told(type, represents, text).filter((found) => found.startsWith(one))).toEqual([]),
  )
})

it('reads “plaintiffs’ side” as whom the writer acts for', () =>
  expect(
    evidenceOf(
      { caseType: work, description: 'Plaintiffs’ side, wages. 1099s and no overtime for three installers.' } as never,
      [],
      today,
    ).client.anchor?.words,
  ).toBe('Plaintiffs'))

describe('what a record, a test or an own message shows counts', () => {
  it.each([
    [
      'contract',
      'claimant',
      'We act for a mill. The chain’s chief financial officer wrote, “We know we owe you the 84,000.”',
      'admission:other 10',
    ],
    [
      'family',
      'petitioner',
      'We represent the mother, who wants to move. The guardian ad litem recommends the move.',
      'evaluator 9',
    ],
  ] as const)('%s, %s: %s', (type, represents, text, one) => expect(told(type, represents, text)).toContain(one))
})

describe('and nothing that is not shown, or is of somebody else', () => {
  it.each([
    ['contract', 'claimant', 'Our client’s chief financial officer wrote, “we owe nothing.”', 'admission'],
    ['contract', 'claimant', 'A witness wrote, “I should have looked.” The buyer did not pay our client.', 'admission'],
    [
      'other',
      'claimant',
      'We represent a man who was beaten. The video shows him raising his hands to the deputy.',
      'own-fault',
    ],
    [
      injury,
      'claimant',
      'Our client slipped. The log shows a customer reported the spill and it was mopped within a minute.',
      'hazard-known',
    ],
    ['criminal', 'defense', 'Our client was fired last month for lying.', 'credibility:other'],
    [
      'family',
      'petitioner',
      'We represent the mother, who wants to move. The GAL does not support the move.',
      'evaluator',
    ],
    [
      work,
      'claimant',
      'The manager told his wife “I never laid a hand on her.” Our client sues for harassment.',
      'credibility',
    ],
    [
      'contract',
      'defendant',
      'We have a voicemail from the painter’s owner bragging that he pulled his crew off our job.',
      'breach -8',
    ],
  ] as const)('%s, %s: %s', (type, represents, text, one) =>
    expect(told(type as never, represents, text).filter((found) => found.startsWith(one))).toEqual([]),
  )
})
