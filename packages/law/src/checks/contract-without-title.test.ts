import { describe, expect, it, test } from 'vitest'
import { checkedDocument } from './checked-document.ts'
import { contractWithoutTitle } from './contract-without-title.ts'

const paper = (noun: string, one: string, other: string, signed: string) => ({
  text: `This ${noun} is made on May 9, 2026 between Ingrid Holm (“${one}”) and Harbor Magazine LLC (“${other}”).

${one} gives ten photographs to ${other}. ${other} shall pay $4,000 in May. ${other} may print them once. ${one} shall deliver them in June. Either may leave.

${signed}`,
})
const lines = 'One: ________________      Other: ________________'

test.each([
  ['sublease', 'Sublandlord', 'Subtenant', 'lease'],
  ['arrangement', 'Photographer', 'Publisher', 'contract'],
] as const)('a %s that is made between two and signed by both binds them', (noun, one, other, kind) =>
  expect(contractWithoutTitle(paper(noun, one, other, lines), 'other')).toBe(kind),
)

test.each([
  [
    'PROMISSORY NOTE\n\nAnn Pim promises to pay Bo Orr $900. She may prepay. She waives presentment.\n\n____________________\nAnn Pim',
    'contract',
  ],
  [
    'BILL OF SALE\n\nBo Orr sells one car to Ann Pim. He warrants that he owns it. She may inspect it.\n\n____________________\nBo Orr',
    'contract',
  ],
  ['FIELD NOTE\n\nThe creek may flood. Bo Orr will measure it.\n\n____________________\nBo Orr', null],
] as const)('what one side signs binds with few promises: %s', (text, kind) =>
  expect(contractWithoutTitle({ text }, 'other')).toBe(kind),
)

test('a report on the two that nobody signs does not', () =>
  expect(contractWithoutTitle(paper('report', 'Photographer', 'Publisher', 'Seen and filed.'), 'other')).toBeNull())

describe('a paper of two whom its opening names by what it calls them', () => {
  const salon = (opening: string) =>
    `CHAIR RULES\n\n${opening}\n\n1. You may use the back room. You keep your license current. You carry your own insurance.\n\n2. The Shop supplies towels. The Shop may move you to another chair on a week's notice. The Shop keeps the deposit for damage.\n\n3. You pay $200 a week. The Shop pays for heat. You must sweep.\n`
  const kindOfPaper = (text: string) => checkedDocument({ text, blocks: [], pages: [] }).kind

  it('is a contract', () =>
    expect(
      kindOfPaper(
        salon(
          'This is between Dell Marsh d/b/a Marsh Cuts ("the Shop" or "Dell") and ____Ora Finch____ ("you" or "the Barber").',
        ),
      ),
    ).toBe('contract'))
  it('is none where nobody is named', () =>
    expect(kindOfPaper(salon('Please read this before you start.'))).toBe('other'))
})

describe('a paper whose opening says that it is an agreement', () => {
  const kindOfPaper = (text: string) => checkedDocument({ text, blocks: [], pages: [] }).kind
  const terms =
    'The Author shall deliver the book by June. The Publisher shall pay $4,000 and may print it. The Author grants the right to sell it. The Publisher shall account each year. The Author warrants that it is new.'

  it('is a contract where it is made between two', () =>
    expect(
      kindOfPaper(
        `MEMORANDUM OF AGREEMENT made this ninth day of May, 2026, between THE ELM PRESS, INC. (the Publisher), and IDA FINCH (the Author), touching a novel\n\n${terms}`,
      ),
    ).toBe('contract'))
  it('is a contract where those who wrote it call it so, and it is signed', () =>
    expect(
      kindOfPaper(
        `ELM HOLLOW BARN -- our wedding agreement\n\nFor: Ora Finch. Signed: ____________\n\nHalf is due now. You'll pay the rest in May. You may use the meadow. We'll set the chairs. You must stop the band at ten. We may move you inside if it rains. You will leave by noon. We keep the deposit if you cancel.`,
      ),
    ).toBe('contract'))
  it('is none where it only tells of one', () =>
    expect(kindOfPaper('The agreement of the two firms was praised. It was made in May, people say.')).toBe('other'))
})
