import { severities } from '@casewright/core'
import { expect, test } from 'vitest'
import { checkCategories } from './check.ts'
import { documentChecks } from './checks.ts'

const once = (words: readonly string[]) => words.filter((word, index) => words.indexOf(word) !== index)

test('there are at least 80 checks, each with an id, a title and a reason of its own', () => {
  expect(documentChecks.length).toBeGreaterThanOrEqual(80)
  expect(once(documentChecks.map(({ id }) => id))).toEqual([])
  for (const concern of ['contract', 'letter', 'brief'] as const) {
    const asked = documentChecks.filter(({ concerns }) => concerns.includes(concern) || concerns.includes('any'))
    expect(once(asked.map(({ title }) => title))).toEqual([])
  }
  expect(once(documentChecks.map(({ why }) => why))).toEqual([])
})

test.each(documentChecks.map((check) => [check.id, check] as const))('%s is well formed', (id, check) => {
  expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*\.[a-z]+(?:-[a-z]+)*$/)
  expect(check.title).toMatch(/^['A-Z].{3,79}[^.!]$/)
  expect(check.why).toMatch(/^['A-Z].{15,240}\.$/)
  expect(check.advice).toMatch(/^['A-Z].{5,240}\.$/)
  expect(check.why + check.advice).not.toMatch(/!|—|\.\s+['A-Z].*\.\s+['A-Z]/)
  expect(severities).toContain(check.severity)
  expect(checkCategories).toContain(check.category)
  expect(check.concerns.length).toBeGreaterThan(0)
  if (id.startsWith('missing.') && check.concerns.includes('contract')) expect(check.category).toBe('Missing clauses')
})
