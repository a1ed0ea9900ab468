import { describe, expect, it } from 'vitest'
import { surest } from './treatment.ts'
import { treatmentsIn } from './treatments-in.ts'

const elm = 'Elm v. Ashford, 12 F.3d 4 (2d Cir. 1993)'
const oak = 'Oakley v. Birch, 520 U.S. 200 (1997)'
const ofElm = (text: string) =>
  treatmentsIn({ text })
    .filter(({ of }) => of.name === 'Elm v. Ashford')
    .map(({ kind, by }) => [kind, by !== null && typeof by === 'object' ? by.name : by])

describe('a history behind a citation', () => {
  it.each([
    ["aff'd", 'affirmed'],
    ["aff'd mem.", 'affirmed'],
    ["rev'd", 'reversed'],
    ["rev'd sub nom.", 'reversed'],
    ["rev'd on other grounds", 'reversed'],
    ["aff'd in part and rev'd in part", 'reversed'],
    ["aff'd in part, rev'd in part", 'reversed'],
    ['vacated and remanded', 'vacated'],
    ['cert. granted, judgment vacated', 'vacated'],
    ['overruled', 'overruled'],
    ['overruled on other grounds', 'overruled in part'],
    ['overruled in part by', 'overruled in part'],
    ['overruled on other grounds by', 'overruled in part'],
    ['abrogated by', 'abrogated'],
    ['disapproved of by', 'overruled'],
    ['called into doubt by', 'questioned'],
    ['not followed by', 'declined to follow'],
    ['criticized in', 'criticized'],
  ])('"%s" is read as %s by the decision behind it, once', (words, kind) => {
    expect(
      ofElm(`${elm}, ${words} ${words.endsWith('by') || words.endsWith('in') ? '' : ', '}${oak}.`.replace(' , ', ', ')),
    ).toEqual([[kind, 'Oakley v. Birch']])
  })

  it.each([
    `${elm}, superseded by statute, Civil Rights Act of 1991, Pub. L. No. 102-166, 105 Stat. 1071, as recognized in ${oak}.`,
    `${elm}, superseded by statute on other grounds, 42 U.S.C. § 1981, as stated in ${oak}.`,
    `${elm}, superseded by rule as stated in ${oak}.`,
    `${elm}, superseded by statute, 28 U.S.C. § 1367.`,
    `${elm}, superseded by constitutional amendment, U.S. Const. amend. XIV.`,
    'Elm v. Ashford, 12 F.3d 4 (2d Cir. 1993) (superseded by statute).',
  ])('says that something else than a decision did it: %s', (text) =>
    expect(ofElm(text)).toEqual([['superseded', null]]),
  )

  it('names the same case where only its later place is cited', () =>
    expect(ofElm(`${elm}, reh'g en banc granted, opinion vacated, 15 F.3d 9 (2d Cir. 1994).`)).toContainEqual([
      'vacated',
      'Elm v. Ashford',
    ]))

  it.each(['cert. denied', "reh'g denied", 'cert. granted'])('"%s" says nothing of its authority', (words) =>
    expect(ofElm(`${elm}, ${words}, 510 U.S. 99 (1994).`)).toEqual([['cited', 'this opinion']]),
  )

  it.each(["rev'd on other grounds, ", "rev'd in part, ", 'abrogated in part by ', 'abrogated on other grounds by '])(
    'is too little for a red flag where it is of a part: %s',
    (words) => {
      const found = treatmentsIn({ text: `${elm}, ${words}${oak}.` }).filter(({ of }) => of.name === 'Elm v. Ashford')
      expect(found.length).toBeGreaterThan(0)
      expect(found.every(({ certainty }) => certainty < surest)).toBe(true)
    },
  )

  it('is no sentence of its own', () =>
    expect(ofElm(`${elm}. Reversed on the authority of ${oak}.`).some(([kind]) => kind === 'reversed')).toBe(false))
})
