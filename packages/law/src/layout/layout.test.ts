import { describe, expect, test } from 'vitest'
import type { Source } from '../span/span.ts'
import { layoutOf, proseAt } from './layout.ts'

const paragraphs = (source: Source) =>
  layoutOf(source).paragraphs.map(({ start, end }) => proseAt(source, { start, end }))
const pages = (head: string, foot: (number: number) => string, bodies: string[]) => ({
  text: bodies.map((body, i) => `${head}\n${body}\n${foot(i + 1)}\n`).join('\f'),
})

describe('furniture is no prose', () => {
  const bodies = [
    'The first page tells the facts.',
    'The second page tells the law.',
    'The third tells the end.',
    'Done.',
  ]

  test('page numbers, bare or with words around them', () => {
    for (const foot of [(n: number) => `${n}`, (n: number) => `- ${n} -`, (n: number) => `Page ${n} of 4`])
      expect(layoutOf(pages('', foot, bodies)).prose).not.toMatch(/\d/)
  })

  test('running heads, but for the first, which is the title', () => {
    const { prose } = layoutOf(pages('HARBOR SUPPLY AGREEMENT', (n) => `${n}`, bodies))
    expect(prose.match(/HARBOR SUPPLY AGREEMENT/g)).toHaveLength(1)
  })

  test('stamps of a court’s filing system', () => {
    const source = pages('Case 1:20-cv-00123-ABC Document 14 Filed 02/03/21 Page 2 of 9', () => '', bodies)
    expect(layoutOf(source).prose).not.toContain('Document 14')
  })

  test('it is blanked out: every offset holds', () => {
    const source = pages('HARBOR SUPPLY AGREEMENT', (n) => `${n}`, bodies)
    const { prose } = layoutOf(source)
    expect(prose).toHaveLength(source.text.length)
    expect(prose.indexOf('The third')).toBe(source.text.indexOf('The third'))
  })

  test('a number inside a sentence stays', () => {
    expect(layoutOf({ text: 'The rent is\n12\ndollars a day.' }).lines.length).toBeGreaterThanOrEqual(2)
  })
})

describe('contents', () => {
  const entries = 'TABLE OF AUTHORITIES\nDoe v. Roe, 12 F.3d 34 ............ 5\nPoe v. Loe, 56 F.3d 78 ............ 6'

  test('lines with leaders are contents', () => {
    const { paragraphs } = layoutOf({ text: `${entries}\n\nThe appeal is from a final judgment.` })
    expect(paragraphs.map(({ contents }) => contents)).toEqual([true, true, true, false])
  })

  test.each([
    'The Court wrote that “the statute is plain . . . .” Doe v. Roe, 12 F.3d 34 (1993).',
    'There the rule is that a tenant who is locked out is evicted . . . .',
    'The court wrote: “It was plain.... It was not denied.” 56 F.3d at 80',
  ])('a paragraph with the four points of an ellipsis is not: %s', (text) => {
    const { paragraphs } = layoutOf({ text: `The appeal is from a final judgment.\n\n${text}\n\nIt is affirmed.` })
    expect(paragraphs.some(({ contents }) => contents)).toBe(false)
  })

  test('four points before a page are a leader beside another entry', () => {
    const { paragraphs } = layoutOf({ text: 'Doe v. Roe, 12 F.3d 34 .... 5\nPoe v. Loe, 56 F.3d 78 .... 6' })
    expect(paragraphs.every(({ contents }) => contents)).toBe(true)
  })

  test('a sentence that ends in a number is not', () => {
    const { paragraphs } = layoutOf({ text: 'The statute was passed in 1996\n\nand it was amended in 2004' })
    expect(paragraphs.some(({ contents }) => contents)).toBe(false)
  })
})

describe('paragraphs', () => {
  const wrapped = [
    'The supplier shall deliver the goods to the warehouse of the buyer on',
    'the first working day of each month, and shall bear the cost of the',
    'carriage until the goods have been accepted by the buyer in writing.',
  ]

  test('lines wrapped by hand are one', () => {
    expect(paragraphs({ text: wrapped.join('\n') })).toEqual([wrapped.join(' ')])
  })

  test('an empty line after a stop begins another', () => {
    expect(paragraphs({ text: [...wrapped, '', ...wrapped].join('\n') })).toHaveLength(2)
  })

  test('each item of a list is its own', () => {
    const text = [
      ...wrapped,
      '(a) in boxes that bear the mark of the supplier and the number of',
      'the order to which they belong; and',
      '(b) with the papers that the law requires of the goods and of the',
      'carrier who brings them.',
    ].join('\n')
    expect(paragraphs({ text }).map((words) => words.slice(0, 3))).toEqual(['The', '(a)', '(b)'])
  })

  test('a section that is cited at the start of a line does not begin a paragraph', () => {
    const text = [
      ...wrapped,
      'The buyer may end the contract as it is said at length in',
      'Article 26.1 (Termination), and then owes no more than the price.',
    ].join('\n')
    expect(paragraphs({ text }).some((words) => words.startsWith('Article'))).toBe(false)
  })

  test('blocks that a converter broke at the ends of lines are joined', () => {
    const text = wrapped.join('\n')
    let at = 0
    const blocks = wrapped.map((line) => {
      const block = { kind: 'paragraph', start: at, end: at + line.length }
      at += line.length + 1
      return block
    })
    expect(paragraphs({ text, blocks })).toEqual([wrapped.join(' ')])
  })

  test('blocks that are sentences of their own stay apart', () => {
    const lines = ['The supplier shall deliver the goods to the warehouse of the buyer.', 'The buyer shall pay.']
    const blocks = [
      { kind: 'paragraph', start: 0, end: lines[0]?.length ?? 0 },
      { kind: 'paragraph', start: (lines[0]?.length ?? 0) + 1, end: lines.join('\n').length },
    ]
    expect(paragraphs({ text: lines.join('\n'), blocks })).toEqual(lines)
  })

  test("the 'v.' of a caption stands alone", () => {
    expect(paragraphs({ text: 'ANN DOE,\nPlaintiff,\nv.\nBEN ROE,\nDefendant.' })).toContain('v.')
  })
})

describe('a table of prices is no table of contents', () => {
  const isContents = (text: string) => layoutOf({ text }).paragraphs.some(({ contents }) => contents)

  test.each([
    'Monthly fee ............ $4,500\nSetup .................. $900\nTotal .................. $5,400',
    'Rooms .......... $40,000\nFood ........... 25,000\nMusic .......... 800',
    'Hours .......... 40\nRate ........... 60.00\nTotal .......... 2,400.00',
    'Monthly payment ....... $2,000\nNumber of payments .... 24 payments\nTotal of payments ..... $48,000',
    'Bolts     400\nNuts      300\nWashers   $12.50',
    'Term .......... perpetual\nTerritory ....... the United States',
    'Late charge ........... 5%\nGrace period .......... 10 days',
  ])('%s', (text) => {
    expect(isContents(text)).toBe(false)
  })

  test('a title makes it one whatever stands beside it', () => {
    expect(
      isContents('TABLE OF CONTENTS\n1. Fees ........ 3\n2. Deposit of $4,500 ........ 4\n3. Term ....... 5'),
    ).toBe(true)
  })
})
