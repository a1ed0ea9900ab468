import { expect, test } from 'vitest'
import { bluebookOf } from './bluebook.ts'

const cite = (...[authority]: Parameters<typeof bluebookOf>) => Object.values(bluebookOf(authority)).join('')

test.each([
  ['Celotex Corp. v. Catrett', '477 U.S. 317', 'scotus', '1986-06-25', 'Celotex Corp. v. Catrett, 477 U.S. 317 (1986)'],
  ['Doe v. Roe', '12 F.3d 34', 'ca9', '1993', 'Doe v. Roe, 12 F.3d 34 (9th Cir. 1993)'],
  ['Lake v. Mill', '98 F. Supp. 2d 7', 'nysd', '2000-01-05', 'Lake v. Mill, 98 F. Supp. 2d 7 (S.D.N.Y. 2000)'],
  ['Oak v. Elm', '17 Cal. 3d 425', 'cal', '1976-07-01', 'Oak v. Elm, 17 Cal. 3d 425 (1976)'],
  ['Oak v. Elm', '551 P.2d 334', 'cal', '1976-07-01', 'Oak v. Elm, 551 P.2d 334 (Cal. 1976)'],
  ['Oak v. Elm', '551 P.2d 334', undefined, undefined, 'Oak v. Elm, 551 P.2d 334'],
])('%s, %s of %s is cited with what its reporter does not say', (title, citation, court, date, expected) => {
  expect(cite({ kind: 'case', title, citation, ...(court && { court }), ...(date && { date }) })).toBe(expected)
})

test('an enactment is cited by its section, a regulation with the year of its text', () => {
  const title = 'Scope.'
  expect(cite({ kind: 'statute', title, citation: '18 U.S.C. § 3142', date: '2026' })).toBe('18 U.S.C. § 3142')
  expect(cite({ kind: 'regulation', title, citation: '1 C.F.R. § 1.1', date: '2026-08-20' })).toBe(
    '1 C.F.R. § 1.1 (2026)',
  )
})
