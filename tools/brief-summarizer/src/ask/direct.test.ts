import { describe, expect, it } from 'vitest'
import { directAnswer } from './direct.ts'

const documentOf = (text: string) =>
  ({ text, blocks: [], pages: [], warnings: [] }) as unknown as Parameters<typeof directAnswer>[0]

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

describe('a question that asks for something by what it is', () => {
  it('has the disposition of an opinion', () => {
    const found = directAnswer(opinion, 'Who won?', undefined)
    expect(found?.answer).toMatch(/disposed of the case/)
    expect(found?.passages.map(({ text }) => text).join(' ')).toMatch(/REVERSE the judgment/)
  })

  it('has the holding of an opinion', () =>
    expect(directAnswer(opinion, 'What was held?', undefined)?.passages[0]?.text).toMatch(/We hold that/))

  it('has what a brief asks for, and says that it decides nothing', () => {
    const found = directAnswer(brief, 'Who won?', undefined)
    expect(found?.answer).toMatch(/decides nothing/)
    expect(found?.passages[0]?.text).toMatch(/should be reversed/)
  })

  it('leaves other questions to the words', () =>
    expect(directAnswer(opinion, 'When was the delivery?', undefined)).toBeNull())
})
