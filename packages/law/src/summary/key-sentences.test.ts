import { describe, expect, test } from 'vitest'
import { keySentences } from './key-sentences.ts'
import { summarize } from './summarize.ts'

const opinion = [
  'SUPREME COURT OF OHIO',
  'DOE v. HARBOR SUPPLY CO.',
  'No. 20-1',
  'Maria Stone argued the cause for the appellant and was on the briefs with Paul Reed of Reed and Stone LLP.',
  'Before: Garland, Chief Justice, Ames and Porter, Justices of the Supreme Court of this state.',
  'OPINION',
  'AMES, Justice.',
  'This case concerns a lease of a warehouse on the harbor and the notice that the tenant gave to end it. The question presented is whether a notice sent by electronic mail ends a lease that asks for notice in writing.',
  'The tenant sent the notice by electronic mail on the last day that the lease allowed. The landlord read the notice on the same day and did not answer it. She sued for the rent of another year in the county court.',
  '“Notice” means a writing that is delivered to the address of the landlord. The statute gives “writing” a wide sense, and it has done so since the year in which it was passed.',
  'The landlord argues that a message on a screen is no writing because it cannot be held in the hand. We disagree, because the statute counts every record that can be kept and read again as a writing.',
  'We hold that a notice by electronic mail is a notice in writing under the statute. The judgment of the county court is reversed, and the case is remanded for the entry of judgment for the tenant.',
].join('\n\n')
const source = { text: opinion }

describe('key sentences', () => {
  test('come in the order of the text, as many as asked for, each once', () => {
    const found = keySentences(source, { count: 5 })
    expect(found).toHaveLength(5)
    expect(found.map(({ start }) => start)).toEqual(found.map(({ start }) => start).sort((one, other) => one - other))
    expect(new Set(found.map(({ text }) => text)).size).toBe(5)
  })

  test('are fewer where there are not enough', () => {
    expect(
      keySentences({ text: 'The tenant shall pay the rent on the first day of each month.' }, { count: 5 }),
    ).toHaveLength(1)
    expect(keySentences({ text: '' }, { count: 5 })).toEqual([])
  })

  test('stand in the document word for word', () => {
    for (const { start, end, text } of keySentences(source, { count: 8 })) expect(opinion.slice(start, end)).toBe(text)
  })

  test('are never the counsel, the judges or the caption', () => {
    const words = keySentences(source, { count: 20 })
      .map(({ text }) => text)
      .join('\n')
    expect(words).not.toMatch(/argued the cause|Before:|DOE v\.|AMES, Justice/)
  })

  test('are the same each time', () => {
    expect(keySentences({ text: opinion }, { count: 6 })).toEqual(keySentences({ text: opinion }, { count: 6 }))
  })

  test('leave out the places that are told already', () => {
    const told = summarize(source, { sentences: 3 })
    const starts = new Set(told.map(({ start }) => start))
    const points = keySentences(source, { count: 6, besides: told })
    expect(points.length).toBeGreaterThan(0)
    expect(points.filter(({ start }) => starts.has(start))).toEqual([])
  })

  test('do not say the same thing twice', () => {
    const twice = `${opinion}\n\nWe hold that a notice by electronic mail is a notice in writing under this statute.`
    const held = keySentences({ text: twice }, { count: 8 }).filter(({ text }) => text.startsWith('We hold'))
    expect(held).toHaveLength(1)
  })
})

describe('a summary', () => {
  test('of an opinion tells the question, the holding and what was done', () => {
    const words = summarize(source, { sentences: 4 })
      .map(({ text }) => text)
      .join('\n')
    expect(words).toContain('The question presented is whether')
    expect(words).toContain('We hold that a notice')
    expect(words).toContain('is reversed')
  })

  test('of a contract tells the parties, and leaves out definitions', () => {
    const text = [
      'SERVICES AGREEMENT',
      'This Services Agreement is made as of May 1, 2020 between Harbor Supply, Inc. (“Provider”) and Lantern LLC (“Customer”).',
      '“Business Day” means any day on which the banks of the state are open for business with the public.',
      '“Services” means the cleaning of the windows and the floors of the warehouse of the Customer.',
      'Provider shall perform the Services in the warehouse of Customer on each Business Day before noon.',
      'Customer shall pay Provider a fee of $4,000 for each month in which the Services are performed.',
      'This Agreement begins on June 1, 2020 and shall continue in force for a term of two years.',
      'The headings in this Agreement are for convenience only and do not bear on its meaning.',
    ].join('\n\n')
    const words = summarize({ text }, { sentences: 4 })
      .map((sentence) => sentence.text)
      .join('\n')
    expect(words).toContain('between Harbor Supply')
    expect(words).toContain('$4,000')
    expect(words).not.toMatch(/” means|headings/)
  })
})

test('a contract opens with its parties, however long their addresses', () => {
  const preamble =
    'This Supply Agreement is made as of May 1, 2020, by and between Harbor Supply, Inc., with offices at 12 Quay Street, Suite 4, Portland (“Seller”), and Lantern LLC, with offices at 9 Hill Road, Bath (“Buyer”).'
  const duty = 'Seller shall deliver the lamps to Buyer at the harbor on the first day of each month.'
  const text = [
    'SUPPLY AGREEMENT',
    preamble,
    duty,
    'Buyer shall pay Seller the price of each lamp within the month.',
  ].join('\n\n')
  expect(summarize({ text }, { sentences: 2 })[0]?.text).toBe(preamble)
})

test('a footnote gives way to the text', () => {
  const [note, body] = [
    'The company shall pay the holder of each share the amount that the board declares for it.',
    'The board shall elect the officers of the company at the first meeting of each year in May.',
  ]
  const text = `${note}\n${body}`
  const blocks = [
    { kind: 'footnote', start: 0, end: note.length },
    { kind: 'paragraph', start: note.length + 1, end: text.length },
  ]
  expect(keySentences({ text, blocks }, { count: 1 }).map((sentence) => sentence.text)).toEqual([body])
})

test('a long document ends', () => {
  const parts = Array.from({ length: 1100 }, (_, i) => opinion.replaceAll('notice', `notice ${i}`))
  const text = parts.join('\n\n').slice(0, 1_500_000)
  const started = performance.now()
  expect(summarize({ text }, { sentences: 4 })).toHaveLength(4)
  console.info(`A summary of ${text.length} characters took ${Math.round(performance.now() - started)} ms`)
}, 60_000)
