import { describe, expect, it } from 'vitest'
import type { Coverage } from './coverage.ts'
import { flaggedOf, flaggedSentence, flaggedWords } from './flagged-words.ts'

describe('the sentence on what is flagged', () => {
  it.each([
    [
      'what is cited apart from what was found',
      { looks: { red: 1 }, citations: { verified: 1 }, flagged: { red: 2, amber: 0 }, results: 3 },
      '1 citation and 1 authority found are no longer good law.',
    ],
    [
      'what was found alone',
      { flagged: { red: 2, amber: 1 }, results: 8 },
      '2 authorities found are no longer good law, and 1 authority found is in doubt or good law only in part.',
    ],
    [
      'of how many that are shown',
      { looks: { amber: 2 }, citations: { verified: 2 }, flagged: { red: 2, amber: 2 }, results: 46, shown: 20 },
      '2 of the 20 authorities shown are no longer good law, and 2 citations are in doubt or good law only in part.',
    ],
    [
      'what is cited where nothing was searched for',
      { looks: { red: 1, verified: 1 }, citations: { verified: 2 }, flagged: { red: 1, amber: 0 } },
      '1 citation is no longer good law.',
    ],
    [
      'neither where an older result does not say whose it is',
      { citations: { unchecked: 3 }, flagged: { red: 1, amber: 0 }, results: 8 },
      '1 citation or authority found is no longer good law.',
    ],
  ] satisfies [string, Omit<Coverage, 'basis'>, string][])('names %s', (_, coverage, said) => {
    expect(flaggedSentence(coverage)).toBe(said)
  })

  it('adds up to what the coverage counts, and is none where nothing is flagged', () => {
    const { cited, found } = flaggedOf({ looks: { red: 1 }, flagged: { red: 3, amber: 2 }, results: 9 })
    expect([cited, found]).toEqual([{ red: 1 }, { red: 2, amber: 2 }])
    expect(flaggedWords({ verified: 3 })).toBe('')
    expect(flaggedWords({ verified: 1, red: 2 })).toBe('2 citations are no longer good law.')
  })
})
