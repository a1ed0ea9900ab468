import { describe, expect, test } from 'vitest'
import { findCrossReferences } from './cross-references.ts'

const contract = [
  'ARTICLE I',
  'Section 1.1 Fees. The Client shall pay as set forth in Exhibit A and as Section 1.2 provides.',
  'Section 1.2 Notices. Notices are given under Section 2.1(b), Section 5.9 and Article II of this Agreement.',
  'ARTICLE II',
  'Section 2.1 Duties. The Consultant shall:',
  '(a) perform, subject to Section 12(b) of the Exchange Act; and',
  '(b) report, as Sections 1.1, 1.2 and 7.7 require and 42 U.S.C. Section 1983 allows.',
  'ARTICLE III',
  'Section 3.1 General. Article V and Schedule 2 apply.',
  'EXHIBIT A',
  'Fees',
].join('\n\n')

const found = (text: string) => findCrossReferences({ text }).map(({ label, outcome }) => `${label} ${outcome}`)

describe('cross-references', () => {
  test('are found, missing or a part of something else', () => {
    expect(found(contract)).toEqual([
      'A found',
      '1.2 found',
      '2.1(b) found',
      '5.9 missing',
      'II found',
      '12(b) outside',
      '1.1 found',
      '1.2 found',
      '7.7 missing',
      '1983 outside',
      'V missing',
      '2 missing',
    ])
  })

  test('point to the words that they name', () => {
    const target = findCrossReferences({ text: contract }).find(({ label }) => label === '2.1(b)')?.target
    expect(contract.slice(target?.start, target?.end)).toMatch(/^\(b\) report/)
  })

  test('stand where they are written', () => {
    for (const { start, end, label } of findCrossReferences({ text: contract }))
      expect(contract.slice(start, end)).toContain(label)
  })

  test('of a text that numbers nothing cannot be told', () => {
    expect(found('The claim fails under Section 5. Article 2 does not help.')).toEqual(['5 outside', '2 outside'])
  })

  test.each([
    ['of an act', 'as Section 1.1 of the Securities Act of 1933 says', 'outside'],
    ['of another contract', 'as Section 1.1 of that certain Loan Agreement says', 'outside'],
    ['of this agreement', 'as Section 1.1 of this Agreement says', 'found'],
    ['of the agreement itself', 'as Section 1.1 of the Agreement says', 'found'],
    ['above', 'as Section 1.1 above says', 'found'],
    ['hereof', 'as Section 1.1 hereof says', 'found'],
    ['of a code by title', 'as Section 1.1 of Title 11 says', 'outside'],
  ])('%s', (_name, words, outcome) => {
    const text = `${contract}\n\nSection 3.2 More. It is so, ${words}.`
    expect(findCrossReferences({ text }).at(-1)?.outcome).toBe(outcome)
  })

  test('a number far beyond the last is one of a code', () => {
    expect(found(`${contract}\n\nSection 3.2 More. Section 2115 governs, and one may schedule a call.`).at(-1)).toBe(
      '2115 outside',
    )
  })

  test('a part named in the running text of its section is found', () => {
    const text =
      '1. Rent. The rent is (a) due monthly and (b) paid by check.\n\n2. Term. One year.\n\n3. Late. See Section 1(b) and Section 1(d).'
    expect(found(text)).toEqual(['1(b) found', '1(d) missing'])
  })
})
