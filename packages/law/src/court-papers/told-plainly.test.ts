import { describe, expect, it } from 'vitest'
import { isDue } from './deadlines.ts'
import { dispositionValue } from './disposition.ts'
import { settles } from './office-words.ts'
import { votesIn } from './votes.ts'
import { decidedMotion } from './winner.ts'

describe('who moved', () => {
  it.each([
    ['The motion to dismiss is GRANTED.', 'Plaintiff opposed the motion.'],
    ['The motion to dismiss is GRANTED.', "Plaintiff's opposition to the motion to dismiss was filed late."],
    ['The motion to dismiss is GRANTED.', 'Plaintiff’s response to the motion argues that it states a claim.'],
    ['The motion to dismiss is GRANTED.', "Plaintiff's claims support the motion."],
    ['The motion to dismiss is GRANTED.', "Plaintiff's motion to compel is before the court."],
    ['The motion is GRANTED.', 'Plaintiff moved to Texas in May.'],
  ])('is not said: %s %s', (done, told) => {
    const decided = decidedMotion([done], [told])
    expect(decided).toMatchObject({ outcome: 'granted' })
    expect(decided).not.toHaveProperty('mover')
  })

  it.each([
    ["Defendant's motion to dismiss is GRANTED.", 'Plaintiff opposed the motion.', 'defendant'],
    ['The motion to dismiss is GRANTED.', 'Defendant Acme Corp.’s motion to dismiss is before the court.', 'defendant'],
    ['The motion to dismiss is DENIED.', 'The defendants moved to dismiss.', 'defendant'],
    [
      'The motion for summary judgment is GRANTED.',
      'Before the court is the motion of the plaintiff for summary judgment.',
      'plaintiff',
    ],
    ["Plaintiff's renewed motion to compel is GRANTED.", '', 'plaintiff'],
  ])('is told: %s %s', (done, told, mover) => expect(decidedMotion([done], [told])).toMatchObject({ mover }))
})

it.each([
  'The motion to dismiss is denied as moot.',
  "Defendant's motion to dismiss is denied without prejudice.",
  "Plaintiff's motion is withdrawn and therefore the motion is denied.",
  'The joint motion to stay is granted.',
  "Plaintiff's unopposed motion to amend is GRANTED.",
  'The agreed motion to continue is granted.',
  'The stipulated motion for a protective order is granted.',
  "Defendant's motion to dismiss is granted as to Count II.",
])('nobody prevails: %s', (text) => expect(decidedMotion([text], [])).toBeNull())

it('nobody prevails on what was unopposed', () =>
  expect(
    decidedMotion(['The motion to amend is granted.'], ["Plaintiff's unopposed motion to amend is pending."]),
  ).toBeNull())

it.each(['all claims', 'each count', 'both defendants', 'every claim'])('granted as to %s is granted', (what) => {
  const text = `Defendant's motion to dismiss is GRANTED as to ${what}.`
  expect(dispositionValue([text])).toBe('Granted')
  expect(decidedMotion([text], [])).toMatchObject({ outcome: 'granted', mover: 'defendant' })
})

it('granted to the extent requested is granted', () =>
  expect(dispositionValue(['The motion is GRANTED to the extent requested.'])).toBe('Granted'))

it('what was granted as to one count and denied as to another came out in part', () => {
  const text = 'The motion to dismiss is granted as to Count I and denied as to Count II.'
  expect(dispositionValue([text])).toBe('Granted in part and denied in part')
  expect(decidedMotion([text], [])).toMatchObject({ outcome: 'in part' })
})

it.each([
  'Plaintiff must prove that she gave notice before January 5, 2023.',
  'The tenant must show that he paid by May 1, 2024.',
  'Exhibit A: Lease dated January 4, 2023',
  'Exhibit B - Payment due by May 1, 2024',
  'Payment: $500 received May 1, 2024',
  'Regular Meeting: September 21, 2017',
  'Tenant should have paid rent by March 1, 2023.',
  'The letter must have arrived by March 1, 2023.',
  'Please refer to my letter on May 3, 2024.',
  'Reports: letter produced May 1, 2024',
])('is not due: %s', (text) => expect(isDue({ text })).toBe(0))

it.each([
  'Exhibit lists: due October 3, 2025',
  'The next meeting is on October 3, 2025.',
  'Payment: $500 due May 1, 2025',
  'Plaintiff must file proof that notice was given by May 1, 2025.',
  'Please reply to my letter of May 3, 2025 by May 20, 2025.',
])('is due: %s', (text) => expect(isDue({ text })).toBeGreaterThan(0))

const votes = (text: string) => votesIn({ text }).map(({ value }) => value)

it.each([
  'Motion by Dunn to pay the bill. Vote: everyone in favor, nobody opposed.',
  'Motion by Dunn to pay the bill. Vote: All in favor, Nobody opposed.',
  'Motion to adopt. The vote: the majority in favor, the board against.',
])('no number is made of words: %s', (text) =>
  expect(votes(text).filter((value) => /\d/.test(value) || value.startsWith('Failed'))).toEqual([]),
)

it('a vote by names is counted by names', () => {
  expect(votes('Motion to adopt. Vote: Tran, Dunn, Sato yes; Kowalczyk no.')).toEqual(['Carried 3-1'])
  expect(votes('Motion carried. AYES: Smith, Jr., Jones; NOES: Brown')).toEqual(['Carried 2-1'])
  expect(votes('MOTION CARRIED. AYES: SMITH, JONES; NOES: NONE')).toEqual(['Carried 2-0'])
})

it.each([
  'She found mold in the bathroom.',
  'Done with the discovery responses yet?',
  'Denied coverage three times by the insurer.',
  'They agreed with the neighbor about the fence.',
  'He concluded his work in May.',
  'We found the keys under the mat.',
  'She denied touching the door.',
])('settles nothing: %s', (text) => expect(settles.test(text)).toBe(false))

it.each([
  'Agreed on the extension.',
  'Agreed, we will move the hearing.',
  'We have determined that the claim is not covered.',
  'The board found that the permit was issued in error.',
  'We have concluded that you are not eligible.',
  'The agency denied the application.',
])('settles something: %s', (text) => expect(settles.test(text)).toBe(true))
