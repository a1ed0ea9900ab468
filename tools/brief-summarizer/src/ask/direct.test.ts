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

  it('leaves other questions to the words', async () => expect(await ask(opinion, 'When was the delivery?')).toBeNull())
})
