import { describe, expect, test } from 'vitest'
import { citationKeys } from './citation-keys.ts'
import { findCitations } from './find/find-citations.ts'
import { formatCitation } from './format/format-citation.ts'
import { keysOfCitation } from './keys/citation-key.ts'
import { parseCitation } from './parse/parse-citation.ts'

describe('one thing has one key, however it is written', () => {
  test.each([
    ['us/410/113', ['410 U.S. 113', '410 U. S. 113', '410 US 113', 'Roe v. Wade, 410 U.S. 113, 152 (1973)']],
    ['sct/93/705', ['93 S. Ct. 705', '93 S.Ct. 705', '93 Sup. Ct. 705']],
    ['led2d/35/147', ['35 L. Ed. 2d 147', '35 L.Ed.2d 147']],
    ['fsupp2d/100/5', ['100 F. Supp. 2d 5', '100 F.Supp.2d 5', '100 F. Supp.2d 5']],
    ['usc/42/1983', ['42 U.S.C. § 1983', '42 USC 1983', '42 U. S. C. § 1983(a)', '42 U.S.C.A. § 1983 (West)']],
    ['cfr/17/240.10b-5', ['17 C.F.R. § 240.10b-5', '17 CFR 240.10b–5(a)']],
    [
      'wa-code/9.94a.030',
      ['Wash. Rev. Code § 9.94A.030', 'RCW 9.94A.030', 'Wash. Rev. Code Ann. § 9.94A.030 (West 2010)'],
    ],
    ['frcp/12', ['Fed. R. Civ. P. 12(b)(6)', 'FRCP 12(c)', 'Federal Rule of Civil Procedure 12']],
    ['us-law/public/107/56', ['Pub. L. No. 107-56', 'Public Law 107–56', 'Pub.L. 107-56']],
    ['ohio/2015/1234', ['2015-Ohio-1234', '2015 Ohio 1234', '2015 -Ohio- 1234']],
    ['fedreg/84/12345', ['84 Fed. Reg. 12,345', '84 FR 12345']],
  ])('%s', (key, written) => {
    for (const text of written) expect(citationKeys(text)).toEqual([key])
  })

  test('parallel citations and sections give several, each once', () => {
    expect(citationKeys('A v. B, 410 U.S. 113, 93 S. Ct. 705 (1973); 410 U.S. 113')).toEqual([
      'us/410/113',
      'sct/93/705',
    ])
    expect(citationKeys('28 U.S.C. §§ 1331, 1332(a)')).toEqual(['usc/28/1331', 'usc/28/1332'])
  })

  test('an early reporter of the Supreme Court has the key of the United States Reports', () => {
    expect(citationKeys('1 Cranch 137')).toEqual(['us/5/137', 'cranch/1/137'])
    expect(citationKeys('24 How. 66')).toEqual(['us/65/66', 'how/24/66'])
    expect(citationKeys('2 Black 635')).toEqual(['us/67/635', 'black/2/635'])
  })

  test('a blank page and a short form have none', () => {
    expect(citationKeys('576 U.S. ___ (2015); 410 U.S. at 115; Id. at 5')).toEqual([])
  })
})

describe('a citation that a person typed', () => {
  test.each([
    ['410 us 113', '410 U.S. 113'],
    ['roe v wade 410 u.s. 113', '410 U.S. 113'],
    ['42 usc 1983', '42 U.S.C. § 1983'],
    ['12 f3d 345', '12 F.3d 345'],
    ['100 f supp 2d 5', '100 F. Supp. 2d 5'],
    ['123 cal app 4th 5', '123 Cal. App. 4th 5'],
    ['frcp 12', 'Fed. R. Civ. P. 12'],
    ['fed r evid 702', 'Fed. R. Evid. 702'],
    ['2015 wl 12345', '2015 WL 12345'],
    ['dc code 22-4503', 'D.C. Code § 22-4503'],
    ['17 cfr 240.10b-5', '17 C.F.R. § 240.10b-5'],
    [
      'Roe  v. Wade,  410 U. S. 113, 152-53, 93 S.Ct. 705 (1973)',
      'Roe v. Wade, 410 U.S. 113, 152-53, 93 S. Ct. 705 (1973)',
    ],
  ])('%s is %s', (typed, formatted) => {
    const citation = parseCitation(typed)
    expect(citation && formatCitation(citation)).toBe(formatted)
  })

  test.each(['', 'hello', '12', '410', 'U.S.', 'Id. at 5', '( ( ('])('%j is none', (typed) => {
    expect(parseCitation(typed)).toBeNull()
  })
})

describe('written out', () => {
  test.each([
    ['Smith v Jones, 12 F. 3d 34, 40 (2nd Cir. 1993)', 'Smith v. Jones, 12 F.3d 34, 40 (2d Cir. 1993)'],
    ['U. S. CONST., Amend. XIV, § 1', 'U.S. Const. amend. XIV, § 1'],
    ['29 CFR 1630.2(g)', '29 C.F.R. § 1630.2(g)'],
    ['14 CFR part 25', '14 C.F.R. pt. 25'],
    ['Public Law 107-171, § 4402', 'Pub. L. No. 107-171, § 4402'],
    ['116 Stat 134, 138 (2002)', '116 Stat. 134, 138 (2002)'],
    ['Cal. Penal Code § 187(a) (West 2014)', 'Cal. Penal Code § 187(a) (West 2014)'],
    ['Md. Code Ann., Crim. Law § 2-201', 'Md. Code Ann., Crim. Law § 2-201'],
    ['720 ILCS 5/9-1', '720 Ill. Comp. Stat. 5/9-1'],
    ['65 N.Y.U.L.Rev. 1373 (1990)', '65 N.Y.U. L. Rev. 1373 (1990)'],
    ['Roe, 410 U. S., at 115', 'Roe, 410 U.S. at 115'],
    ['Id., at 5', 'Id. at 5'],
    ['Roe, supra, at 115', 'Roe, supra, at 115'],
    ['State v. Smith, 2015-Ohio-1234, ¶ 12', 'State v. Smith, 2015-Ohio-1234, ¶ 12'],
  ])('%s is %s', (text, formatted) => {
    expect(findCitations(text).map(formatCitation)).toEqual([formatted])
  })

  test('what is written out is read as the same', () => {
    for (const text of [
      '410 U.S. 113',
      '42 U.S.C. § 1983(a)',
      'Fed. R. Civ. P. 12(b)(6)',
      'U.S. Const. art. I, § 8, cl. 3',
    ]) {
      const [citation] = findCitations(text)
      expect(citation && citationKeys(formatCitation(citation))).toEqual(citation && keysOfCitation(citation))
    }
  })
})
