import type { FoundAuthority } from '@casewright/core'
import { describe, expect, it } from 'vitest'
import { whyUncited } from './why-uncited.ts'

const lake: FoundAuthority = {
  id: 'lake',
  kind: 'case',
  title: 'Lake v. Mill',
  citation: '998 F.4th 11',
  court: 'ca9',
  date: '2025-06-01',
  source: 'library',
  citedBy: 12,
  relevance: 0.7,
  looked: { opinions: 12, from: 2025, to: 2026 },
}
const statement = 'A landlord who padlocks the door has evicted the tenant.'
const words = 'The landlord padlocked the only door, and thereby evicted his tenant.'
const passage = { anchor: { start: 0, end: words.length, words }, marks: [] }
const why = (change: Partial<Parameters<typeof whyUncited>[0]> = {}) =>
  whyUncited({ authority: lake, statement, statements: 1, passage, direction: 'for', ...change })

describe('an authority that is not cited is shown with why', () => {
  it('in words that it shares, its court and year, how often it is cited, and what was looked at', () => {
    expect(why()).toEqual([
      'Its passage has “landlord”, “padlocked”, “door”, “evicted” and “tenant” of this sentence.',
      'It is a decision of the United States Court of Appeals for the Ninth Circuit of 2025, which 12 authorities of the library cite.',
      'No flag against it was found in 12 citing opinions of 2025 to 2026.',
    ])
  })

  it('and first that it goes the other way, and on how much it bears', () => {
    const told = why({ direction: 'against', statements: 3 })
    expect(told[0]).toMatch(/opposite/)
    expect(told).toContain('It bears on 3 of the points that the document argues, this one most.')
  })

  it('and nothing that is not known: no court, no count, no clear record beside a flag', () => {
    const { court: _, citedBy: __, looked: ___, ...bare } = lake
    expect(whyUncited({ authority: bare, statement, statements: 1, direction: 'for' })).toEqual([])
    const summed = { ...bare, holding: statement.replace('.', ', as it was told.') }
    expect(whyUncited({ authority: summed, statement, statements: 1, direction: 'for' })[0]).toMatch(
      /^Its summary has “/,
    )
    const flagged = { ...lake, treatment: { flag: 'amber' } as never }
    expect(why({ authority: flagged }).join(' ')).not.toContain('No flag')
  })
})
