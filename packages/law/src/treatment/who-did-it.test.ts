import { describe, expect, it } from 'vitest'
import { ends, surely } from './treatment.ts'
import { treatmentsIn } from './treatments-in.ts'

const elm = 'Elm v. Ashford, 410 U.S. 113 (1973)'
const oak = 'Oakley v. Birch, 520 U.S. 200 (1997)'
const yew = 'Yewdale v. Thorn, 480 U.S. 90 (1987)'

/** Decisions that are said to be undone, whoever did it, with who did it. */
const undone = (text: string) =>
  treatmentsIn({ text })
    .filter(
      ({ kind, isDenied, voice, certainty }) =>
        ends.has(kind) && !isDenied && voice !== 'party' && voice !== 'quoted' && certainty >= surely,
    )
    .map(({ of, by }) => [of.name, by === null || by === 'this opinion' ? by : by.name])

const nothing = (texts: readonly string[]) => it.each(texts)('%s', (text) => expect(undone(text)).toEqual([]))

describe('nothing is undone in the place where something else was', () => {
  nothing([
    `The same objection was raised and overruled in ${elm}.`,
    `It was a plea of this kind that was heard and overruled in ${elm}, and we hear it again.`,
    `The ordinance is like the statute overturned in ${elm}.`,
    `We see no difference between this tax and the one abolished in ${elm}.`,
    `That distinction was discarded in ${elm}.`,
    `The doctrine, long since repudiated in ${elm}, has no part here.`,
    `The demurrer, overruled in both courts below, rests on ${elm}.`,
    `What we disavowed in ${elm}, was the whole notion of presence.`,
    `The Court disapproved some ten cases in its decision in ${elm}.`,
    `The older cases plainly disapproved of needless delay, see generally ${elm}.`,
    `The agency wrote that Congress disapproved the CSC's use of tests. Cf. Officers v. CSC, 371 F. Supp. 1328 (N.D. Cal. 1973).`,
  ])

  it('and the decision that was undone there is named', () => {
    expect(undone(`Although decided on a full record, ${elm}, was overruled in ${oak}.`)).toEqual([
      ['Elm v. Ashford', 'Oakley v. Birch'],
    ])
    expect(undone(`The premise of ${elm}, was overruled in part.`).map(([name]) => name)).toEqual(['Elm v. Ashford'])
    expect(undone(`In ${oak}, we overruled in part the holding of ${elm}.`).map(([name]) => name)).toEqual([
      'Elm v. Ashford',
    ])
  })
})

describe('of two decisions the earlier one is undone', () => {
  it.each([
    [`See ${oak}, overruled ${elm}.`],
    [`Thus ${oak}, overruled ${elm}, as to the power to tax.`],
    [`${elm}, overruled, ${oak}.`],
    [`${elm}, overruled by ${oak}.`],
    ['Oakley v. Birch, 520 U.S. 200, overruled Elm v. Ashford, 410 U.S. 113.'],
    ['Elm v. Ashford, 410 U.S. 113, overruled, Oakley v. Birch, 520 U.S. 200.'],
  ])('%s', (text) => expect(undone(text)).toEqual([['Elm v. Ashford', 'Oakley v. Birch']]))

  it('whatever a misprint says', () => {
    expect(undone(`${oak}, overruled by ${elm}.`)).toEqual([])
    expect(undone('Oakley v. Birch, 520 U.S. 200, overruled by Elm v. Ashford, 410 U.S. 113.')).toEqual([])
  })
})

describe('a string of citations', () => {
  it('says of each what it did, up to its semicolon', () => {
    expect(
      undone(
        `See ${oak}, overruling ${elm}; ${yew}, overruling Maple v. Ridge, 300 U.S. 5 (1937); Pine v. Cove, 310 U.S. 7 (1940).`,
      ),
    ).toEqual([
      ['Elm v. Ashford', 'Oakley v. Birch'],
      ['Maple v. Ridge', 'Yewdale v. Thorn'],
    ])
    expect(undone(`${oak}, expressly overruling ${elm}; ${yew}.`)).toEqual([['Elm v. Ashford', 'Oakley v. Birch']])
  })

  it('is told from a list of what one decision overruled', () =>
    expect(undone(`The following decisions are overruled: ${elm}; ${yew}.`).map(([name]) => name)).toEqual([
      'Elm v. Ashford',
      'Yewdale v. Thorn',
    ]))
})

describe('a verb in the singular', () => {
  it('has the decision before it as its subject, and not the one cited just before', () =>
    expect(
      undone(
        `We follow the policy of ${elm}. As later cases show that Yewdale frustrates that policy, Elm, supra, at 120, Yewdale is expressly overruled. ${yew}.`,
      ).map(([name]) => name),
    ).toEqual(['Yewdale v. Thorn']))

  it('may have a part of two decisions as its subject', () =>
    expect(undone(`The holding of ${elm}, and ${yew}, is overruled.`).map(([name]) => name)).toEqual([
      'Elm v. Ashford',
      'Yewdale v. Thorn',
    ]))

  it('may go on from "each"', () =>
    expect(
      undone(`To the extent that ${elm}, and ${yew}, hold otherwise, each is overruled.`).map(([name]) => name),
    ).toEqual(['Elm v. Ashford', 'Yewdale v. Thorn']))
})

describe('decisions that nobody names', () => {
  nothing([
    `We followed ${elm}. To the extent that our decisions have required presence, we overrule those holdings.`,
    `${elm}, is one. To the extent that prior cases of this Court are to the contrary, they are overruled.`,
  ])

  it('but "those cases" go back to those that are named', () =>
    expect(undone(`So held ${elm}, and ${yew}. We overrule those cases.`).map(([name]) => name)).toEqual([
      'Elm v. Ashford',
      'Yewdale v. Thorn',
    ]))

  it('and one of the descendants of a decision is not that decision', () =>
    expect(undone(`We expressly overruled one of Elm's progeny, ${yew}. See ${elm}.`).map(([name]) => name)).toEqual([
      'Yewdale v. Thorn',
    ]))
})

describe('what is only claimed of another decision', () => {
  nothing([
    `The claim in this Court was that ${elm}, had been overruled by ${oak}.`,
    `It is suggested that ${elm}, was overruled sub silentio in ${oak}.`,
    `There is some suggestion that ${elm}, was overruled by ${oak}.`,
    `The defendant contends that ${elm}, was overruled by ${oak}, but the two can stand together.`,
    `Although no case since ${yew}, has expressly overruled ${elm}, later opinions lean the other way.`,
    `But ${elm}, has not survived unscathed.`,
  ])
})

describe('what a court below did, relying on a decision', () => {
  nothing([
    `The Court of Appeals, relying on ${elm}, reversed on the ground that the award was final. 216 F.2d 808.`,
    `The court below, mainly following ${elm}, vacated the award for want of notice. 12 F.3d 4.`,
    `The panel, in reliance upon our decision in ${elm}, reversed and remanded. 33 F.3d 9 (2d Cir. 1994).`,
    `A divided court, on the authority of ${elm}, reversed the conviction. 7 F.2d 70.`,
    `The District Court, deeming itself bound by ${elm}, vacated its own order, 44 F. Supp. 2d 5.`,
    `${elm}, reversed on the ground that full faith was owed to the award. 216 F.2d 808.`,
  ])

  it('is not what a history says', () => {
    const reversed = (text: string) =>
      treatmentsIn({ text }).flatMap(({ kind, of }) => (kind === 'reversed' || kind === 'vacated' ? [of.name] : []))
    expect(reversed('Lake v. Mill, 410 F.2d 113 (2d Cir. 1973), reversed, 420 U.S. 200 (1975).')).toEqual([
      'Lake v. Mill',
    ])
    expect(
      reversed(
        'He argued at length, relying on Lake v. Mill, 410 F.2d 113 (2d Cir. 1973), rev’d, 420 U.S. 200 (1975).',
      ),
    ).toEqual(['Lake v. Mill'])
    expect(
      reversed('The court, citing Lake v. Mill, 410 F.2d 113 (2d Cir. 1973), vacated, 420 U.S. 200 (1975), dismissed.'),
    ).toEqual(['Lake v. Mill'])
  })
})

describe('contentions, and what States and writers think', () => {
  nothing([
    `The question came up in ${elm}. The two contentions were, first, that the act was void, and second, that it was repealed. Both were overruled, and the contract stood.`,
    `He relied on ${elm}, and ${yew}. He then made three motions. They were overruled.`,
    `${elm}, was cited in support of both demurrers. Each was overruled.`,
    `Of these, one State repudiated its prior formulation of the Elm doctrine. See ${elm}.`,
    `See ${elm}. Several States have since abandoned their earlier acceptance of the Elm rule.`,
    `See ${elm}. Most commentators have long repudiated the reasoning of Elm.`,
    `My statement in dissent to the effect that ${oak}, had overruled ${elm}, was overdrawn.`,
    `We do not share the view that ${oak}, overruled ${elm}.`,
    `We cannot accept the notion that ${elm}, was overruled by ${oak}.`,
  ])

  it('but decisions that are named after them are meant', () => {
    expect(undone(`The contentions rest on ${elm}, and ${yew}. Both are overruled.`).map(([name]) => name)).toEqual([
      'Elm v. Ashford',
      'Yewdale v. Thorn',
    ])
    expect(undone(`In ${oak}, this Court repudiated the rule of ${elm}.`)).toEqual([
      ['Elm v. Ashford', 'Oakley v. Birch'],
    ])
  })
})

it('a word that two names share stands for the decision that the opinion is about', () => {
  const text = `${'Elm, 410 U.S. at 120, rests on history. '.repeat(5)}See ${elm}. The town read it otherwise. Elm v. Board of Harbor Commissioners, 391 U.S. 450 (1968). Today Elm is overruled.`
  expect(undone(`${elm}. ${text}`).map(([name]) => name)).toEqual(['Elm v. Ashford'])
})
