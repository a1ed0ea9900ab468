import { expect, it } from 'vitest'
import { nameWrittenOut, writtenOut } from './shorthand.ts'

it.each([
  ['12b6 standard', 'rule 12(b)(6) standard'],
  ['Rule12b6', 'Rule 12(b)(6)'],
  ['rule 60b motion deadline', 'rule 60(b) motion deadline'],
  ['frcp 26f conference', 'frcp 26(f) conference'],
  ['42USC1983', '42 U.S.C. § 1983'],
  ['28 usc 1367', '28 U.S.C. § 1367'],
  ['29 cfr825.220', '29 C.F.R. § 825.220'],
  ['sec. 1983 color of law', 'section 1983 color of law'],
  ['501c3 lobbying', 'section 501(c)(3) lobbying'],
  ['motion under 12b6', 'motion under 12(b)(6)'],
  ['10b5 fraud elements', '10b-5 fraud elements'],
])('shorthand is written out: %s', (typed, meant) => expect(writtenOut(typed)).toBe(meant))

it.each([
  'Rule 12(b)(6)',
  '123 F.3d 456',
  'the 2d Circuit',
  'Rule 10b-5',
  '401k plan',
  '18 U.S.C. § 924(c)',
  '$5m cap',
  '4th amendment',
])('what is no shorthand is left alone: %s', (typed) => expect(writtenOut(typed)).toBe(typed))

it('the name of a case is written out, and nothing else', () => {
  expect(nameWrittenOut('winter v nrdc')).toBe('winter v natural resources defense council')
  expect(nameWrittenOut('Brown v. Bd. of Ed.')).toBe('Brown v. board of education')
  expect(nameWrittenOut('Roe v. Wade')).toBeUndefined()
  expect(nameWrittenOut('corp liability for agents')).toBeUndefined()
})
