import { describe, expect, test } from 'vitest'
import { summary } from '../testing/summary.ts'
import { written } from './__fixtures__/written.ts'
import { findCitations } from './find-citations.ts'

const kindsIn = (text: string) => findCitations(text).map(({ kind, core }) => [kind, text.slice(core.start, core.end)])

describe('citations as they are written', () => {
  test.each(written)('%s', (text, expected) => {
    expect(findCitations(text).map(summary)).toEqual(expected)
  })

  test('stand at their places in running text', () => {
    for (const [text, expected] of written) {
      if (expected.length === 0) continue
      const running = `The court so held.\n\n${text}\n\nThat was enough.`
      const found = findCitations(running)
      expect(found.map(summary)).toEqual(expected)
      for (const { start, end, core } of found) {
        expect(start).toBeLessThanOrEqual(core.start)
        expect(end).toBeGreaterThanOrEqual(core.end)
        expect(text).toContain(running.slice(start, end))
      }
    }
  })

  test('run over lines and past star pages', () => {
    expect(kindsIn('Texas & Pacific Ry. Co. v. Doe,\n  \n  130\n U.\n S. *352 416')).toEqual([
      ['case', '130\n U.\n S. *352 416'],
    ])
  })
})

test('Johnson’s Reports and his Chancery Reports are told apart', () => {
  const abbreviationIn = (text: string) =>
    findCitations(text).flatMap((citation) =>
      citation.kind === 'case' ? citation.cites.map(({ abbreviation }) => abbreviation) : [],
    )
  expect(abbreviationIn('People v. Goodwin, 18 Johns. (N. Y.) 187')).toEqual(['Johns.'])
  expect(abbreviationIn('3 Johns. 175; 20 Johns. 188')).toEqual(['Johns.', 'Johns.'])
  expect(abbreviationIn('2 Johns. Ch. (N.Y.) 371; 2 Johns. Ch. 371')).toEqual(['Johns. Ch.', 'Johns. Ch.'])
})

test('a bare "App." may be the record, and is not certain to be a reporter', () => {
  const certainIn = (text: string) =>
    findCitations(text).flatMap((citation) =>
      citation.kind === 'case' ? citation.cites.map((cite) => cite.certain) : [],
    )
  expect(certainIn('The record shows it. 3 App. 45.')).toEqual([false])
  expect(certainIn('State v. Doe, 12 Ohio App. 34 (1920)')).toEqual([true])
})

describe('what stands around a citation', () => {
  test('parallel citations are one, and other cases are not', () => {
    expect(findCitations('A v. B, 410 U.S. 113, 93 S. Ct. 705 (1973)')).toHaveLength(1)
    expect(findCitations('See 410 U.S. 113, 505 U.S. 833')).toHaveLength(2)
    expect(findCitations('See 410 U.S. 113; 93 S. Ct. 705')).toHaveLength(2)
  })

  test('citations within parentheticals are found, with their names', () => {
    const text =
      'Smith v. Jones, 12 F.3d 34, 40 (2d Cir. 1993) (en banc) (quoting Roe v. Wade, 410 U.S. 113, 115 (1973)).'
    expect(findCitations(text).map((citation) => citation.kind === 'case' && citation.name)).toEqual([
      'Smith v. Jones',
      'Roe v. Wade',
    ])
  })

  test.each([
    ['The court denied it. Smith v. Jones, 1 F.3d 2', 'Smith v. Jones'],
    ['as held in Doe v. Bolton, 410 U.S. 179', 'Doe v. Bolton'],
    ['However, Smith v. Jones, 1 F.3d 2, held', 'Smith v. Jones'],
    ['In Washington v. Glucksberg, 521 U.S. 702', 'Washington v. Glucksberg'],
    ['Under Terry v. Ohio, 392 U.S. 1', 'Terry v. Ohio'],
    ['(citing Amick v. Liberty Mut. Ins. Co., 455 A.2d 793 (R.I. 1983))', 'Amick v. Liberty Mut. Ins. Co.'],
    ['“text.” Local 174, Teamsters v. Lucas Flour Co., 369 U.S. 95', 'Local 174, Teamsters v. Lucas Flour Co.'],
    ['See United States ex rel. Russo v. New Jersey, 351 F.2d 429', 'United States ex rel. Russo v. New Jersey'],
    ['*Roe v. Wade*, 410 U.S. 113', 'Roe v. Wade'],
    ['ROE V. WADE, 410 U.S. 113', 'ROE V. WADE'],
    ['Doe vs. Roe, 1 F.3d 2', 'Doe vs. Roe'],
    ['See In re Grand Jury, 1 F.3d 2', 'In re Grand Jury'],
    ['Matter of Doe, 5 N.Y.3d 1', 'Matter of Doe'],
    ['and Jin Fuey Moy *374 v. United States, 254 U.S. 189', 'Jin Fuey Moy v. United States'],
    ['by a single judge.[1]Baltimore & Ohio R. Co. v. Baugh, 149 U.S. 368', 'Baltimore & Ohio R. Co. v. Baugh'],
    ['said Mr. Justice Field in Baltimore & Ohio R. Co. v. Baugh, 149 U.S. 368', 'Baltimore & Ohio R. Co. v. Baugh'],
    ['cited in Note 9, and United States v. Cress, 243 U.S. 316', 'United States v. Cress'],
    ['See Tires Operations, S. A. v. Brown, 564 U.S. 915', 'Tires Operations, S. A. v. Brown'],
    ['See Housing Administration, Region No. 4 v. Burr, 309 U.S. 242', 'Housing Administration, Region No. 4 v. Burr'],
    ['See Warden, Maryland Penitentiary v. Hayden, 387 U.S. 294', 'Warden, Maryland Penitentiary v. Hayden'],
    ['As for the Secretary, Smith v. Jones, 472 U.S. 445', 'Smith v. Jones'],
    ['See Savin, Petitioner, 131 U.S. 267', 'Savin, Petitioner'],
    ['the Court of Appeals for the Sixth Circuit, 102 F.2d 1', null],
    ['Here The Osceola, 189 U.S. 158', 'The Osceola'],
    ['The matter rests. 410 U.S. 113', null],
    ['It was cited as 410 U.S. 113', null],
    ['State v. Luna-Benitez (S53965). Alternative writ issued, dismissed, 342 Or 255', null],
  ])('%s has the name %s', (text, name) => {
    const [citation] = findCitations(text)
    expect(citation?.kind === 'case' && citation.name).toBe(name)
  })

  test('a case is called by its name once it was cited', () => {
    const text =
      'Amick v. Liberty, 455 A.2d 793 (1983), held so. See Amick at 795. The Amick court agreed. Mr. Amick left.'
    expect(kindsIn(text)).toEqual([
      ['case', '455 A.2d 793'],
      ['reference', 'Amick'],
      ['reference', 'Amick'],
    ])
  })

  test.each([
    'Approved 5 Mar. 2, 1895, by the Senate.',
    'the statutes of 4 Edw. 3, c. 7, and 11 Hen. 7, c. 3',
    'The FAC, 27 in all, and the MCA 12.',
    'lorem 111 N. W. 12th St.',
    '1 U.S. f24601',
    'He ran 2 Miles 3 times.',
    'In re at 5, see at 12.',
    'Article 5, Part 12, 3 of 4.',
  ])('%s has none', (text) => {
    expect(kindsIn(text)).toEqual([])
  })

  test('a state or a nation is no name of a case', () => {
    const text = 'United States v. Ohio, 1 U.S. 2 (1990). The United States and Ohio agreed in the Ohio court.'
    expect(kindsIn(text)).toEqual([['case', '1 U.S. 2']])
  })
})
