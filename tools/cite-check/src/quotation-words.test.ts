import { describe, expect, it } from 'vitest'
import type { CheckedQuotation } from './output.ts'
import { gapWords, quotationNotes, quotationSaid } from './quotation-words.ts'

const anchor = (words: string) => ({ authority: 'case', start: 0, end: words.length, words })

const checked = (of: Omit<CheckedQuotation, 'text' | 'place'>): CheckedQuotation => ({
  text: 'a',
  place: { document: 'brief', start: 0, end: 1, words: 'a' },
  ...of,
})

describe('what became of a quotation', () => {
  it('is word for word only where nothing is left out and the court itself speaks', () => {
    const whole = { outcome: 'found' } as const
    expect(quotationSaid(checked({ ...whole, page: 7 }))).toBe(
      'These words appear in the source on page 7, word for word.',
    )
    const gap = { anchor: anchor('of the house'), words: 3, sentences: 0 }
    expect(quotationSaid(checked({ ...whole, gaps: [gap] }))).not.toContain('word for word')
    expect(quotationSaid(checked({ ...whole, voice: { kind: 'dissent', by: 'Hale' } }))).toBe(
      'These words appear in the source, in a dissent (Hale).',
    )
  })

  it('names who says words that are not the court’s, and says that the citation does not', () => {
    const said = quotationSaid(checked({ outcome: 'others-words', voice: { kind: 'ascribed', by: 'Petitioner' } }))
    expect(said).toMatch(/words the court attributes to Petitioner\. The citation does not say so\.$/)
  })

  it('says why parts do not belong together', () =>
    expect(quotationSaid(checked({ outcome: 'spliced', why: 'They are a page apart.' }))).toBe(
      'Spliced: these words do not appear together in the source. They are a page apart.',
    ))

  it('says that words are spliced only where they do not stand together', () => {
    const why = 'The sentence holds a condition or an exception that is left out (“unless”).'
    expect(quotationSaid(checked({ outcome: 'spliced', cutShort: true, why, page: 3 }))).toBe(
      `Cut short: these words appear in the source on page 3, but the rest of their sentence changes what they say. ${why}`,
    )
  })

  it('says what was cut off from words that are out of context', () =>
    expect(quotationSaid(checked({ outcome: 'out-of-context', why: 'The sentence negates them.' }))).toBe(
      'Out of context: these words appear in the source, but words cut off from their sentence change what they say. The sentence negates them.',
    ))

  it('of a later version is never read as found', () =>
    expect(quotationSaid(checked({ outcome: 'sung' as 'found' }))).toContain('cannot read'))
})

it('a gap is told in words and sentences', () => {
  expect(gapWords({ words: 1, sentences: 0 })).toBe('1 word left out, within a sentence')
  expect(gapWords({ words: 214, sentences: 2 })).toBe('214 words left out, two sentences')
  expect(gapWords({ words: 400, sentences: 12 })).toBe('400 words left out, 12 sentences')
})

it('each gap and each bracket has a line, on one line', () => {
  expect(
    quotationNotes(
      checked({
        outcome: 'substituted',
        gaps: [{ anchor: anchor('of\n  the house'), words: 3, sentences: 0 }],
        substitutions: [
          { written: '[the tenant]', found: 'she' },
          { written: '[again]', found: '' },
        ],
      }),
    ),
  ).toEqual(['3 words left out, within a sentence: “of the house”', '[the tenant] replaces “she”', '[again] is added'])
})
