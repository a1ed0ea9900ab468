import { describe, expect, it } from 'vitest'
import { directAnswer } from './direct.ts'

const documentOf = (text: string) =>
  ({ text, blocks: [], pages: [], warnings: [] }) as unknown as Parameters<typeof directAnswer>[0]
const ask = (document: ReturnType<typeof documentOf>, question: string) =>
  directAnswer(document, question, undefined, new AbortController().signal)

const opinion = documentOf(`UNITED STATES COURT OF APPEALS
FOR THE SIXTH CIRCUIT

ADA BYRON, Plaintiff-Appellant,
v.
ACME CORPORATION, Defendant-Appellee.

No. 24-1234

OPINION

BARKER, Circuit Judge. Ada Byron sued Acme for breach of contract. The district court granted summary judgment to Acme, and Byron appealed.

We hold that the contract required delivery in May. The record shows that Acme delivered in July.

For these reasons, we REVERSE the judgment of the district court and REMAND for further proceedings.`)

const brief = documentOf(`IN THE UNITED STATES COURT OF APPEALS FOR THE SIXTH CIRCUIT

No. 24-1234

ADA BYRON, Plaintiff-Appellant, v. ACME CORPORATION, Defendant-Appellee.

BRIEF OF APPELLANT

STATEMENT OF THE CASE

Ada Byron sued Acme for breach of contract.

ARGUMENT

The contract required delivery in May.

CONCLUSION

The judgment of the district court should be reversed.

Respectfully submitted,
Counsel for Appellant`)

const order = documentOf(`IN THE UNITED STATES DISTRICT COURT FOR THE DISTRICT OF COLORADO

LENA ORTIZ, Plaintiff, v. MESA FREIGHT LLC, Defendant.

ORDER

This matter is before the Court on the motion of Defendant to compel discovery.

IT IS ORDERED that the motion is GRANTED. Plaintiff shall serve her answers on or before April 14, 2026.`)

describe('a question that asks for something by what it is', () => {
  it('has the disposition of an opinion, and who prevailed', async () => {
    const found = await ask(opinion, 'Who won?')
    expect(found?.answer).toBe(
      'Reversed and remanded. The decision below does not stand, so Ada Byron prevailed. This is how the court disposed of the case, in its words.',
    )
    expect(found?.passages.map(({ text }) => text).join(' ')).toMatch(/REVERSE the judgment/)
  })

  it('has the holding of an opinion', async () =>
    expect((await ask(opinion, 'What was held?'))?.passages[0]?.text).toMatch(/We hold that/))

  it('has what is due when', async () => {
    const found = await ask(order, 'What is due when?')
    expect(found?.passages.map(({ text }) => text)).toEqual([expect.stringMatching(/on or before April 14, 2026/)])
    expect((await ask(brief, 'What is due when?'))?.answer).toMatch(/^No date or period/)
  })

  it('has what a brief asks for, and says that it decides nothing', async () => {
    const found = await ask(brief, 'Who won?')
    expect(found?.answer).toMatch(/decides nothing/)
    expect(found?.passages[0]?.text).toMatch(/should be reversed/)
  })

  it('says which side’s decision stands where the caption gives no roles', async () => {
    const bare = documentOf(opinion.text.replace(', Plaintiff-Appellant', '').replace(', Defendant-Appellee', ''))
    expect((await ask(bare, 'Who won?'))?.answer).toMatch(
      /^Reversed and remanded\. The decision below does not stand, so the party that appealed prevailed\./,
    )
  })

  it('has who prevailed at trial, if the judgment says so', async () => {
    const judgment = documentOf(
      order.text.replace(
        /IT IS ORDERED.*$/s,
        'IT IS ORDERED that judgment shall enter in favor of the Defendant, and that the complaint is DISMISSED with prejudice.',
      ),
    )
    expect((await ask(judgment, 'Who won?'))?.answer).toMatch(
      /^Dismissed with prejudice\. Judgment was given for the defendant, so Mesa Freight LLC prevailed\./,
    )
    expect((await ask(order, 'Who won?'))?.answer).toMatch(/prevailed on it\./)
  })

  it('has the arguments of the side that it names', async () => {
    const argued = documentOf(
      opinion.text.replace(
        'We hold that',
        'Byron argues that the contract required delivery in May. Acme responds that she waived the date when she took the goods.\n\nWe hold that',
      ),
    )
    const said = async (question: string) => (await ask(argued, question))?.passages.map(({ text }) => text)
    expect(await said('What did Acme argue?')).toEqual([expect.stringMatching(/^Acme responds/)])
    expect(await said('What arguments did the appellant make?')).toEqual([expect.stringMatching(/^Byron argues/)])
    expect(await said('What are the arguments?')).toHaveLength(2)
  })

  it('has what was done, if it is asked which relief was granted', async () =>
    expect((await ask(opinion, 'What relief was granted?'))?.answer).toMatch(/^Reversed and remanded/))

  it('leaves other questions to the words', async () => expect(await ask(opinion, 'When was the delivery?')).toBeNull())
})

describe('what the court below did', () => {
  it('is not what this court did', async () => {
    const found = await ask(opinion, 'Who won below?')
    expect(found?.passages.map(({ text }) => text)).toEqual([
      'The district court granted summary judgment to Acme, and Byron appealed.',
    ])
    expect(found?.answer).not.toMatch(/reversed|prevailed/i)
    expect((await ask(opinion, 'Who won?'))?.answer).toMatch(/^Reversed/)
  })

  it('is found in the sentence that says so, in a filing as well', async () => {
    const text = brief.text.replace(
      'for breach of contract.',
      'for breach. The district court granted summary judgment to Acme.',
    )
    const found = await ask(documentOf(text), 'Did the district court grant summary judgment?')
    expect(found?.passages[0]?.text).toBe('The district court granted summary judgment to Acme.')
  })

  it('is left open where the paper does not say it', async () => {
    expect(await ask(brief, 'Who won below?')).toEqual({
      answer: 'The document does not say in so many words what the court below did.',
      passages: [],
    })
  })

  it('is not what the court of the paper itself did, nor what another case tells', async () => {
    const told = 'Smith v. Jones does not help. In Smith v. Jones the district court denied the motion.'
    const paper = documentOf(
      order.text.replace('IT IS ORDERED', `${told}\n\nThe district court granted it.\n\nIT IS ORDERED`),
    )
    expect((await ask(paper, 'How did the district court rule?'))?.answer ?? '').not.toMatch(/a court below/)
    const other = documentOf(opinion.text.replace('We hold', `${told} We hold`))
    const found = await ask(other, 'Who won below?')
    expect(found?.passages).toHaveLength(1)
  })
})
