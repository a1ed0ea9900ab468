import { describe, expect, it } from 'vitest'
import { ends, surely, type Treatment } from './treatment.ts'
import { treatmentsIn } from './treatments-in.ts'

const elm = 'Elm v. Ashford, 410 U.S. 113 (1973)'
const oak = 'Oakley v. Birch, 520 U.S. 200 (1997)'

const read = (text: string) => treatmentsIn({ text })
const onElm = (text: string) => read(text).filter(({ of }) => of.name?.startsWith('Elm'))
const isRed = ({ kind, by, isDenied, voice, certainty }: Treatment) =>
  ends.has(kind) && by === 'this opinion' && !isDenied && voice !== 'quoted' && voice !== 'party' && certainty >= surely
const flags = (text: string) =>
  read(text)
    .filter(isRed)
    .map(({ of }) => of.name)

describe('an opinion that overrules a decision', () => {
  it.each([
    ['plainly', `We overrule ${elm}.`],
    ['in the passive', `${elm}, is hereby overruled.`],
    ['after weighing it', `For these reasons we conclude that ${elm}, should be overruled.`],
    ['as it must', `The decision in ${elm}, must be regarded as overruled.`],
    ['twice over', `${elm}, should be and now is overruled.`],
    ['by its short name', `The rule rests on ${elm}. Today we overrule Elm.`],
    ['before it is cited', `We overrule Ashford today. It was decided as ${elm}.`],
    ['as that decision', `We held so in ${elm}. That decision is overruled.`],
    ['as "it"', `To the extent that ${elm}, rests on another ground, we overrule it.`],
    ['with an aside', `The Elm case, being a derelict in the stream of the law, is overruled. ${elm}.`],
    [
      'with an aside on what it held',
      `${elm}, insofar as it held that notice is enough, can no longer be considered controlling; we so hold.`,
    ],
    ['in softer words', `Insofar as ${elm}, may be inconsistent, that decision is disapproved.`],
    ['by leaving it', `We no longer adhere to ${elm}.`],
    ['as law of another day', `We think that ${elm}, is no longer good law.`],
    ['while it does something else', `In overruling ${elm}, we do not hold that every seizure is lawful.`],
    ['bound to', `Today we are constrained to overrule ${elm}.`],
    ['as the position there taken', `We held so in ${elm}. The position there taken must be regarded as overruled.`],
    [
      'as the rule there announced, with an aside',
      `That was the reasoning of ${elm}. The rule there announced, that notice cures all, can no longer be followed and is overruled.`,
    ],
    ['as the views therein expressed', `See ${elm}. The views therein expressed are now overruled.`],
    ['by receding from it', `We therefore recede from ${elm}.`],
    ['by departing from it', `We depart from ${elm}, and hold that the statute is valid.`],
    ['by withdrawing from it', `We withdraw from the position taken in ${elm}.`],
    ['by retiring its test', `We now retire the standard of ${elm}.`],
    ['by abandoning what it established', `We now abandon the two-part test established by our decision in ${elm}.`],
    ['as it may suggest otherwise', `To the extent that ${elm}, suggests otherwise, it is hereby disapproved.`],
    ['as much of it as holds the contrary', `So much of ${elm}, as holds the contrary is overruled.`],
    ['as without vitality', `In our judgment ${elm}, retains no vitality and must be deemed overruled.`],
    ['on the occasion', `We take this opportunity to overrule ${elm}.`],
    ['on lines set apart', `We overrule\n\n${elm}.`],
    [
      'by a drift away from it',
      `The drift away from ${elm}, has been so great that it can no longer be deemed a controlling authority.`,
    ],
    ['as what can no longer survive', `The Elm case, ${elm}, freed from its test, can no longer survive.`],
    ['by its contrary words', `Any language in ${elm}, contrary to this finding is rejected.`],
    ['by declining to adhere', `We therefore decline to adhere to ${elm}.`],
    [
      'behind a denial of another clause',
      `To the extent that ${elm}, rested on one clause and not on the other, we overrule it.`,
    ],
    ['as no precedent', `${elm}, was wrong, and we hold that Elm should not remain binding precedent.`],
    [
      'as an anachronism',
      `We conclude that ${elm}, was an anachronism when handed down and that it should now be overruled.`,
    ],
    [
      'among other decisions',
      `To the extent that our decisions, such as ${elm}, suggest it, those cases are overruled.`,
    ],
    ['by its method', `We therefore disavow the method of analysis used in ${elm}.`],
    ['as without effect', `We conclude that ${elm}, can have no authoritative effect.`],
    ['as without value', `We hold that ${elm}, no longer retains its precedential value.`],
    [
      'as "it", behind another verb',
      `See ${elm}. We conclude that it was wrongly decided and should be, and now is, overruled.`,
    ],
    ['as modified too', `In so far as ${elm}, conflicts with what is decided, it is modified and overruled.`],
    ['as no longer the law', `Accordingly ${elm}, is no longer the law.`],
    ['by jettisoning it', `We now jettison the test of ${elm}.`],
  ])('is read %s', (_, text) => {
    expect(flags(text)).toEqual(['Elm v. Ashford'])
  })

  it('overrules every decision of a row', () => {
    expect(flags(`${elm}, and ${oak}, are overruled.`)).toEqual(['Elm v. Ashford', 'Oakley v. Birch'])
    expect(flags(`The rule stood in ${elm}, and ${oak}. We therefore overrule those decisions.`)).toHaveLength(2)
  })

  it('overrules in part where it says how far', () => {
    expect(onElm(`We overrule ${elm}, to the extent that it says otherwise.`)).toMatchObject([
      { kind: 'overruled in part', by: 'this opinion', voice: 'court' },
    ])
  })

  it('shows the words and their place', () => {
    const text = `The facts are plain. We overrule ${elm}. The judgment is reversed.`
    const [found] = onElm(text)
    expect(found?.words).toBe(`We overrule ${elm}.`)
    expect(text.slice(found?.start, found?.end)).toBe(found?.words)
  })
})

describe('no flag is raised', () => {
  it.each([
    ['where it is denied', `We do not overrule ${elm}.`],
    ['where the court declines', `We decline to overrule ${elm}.`],
    ['where it need not', `We need not overrule ${elm}, to decide this case.`],
    ['where nothing does it', `Nothing in this opinion overrules ${elm}.`],
    ['where it retains its vitality', `${elm}, has not lost its vitality.`],
    ['where there is no reason to leave it', `We see no reason to depart from ${elm}.`],
    ['where a lower court left it', `The district court departed from ${elm}.`],
    ['where a party left it', `Petitioner urges us to recede from ${elm}.`],
    ['where a statute ended its rule', `The rule of ${elm}, was abolished by statute in Ohio.`],
    ['by a question', `Should we overrule ${elm}?`],
    ['by the question presented', `We granted certiorari to consider whether ${elm}, should be overruled.`],
    ['by a condition', `If we overruled ${elm}, much would change.`],
    ['by a thing supposed', `Even if ${elm}, were overruled, the claim would fail.`],
    ['by an alternative', `Either we must overrule ${elm}, or we must affirm.`],
    ['by a request', `Petitioner asks us to reconsider and overrule ${elm}.`],
    ['by an argument', `Respondent argues that ${elm}, should be overruled.`],
    ['by a wish in a dissent', `We affirm.\n\nJustice Hale, dissenting.\n\nI would overrule ${elm}.`],
    ['by a reproach in a dissent', `We affirm.\n\nJustice Hale, dissenting.\n\nThe Court in effect overrules ${elm}.`],
    ['by a quotation', `The panel wrote: “We think that the time has come and we overrule ${elm}.”`],
    ['by an objection', `In ${elm}, the objection was overruled.`],
    ['by a ruling on a motion', `We followed ${elm}. The motion was made and it was overruled.`],
    ['by a case in general', `We cited ${elm}. When a case is overruled, reliance matters.`],
    ['by another decision', `${elm}, was overruled by ${oak}.`],
    ['by the title of an article', `See Overruling Elm: A Proposal, 9 J. Law 1 (1999), on ${elm}.`],
    ['by a condition before the clause', `If the tax is void, we overrule ${elm}.`],
    ['on what it cannot be read to say', `${elm}, cannot be read so broadly, and has no effect on this case.`],
    [
      'by a doctrine that a party would have rejected',
      `Petitioner contends that the doctrine of ${elm}, should be rejected.`,
    ],
    [
      'on the cases that "they" may not mean',
      `See ${oak}. ${elm}. We conclude that they were wrongly decided and should be overruled.`,
    ],
    ['by a party that calls it dead', `Respondent says that ${elm}, can no longer be deemed controlling.`],
    ['by a finding that is contrary to it', `A finding contrary to ${elm}, is rejected by nobody.`],
    [
      'by a power that a dissent sees',
      `We affirm.\n\nJustice Hale, dissenting.\n\nI would join its decision to overrule ${elm}, if it made one.`,
    ],
    [
      'by a conclusion that it does not share',
      `We do not share the state court's conclusion that ${elm}, is no longer good law.`,
    ],
    [
      'by a conclusion with which it disagrees',
      `We disagree with that court's conclusion that the time has come to renounce ${elm}.`,
    ],
    [
      'by a plea that it tells of',
      `In answer to a plea made here each Term that we overturn ${elm}, this Court said that it would wait.`,
    ],
    ['on a case beside it', `In accordance with ${oak}, we affirm. ${elm}, is sound.`],
  ])('%s', (_, text) => {
    expect(flags(text)).toEqual([])
  })

  it('on another case, which the text names and never cites', () => {
    expect(flags(`We discussed ${elm}. The Lochridge decision followed. We now overrule Lochridge.`)).toEqual([])
  })
})

describe('a decision that is only a place', () => {
  const kinds = (text: string) => onElm(text).map(({ kind }) => kind)
  it.each([
    ['We rejected similar logic in Elm.'],
    ['We rejected a similar argument in Elm.'],
    ['The Court rejected the same reasoning in Elm.'],
    ['We have disapproved such a practice in Elm.'],
    ['We disapproved counsel’s conduct in Elm.'],
    ['As we explained, we followed a different course in Elm.'],
    ['We questioned the wisdom of delay in Elm.'],
    ['We limited discovery in Elm.'],
  ])('is only cited: %s', (sentence) => {
    expect(kinds(`See ${elm}. ${sentence}`)).toEqual(['cited'])
  })

  it.each([
    ['We reject the reasoning in Elm.', 'declined to follow'],
    ['We reject the rule announced in Elm.', 'declined to follow'],
    ['We disapprove the language in Elm.', 'overruled in part'],
    ['We overrule anything in Elm to the contrary.', 'overruled'],
    ['We criticized the holding in Elm.', 'criticized'],
    ['We limit the holding in Elm to its facts.', 'limited'],
  ])('is treated by what is said of its words: %s', (sentence, kind) => {
    expect(kinds(`See ${elm}. ${sentence}`)).toContain(kind)
  })
})

describe('who overrules whom', () => {
  it.each([
    ['a history', `${elm}, overruled by ${oak}.`],
    ['the passive', `${elm}, was overruled in ${oak}.`],
    ['the active', `${oak}, overruled ${elm}.`],
    ['a participle', `We followed our decision in ${oak}, overruling ${elm}.`],
    ['a look back', `In ${oak}, we overruled ${elm}.`],
    ['an opening', `In overruling ${elm}, Oakley v. Birch did not reach the point. See ${oak}.`],
  ])('is read from %s', (_, text) => {
    const found = onElm(text).filter(({ kind }) => kind === 'overruled')
    expect(found.map(({ by }) => by !== 'this opinion' && by?.name)).toContain('Oakley v. Birch')
    expect(read(text).filter(isRed)).toEqual([])
  })

  it('is left open where a decision was overruled and it is not said by which', () => {
    expect(onElm(`${elm}, has since been overruled.`)).toMatchObject([{ kind: 'overruled', by: null }])
  })

  it('is the Court where a dissent reports it', () => {
    const text = `We affirm.\n\nJustice Hale, dissenting.\n\nThe Court today expressly overrules ${elm}.`
    expect(onElm(text)).toMatchObject([{ kind: 'overruled', by: 'this opinion', voice: 'dissent' }])
    expect(flags(text)).toHaveLength(1)
  })

  it.each([
    `I cannot join the Court in its overruling of ${elm}.`,
    `I see no reason to overrule ${elm}, as the Court does today.`,
    `The Court gives no reason for its decision to overrule ${elm}.`,
    `I dissented there, for reasons which the Court now adopts as ground for overruling ${elm}.`,
  ])('is the Court where a dissent complains of it: %s', (text) => {
    expect(flags(`We affirm.\n\nJustice Hale, dissenting.\n\n${text}`)).toEqual(['Elm v. Ashford'])
  })

  it('is no decision itself', () => {
    expect(
      onElm(`${elm}, overruled by Elm v. Ashford, 410 U.S. 113 (1973).`).every(
        ({ by }) => by === null || by === 'this opinion',
      ),
    ).toBe(true)
  })
})

describe('other treatment', () => {
  it.each([
    ['affirmed', `Elm v. Ashford, 12 F.3d 4 (2d Cir. 1993), aff'd, ${oak}.`],
    ['reversed', `Elm v. Ashford, 12 F.3d 4 (2d Cir. 1993), rev'd, ${oak}.`],
    ['vacated', `Elm v. Ashford, 12 F.3d 4 (2d Cir. 1993), vacated, ${oak}.`],
    ['distinguished', `We distinguish ${elm}.`],
    ['distinguished', `${elm}, is distinguishable.`],
    ['declined to follow', `We decline to follow ${elm}.`],
    ['followed', `${elm}, controls.`],
    ['criticized', `${elm}, was wrongly decided.`],
    ['cited', `See ${elm}.`],
  ])('is %s', (kind, text) => {
    expect(onElm(text).map((one) => one.kind)).toContain(kind)
  })
})

describe('hostile text', () => {
  it('cites itself a thousand times, in a circle, on one line', () => {
    const text = `${`${elm}, overruled by ${oak}, overruled by ${elm}. `.repeat(1000)}We overrule it`
    const found = read(text)
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter(({ by, of }) => by === of)).toEqual([])
  })

  it.each([
    ['a thousand citations of itself', `${elm}, overruled by ${oak}, overruled by ${elm}. `],
    ['short forms without end', 'Elm, supra, at 120, is overruled; that decision was wrong, and we overrule it. '],
  ])('takes time in line with its length: %s', (_name, unit) => {
    const milliseconds = (length: number) => {
      const text = unit.repeat(Math.ceil(length / unit.length))
      const started = performance.now()
      read(text)
      return performance.now() - started
    }
    const short = Math.max(60, milliseconds(40_000))
    expect(milliseconds(160_000)).toBeLessThan(short * 10)
  })

  it('is one endless sentence', () => {
    expect(read(`${elm} ${'and we overrule '.repeat(20_000)}`).length).toBeLessThan(2000)
  })

  it.each(['', ' ', '\n\n', 'overruled', 'We overrule.', '①', '“'])('is %j', (text) => {
    expect(read(text)).toEqual([])
  })
})

describe('what somebody only claims that another decision did', () => {
  it.each([
    `Petitioner argues that ${oak}, overruled ${elm}.`,
    `It is wrong to say that ${oak}, overruled ${elm}.`,
    `We need not say whether ${oak}, overruled ${elm}.`,
    `No court has overruled ${elm}.`,
  ])('is denied: %s', (text) =>
    expect(onElm(text).filter(({ kind, isDenied }) => ends.has(kind) && !isDenied)).toEqual([]),
  )

  it('is said where the court says it', () =>
    expect(onElm(`${oak}, overruled ${elm}.`).some(({ kind, isDenied }) => kind === 'overruled' && !isDenied)).toBe(
      true,
    ))
})
