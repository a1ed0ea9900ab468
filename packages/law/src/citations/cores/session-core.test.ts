import { expect, it } from 'vitest'
import { citationKeys } from '../citation-keys.ts'
import { findCitations } from '../find/find-citations.ts'

const lawsIn = (text: string) =>
  findCitations(text).flatMap((one) =>
    one.kind === 'law' ? [[one.code, one.title, one.divisions[0]?.number, one.sections]] : [],
  )

it.each([
  ['1999 S.D. Sess. Laws ch. 12, § 40', ['sd-sess-laws', '1999', '12', ['40']]],
  ['See 2003 Or. Laws, ch. 14, §§ 2, 3.', ['or-laws', '2003', '14', ['2', '3']]],
  ['1991 Minn. Laws ch. 279, § 3, at 2340', ['minn-laws', '1991', '279', ['3']]],
  ['enacted by 1985 Wash. Sess. Laws ch. 12', ['wash-sess-laws', '1985', '12', []]],
  ['1999 Cal. Stat. ch. 987', ['cal-stat', '1999', '987', []]],
  ['2010 Colo. Sess. Laws chap. 5, sec. 2', ['colo-sess-laws', '2010', '5', ['2']]],
  ['1999 Mass. Acts c. 127', ['mass-acts', '1999', '127', []]],
])('reads an act by its chapter in the laws of a year: %s', (text, law) => expect(lawsIn(text)).toEqual([law]))

it.each([
  'In 1999 N.D. Laws were changed.',
  'Some 1999 Or. Laws touched ch. 14 of the code.',
  'The 1862 Stat. ch. 12 is unknown.',
  'Lot 2003 Or. Laws.',
])('reads nothing where there is none: %s', (text) => expect(lawsIn(text)).toEqual([]))

it('keeps a chapter apart from the page of that number', () => {
  expect(citationKeys('1999 S.D. Sess. Laws 12')).toEqual(['sd-sess-laws/1999/12'])
  expect(citationKeys('1999 S.D. Sess. Laws ch. 12')).toEqual(['sd-sess-laws/1999/ch/12'])
  expect(citationKeys('1999 S.D. Sess. Laws ch. 12, § 40')).toEqual(['sd-sess-laws/1999/ch/12/40'])
})

it.each(['N.H. Code Admin. R. Ann. Env-Wq 1403.02', 'N.H. Admin. Rules, Lab 803.01', 'N.H. Code Admin. R. Env-A 100'])(
  'reads a rule of an agency of New Hampshire: %s',
  (text) => expect(findCitations(text).map(({ start, end }) => text.slice(start, end))).toEqual([text]),
)
