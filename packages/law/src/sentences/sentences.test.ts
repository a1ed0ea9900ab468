import { describe, expect, test } from 'vitest'
import { sentencesOf } from './sentences.ts'

const read = (text: string) => sentencesOf({ text }).map((sentence) => sentence.text)

describe('a stop inside a sentence does not end it', () => {
  test.each([
    ['a title', 'Mr. Rivera met Dr. Okafor at noon. He left early.', 2],
    ['a company', 'Harbor Supply Co. v. Lantern Mfg. Co. decided the point. It still binds.', 2],
    ['a citation', 'The rule is old. Doe v. Roe, 12 F. Supp. 2d 345, 350 (S.D.N.Y. 1998).', 2],
    ['a rule of procedure', 'Fed. R. Civ. P. 12(b)(6) permits dismissal here. The motion is denied.', 2],
    ['a rule set without spaces', 'The parties bear their own costs under Fed.R.App.P. 39 in this court.', 1],
    ['a section of the code', 'Under 28 U.S.C. § 1331 the court has power. Nobody disputes that.', 2],
    ['a public law', 'Congress passed Pub. L. No. 111-148 in that year. It took effect at once.', 2],
    ['initials', 'The will of John F. Kelley names W. E. B. Harmon as executor.', 1],
    ['a docket number', 'The appeal in No. 22-1044 was argued in May. It was decided in June.', 2],
    [
      'a chapter of an act',
      'The Act of June 6, 1900, c. 786, 31 Stat. 321, gives no power. Nobody says that it does.',
      2,
    ],
    ['a reporter and its series', 'The rule is old. Doe v. Roe, 119 So. 2d 12 (Fla. 1960).', 2],
    ['an amount', 'The price is $12.50 per unit. Payment follows.', 2],
    ['an address', 'She lives at 12 Oak St. Apt. 6 Boston with Ann Doe. The rent is paid.', 2],
    ['a time', 'The call began at 9 a.m. on Monday and ended at 5 p.m. that day.', 1],
    ['a paper on the docket', 'The motions (Doc. 41; ECF. 22 at PageID. 44) are ready. Both are denied.', 2],
    ['a docket entry', 'The Court denied the motion (Dkt. 12 at 3) in May. It now reconsiders.', 2],
    ['a rule in capitals', 'MOTION TO DISMISS UNDER FED. R. CIV. P. 12(b)(6) AND LOC. CIV. R. 7.1', 1],
    ['a code in capitals', 'UNDER N.Y. C.P.L.R. 3211(A)(7) AND N.Y. LAB. LAW § 740', 1],
    ['parties and papers in short', 'See Pl.’s Mot. Summ. J. 4; Def.’s Resp. Opp’n 7. Nobody denies it.', 2],
    ['a day of the week', 'It was served on Wed. June 3 at 9 a.m. Eastern. Nobody answered.', 2],
    ['a small letter after it', 'The parties, i.e. the buyer and the seller, signed it.', 1],
  ])('%s', (_, text, count) => {
    expect(read(text)).toHaveLength(count)
  })
})

test('the mark of a footnote in brackets belongs to the sentence before it', () => {
  expect(read('The plan was approved.[2] The charter was amended “in 1966.”[3] It is still in force.')).toEqual([
    'The plan was approved.[2]',
    'The charter was amended “in 1966.”[3]',
    'It is still in force.',
  ])
})

test('an abbreviation that may end a sentence ends it before a word that begins one', () => {
  expect(read('The buyer is Acme, Inc. The seller is a bank.')).toEqual([
    'The buyer is Acme, Inc.',
    'The seller is a bank.',
  ])
  expect(read('The buyer is Acme, Inc. of Delaware.')).toHaveLength(1)
})

test('"Id." stays with its pin cite', () => {
  expect(read('The court agreed. Id. at 45. It reversed.')).toEqual(['The court agreed.', 'Id. at 45.', 'It reversed.'])
})

test('a quotation that ends after the stop belongs to its sentence', () => {
  expect(read('He wrote: “The goods are late.” She did not answer.')).toEqual([
    'He wrote: “The goods are late.”',
    'She did not answer.',
  ])
})

test('an ellipsis goes on, and one with a fourth stop ends', () => {
  expect(read('The statute reads “any person . . . Who acts in bad faith” and no more.')).toHaveLength(1)
  expect(read('The statute covers “any person . . . .” Nothing else is covered.')).toHaveLength(2)
})

test("an item's number stays with the item", () => {
  expect(read('1. The tenant shall pay rent monthly.')).toEqual(['1. The tenant shall pay rent monthly.'])
  expect(read('Section 4. The tenant shall pay rent monthly.')).toHaveLength(1)
})

test("a footnote's mark does not hide the end of a sentence", () => {
  expect(read('The claim fails.3 The second claim fails too.')).toHaveLength(2)
})

test('questions and exclamations end sentences', () => {
  expect(read('Was notice given? It was! Nobody answered.')).toHaveLength(3)
})

describe('pages and lines', () => {
  const page = (words: string, number: number) => `${words}\n\n${number}\n`

  test('a sentence goes on over a page break, without the page number', () => {
    const text = [
      page('The seller shall deliver the goods to the buyer at the warehouse of the', 1),
      'buyer in the first week of March, and not later than the tenth of that month.',
    ].join('\f')
    const [first] = sentencesOf({ text })
    expect(first?.text).toBe(
      'The seller shall deliver the goods to the buyer at the warehouse of the buyer in the first week of March, and not later than the tenth of that month.',
    )
    expect(text.slice(first?.start, first?.end)).toContain('\f')
  })

  test('a word broken at the end of a line is made whole', () => {
    const text =
      'The tenant shall pay the rent without deduc-\ntion on the first day of each calendar month to\nthe landlord at the address given above in the lease.'
    expect(read(text)[0]).toContain('without deduction on')
  })

  test('a compound word keeps its hyphen', () => {
    const text =
      'The clerk has no record of a filing by the non-\nmoving party, who asked for no more time to file\nthe papers that the rule requires of every party.'
    expect(read(text)[0]).toContain('the non-moving party')
  })

  test('entries of a table of contents are marked', () => {
    const text =
      'TABLE OF CONTENTS\nArgument ................ 3\nThe claim is late ........ 4\nConclusion ............... 9\n\nThe claim is late because it was filed in June.'
    const sentences = sentencesOf({ text })
    expect(sentences.filter(({ contents }) => contents).length).toBeGreaterThan(0)
    expect(sentences.at(-1)).toMatchObject({ contents: false, text: 'The claim is late because it was filed in June.' })
  })
})

test('the sentences of a source are worked out once', () => {
  const source = { text: 'One thing. Another thing.' }
  expect(sentencesOf(source)).toBe(sentencesOf(source))
})

test('an empty text has none', () => {
  expect(read('')).toEqual([])
  expect(read(' \n\f \n')).toEqual([])
})
