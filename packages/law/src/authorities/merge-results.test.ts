import type { FoundAuthority } from '@casewright/core'
import { describe, expect, test } from 'vitest'
import { mergeResults } from './merge-results.ts'

const roe: FoundAuthority = {
  id: 'a',
  kind: 'case',
  title: 'Roe v. Wade',
  citation: '410 U.S. 113',
  date: '1973',
  source: 'library',
  relevance: 0.4,
}
const elsewhere: FoundAuthority = {
  ...roe,
  id: 'courtlistener:1',
  title: 'Jane ROE, et al., Appellants, v. Henry WADE',
  citation: '93 S. Ct. 705',
  parallel: ['410 U.S. 113'],
  court: 'scotus',
  source: 'courtlistener',
}
const other: FoundAuthority = { ...roe, id: 'b', title: 'Poe v. Doe', citation: '1 F.3d 2' }

describe('merging results', () => {
  test('one authority comes once, with what each list knows of it', () => {
    const [first, ...rest] = mergeResults([[roe], [other, elsewhere]])
    expect(rest.map(({ id }) => id)).toEqual(['b'])
    expect(first).toMatchObject({ id: 'a', title: 'Roe v. Wade', court: 'scotus', parallel: ['93 S. Ct. 705'] })
  })

  test('what two lists have comes before what one has', () => {
    const merged = mergeResults([[other, roe], [roe]])
    expect(merged.map(({ id, relevance }) => [id, relevance])).toEqual([
      ['a', 0.4],
      ['b', 0.4],
    ])
  })

  test('what one search alone finds, and is sure of, comes before what many find and are not', () => {
    const sure = { ...other, relevance: 0.95 }
    const weak = { ...roe, relevance: 0.2 }
    expect(mergeResults([[weak], [weak], [weak], [sure]]).map(({ id }) => id)).toEqual(['b', 'a'])
  })

  test('two cases that begin on one page stay apart', () => {
    const onPage = { ...other, id: 'c', title: 'Moe v. Coe' }
    expect(mergeResults([[other], [onPage]]).map(({ title }) => title)).toEqual(['Poe v. Doe', 'Moe v. Coe'])
  })

  test('a passage stays with its snippet', () => {
    const plain = { ...roe, snippet: { text: 'About privacy', marks: [] } }
    const passage = { authority: 'a', start: 0, end: 4, words: 'Word' }
    const read = { ...elsewhere, snippet: { text: 'Word', marks: [] }, passage }
    expect(mergeResults([[plain], [read]])[0]).toMatchObject({ snippet: { text: 'Word' }, passage })
  })

  test('nothing gives nothing', () => expect(mergeResults([[], []])).toEqual([]))
})
