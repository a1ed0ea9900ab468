import { describe, expect, it } from 'vitest'
import { quoteLocator } from '../locate-quote.ts'

const opinion = `The plaintiff was found to be innocent of fraud in the sale of the house. The court below heard no further witness on this point. The defendant was guilty of breach of the lease.
A carrier, as this Court has often said, is liable for the loss of goods in its care, unless the loss comes by act of God, and the burden of proof is on the carrier. See Hall v. Railroad Companies, 13 Wall. 367, 370 (1872). The shipper may sue in any court of the district in which he lives or does business.
The jury acquitted Smith and convicted Jones of the murder. The statute does not reach conduct abroad. It is, in the view of most courts, a rule of evidence and not of substance. She signed the deed and delivered it. The trustee sold the land in March, and the widow kept the proceeds of the *412 sale.3 The lower courts generally agree that notice must be given.`

const locate = quoteLocator([{ id: 'a', kind: 'authority', title: '', text: opinion }], 1)

describe('an ellipsis', () => {
  it.each([
    ['an aside', 'A carrier . . . is liable for the loss of goods in its care'],
    ['a phrase', 'liable for the loss of goods . . . , unless the loss comes by act of God'],
    ['a citation', 'the burden of proof is on the carrier. . . . The shipper may sue in any court'],
    [
      'a whole sentence',
      'innocent of fraud in the sale of the house. . . . The defendant was guilty of breach of the lease.',
    ],
    ['one of two', 'may sue in any court of the district in which he . . . does business'],
    ['the end of a sentence', 'The trustee sold the land . . . . The lower courts generally agree'],
  ])('may leave out %s', (_, quotation) => {
    const { outcome, gaps = [], anchor } = locate(quotation)
    expect(outcome).toBe('found')
    expect(gaps).toHaveLength(1)
    for (const gap of gaps) {
      expect(opinion.slice(gap.anchor.start, gap.anchor.end)).toBe(gap.anchor.words)
      expect(gap.anchor.words.match(/[\p{L}\p{N}]+/gu)?.length).toBeGreaterThanOrEqual(gap.words)
    }
    expect(opinion.slice(anchor?.start, anchor?.end)).toBe(anchor?.words)
  })

  it('says how much it leaves out', () => {
    const { gaps } = locate('in the sale of the house. . . . The defendant was guilty')
    expect(gaps).toMatchObject([{ words: 10, sentences: 2 }])
    expect(gaps?.[0]?.anchor.words).toBe('The court below heard no further witness on this point')
  })

  it.each([
    ['the subject of one sentence and the verb of another', 'The plaintiff was found to be . . . guilty of breach'],
    [
      'the subject of one sentence and the predicate of the next',
      'The plaintiff . . . was guilty of breach of the lease',
    ],
    ['the subject of one clause and the verb of another', 'The trustee . . . kept the proceeds of the sale'],
    ['a verb and what another verb was said of', 'The jury acquitted . . . Jones of the murder'],
    ['a statement without its negation', 'The statute . . . reach conduct abroad'],
    ['a statement without its exception', 'A carrier is liable for the loss of goods . . . and the burden of proof'],
    ['a statement that ends before its exception', 'liable for the loss of goods in its care . . . .'],
    ['a statement without its limit', 'The lower courts . . . agree that notice must be given'],
    ['a statement without its modal', 'The shipper . . . sue in any court of the district'],
    ['sentences that are a page apart', `The plaintiff was found to be innocent of fraud. . . . ${'The end of it.'}`],
    ['single words', 'The plaintiff . . . guilty'],
  ])('that joins %s is no quotation', (_, quotation) => {
    expect(locate(quotation).outcome).not.toBe('found')
  })

  it('says what was joined', () => {
    const { outcome, why, anchor, gaps } = locate('The plaintiff was found to be . . . guilty of breach')
    expect({ outcome, why }).toEqual({
      outcome: 'spliced',
      why: 'The ellipsis joins parts of two sentences into one.',
    })
    expect(anchor?.words).toMatch(/^The plaintiff .* guilty of breach$/s)
    expect(gaps).toHaveLength(1)
  })

  it('whose pronoun may have come to stand for another joins what does not belong together', () => {
    const { outcome } = quoteLocator([
      {
        id: 'a',
        kind: 'authority',
        title: '',
        text: 'The vendor acted in good faith. The vendee did not. He was guilty of fraud.',
      },
    ])('The vendor acted in good faith. . . . He was guilty of fraud.')
    expect(outcome).toBe('spliced')
  })
})

describe('brackets', () => {
  it('around other words are told, with the words for which they stand', () => {
    expect(locate('[The tenant] signed the deed and delivered it')).toMatchObject({
      outcome: 'substituted',
      substitutions: [{ written: '[The tenant]', found: 'She' }],
    })
  })

  it.each([
    '[t]he burden of proof is on the carrier',
    '“The statute does not reach conduct abroad.”',
    'kept the proceeds of the sale',
  ])('around a letter, a period within the marks and the number of a page or note are no difference: %s', (quotation) =>
    expect(locate(quotation).outcome).toBe('found'),
  )

  it('around an ending show the word that stands there', () => {
    expect(locate('deliver[ing] it')).toMatchObject({ outcome: 'substituted', substitutions: [{ found: 'delivered' }] })
  })

  it('that take a negation away make it altered', () => {
    expect(locate('The statute [reaches] conduct abroad').outcome).toBe('altered')
  })

  it.each([
    '(emphasis added)',
    '[sic]',
    '(citations omitted)',
    '(cleaned up)',
    '(internal quotation marks omitted)',
    '[alteration in original]',
  ])('or parentheses that say %s are the writer’s note', (note) =>
    expect(locate(`the burden of proof ${note} is on the carrier`).outcome).toBe('found'),
  )
})

describe('a citation left out', () => {
  const cited = 'The rule is old, Hall v. Railroad Companies, 13 Wall. 367, 370 (1872), and it binds us still.'
  const inCited = quoteLocator([{ id: 'a', kind: 'authority', title: '', text: cited }], 1)
  it('without a mark is a difference, unless a note says so', () => {
    expect(inCited('The rule is old, and it binds us still').outcome).toBe('altered')
    expect(inCited('The rule is old, and it binds us still (citation omitted)').outcome).toBe('found')
    expect(inCited('The rule is old, and it binds us still', { citationsOmitted: true }).outcome).toBe('found')
  })
})

it('a quotation that runs over the end of a sentence must show it', () => {
  expect(locate('conduct abroad. It is, in the view of most courts').outcome).toBe('found')
  expect(locate('conduct abroad it is in the view of most courts').outcome).toBe('spliced')
})

it.each([
  ['The sheriff served the notice provided by law.', 'The sheriff served the notice.', 'found'],
  ['The rule is settled in case law of long standing.', 'The rule is settled.', 'found'],
  ['The sheriff may sell the goods provided the debtor was served.', 'The sheriff may sell the goods.', 'spliced'],
  ['The rule yields in case the debtor was never served.', 'The rule yields.', 'spliced'],
])('a participle is no condition: of %s is quoted %s', (text, quotation, outcome) => {
  expect(quoteLocator([{ id: 'a', kind: 'authority', title: '', text }], 1)(quotation).outcome).toBe(outcome)
})
