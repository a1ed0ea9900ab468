import { severities } from '@casewright/core'
import { describe, expect, test } from 'vitest'
import { contractSentences } from './__fixtures__/contract-sentences.ts'
import { courtSentences } from './__fixtures__/court-sentences.ts'
import { clauses } from './clauses.ts'
import { findClauses } from './find-clauses.ts'

const ids = (text: string, kind: 'contract' | 'opinion') => findClauses({ text }, kind).map(({ clause }) => clause.id)
const cases = (table: typeof contractSentences, which: 'hits' | 'misses') =>
  Object.entries(table).flatMap(([id, sentences]) => sentences[which].map((text) => [id, text] as const))

describe('the list', () => {
  test('has a sentence that hits and a near miss for every clause', () => {
    const written = (concerns: string) => clauses.filter((clause) => clause.concerns === concerns).map(({ id }) => id)
    expect(Object.keys(contractSentences).sort()).toEqual(written('contract').sort())
    expect(Object.keys(courtSentences).sort()).toEqual(written('court').sort())
    for (const { hits, misses } of Object.values({ ...contractSentences, ...courtSentences }))
      expect(Math.min(hits.length, misses.length)).toBeGreaterThan(0)
  })

  test('has each id once, and a reason that is one sentence', () => {
    expect(new Set(clauses.map(({ id }) => id)).size).toBe(clauses.length)
    for (const { reason } of clauses) expect(reason).toMatch(/^[A-Z].{30,}\.$/)
  })
})

describe('in a contract', () => {
  test.each(cases(contractSentences, 'hits'))('%s stands in: %s', (id, text) => {
    expect(ids(text, 'contract')).toContain(id)
  })
  test.each(cases(contractSentences, 'misses'))('%s does not stand in: %s', (id, text) => {
    expect(ids(text, 'contract')).not.toContain(id)
  })
})

describe('in an opinion', () => {
  test.each(cases(courtSentences, 'hits'))('%s stands in: %s', (id, text) => {
    expect(ids(text, 'opinion')).toContain(id)
  })
  test.each(cases(courtSentences, 'misses'))('%s does not stand in: %s', (id, text) => {
    expect(ids(text, 'opinion')).not.toContain(id)
  })
})

describe('what is found', () => {
  const text = [
    'This Agreement shall be governed by the laws of the State of Ohio.',
    'Supplier shall indemnify and hold harmless Customer from all third-party claims.',
    'Time is of the essence with respect to each date in this Agreement.',
  ].join('\n\n')

  test('comes the gravest first, then in the order of the text', () => {
    const found = findClauses({ text }, 'contract')
    expect(found.map(({ clause }) => clause.id)).toEqual([
      'clause.indemnity',
      'clause.time-of-essence',
      'clause.governing-law',
    ])
    const ranks = found.map(({ clause }) => severities.indexOf(clause.severity))
    expect(ranks).toEqual([...ranks].sort())
  })

  test('is the sentence, word for word', () => {
    const [indemnity] = findClauses({ text }, 'contract')
    const span = indemnity?.spans[0]
    expect(text.slice(span?.start, span?.end)).toBe(
      'Supplier shall indemnify and hold harmless Customer from all third-party claims.',
    )
  })

  test('concerns documents of the kind', () => {
    expect(ids(text, 'opinion')).toEqual([])
    expect(ids('We hold that the notice was sufficient under the statute.', 'contract')).toEqual([])
  })

  test('is not taken from a recital', () => {
    expect(ids('WHEREAS, Supplier shall indemnify and hold harmless Customer from all claims;', 'contract')).toEqual([])
  })

  test('is not taken from a table of contents, nor from a heading', () => {
    const contents =
      'TABLE OF CONTENTS\nSupplier shall indemnify Customer ........ 3\nTime is of the essence here ........ 4\n'
    expect(ids(contents, 'contract')).toEqual([])
    expect(ids('1. Supplier Shall Indemnify and Hold Harmless Customer', 'contract')).toEqual([])
  })
})
