import { testContext } from '@casewright/core/testing'
import { expect, it } from 'vitest'
import { saying } from '../__fixtures__/saying.ts'
import { generation } from '../input.ts'
import { type Generated, generated } from '../output.ts'
import { server } from '../server.ts'

interface Case {
  type: string
  said: string
  passages: { field: string; text: string; quotation: string }[]
  /** What the letter has to have. */
  facts: string[]
  /** What it may not have. */
  never: string[]
}

/** What people dictate, and the prose of a competent model, which holds every fact of it. */
const cases: Case[] = [
  {
    type: 'complaint-letter',
    said: 'um okay so this is a complaint letter to uh Bayside Roofing in Mobile, my client Nora Finch paid $18,500 on April 9, 2026 for a new roof and it leaked on June 2, 2026. She called twice, nobody came. She wants the roof fixed or her money back by December 15, 2026. Keep it firm but polite.',
    passages: [
      {
        field: 'problem',
        text: 'Our client, Nora Finch, paid Bayside Roofing $18,500 on April 9, 2026 for a new roof. The roof leaked on June 2, 2026.',
        quotation: 'my client Nora Finch paid $18,500 on April 9, 2026',
      },
      {
        field: 'earlierSteps',
        text: 'Ms. Finch called twice, and nobody came.',
        quotation: 'She called twice, nobody came',
      },
    ],
    facts: ['$18,500', 'April 9, 2026', 'June 2, 2026', 'called twice', 'Nora Finch'],
    never: ['um okay', 'firm but polite', 'I paid'],
  },
  {
    type: 'business-letter',
    said: 'Letter to Marcus Feld at Brightwater Insurance re claim number 22-04418. We represent Joanne Pruitt. She was rear ended by your insured on August 9, 2026 on Interstate 24. Her medical bills so far are $14,206. Send us the policy limits by December 15, 2026. No legalese.',
    passages: [
      {
        field: 'purpose',
        text: 'We represent Joanne Pruitt, whose car your insured struck from behind on Interstate 24 on August 9, 2026. She was rear-ended, and her medical bills so far are $14,206. This concerns claim number 22-04418.',
        quotation: 'We represent Joanne Pruitt. She was rear ended by your insured',
      },
      {
        field: 'callToAction',
        text: 'Please let us have the policy limits by December 15, 2026.',
        quotation: 'Send us the policy limits by December 15, 2026',
      },
    ],
    facts: ['Joanne Pruitt', 'August 9, 2026', 'Interstate 24', '$14,206', '22-04418', 'December 15, 2026'],
    never: ['legalese', 'Send us the policy limits by'],
  },
  {
    type: 'inquiry-letter',
    said: "Write the Marion County Recorder for me, Ben Oyelaran. We closed on August 28, 2026 on Lot 9 of Fall Creek and the deed still isn't recorded, receipt A202600077. Ask whether it was rejected and what it costs to expedite.",
    passages: [
      {
        field: 'background',
        text: 'We closed on August 28, 2026 on Lot 9 of Fall Creek. The deed, with receipt A202600077, still has not been recorded.',
        quotation: 'We closed on August 28, 2026 on Lot 9',
      },
    ],
    facts: ['August 28, 2026', 'Lot 9', 'A202600077', 'rejected', 'expedite'],
    never: ["isn't recorded", 'for me, Ben'],
  },
  {
    type: 'thank-you-letter',
    said: 'thank you letter to Judge Ellen Marsh, she spoke at our seminar on November 12, 2026 about motions in limine. Her story about exhibit 40 was the best part and 3 of us rewrote our checklists. From Curtis Lam. Nothing too gushy.',
    passages: [
      {
        field: 'meaning',
        text: 'Your talk about motions in limine at our seminar on November 12, 2026 stays with us. Your story about exhibit 40 was the best part, and 3 of us rewrote our checklists afterwards.',
        quotation: 'Her story about exhibit 40 was the best part',
      },
    ],
    facts: ['November 12, 2026', 'motions in limine', 'exhibit 40', '3 of us'],
    never: ['gushy', 'thank you letter to'],
  },
  {
    type: 'recommendation-letter',
    said: 'Recommendation for Lena Ortiz, she clerked for me for two years, from August 2024 to August 2026. She drafted 41 bench memos and found the error in the Halvorsen transcript. I am Judge Ruth Vance of the District Court. I highly recommend her.',
    passages: [
      {
        field: 'specificExamples',
        text: 'Lena Ortiz clerked for me for two years, from August 2024 to August 2026. She drafted 41 bench memos, and she found the error in the Halvorsen transcript.',
        quotation: 'She drafted 41 bench memos and found the error',
      },
    ],
    facts: ['Lena Ortiz', 'two years', '41 bench memos', 'Halvorsen'],
    never: ['Recommendation for Lena'],
  },
  {
    type: 'cover-letter',
    said: "I'm Talia Brandt, applying for associate at Kessler Horn LLP. Two years clerking for Judge Amir Rahman, law review note on Daubert hearings. I want it because they tried the Fairmont case.",
    passages: [
      {
        field: 'experience',
        text: 'I clerked for Judge Amir Rahman for two years, and my law review note is on Daubert hearings.',
        quotation: 'Two years clerking for Judge Amir Rahman',
      },
      {
        field: 'motivation',
        text: 'I want to join Kessler Horn LLP because it tried the Fairmont case.',
        quotation: 'I want it because they tried the Fairmont case',
      },
    ],
    facts: ['Amir Rahman', 'Daubert', 'Fairmont', 'Talia Brandt'],
    never: ["I'm Talia Brandt, applying"],
  },
]

const make = async ({ type, said, passages }: Case): Promise<Generated> => {
  const { context } = testContext({ reason: saying({ passages }).reason })
  const input = generation.parse({
    documentType: type,
    inputMethod: 'voice',
    textContent: said,
    today: '2026-11-23',
  })
  return generated.parse(await server.actions.generate(input, context))
}

it.each(cases)(
  'the prose of a model that holds every fact of a $type stands, and nothing of the dictation beside it',
  async (one) => {
    const { formattedContent, written, doubts, leftOut } = await make(one)
    expect(leftOut).toEqual([])
    expect(doubts).toEqual([])
    expect(written?.fields.toSorted()).toEqual(one.passages.map(({ field }) => field).toSorted())
    for (const { text } of one.passages) expect(formattedContent).toContain(text)
    for (const fact of one.facts) expect(formattedContent).toContain(fact)
    for (const words of one.never) expect(formattedContent).not.toContain(words)
  },
)

it('a fact that the prose leaves out is an open point of the letter', async () => {
  const [first] = cases
  if (!first) throw new Error('There is no case')
  const passages = first.passages.map((one) => ({
    ...one,
    text: one.text.replace(' The roof leaked on June 2, 2026.', ''),
  }))
  const { formattedContent } = await make({ ...first, passages })
  expect(formattedContent).toContain('June 2, 2026')
})
