import { describe, expect, test } from 'vitest'
import { expectExample } from '../testing/expect-example.ts'
import { dutyExamples } from './__fixtures__/duties.ts'
import { factExamples } from './__fixtures__/facts.ts'
import { structureExamples } from './__fixtures__/structure.ts'
import { wordingExamples } from './__fixtures__/wording.ts'
import { draftingChecks } from './index.ts'

const examples = [...wordingExamples, ...dutyExamples, ...factExamples, ...structureExamples]

describe('each check of drafting finds what it is for, and leaves a near miss alone', () => {
  test.each(draftingChecks.map((check) => [check.id, check] as const))('%s', (id, check) => {
    const own = examples.filter((example) => example.check === id)
    expect(own.length, 'a check has an example').toBeGreaterThan(0)
    for (const example of own) expectExample(check, example)
  })
})

test('no two checks share an id, and each says why and what to do in one sentence', () => {
  expect(new Set(draftingChecks.map(({ id }) => id)).size).toBe(draftingChecks.length)
  for (const { why, advice, title } of draftingChecks) {
    expect(why).toMatch(/^'?\p{Lu}.+\.$/u)
    expect(advice).toMatch(/^\p{Lu}.+\.$/u)
    expect(title).not.toMatch(/\.$/)
  }
})
