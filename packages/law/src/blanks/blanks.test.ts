import { describe, expect, test } from 'vitest'
import { findBlanks } from './blanks.ts'

const found = (text: string) => findBlanks({ text }).map(({ kind, asks }) => (asks ? `${kind}: ${asks}` : kind))

describe('blanks', () => {
  test.each([
    ['a line to write on', 'The rent is $______ a month.', ['rule']],
    ['a date of lines', 'Signed on ____/____/____ by him.', ['rule']],
    ['a bullet in brackets', 'dated as of [●], 2024', ['bracket']],
    ['an empty bracket', 'on the [   ] day of May', ['bracket']],
    ['lines in brackets', 'the sum of $[_____]', ['bracket']],
    ['words to insert', 'between [insert name of Seller] and Bob', ['bracket: insert name of Seller']],
    ['capitals', 'between [PARTY NAME] and Bob', ['bracket: PARTY NAME']],
    ['a name', 'Dear [Name of Client],', ['bracket: Name of Client']],
    ['a template', 'Dear {{client_name}}, of «City»', ['template: client_name', 'template: City']],
    [
      'one brace',
      'On or about {date}, {EXPLAIN WHAT\nHAPPENED}.',
      ['template: date', 'template: EXPLAIN WHAT\nHAPPENED'],
    ],
    ['a role', 'between [Customer] and [Provider]', ['bracket: Customer', 'bracket: Provider']],
    ['a year', 'March 1, 20xx', ['open: 20xx']],
    ['TBD', 'The price is TBD.', ['open: TBD']],
    ['words that leave it open', 'The fee is to be determined.', ['open: to be determined']],
    ['letters for figures', 'on XX/XX/XXXX at XXXXX', ['open: XX/XX/XXXX', 'open: XXXXX']],
    ['confidential treatment', 'a price of [***] per unit', ['redacted']],
  ])('%s', (_name, text, expected) => {
    expect(found(text)).toEqual(expected)
  })

  test.each([
    ['a changed letter', 'The court held that “[t]he lease” ended.'],
    ['sic', 'He wrote “their [sic] house”.'],
    ['emphasis', 'It is so. [emphasis added]'],
    ['a note and a year', 'As shown [1] in [2019] it is.'],
    ['a paragraph of a citation', '[2020] EWHC 123 [¶ 12]'],
    ['words supplied in a quotation', 'He said “[the tenant] left”.'],
    ['a ruler', `one\n${'_'.repeat(60)}\ntwo`],
    ['a role supplied in a quotation', 'He said “the [tenant] left”.'],
    ['a stop supplied in a quotation', 'He said “it ended[.]” and “[…] left”.'],
    ['an acronym supplied in a quotation', 'He said “the [OWRB] acted”.'],
    ['a docket', 'filed [ECF No. 12]'],
  ])('%s is none', (_name, text) => {
    expect(found(text)).toEqual([])
  })

  test('one blank of several marks comes once, where it stands', () => {
    const text = 'Pay $[____] now.'
    expect(findBlanks({ text }).map(({ start, end }) => text.slice(start, end))).toEqual(['[____]'])
  })
})
