import { describe, expect, it } from 'vitest'
import { besideParentheticals } from './beside-parentheticals.ts'
import { compareParenthetical, leavesOpen } from './compare-parenthetical.ts'

const text = `DOE v. ROE

Mr. Justice Black delivered the opinion of the Court.

The notice was given. Cf. Poe v. Ullman, 367 U.S. 497 (1961) (Harlan, J., dissenting).

*352
 Mr. Justice Douglas, with whom Mr. Justice Murphy joins,
dissenting.

I would hold otherwise.

STONE, C.J., concurring in part and dissenting in part.

I join in part.`
const plurality = 'JUSTICE POWELL announced the judgment of the Court and delivered an opinion.'
const outcome = (words: string, of: string | null = text) => compareParenthetical(words, of).outcome

describe('a parenthetical', () => {
  it.each([
    ['Douglas, J., dissenting', 'agrees'],
    ['Stone, C.J., concurring in part', 'agrees'],
    ['Stone, C.J., dissenting', 'agrees'],
    ['Black, J.', 'agrees'],
    ['Douglas, J., concurring', 'differs'],
    ['Black, J., dissenting', 'differs'],
    ['Douglas, J., for the Court', 'differs'],
    ['Douglas, J., writing for the majority', 'differs'],
    ['Black, J., for the Court', 'agrees'],
    ['Murphy, J., dissenting', 'unchecked'],
    ['Douglas and Murphy, JJ., dissenting', 'agrees'],
    ['Douglas and Black, JJ., dissenting', 'unchecked'],
    ['Douglas, J., dissenting, joined by Murphy, J.', 'agrees'],
    ['Douglas, J., dissenting, joined by Black, J.', 'unchecked'],
    ['Douglas, J., joined by Black, J., dissenting', 'unchecked'],
    ['Douglas, C.J., dissenting', 'differs'],
    ['Stone, J., dissenting', 'differs'],
    ['Harlan, J., dissenting', 'unchecked'],
    ['Frankfurter, J.', 'unchecked'],
    ['dissenting opinion of Douglas, J.', 'agrees'],
    ['Reed, J., not participating', 'unchecked'],
    ['per curiam', 'differs'],
    ['plurality opinion', 'differs'],
    ['quoting Poe v. Ullman, 367 U.S. at 500', 'unchecked'],
    ['emphasis added', 'unchecked'],
    ['cleaned up', 'unchecked'],
    ['holding that notice by mail suffices', 'unchecked'],
    ['en banc', 'unchecked'],
    ['unanimous', 'differs'],
    ['7-2', 'unchecked'],
    ['by a 7-to-2 vote', 'unchecked'],
    ['8 to 1 decision', 'differs'],
    ['joint opinion of Stone and Douglas, JJ.', 'agrees'],
    ['8–1', 'differs'],
    ['majority opinion', 'agrees'],
  ])('(%s) %s', (words, expected) => expect(outcome(words)).toBe(expected))

  it('that says how a case is published or whence words are leaves nothing open, what it says of the case does', () => {
    const isOpen = (words: string) => leavesOpen(compareParenthetical(words, null))
    for (const words of [
      'unpublished',
      'cleaned up',
      'quoting Poe v. Ullman',
      '“So it is.”',
      'overruling Lake v. Mill',
    ])
      expect([words, isOpen(words)]).toEqual([words, false])
    for (const words of [
      'en banc',
      'emphasis supplied',
      'emphasis omitted',
      'first alteration in original',
      'internal quotation marks and citations omitted',
      'citation modified',
      'footnote omitted',
      'quotation simplified',
      'emphasis added, quoting Poe v. Ullman',
      'collecting cases',
      'collecting circuit court cases',
      'amended opinion',
      'as amended Mar. 3, 1993',
      'as modified on denial of reh’g',
      'on rehearing en banc',
      'mem.',
      'mem. disposition',
      'unpublished table decision',
      'unpublished order',
      'slip op.',
      'table',
      'summary order',
      'en banc, as corrected',
      'hereinafter Ullman II',
    ])
      expect([words, isOpen(words)]).toEqual([words, false])
    for (const words of [
      'modified on other grounds',
      'en banc court holding that a toll is a tax',
      'noting that emphasis added nothing',
      'ordering a new trial',
      'table of rates held void',
      'amended complaint dismissed',
      'citation to the wrong statute held harmless',
      'dictum',
      'equally divided court',
      'withdrawn',
      'unanimous in part',
    ])
      expect([words, isOpen(words)]).toEqual([words, true])
    for (const words of ['holding that it is so', '5-4', 'Stone, C.J.', 'plurality opinion', 'reversing an injunction'])
      expect([words, isOpen(words)]).toEqual([words, true])
  })

  it('is doubted where the editors of the library write the opposite, and never confirmed by them', () => {
    const holding = 'An officer did not violate the Fourth Amendment by ramming a fleeing car to end a dangerous chase.'
    const against = (words: string) => compareParenthetical(words, null, holding)
    const doubted = against('holding that an officer who rams a fleeing car violates the Fourth Amendment')
    expect(doubted).toMatchObject({ outcome: 'doubted', found: holding })
    expect(doubted.reason).toContain('in words of theirs and not the court’s')
    const rejecting = 'rejecting the claim that an officer who rams a fleeing car violates the Fourth Amendment'
    const agreeing = 'holding that ramming a fleeing car did not violate the Fourth Amendment'
    expect([rejecting, agreeing].map((words) => against(words).outcome)).toEqual(['unchecked', 'unchecked'])
    expect(besideParentheticals([doubted], 'It exists.')).toMatchObject({ status: 'unchecked' })
    expect(besideParentheticals([compareParenthetical('cleaned up', null)], 'It exists.')).toEqual({
      reason: 'It exists.',
    })
  })

  it('is read against what the decision says of itself', () => {
    expect(outcome('majority opinion', plurality)).toBe('differs')
    expect(outcome('unanimous', 'Mr. Justice Black delivered the unanimous opinion of the Court.')).toBe('agrees')
    expect(outcome('unanimous', plurality)).toBe('unchecked')
    expect(outcome('plurality opinion', plurality)).toBe('agrees')
    expect(outcome('per curiam', 'DOE v. ROE\n\nPER CURIAM.\n\nThe judgment is reversed.')).toBe('agrees')
    expect(outcome('Douglas, J., dissenting', plurality)).toBe('unchecked')
    expect(outcome('Douglas, J., dissenting', null)).toBe('unchecked')
  })

  it('says what stands there instead', () => {
    expect(compareParenthetical('Douglas, J., concurring', text)).toMatchObject({ found: 'Douglas, dissenting' })
  })
})

const parted = `Mr. Justice Black delivered the opinion of the Court.

Mr. Justice Holmes, dissenting in Lake v. Mill, wrote that a toll is a tax. We agree.

Mr. Justice Stone, with whom Mr. Justice Reed joins, and with whom Mr. Justice Roberts joins as to Parts I and II, dissenting.

I would affirm.

Mr. Justice Murphy, concurring in Parts I and III.

I join in part.`

describe('votes', () => {
  it.each([
    ['7-2', 'unchecked'],
    ['8-1', 'differs'],
  ])('who joins a part, and who dissented in another case, are not counted: %s', (words, expected) =>
    expect(outcome(words, parted)).toBe(expected),
  )
  it('knows who is joined by ‘whom’ alone', () => {
    const whom = `Mr. Justice Black delivered the opinion of the Court.

Mr. Justice Harlan, whom Mr. Justice Stewart and Mr. Justice White join, dissenting.

I would affirm.`
    expect(outcome('Harlan, J., dissenting', whom)).toBe('agrees')
    expect(outcome('Harlan, J., concurring', whom)).toBe('differs')
    expect(outcome('7-2', whom)).toBe('differs')
    expect(outcome('6-3', whom)).toBe('unchecked')
  })
  it('names those who dissented', () =>
    expect(compareParenthetical('unanimous', parted).reason).toBe('Stone, Reed dissented.'))
})

it('a statement that was not compared stands beside what the editors write, and a denial of one alone is pointed out', () => {
  const holding = 'An indigent defendant has a right to appointed counsel in every felony case.'
  const of = (words: string) => compareParenthetical(words, null, holding)
  const against = of('holding that the poor are not owed a lawyer')
  expect(against.outcome).toBe('unchecked')
  expect(against.reason).toContain(`“${holding}”`)
  expect(against.reason).toContain('Only the parenthetical denies something')
  expect(of('holding that the poor are owed a lawyer').reason).not.toContain('denies')
  expect(of('emphasis added').reason).not.toContain(holding)
})
