import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { doubtsUnder } from './doubts.ts'
import type { Evidence } from './evidence.ts'
import { walkAnswer } from './walk.ts'

const evidence: Evidence[] = [
  {
    id: 'd1',
    kind: 'document',
    title: 'Memorandum in support',
    text: [
      '1. INTRODUCTION',
      'Rivera Foods, Inc. moved under Rule 56 and 42 U.S.C. § 1983. See Terry v. Ohio, 392 U.S. 1, 27 (1968).',
      '2. FACTS',
      'On March 3, 2024, two officers stopped Mr. Lopez for 40 minutes. He lost $12,500.00 and a third of his stock.',
      'Section 4(a) of the Storage Agreement limits liability. The Ohio court denied relief.',
    ].join('\n'),
  },
]
const schema = z.object({ statement: z.string() })
const doubts = async (statement: string) => {
  const verify = async (texts: readonly string[]) =>
    texts.map((text) => ({ text, status: 'unchecked' as const, reason: 'No source was searched.' }))
  const { loose } = await walkAnswer(schema, { statement }, evidence, verify)
  return doubtsUnder(loose, 'statement').map(({ text }) => text)
}

describe('what a model writes that stands nowhere is marked', () => {
  it.each([
    [
      'Varghese v. China Southern Airlines Co., Ltd., 925 F.3d 1339 (11th Cir. 2019) tolls it.',
      'Varghese v. China Southern Airlines Co., Ltd., 925 F.3d 1339 (11th Cir. 2019)',
    ],
    ['See 925 F.9d 1339.', '925 F.9d 1339'],
    ['Terry v. Ohio, 393 U.S. 1 (1968), says so.', 'Terry v. Ohio, 393 U.S. 1 (1968)'],
    ['See Terry v. Ohio, 392 U.S. 1 (1988).', 'Terry v. Ohio, 392 U.S. 1 (1988)'],
    ['See Terry v. Ohio, 392 U.S. 1, 44.', 'Terry v. Ohio, 392 U.S. 1, 44.'],
    ['Terry v. Ohio, 392 U.S. 1 (9th Cir. 1968), says so.', 'Terry v. Ohio, 392 U.S. 1 (9th Cir. 1968)'],
    ['Terry v. Ohio, 392 U.S. 1 (1968) (overruled).', 'Terry v. Ohio, 392 U.S. 1 (1968) (overruled)'],
    ['Terry v. Lopez, 392 U.S. 1 (1968), says so.', 'Terry v. Lopez, 392 U.S. 1 (1968)'],
    ['Terry v. Ohio Oil says so.', 'Terry v. Ohio Oil'],
    ['In re Rivera says so.', 'In re Rivera'],
    ['The clause says «the officers may search him at any time».', 'the officers may search him at any time'],
    ["The clause says 'the officer's men may search him'.", "the officer's men may search him"],
    ['Terry (11th Cir. 2019) says so.', 'Terry (11th Cir. 2019)'],
    ['Varghese, 925 F.3d at 1342.', 'Varghese, 925 F.3d at 1342'],
    ['Under Varghese, the stop was lawful.', 'Varghese'],
    ['The Varghese court agreed.', 'The Varghese court'],
    ['This follows from **Varghese** v.\nChina Southern.', 'Varghese** v.\nChina Southern'],
    ['It breaks § 99999 of the Labor Code.', '§ 99999 of the Labor Code'],
    ['It breaks 42 U.S.C. § 1985.', '42 U.S.C. § 1985'],
    ['Rule 99 applies.', 'Rule 99'],
    ['Section 14 limits liability.', 'Section 14'],
    ['The Thirtieth Amendment applies.', 'Thirtieth Amendment'],
    ['Case No. 19-cv-01234 is pending.', 'Case No. 19-cv-01234'],
    ['He lost nineteen thousand dollars.', 'nineteen thousand dollars'],
    ['Three witnesses saw the stop.', 'Three witnesses'],
    ['It began on the third of April.', 'third of April'],
    ['He lost two-thirds of it.', 'two-thirds'],
    ['It took a decade.', 'decade'],
    ['Damages of 15% were sought.', '15%'],
  ])('%s', async (statement, marked) => expect(await doubts(statement)).toEqual([marked]))
})

describe('what stands in the evidence, however it is written, is no doubt', () => {
  it.each([
    'Terry v. Ohio, 392 U. S. 1 (1968), allows a stop.',
    'Terry, 392 U.S. at 27, allows a stop.',
    'Under Terry, the stop was brief.',
    'The TERRY court allowed it.',
    'Rivera Foods moved under Rule 56.',
    'It rests on 42 USC section 1983.',
    'Section 4(a) limits liability, and section 2 tells the facts.',
    'Two officers stopped him for forty minutes on 3/3/2024.',
    'On the third of March he lost 12,500 dollars, one third of the stock.',
    'The court should weigh both sides before it decides.',
    'The Supreme Court may hear the case.',
    'A jury could find for either party.',
    'Neither party has met its burden; as held below, the motion fails.',
  ])('%s', async (statement) => expect(await doubts(statement)).toEqual([]))
})

it('reads a long answer in steps that grow with its length', async () => {
  const text = (times: number) =>
    'Under Varghese v. China, 925 F.3d 1339 (11th Cir. 2019), § 9(a) of the Act of 1999 gave $5 to ten men. '.repeat(
      times,
    )
  expect(await doubts(text(20))).toHaveLength((await doubts(text(10))).length * 2)
})

it('of a date, that is marked which no name has', async () => {
  expect(await doubts('Filed on Aug. 1st, 2020.')).toContain('Aug. 1st, 2020')
})

it('a case keeps its own citation, and not that of the next', async () => {
  const text = 'Green v. Poe, 10 Cal.3d 616, 623 (1974), and Hinson v. Delis, 26 Cal.App.3d 62 (1972), agree.'
  const cases = [{ id: 'd1', kind: 'document' as const, title: 'Brief', text }]
  const marked = async (statement: string) => {
    const { loose } = await walkAnswer(schema, { statement }, cases, async () => [])
    return doubtsUnder(loose, 'statement').length > 0
  }
  for (const crossed of [
    'Hinson v. Delis, 10 Cal.3d 616 (1974)',
    'Green v. Delis, 26 Cal.App.3d 62 (1972)',
    'Green v. Delis',
  ])
    expect(await marked(`See ${crossed}.`)).toBe(true)
  for (const right of [
    'Green v. Poe, 10 Cal.3d 616 (1974)',
    'Hinson v. Delis, 26 Cal.App.3d 62 (1972)',
    'Green, 10 Cal.3d at 623',
  ])
    expect(await marked(`See ${right}.`)).toBe(false)
})

it('every text is read, in whatever form of a schema it stands', async () => {
  const said = 'See 925 F.9d 1339.'
  const forms = z.object({
    record: z.record(z.string(), z.string()),
    pair: z.tuple([z.string(), z.string()]),
    either: z.union([z.object({ words: z.string() }), z.array(z.string())]),
  })
  const answer = { record: { a: said }, pair: [said, said] as [string, string], either: { words: said } }
  const { loose, value } = await walkAnswer(forms, answer, evidence, async () => [])
  expect(loose.map(({ path }) => path)).toEqual(['record.a', 'pair.0', 'pair.1', 'either.words'])
  expect(value).toEqual(answer)
})
