import { describe, expect, test } from 'vitest'
import { gradeOf, readingGrade, readingOf, syllablesOf } from './reading-grade.ts'

describe('syllables', () => {
  test.each([
    ['the', 1],
    ['house', 1],
    ['paid', 1],
    ['tenant', 2],
    ['table', 2],
    ['agreement', 3],
    ['liability', 5],
    ['terminated', 4],
    ['notices', 3],
  ])('%s', (word, count) => {
    expect(syllablesOf(word)).toBe(count)
  })
})

test('the grade is the formula of Flesch and Kincaid', () => {
  // 0.39 * 10 + 11.8 * 1.5 - 15.59
  expect(gradeOf({ sentences: 2, words: 20, syllables: 30 })).toBe(6)
})

test('short sentences of short words read lower than long ones of long words', () => {
  const easy = readingGrade('The tenant pays the rent. The owner fixes the roof. Each of them keeps a key.')
  const hard = readingGrade(
    'Notwithstanding any contrary provision, indemnification obligations hereunder survive termination irrespective of subsequent assignments.',
  )
  expect(easy).toBeLessThan(4)
  expect(hard).toBeGreaterThan(20)
})

test('headings count for nothing, and no prose is grade 0', () => {
  expect(readingOf(['ARTICLE I', '1.']).sentences).toBe(0)
  expect(readingGrade('')).toBe(0)
})
