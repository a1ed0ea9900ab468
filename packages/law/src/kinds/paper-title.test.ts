import { describe, expect, it } from 'vitest'
import { layoutOf } from '../layout/layout.ts'
import { titleOfPaper } from './paper-title.ts'

const named = (title: string) => {
  const text = `UNITED STATES DISTRICT COURT\nDISTRICT OF MAINE\n\nANN DOE, Plaintiff,\nv.\nBEN ROE, Defendant.\n\nNo. 2:20-cv-00123\n\n${title}\n\nThe parties appeared on Monday.`
  const { prose, lines } = layoutOf({ text })
  return titleOfPaper(prose, lines)?.kind
}

describe('the noun that names a paper says what it is', () => {
  it.each([
    ["ORDER ON DEFENDANT'S MOTION FOR SUMMARY JUDGMENT", 'order'],
    ['MEMORANDUM AND ORDER', 'order'],
    ['REPORT AND RECOMMENDATION TO GRANT THE MOTION', 'order'],
    ['CIVIL MINUTES - GENERAL', 'order'],
    ["PLAINTIFFS' FIRST AMENDED ORIGINAL PETITION", 'complaint'],
    ['ANSWER AND COUNTERCLAIM', 'answer'],
    ['COMPLAINT AND\nDEMAND FOR JURY TRIAL', 'complaint'],
    ["PLAINTIFF'S OPPOSITION TO MOTION TO STAY", 'memorandum-of-law'],
    ['NOTICE OF MOTION TO DISMISS', 'motion'],
    ['NOTICE OF APPEAL', 'notice'],
    ['RULE 16(B) SCHEDULING ORDER', 'order'],
    ['ORDER AFTER TRIAL ON COMPLAINT', 'order'],
    ["APPELLANT'S EMERGENCY MOTION UNDER RULE 27 FOR A STAY", 'motion'],
    ['DEPOSITION SUBPOENA DUCES TECUM', 'subpoena'],
  ] as const)('%s', (title, kind) => expect(named(title)).toBe(kind))

  it('and a sentence that mentions an order names nothing', () =>
    expect(named('The clerk entered an order on the motion.')).toBeUndefined())
})

it('a paper of no court has no such title', () => {
  const { prose, lines } = layoutOf({ text: 'ORDER\n\nTwelve chairs, to be delivered on Monday.' })
  expect(titleOfPaper(prose, lines)).toBeNull()
})

it('a numbered heading or a line of a paragraph in capitals is no title, and a docket in a sentence no case', () => {
  const noCourt = (text: string) => {
    const { prose, lines } = layoutOf({ text })
    return titleOfPaper(prose, lines)
  }
  const terms = 'Terms of Service\n\nYou may sue in the courts of Texas before the date of renewal.\n\n'
  expect(noCourt(`${terms}9. CONFIDENTIAL INFORMATION\n\nEach side keeps it.`)).toBeNull()
  expect(named('9. CONFIDENTIAL INFORMATION')).toBeUndefined()
  expect(named('INFORMATION ON AN “AS-IS” BASIS. NOBODY MAKES A WARRANTY')).toBeUndefined()
})
