import { expect, it } from 'vitest'
import { coverageInWords } from './coverage.ts'

const flagged = { red: 1, amber: 0 }

it('counts the overruled authorities of an older result out of the verified', () => {
  const words = coverageInWords({ basis: 'evidence', citations: { verified: 3 }, flagged })
  expect(words).toContain('2 of 3 citations verified. 1 citation is no longer good law.')
  expect(words).toContain('Citations: 2 verified, 1 no longer good law.')
})

it('counts what is mismatched and overruled once, and the same in each sentence', () => {
  const citations = { verified: 2, mismatch: 1 }
  const words = coverageInWords({ basis: 'evidence', citations, looks: { verified: 2, red: 1 }, flagged })
  expect(words).toContain('Citations: 2 verified, 1 no longer good law.')
  expect(words).not.toContain('mismatch')
})
