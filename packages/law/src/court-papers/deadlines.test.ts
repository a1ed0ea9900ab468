import { expect, test } from 'vitest'
import { isDue } from './deadlines.ts'

test.each([
  'Pike may move to amend Count III no later than August 29, 2025.',
  'Defendant shall, within thirty days of entry of this order, file an answer.',
  'Expert disclosures: Plaintiff - August 15, 2025; Defendant - September 12, 2025.',
  'Proposed jury instructions are due fourteen days before the final pretrial conference.',
  'PLEASE TAKE NOTICE that the Petition will be heard in Courtroom 304, on Thursday, October 16, 2025, at 1:30 p.m.',
  'Sato will bring a draft by October 30.',
  'Lois - call the insurer about the garage claim before the 24th',
  'I need the signed rent roll no later than Thursday.',
  'Notice has to go out tomorrow.',
  'If you disagree, you may file a written appeal no later than 30 days after you receive this notice.',
  'Next meeting Tuesday, November 11.',
])('is due: %s', (text) => expect(isDue({ text })).toBeGreaterThan(0))

test.each([
  'Lead counsel will undergo surgery on September 22, 2025 and is not expected to return before mid-November.',
  'The hearing was held on May 3, 2024.',
  'Under California law, you had 21 days after I vacated the apartment to return my security deposit.',
  'The claims arose more than 180 days before he filed his charge.',
  'An owner must give notice within 30 days.',
  'Section 4 of the Code requires suit within two years.',
  'Trial by jury began on May 3, 1998, and the jury is still out.',
])('is not due: %s', (text) => expect(isDue({ text })).toBe(0))
