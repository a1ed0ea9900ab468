import { describe, expect, test } from 'vitest'
import { findCitations } from '../find/find-citations.ts'
import { resolveCitations } from './resolve-citations.ts'

/** What each citation stands for, by the core of the full one. */
const resolved = (text: string) => {
  const citations = findCitations(text)
  return resolveCitations(citations, text).map(({ authority }) => {
    const cited = authority === null ? undefined : citations[authority]
    return cited ? text.slice(cited.core.start, cited.core.end) : null
  })
}
const roe = 'Roe v. Wade, 410 U.S. 113, 93 S. Ct. 705 (1973).'
const cites = '410 U.S. 113, 93 S. Ct. 705'

describe('what a citation stands for', () => {
  test.each([
    ['a short form', `${roe} Roe, 410 U.S. at 115.`, [cites, cites]],
    ['a short form in the parallel reporter', `${roe} 93 S. Ct. at 710.`, [cites, cites]],
    ['supra', `${roe} Roe, supra, at 120.`, [cites, cites]],
    ['supra with both parties', `${roe} See Roe v. Wade, supra.`, [cites, cites]],
    ['id.', `${roe} Id. at 115. Id.`, [cites, cites, cites]],
    ['a name', `${roe} The Roe decision stands.`, [cites, cites]],
    ['the same case again', `${roe} Roe v. Wade, 410 U.S. 113, 120 (1973).`, [cites, cites]],
    [
      'id. after a sentence that tells of history',
      `${roe} Roe was overruled. See Dobbs v. Jackson, 597 U.S. 215 (2022). Id. at 292.`,
      [cites, cites, '597 U.S. 215', '597 U.S. 215'],
    ],
    ['id. after a statute', '42 U.S.C. § 1983. Id. § 1985.', ['42 U.S.C. § 1983', '42 U.S.C. § 1983']],
    [
      'id. after a parenthetical',
      `${roe.slice(0, -1)} (citing Doe v. Bolton, 410 U.S. 179). Id. at 115.`,
      [cites, '410 U.S. 179', cites],
    ],
    ['id. after id. after a short form', `${roe} 410 U.S. at 115. Id. Id. at 116.`, [cites, cites, cites, cites]],
  ])('%s', (_, text, expected) => {
    expect(resolved(text)).toEqual(expected)
  })

  test.each([
    ['id. with nothing before it', 'Id. at 5.', [null]],
    ['id. whose page lies before the case', `${roe} Id. at 12.`, [cites, null]],
    ['id. after a string of authorities', 'A v. B, 1 F.3d 2; C v. D, 3 F.3d 4. Id.', ['1 F.3d 2', '3 F.3d 4', null]],
    ['id. after what is itself unresolved', `${roe} Doe, supra. Id.`, [cites, null, null]],
    ['id. after a section of nothing named', `${roe} See § 12. Id.`, [cites, null, null]],
    ['a volume cited twice', 'A v. B, 1 F.3d 2. C v. D, 1 F.3d 90. 1 F.3d at 95.', ['1 F.3d 2', '1 F.3d 90', null]],
    [
      'a name that two cases have',
      'A v. Smith, 1 F.3d 2. C v. Smith, 3 F.3d 4. Smith, supra.',
      ['1 F.3d 2', '3 F.3d 4', null],
    ],
    ['another name in the same volume', `${roe} Doe, 410 U.S. at 181.`, [cites, null]],
    ['a volume never cited', `${roe} 12 F.3d at 5.`, [cites, null]],
    ['two blank pages', 'A v. B, 576 U.S. ___. C v. D, 576 U.S. ___.', ['576 U.S. ___', '576 U.S. ___']],
  ])('is left open: %s', (_, text, expected) => {
    expect(resolved(text)).toEqual(expected)
  })
})
