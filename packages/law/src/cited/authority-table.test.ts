import { expect, test } from 'vitest'
import { authorityTable, pagesInWords } from './authority-table.ts'
import { citedIn } from './cited.ts'

const tableOf = (pages: string[]) => {
  const text = pages.join('\f')
  let at = 0
  const spans = pages.map((page, index) => {
    const span = { number: index + 1, start: at, end: at + page.length }
    at += page.length + 1
    return span
  })
  const source = { text, pages: pages.length > 1 ? spans : [] }
  return authorityTable(source, citedIn(source)).map(({ heading, name, rest, pages: on }) => [heading, name, rest, on])
}

test('authorities stand under their headings, in order, with each page on which they are cited', () => {
  expect(
    tableOf([
      'Roe v. Wade, 410 U.S. 113, 115 (1973). 42 U.S.C. § 1983. See 28 U.S.C. § 1331.',
      'Id. Doe v. Bolton, 410 U.S. 179 (1973). U.S. Const. amend. XIV, § 1. Fed. R. Civ. P. 12(b)(6).',
      'Roe, 410 U.S. at 120. 29 C.F.R. § 1604.11. 65 N.Y.U. L. Rev. 1373 (1990). Roe v. Wade, 410 U.S. at 121.',
    ]),
  ).toEqual([
    ['Cases', 'Doe v. Bolton', '410 U.S. 179 (1973)', [2]],
    ['Cases', 'Roe v. Wade', '410 U.S. 113 (1973)', [1, 3]],
    ['Constitutional Provisions', '', 'U.S. Const. amend. XIV, § 1', [2]],
    ['Statutes', '', '28 U.S.C. § 1331', [1, 2]],
    ['Statutes', '', '42 U.S.C. § 1983', [1]],
    ['Rules and Regulations', '', '29 C.F.R. § 1604.11', [3]],
    ['Rules and Regulations', '', 'Fed. R. Civ. P. 12(b)(6)', [2]],
    ['Other Authorities', '', '65 N.Y.U. L. Rev. 1373 (1990)', [3]],
  ])
})

test('numbers are sorted as numbers', () => {
  expect(tableOf(['42 U.S.C. § 1983. 8 U.S.C. § 1101. 42 U.S.C. § 405.']).map(([, , rest]) => rest)).toEqual([
    '8 U.S.C. § 1101',
    '42 U.S.C. § 405',
    '42 U.S.C. § 1983',
  ])
})

test('without pages there are no numbers, and six pages or more are passim', () => {
  expect(tableOf(['Roe v. Wade, 410 U.S. 113 (1973).'])).toEqual([['Cases', 'Roe v. Wade', '410 U.S. 113 (1973)', []]])
  expect([pagesInWords([1, 4]), pagesInWords([1, 2, 3, 4, 5]), pagesInWords([1, 2, 3, 4, 5, 6])]).toEqual([
    '1, 4',
    '1, 2, 3, 4, 5',
    'passim',
  ])
})

test('the table that a brief has already is not where an authority is cited', () => {
  const own =
    'TABLE OF AUTHORITIES\n\nRoe v. Wade, 410 U.S. 113 (1973) ........ 2\nDoe v. Bolton, 410 U.S. 179 (1973) ...... 2\n'
  const argument = 'ARGUMENT\n\nThe right is settled law. Roe v. Wade, 410 U.S. 113 (1973). It governs here.'
  expect(tableOf([own, argument])).toEqual([['Cases', 'Roe v. Wade', '410 U.S. 113 (1973)', [2]]])
})
