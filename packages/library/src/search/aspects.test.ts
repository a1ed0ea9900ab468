import { expect, test } from 'vitest'
import { stemsOf } from '../text/stems-of.ts'
import { aspectsIn } from './aspects.ts'

const aside = (query: string) => [...aspectsIn(query, new Set(stemsOf('what standard law')))]

test('what is asked of a subject is told from the subject', () => {
  expect(aside('standard of review for the denial of leave to amend')).toEqual(stemsOf('standard review denial'))
  expect(aside('Who has the burden of proof on fair use?')).toEqual(stemsOf('burden proof'))
})

test('where nothing else is asked about, it is the subject', () => {
  expect(aside('What is the standard of review?')).toEqual([])
  expect(aside('elements of promissory estoppel')).toEqual(stemsOf('elements'))
})
