import { describe, expect, it } from 'vitest'
import { citedIn } from './cited.ts'
import { editorsNotes, isEditorsNote } from './editors-notes.ts'
import { impossibleHistories } from './impossible-history.ts'
import { lookAlikes } from './look-alikes.ts'

const placesOf = (text: string) => citedIn({ text }).places

describe('notes of the writers beside a citation', () => {
  const roe = 'Roe v. Wade, 410 U.S. 113 (1973)'
  it.each([
    [`See ${roe} [check pin].`, ['check pin']],
    [`See ${roe} (can't find this one).`, ["can't find this one"]],
    [`See ${roe} [TODO cite page]. Next.`, ['TODO cite page']],
    [`See ${roe} [sic].`, ['sic']],
    [`See ${roe} <<confirm quote>>.`, ['confirm quote']],
    [`See ${roe} (still good? JL).`, ['still good? JL']],
    [`[AB: need better authority] ${roe}.`, ['AB: need better authority']],
    [`See ${roe} -- is this right?? It is.`, ['is this right??']],
    [`See ${roe} (CITE CHECK) (holding that the statute is void).`, ['CITE CHECK']],
    [`See ${roe} (holding that the statute is void) [verify?].`, ['verify?']],
    [`See ${roe} ??`, ['??']],
  ])('are read where they stand: %s', (text, notes) => {
    expect(editorsNotes({ text }, placesOf(text)).get(0)).toEqual(notes)
  })

  it.each([
    'holding that police need not verify a tip',
    'finding no authority for it; is that right?',
    'emphasis added',
    'citation omitted',
    'per curiam',
    'en banc',
    'Douglas, J., dissenting',
    'check kiting is a scheme to defraud',
    'add-on damages not recoverable',
    'need for counsel recognized',
    'unconfirmed award is not a judgment',
    'plurality opinion',
    'cleaned up',
    'a right of action does not exist',
    'jury could not find malice',
    'may a state tax the bank?',
    'not certain to recur',
    'wrong court dismissed the appeal',
    'checks and balances',
    'find no error',
    '2d ed. 1984',
  ])('a parenthetical on the case is none: (%s)', (words) => {
    expect(isEditorsNote(words)).toBe(false)
  })
})

describe('a history that cannot be', () => {
  it.each([
    ["A v. B, 410 F.2d 1011 (5th Cir. 1969), aff'd, 380 U.S. 400 (1965).", 1, 'older'],
    ["A v. B, 901 F.2d 33 (4th Cir. 1990), rev'd, 750 F. Supp. 14 (D. Md. 1991).", 1, 'below'],
    ["A v. B, 380 U.S. 400 (1965), rev'd, 410 F.2d 1011 (5th Cir. 1969).", 1, 'below'],
    ["A v. B, 380 U.S. 400 (1965), aff'g C v. B, 410 F.2d 1011 (5th Cir. 1969).", 0, 'older'],
  ])('is told: %s', (text, at, says) => {
    const found = impossibleHistories({ text }, placesOf(text))
    expect([...found.keys()]).toEqual([at])
    expect(found.get(at)).toContain(says)
  })

  it.each([
    "A v. B, 410 F.2d 1011 (5th Cir. 1969), aff'd, 400 U.S. 40 (1970).",
    "A v. B, 490 F.3d 143 (2d Cir. 2007), rev'd sub nom. C v. B, 556 U.S. 662 (2009).",
    'A v. B, 12 F.3d 44 (9th Cir. 1994), vacated on reh’g en banc, 14 F.3d 2 (9th Cir. 1995).',
    'In A v. B, 556 U.S. 662 (2009), the Court reversed C v. D, 490 F.3d 143 (2d Cir. 2007).',
    "A v. B, 556 U.S. 662 (2009), rev'g C v. D, 490 F.3d 143 (2d Cir. 2007).",
    'A v. B, 12 F.3d 44 (9th Cir. 1994), cert. denied, 513 U.S. 1 (1994), overruled by C v. D, 99 F.3d 1 (9th Cir. 1997) (en banc).',
    "A v. B, 12 F.3d 44 (9th Cir. 1994), vacated, 513 U.S. 1 (1995), aff'd on remand, 99 F.3d 1 (9th Cir. 1996).",
    "A v. B, 12 F.3d 44 (9th Cir. 1994), vacated, 513 U.S. 1 (1995), aff'd, 99 F.3d 1 (9th Cir. 1996).",
  ])('nothing is said of one that can: %s', (text) => {
    expect(impossibleHistories({ text }, placesOf(text)).size).toBe(0)
  })
})

describe('citations that look like slips of one another', () => {
  const alike = (text: string) => [...lookAlikes(placesOf(text)).values()].flat().map(({ says }) => says)
  it.each([
    ['Mapp v. Ohio, 367 U.S. 643 (1961). Mapp v. Ohio, 367 F.2d 643 (1961).', 'in another reporter'],
    ['Mapp v. Ohio, 367 U.S. 643 (1961). Mapp v. Ohio, 367 U.S. 634 (1961).', 'one figure that differs'],
    ['Mapp v. Ohio, 367 U.S. 643 (1961). Mapp v. Ohio, 367 U.S. 643 (1962).', 'another year'],
    ['Mapp v. Ohio, 367 U.S. 643 (1961). Harlow v. Lowe, 367 U.S. 643 (1961).', 'another caption'],
    ['Brown v. Board, 347 U.S. 483 (1954). Brown v. Board, 349 U.S. 294 (1955).', 'may be another decision'],
  ])('are listed at each: %s', (text, says) => {
    const found = alike(text)
    expect(found).toHaveLength(2)
    expect(found[0]).toContain(says)
  })

  it.each([
    'Mapp v. Ohio, 367 U.S. 643 (1961). Mapp v. Ohio, 367 U.S. 643, 655 (1961).',
    'Mapp v. Ohio, 367 U.S. 643, 81 S. Ct. 1684 (1961). Mapp v. Ohio, 81 S. Ct. 1684 (1961).',
    'Terry v. Ohio, 392 U.S. 1 (1968). Mapp v. Ohio, 367 U.S. 643 (1961).',
    'Harlow v. Lowe, 347 F.2d 483 (9th Cir. 1965). Brown v. Board, 347 U.S. 483 (1954).',
  ])('nothing is listed of others: %s', (text) => {
    expect(alike(text)).toEqual([])
  })
})
