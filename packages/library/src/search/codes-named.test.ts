import { describe, expect, it } from 'vitest'
import { codeOfSomeState, codesNamed, sectionAlone, statesCited } from './codes-named.ts'

describe('the codes that a query names', () => {
  it.each([
    ['preference period in the Bankruptcy Code', ['Bankruptcy Code']],
    ['definition of gross income, internal revenue code', ['Internal Revenue Code']],
    ['hearsay under the Federal Rules of Evidence', ['Federal Rules of Evidence']],
    ['FRCP proportionality', ['Federal Rules of Civil Procedure']],
    ['wire fraud title 18', ['18 U.S.C.']],
    ['Title 42 of the United States Code, color of law', ['42 U.S.C.']],
    ['title 8 C.F.R. asylum clock', ['8 C.F.R.']],
    ['title 18 of the Bankruptcy Code', ['Bankruptcy Code']],
    ['Title VII retaliation', []],
    ['clear title 1 year after foreclosure', []],
    ['Title 18 wire fraud', ['18 U.S.C.']],
    ['dress code and religion', []],
    ['title 99', []],
  ])('of %s are %j', (text, labels) => expect(codesNamed(text).map(({ label }) => label)).toEqual(labels))

  it.each([
    ['Cal. Bus. & Prof. Code § 16600', ['ca']],
    ['noncompete Cal. Bus. & Prof. Code', ['ca']],
    ['Tex. Prop. Code § 92.103', ['tex'].map(() => 'tx')],
    ['Fla. Stat. § 83.49 security deposit', ['fl']],
    ['M.G.L. c. 93A demand letter', ['ma']],
    ['740 ILCS 14/15', ['il']],
    ['N.Y. C.P.L.R. 3211', ['ny']],
    ['42 U.S.C. § 1983', []],
    ['does 9 U.S.C. § 2 preempt Cal. Lab. Code § 229', []],
    ['410 U.S. 113', []],
    ['Miss Stat class', []],
  ])('of a state in %s are %j', (text, states) => expect(statesCited(text)).toEqual(states))

  it('may be of any state', () => {
    expect(codeOfSomeState('Penal Code 187')).toBe('Penal Code')
    expect(codeOfSomeState('what is Business and Professions Code 16600')).toBe('Business and Professions Code')
    expect(codeOfSomeState('the Bankruptcy Code')).toBeUndefined()
    expect(codeOfSomeState('source code escrow')).toBeUndefined()
  })

  it('may not be named beside a section', () => {
    expect(['§ 16600', 'section 362(d)', 'Sec. 1.1?'].map(sectionAlone)).toEqual(['16600', '362', '1.1'])
    expect(['section 8 housing', '362'].map(sectionAlone)).toEqual([undefined, undefined])
  })
})
