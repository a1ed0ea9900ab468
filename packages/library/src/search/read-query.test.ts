import { describe, expect, it } from 'vitest'
import { readQuery } from './read-query.ts'

const tree = (query: string) => readQuery(query).tree

describe('reading a query', () => {
  it('reads words as all of them, without the common ones', () => {
    expect(readQuery('the duty of care')).toEqual({
      mode: 'words',
      tree: {
        is: 'and',
        of: [
          { is: 'word', stem: 'duti' },
          { is: 'word', stem: 'care' },
        ],
      },
    })
    expect(tree('to be or not to be')).toMatchObject({ is: 'and' })
  })

  it('reads words with a stroke between them as words, and what is a name with a stroke as one', () => {
    expect(tree('revenue/profit sharing')).toEqual(tree('revenue profit sharing'))
    expect(tree('9/11 fund')).toMatchObject({ of: [{ is: 'phrase' }, { is: 'word' }] })
  })

  it('binds NOT, then connectors, then AND, then OR', () => {
    expect(tree('storm OR cargo AND NOT rope /s mast')).toEqual({
      is: 'or',
      of: [
        { is: 'word', stem: 'storm' },
        {
          is: 'and',
          of: [
            { is: 'word', stem: 'cargo' },
            // What is negated has no place in a text: the connector is read as AND.
            {
              is: 'and',
              of: [
                { is: 'not', of: { is: 'word', stem: 'rope' } },
                { is: 'word', stem: 'mast' },
              ],
            },
          ],
        },
      ],
    })
    expect(tree('(storm OR cargo) /3 rope')).toMatchObject({ is: 'near', within: 3, ordered: false })
    expect(tree('storm +2 rope')).toMatchObject({ is: 'near', within: 2, ordered: true })
    expect(tree('storm w/p rope')).toMatchObject({ is: 'near', within: 'p' })
  })

  it('takes operators in capitals alone, and none from a line in capitals', () => {
    expect(readQuery('search and seizure').mode).toBe('words')
    expect(readQuery('search AND seizure').mode).toBe('terms')
    expect(readQuery('SEARCH AND SEIZURE').mode).toBe('words')
    expect(readQuery('Smith & Wesson').mode).toBe('words')
  })

  it('takes prose for prose, whatever stands in it', () => {
    const prose = `${'The court held that a “carrier” (of goods) AND its agents are liable for what was lost. '.repeat(3)} & Ry. Co.`
    expect(readQuery(prose)).toMatchObject({ mode: 'text' })
    expect(readQuery(prose).problem).toBeUndefined()
    const opinion = `In Art. I, § 8, jurisdiction was “given its natural meaning” (at 15), which ${'the Court may not extend to persons who left the forces '.repeat(2)}`
    expect(readQuery(opinion)).toMatchObject({ mode: 'text' })
    expect(readQuery(opinion.replaceAll(/[“”()]/g, ''))).toMatchObject({ mode: 'words' })
  })

  it('tells a paragraph, which is long or quotes or cites, from a description', () => {
    const description = 'The court held that a carrier and its agents are liable for what was lost. '
    expect(readQuery(description.repeat(2))).toMatchObject({ mode: 'text' })
    expect(readQuery(description.repeat(2))).not.toHaveProperty('isParagraph')
    expect(readQuery(description.repeat(5))).toMatchObject({ mode: 'text', isParagraph: true })
    for (const mark of ['See § 7.', '“Lost” is', 'Doe v. Roe.', 'supra, at 5', 'Id., at 7', '*331'])
      expect(readQuery(description.repeat(2) + mark)).toMatchObject({ mode: 'text', isParagraph: true })
  })

  it('reads hostile queries in time, and throws at none', () => {
    const pieces = [
      '"',
      '“',
      '(',
      ')',
      'AND',
      'OR',
      'NOT',
      '/s',
      '/5',
      '+p',
      '%',
      '&',
      '|',
      'a*',
      'word',
      '12(b)(6)',
      '\u0000',
      '’',
      '\ud800',
      '/',
      '*',
      '!',
      'w/999999',
      ' ',
    ]
    let seed = 1
    const random = (below: number) => {
      seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff
      return (seed >>> 8) % below
    }
    for (let round = 0; round < 4000; round++) {
      const query = Array.from({ length: random(40) }, () => pieces[random(pieces.length)]).join(random(3) ? ' ' : '')
      const read = readQuery(query)
      expect(['words', 'terms', 'text']).toContain(read.mode)
    }
    for (const piece of [...pieces, '((((', 'NOT NOT ', '" "', 'a/', '(a', 'a)', '/s /s ', "a'b", '“”'])
      expect(() => readQuery(piece.repeat(50_000))).not.toThrow()
  }, 40_000)
})
