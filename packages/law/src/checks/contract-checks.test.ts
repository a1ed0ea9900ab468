import { describe, expect, test } from 'vitest'
import { burdens } from './__fixtures__/burdens.ts'
import { missingGeneral } from './__fixtures__/missing-general.ts'
import { missingKinds } from './__fixtures__/missing-kinds.ts'
import { terms } from './__fixtures__/terms.ts'
import { harmless, usualWording } from './__fixtures__/usual-wording.ts'
import { checkedDocument } from './checked-document.ts'
import { clauseChecks } from './clauses/index.ts'
import { asksFor } from './concern.ts'
import { findingOf } from './findings.ts'
import { missingChecks } from './missing/index.ts'

const checks = [...missingChecks, ...clauseChecks]
const table = { ...burdens, ...terms, ...missingGeneral, ...missingKinds }
const rows = (which: 'hits' | 'misses') =>
  Object.entries(table).flatMap(([id, cases]) => cases[which].map((text) => [id, text, cases.kind] as const))

const found = (id: string, text: string, kind = table[id]?.kind ?? ('contract' as const)) => {
  const check = checks.find((one) => one.id === id)
  if (!check) throw new Error(`No check ${id}`)
  const document = checkedDocument({ text, blocks: [], pages: [] }, kind)
  return asksFor(check, document.kind) && check.applies?.(document) !== false ? findingOf(check, document) : null
}

test('every check of contracts has a text that hits and a near miss', () => {
  expect(Object.keys(table).toSorted()).toEqual(checks.map(({ id }) => id as string).toSorted())
  for (const { hits, misses } of Object.values(table)) expect(Math.min(hits.length, misses.length)).toBeGreaterThan(0)
})

describe('a check', () => {
  test.each(rows('hits'))('%s finds something in: %s', (id, text) => {
    const finding = found(id, text)
    expect(finding).toMatchObject({ check: { id } })
    // A missing clause has no place, and everything else has one.
    if (finding && finding !== 'failed') expect(finding.hits.length > 0).toBe(!id.startsWith('missing.'))
  })
  test.each(rows('misses'))('%s finds nothing in: %s', (id, text) => {
    expect(found(id, text)).toBeNull()
  })
})

describe('in the words that contracts use', () => {
  test.each(usualWording)('%s is found in (%s): %s', (id, kind, text) => {
    expect(found(id, text, kind)).toMatchObject({ check: { id } })
  })
  test.each(harmless)('nothing is found in (%s): %s', (kind, text) => {
    expect(clauseChecks.map(({ id }) => found(id, text, kind)).filter(Boolean)).toEqual([])
  })
})
