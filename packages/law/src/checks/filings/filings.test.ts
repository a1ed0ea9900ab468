import { describe, expect, test } from 'vitest'
import { expectExample } from '../testing/expect-example.ts'
import { citationExamples } from './__fixtures__/citations.ts'
import { letterExamples } from './__fixtures__/letters.ts'
import { paperExamples } from './__fixtures__/papers.ts'
import { filingChecks } from './index.ts'

const examples = [...letterExamples, ...paperExamples, ...citationExamples]

describe('each check of letters and filings finds what it is for, and leaves a near miss alone', () => {
  test.each(filingChecks.map((check) => [check.id, check] as const))('%s', (id, check) => {
    const own = examples.filter((example) => example.check === id)
    expect(own.length, 'a check has an example').toBeGreaterThan(0)
    for (const example of own) expectExample(check, example)
  })
})

test('no two checks share an id, and each says why and what to do in one sentence', () => {
  expect(new Set(filingChecks.map(({ id }) => id)).size).toBe(filingChecks.length)
  for (const { why, advice, title } of filingChecks) {
    expect(why).toMatch(/^'?\p{Lu}.+\.$/u)
    expect(advice).toMatch(/^\p{Lu}.+\.$/u)
    expect(title).not.toMatch(/\.$/)
  }
})
