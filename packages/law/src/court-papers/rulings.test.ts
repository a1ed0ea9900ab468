import { expect, it } from 'vitest'
import { datedLines } from './dated-lines.ts'
import { isDue } from './deadlines.ts'
import { disposes, dispositionIn, dispositionValue } from './disposition.ts'
import { excludedFrom } from './excluded.ts'
import type { Seen } from './learned/features.ts'
import { ruledLines } from './ruled-lines.ts'
import { isOfMover, isResponse, titlePosture } from './title-posture.ts'

const seen = (text: string, voice: Seen['voice'], points: Seen['points'] = {}) =>
  ({ text, start: 0, end: text.length, at: 0.3, points, voice, isHeading: false }) as unknown as Seen

it('reads the rulings of a minute order item by item', () => {
  const all = [
    'The demurrer is SUSTAINED with leave to amend as to the third cause of action.',
    'It is OVERRULED as to the first and second causes of action.',
    'The Motion to Strike is GRANTED as to punitive damages and DENIED as to fees.',
    'The request for judicial notice is denied.',
  ].map((text, i) => {
    const place = { text, start: i * 900, end: i * 900 + text.length, at: 0.25 + i * 0.1 }
    return { ...place, points: disposes(place) }
  })
  expect(dispositionIn(all, true).map(({ start }) => start)).toEqual([0, 900, 1800, 2700])
})

it.each([
  ['The demurrer is SUSTAINED as to the third cause of action.', 'order', ['arguments', 'posture']],
  ['Whether either can be cured is for plaintiff to try.', 'order', ['holding']],
  ['(As modified: the statement on judicial notice is withdrawn.', 'order', ['holding']],
  ['Windom Peak says that a remedy limited to new cans fails of its purpose.', 'order', ['holding']],
  ['Plaintiff does not argue otherwise.', 'filing', ['arguments']],
  ['C. Objections to Plaintiff’s evidence.', 'filing', ['relief']],
  ['The statements were asked for in Request 4 on March 2; none has been produced.', 'filing', ['relief']],
  ['D. reasonable attorney’s fees and costs; and', 'pleading', ['arguments']],
  ['The tenant waives trial by jury.', 'filing', ['posture']],
  ['The lease also provides that a dispute shall be resolved by binding arbitration.', 'filing', ['posture']],
  ['The seller relied on that letter by ordering more steel than it had before.', 'pleading', ['posture']],
  ['COUNT II - CONVERSION (against the shop alone)', 'pleading', ['arguments']],
  ['Plaintiff repeats paragraphs 1 through 22.', 'pleading', ['arguments']],
  ['Plaintiff does not now ask for punitive damages.', 'pleading', ['relief']],
] as const)('is none of that field: %s', (text, voice, names) =>
  expect(excludedFrom(seen(text, voice))).toEqual(expect.arrayContaining([...names])),
)

it('still holds what a court says of a party’s words', () =>
  expect(
    excludedFrom(seen('Windom Peak says that the remedy fails, but I disagree and hold otherwise.', 'order')),
  ).not.toContain('holding'))

it('makes each row of a schedule a time of its own, and none of what was done', () => {
  const rows = datedLines(
    [
      'Initial disclosures (Rule 26(a)(1))        already exchanged June 30, 2026',
      'Rebuttal experts                           January 8, 2027',
      'Dispositive motions                        March 5, 2027',
      '    Reply                                  14 days after opposition',
    ].join('\n'),
  )
  expect(rows.map(({ text }) => text.trim())).toEqual([
    'Rebuttal experts January 8, 2027',
    'Dispositive motions March 5, 2027',
    'Reply 14 days after opposition',
  ])
})

it('gives a day by which something makes an appearance needless', () =>
  expect(isDue({ text: 'If proof is filed by 11/30/2026 no appearance is necessary.' })).toBeGreaterThan(0))

it('tells in a response what the other side asks', () => {
  expect(isResponse('Response to a Motion')).toBe(true)
  expect(isResponse('Motion')).toBe(false)
  expect(isOfMover('It moves for judgment on the account.')).toBe(true)
  expect(isOfMover('Olivarez asks for a continuance.')).toBe(false)
})

it('says by its title how far a case has come', () => {
  const text =
    'IN THE UNITED STATES DISTRICT COURT\nANA ROWE, Plaintiff,\nv.   Civil No. 25-3316\nACME, Defendant.\n\nPLAINTIFF’S NOTICE OF RULE 30(b)(6) DEPOSITION\n\nPlease take notice.'
  expect(titlePosture({ text }, 'Notice of Rule 30(b)(6) Deposition')).toMatchObject({ value: 'Discovery' })
  expect(titlePosture({ text }, 'Court Notice')).toBeNull()
})

it.each([
  ['The plaintiff sued in March and moved for an injunction.', 'filing'],
  ['The tenant waived a jury, and the case was tried to the court in May.', 'opinion'],
  ['The agreement was terminated, and the landlord filed this action.', 'filing'],
] as const)('is a step of this case: %s', (text, voice) =>
  expect(excludedFrom(seen(text, voice, { posture: 3 }))).not.toContain('posture'),
)

it('gives no row the label of an item that has a day of its own', () => {
  const text =
    '1. Fact discovery    March 1, 2027\n2. Experts    April 1, 2027\nPretrial conference    May 1, 2027\nTrial    June 1, 2027'
  expect(datedLines(text).map((row) => row.text)).toEqual([
    '1. Fact discovery March 1, 2027',
    '2. Experts April 1, 2027',
    'Pretrial conference May 1, 2027',
    'Trial June 1, 2027',
  ])
})

it('gives each row of a schedule its whole label, and takes the edge of a page for none', () => {
  const text = `  1. Motions to join parties /
     amend pleadings              June 30, 2026
  2. Initial disclosures          May 8, 2026
  3. Expert names                 Plaintiff   October 2, 2026
                                  Defendants  November 6, 2026
Case 1:26-cv-00777  ECF No. 12, PageID.40  Filed 04/21/26  Page 2 of 3
  4. Trial                        November 8, 2027`
  expect(datedLines(text).map((row) => row.text)).toEqual([
    'Motions to join parties / amend pleadings June 30, 2026',
    '2. Initial disclosures May 8, 2026',
    '3. Expert names Plaintiff October 2, 2026',
    'Expert names: Defendants November 6, 2026',
    '4. Trial November 8, 2027',
  ])
})

it('says of a judgment that is affirmed in part so once', () =>
  expect(
    dispositionValue([
      'We affirm the denial.',
      'We reverse the account.',
      'AFFIRMED IN PART, REVERSED IN PART, AND REMANDED.',
    ]),
  ).toBe('Affirmed in part, reversed in part and remanded'))

it('reads rulings that minutes list row by row, each with its item', () => {
  const text = `1. Demurrer:
   1st cause, breach of lease       OVERRULED
   2nd cause, negligence            SUSTAINED WITH LEAVE TO AMEND
   3rd cause, nuisance              OVERRULED (tentative was: sustained

2. Parties are to meet and confer.`
  expect(ruledLines(text).map((row) => row.text)).toEqual([
    '1st cause, breach of lease OVERRULED',
    '2nd cause, negligence SUSTAINED WITH LEAVE TO AMEND',
    '3rd cause, nuisance OVERRULED',
  ])
  expect(ruledLines('The motion was GRANTED.\n\nCounsel shall appear.')).toEqual([])
})

it('disposes of nothing by saying that no judgment is entered, and rules on a paper by its number', () => {
  const points = (text: string) => disposes({ text, start: 0, end: text.length, at: 0.9 })
  expect(points('6. No judgment is entered at this time.')).toBe(0)
  expect(points('Doc. 61 is GRANTED as to Count 2 and DENIED as to Count 1.')).toBeGreaterThan(6)
  expect(points('The Court denies as moot the motion to strike.')).toBeGreaterThan(6)
})

it('begins a case with its first complaint, and not with a later one', () => {
  const text = (title: string) =>
    `SUPERIOR COURT OF MAINE\n\nANN DOE,\nPlaintiff,\nv.\nBEN ROE,\nDefendant.\n\n${title}\n\nPlaintiff alleges:`
  expect(titlePosture({ text: text('COMPLAINT') }, 'Complaint')).toMatchObject({
    value: 'The case begins: a complaint',
  })
  expect(titlePosture({ text: text('SECOND AMENDED COMPLAINT') }, 'Complaint')).toBeNull()
})
