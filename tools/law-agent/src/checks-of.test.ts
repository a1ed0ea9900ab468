import type { CitationCheck } from '@casewright/core'
import { expect, it } from 'vitest'
import { isOnlyFound } from './checks-of.ts'

const found = { id: 'roe', name: 'Roe v. Wade', citation: '410 U.S. 113', source: 'the library' }
const roe: CitationCheck = { text: 'Roe v. Wade, 410 U.S. 113 (1973)', status: 'verified', reason: 'It exists.', found }
const output = { written: null, passages: [], references: [] }

it.each(['Roe v. Wade, 410 U.S. 113', '410 U.S. 113, 153'])('knows that %s is the authority that was found', (text) => {
  expect(isOnlyFound({ ...output, questionCitations: [{ ...roe, text }] }, roe)).toBe(false)
})

it('knows an authority that nobody cited', () => {
  const other = { ...roe, text: '410 U.S. 179', found: { ...found, id: 'doe', citation: '410 U.S. 179' } }
  expect(isOnlyFound({ ...output, questionCitations: [other] }, roe)).toBe(true)
})
