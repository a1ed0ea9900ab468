import { describe, expect, test } from 'vitest'
import { summaryByParts } from './by-parts.ts'
import { keySentences } from './key-sentences.ts'
import { partAt, partsOf, wholeByHead } from './parts.ts'
import { passagesFor } from './relevant.ts'
import { summarize } from './summarize.ts'

const clause = (number: number) =>
  `${number}. Deliveries. The Seller shall deliver ${number + 3} pallets of paper to the warehouse of the Buyer in week ${number} of each year.`
const lease = [
  'LEASE AGREEMENT',
  'This Lease is made on March 3, 2024 between Harbor Holdings LLC, an Ohio company ("Landlord"), and Mill Creek Stores, Inc., an Ohio corporation ("Tenant").',
  ...Array.from({ length: 40 }, (_, at) => clause(at + 1)),
  'The Tenant may terminate this Lease on sixty days notice to the Landlord if the roof is not kept in repair.',
  ...Array.from({ length: 40 }, (_, at) => clause(at + 41)),
].join('\n\n')
const source = { text: lease }

describe('a document in parts', () => {
  test('is whole: no word is lost and none comes twice', () => {
    const parts = [...partsOf(source, 700)]
    expect(parts.length).toBeGreaterThan(10)
    expect(parts.map((part) => part.source.text).join('')).toBe(lease)
    for (const { source: part, offset } of parts) {
      expect(part.text.length).toBeLessThanOrEqual(700)
      expect(lease.slice(offset, offset + part.text.length)).toBe(part.text)
    }
  })

  test('has its pages and blocks where they are', () => {
    const paged = {
      text: 'one\ftwo\fthree',
      pages: [1, 2, 3].map((number) => ({
        number,
        start: [0, 4, 8][number - 1] ?? 0,
        end: [3, 7, 13][number - 1] ?? 0,
      })),
    }
    expect(partAt(paged, 4, 13).source.pages).toEqual([
      { number: 2, start: 0, end: 3 },
      { number: 3, start: 4, end: 9 },
    ])
    expect(partAt(paged, 0, 13).source).toBe(paged)
  })

  test('is one part where it is short, and has the summary that it has as a whole', () => {
    const short = summaryByParts(wholeByHead(source, lease.length))
    for (const part of partsOf(source, lease.length)) short.add(part)
    expect(short.summarize()).toEqual(summarize({ text: lease }))
    expect(short.keySentences({ count: 5 })).toEqual(keySentences({ text: lease }, { count: 5 }))
  })

  test('is summarized word for word, with places in the whole', () => {
    const summary = summaryByParts(wholeByHead(source, 1_000))
    for (const part of partsOf(source, 1_000)) summary.add(part)
    const sentences = [...summary.summarize({ sentences: 6 }), ...summary.keySentences({ count: 6 })]
    expect(sentences.length).toBeGreaterThan(4)
    for (const { start, end, text } of sentences) expect(lease.slice(start, end)).toBe(text)
    expect(sentences.map(({ text }) => text).join(' ')).toContain('between Harbor Holdings LLC')
  })

  test('is summarized in as many words as are asked for', () => {
    const long = summarize(source, { sentences: 20, characters: 500 })
    expect(long.map(({ text }) => text).join('').length).toBeLessThanOrEqual(500)
    expect(summarize(source, { sentences: 1 })).toHaveLength(1)
    expect(summarize(source, { sentences: 2, characters: 1 })).toHaveLength(1)
  })
})

describe('the passages for a question', () => {
  const ask = (question: string, characters = 1_000) => {
    const search = passagesFor(question)
    for (const part of partsOf(source, characters)) search.add(part)
    return search.best(3)
  }

  test('are found in other forms of its words, the best first, with their places', () => {
    const { passages, missing } = ask('When is termination by the tenant possible?')
    expect(passages[0]?.text).toContain('may terminate this Lease on sixty days notice')
    expect(lease.slice(passages[0]?.start, passages[0]?.end)).toBe(passages[0]?.text)
    expect(passages[0]).toMatchObject({ score: 1, has: expect.arrayContaining(['termination', 'tenant']) })
    expect(missing).toEqual(['possible'])
  })

  test('are the same in parts and at once', () => {
    const question = 'Who delivers paper to the warehouse?'
    expect(ask(question, 1_000).passages[0]).toEqual(ask(question, 1_000_000).passages[0])
  })

  test('are none where no word of it stands in the document, and those words are named', () => {
    expect(ask('Did the astronaut swim?')).toEqual({ passages: [], missing: ['astronaut', 'swim'] })
    expect(ask('???')).toEqual({ passages: [], missing: [] })
  })
})
