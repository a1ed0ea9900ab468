import { describe, expect, it } from 'vitest'
import { partsOf, wholeByHead } from '../summary/parts.ts'
import { courtPaperByParts } from './by-parts.ts'
import { dispositionValue } from './disposition.ts'
import type { CourtFieldName } from './field.ts'
import { prevailing } from './winner.ts'

const read = (text: string) => {
  const source = { text, blocks: [], pages: [] }
  const reader = courtPaperByParts(wholeByHead(source, 40_000))
  for (const part of partsOf(source, 40_000)) reader.add(part)
  return reader.all()
}
const of = (text: string, name: CourtFieldName) =>
  read(text)
    .filter((field) => field.name === name)
    .map(({ text, side }) => (side ? `${side}: ${text}` : text))

const opinion = `UNITED STATES COURT OF APPEALS
FOR THE SIXTH CIRCUIT

ADA BYRON, Plaintiff-Appellant,
v.
ACME CORPORATION, Defendant-Appellee.

No. 24-1234

OPINION

BARKER, Circuit Judge. Ada Byron sued Acme for breach of contract, seeking damages of $40,000. The district court granted summary judgment to Acme, and Byron appealed.

Byron argues that the contract required delivery in May. Acme responds that she waived the date when she accepted the goods in July. In Smith v. Jones, the plaintiff argued that time was of the essence.

We hold that the contract required delivery in May and that acceptance of the goods did not waive the claim for delay.

For these reasons, we REVERSE the judgment of the district court and REMAND for further proceedings.

COLE, Circuit Judge, dissenting. I would affirm the judgment. We should hold that the date was waived.`

const order = `IN THE UNITED STATES DISTRICT COURT FOR THE DISTRICT OF COLORADO

Civil Action No. 24-cv-0101

LENA ORTIZ, Plaintiff, v. MESA FREIGHT LLC, Defendant.

ORDER

This matter is before the Court on Defendant's motion to dismiss the complaint. Plaintiff filed this action on March 3, 2025 and opposes the motion.

Defendant contends that the claims are barred by the statute of limitations. Plaintiff responds that the period was tolled.

The Court finds that the contract claim accrued in 2019 and is barred.

IT IS ORDERED that Defendant's motion to dismiss is GRANTED as to Count One and DENIED as to Count Two. Defendant shall file its answer on or before April 14, 2026. The parties shall exchange initial disclosures no later than May 1, 2026.`

const complaint = `IN THE UNITED STATES DISTRICT COURT FOR THE DISTRICT OF COLORADO

LENA ORTIZ, Plaintiff, v. MESA FREIGHT LLC, Defendant.

COMPLAINT FOR DAMAGES

Plaintiff Lena Ortiz brings this action for unpaid overtime under 29 U.S.C. § 207.

1. Plaintiff drove for Defendant for six years and worked sixty hours a week.

WHEREFORE, Plaintiff prays for judgment against Defendant for unpaid overtime, liquidated damages and costs.`

describe('the fields of a court paper', () => {
  it('are the disposition, the holding and the posture of an opinion, none of its dissent', () => {
    expect(of(opinion, 'disposition')).toEqual([expect.stringMatching(/we REVERSE the judgment/)])
    expect(read(opinion).find(({ value }) => value)?.value).toBe('Reversed and remanded')
    expect(of(opinion, 'holding')).toEqual([expect.stringMatching(/^We hold that the contract/)])
    expect(of(opinion, 'posture').join(' ')).toMatch(/granted summary judgment to Acme/)
    expect(of(opinion, 'relief').join(' ')).toMatch(/seeking damages of \$40,000/)
  })

  it('name who argues what, and nobody of another case', () => {
    expect(of(opinion, 'arguments')).toEqual([
      expect.stringMatching(/^Byron: Byron argues that/),
      expect.stringMatching(/^Acme: Acme responds that/),
    ])
  })

  it('are what an order does with each motion, and what is due when', () => {
    expect(of(order, 'disposition').join(' ')).toMatch(/GRANTED as to Count One and DENIED as to Count Two/)
    expect(of(order, 'deadlines')).toEqual([
      expect.stringMatching(/answer on or before April 14, 2026/),
      expect.stringMatching(/no later than May 1, 2026/),
    ])
  })

  it('of a complaint are what it prays for, and never a disposition', () => {
    expect(of(complaint, 'relief').join(' ')).toMatch(/prays for judgment against Defendant/)
    expect(of(complaint, 'disposition')).toEqual([])
    expect(of(complaint, 'holding')).toEqual([])
  })

  it('of a contract are its deadlines alone', () => {
    const contract =
      'SERVICES AGREEMENT\n\nThis Services Agreement is made between Acme LLC and Birch Inc.\n\nBirch shall pay each invoice within thirty days after it is received. We hold that good faith matters.'
    expect(read(contract).map(({ name }) => name)).toEqual(['deadlines'])
  })

  it('end where the court has spoken its last word', () => {
    const noted = `${opinion.split('COLE, Circuit')[0]}Reversed.\n\nNOTES\n\n[1] We conclude that some states hold that notice is due within ten days of a sale.`
    expect(of(noted, 'holding')).toEqual([expect.stringMatching(/^We hold that the contract/)])
  })

  it('are no holding and no disposition of a dissent that stands alone', () => {
    const dissent = `Mr. Justice COLE, dissenting.\n\nUNITED STATES COURT OF APPEALS\n\nThe petitioner appealed. The Court holds that the date was waived. I cannot agree with its opinion. The judgment should be reversed, and the petitioner is entitled to a new trial. See Poe v. Roe, 12 U.S. 34 (1900).\n\nReversed.`
    expect(read(dissent).map(({ name }) => name)).not.toContain('disposition')
    expect(read(dissent).map(({ name }) => name)).not.toContain('holding')
  })

  it.each([
    ['The libelant will have a decree against the barge for that amount.'],
    ['It follows that the prayer of the petitioner must be denied; and it is so ordered.'],
    ['We are of opinion that the decree of the court below ought to be affirmed.'],
  ])('say what an old court did: %s', (last) => {
    const old = opinion.replace(/For these reasons, we REVERSE.*$/s, last)
    expect(of(old, 'disposition')).toEqual([last])
  })

  it('are not the words of a party or of another court', () => {
    const below = opinion.replace(
      /We hold that the contract[^.]*\./,
      'The trial court granted the motion, holding that the clause is void. Byron contends that the district court erred.',
    )
    expect(of(below, 'holding')).toEqual([])
  })

  it('have the words before a disposition in a line of its own', () => {
    const set = opinion.replace(
      /For these reasons, we REVERSE.*$/s,
      'Finding no error, we conclude that the judgment of the district court must be and is\n\nAffirmed.\n\nIt is so ordered.',
    )
    expect(of(set, 'disposition')[0]).toBe(
      'Finding no error, we conclude that the judgment of the district court must be and is Affirmed.',
    )
  })

  it('are of the party that a sentence begins with', () => {
    const sets = opinion.replace(
      'Acme responds that she waived',
      'The defendant sets up the terms that are claimed by the plaintiff to be void, and insists that she waived',
    )
    expect(of(sets, 'arguments').join(' ')).toMatch(/Defendant: The defendant sets up/)
  })

  it('stand at the place that they name', () => {
    for (const { start, end, text } of read(opinion)) expect(opinion.slice(start, end).replace(/\s+/g, ' ')).toBe(text)
  })
})

describe('a disposition in a few words', () => {
  it.each([
    ['The judgment is affirmed in part and reversed in part.', 'Affirmed in part and reversed in part', 'each in part'],
    ['Affirmed.', 'Affirmed', 'appellee'],
    [
      'We affirm the judgment on liability, but reverse and remand on the fees; he must be allowed an opportunity to reply.',
      'Affirmed in part, reversed in part and remanded',
      'each in part',
    ],
    ['Reversed, with instructions to grant the motion.', 'Reversed', 'appellant'],
    ['We vacate the order and remand.', 'Vacated and remanded', 'appellant'],
    ['The appeal is dismissed without prejudice.', 'Dismissed without prejudice', null],
  ] as const)('%s', (words, value, won) => {
    expect(dispositionValue([words])).toBe(value)
    expect(prevailing(value)).toBe(won)
  })
})

describe('an order that goes count by count', () => {
  const counts = `UNITED STATES DISTRICT COURT
SOUTHERN DISTRICT OF INDIANA

MILLER FREIGHT, INC., Plaintiff,
v.
HALSTED LOGISTICS LLC, Defendant.

ORDER ON DEFENDANT'S MOTION TO DISMISS

Plaintiff Miller Freight sued Halsted Logistics for breach of contract. Halsted moves to dismiss both counts. For the reasons below, the motion is granted in part and denied in part.

Miller responds that Section 4 of the agreement requires payment within 45 days. A complaint must state a claim that is plausible on its face. The complaint identifies the agreement, the loads and the unpaid sum. The motion is denied as to Count I.

Count II is dismissed without prejudice. Plaintiff may file an amended complaint by September 12, 2026.`

  it('says what it comes to', () => {
    const [first] = read(counts).filter(({ name }) => name === 'disposition')
    expect(first).toMatchObject({ value: 'Granted in part and denied in part' })
    expect(first?.text).toContain('the motion is granted in part')
  })

  it('has no deadline in what a party argues, and no state that argues', () => {
    expect(of(counts, 'deadlines')).toEqual(['Plaintiff may file an amended complaint by September 12, 2026.'])
    expect(of(counts, 'arguments').join()).not.toContain('State:')
  })
})

describe('what is due in a paper that is no court paper', () => {
  const minutes = `MAPLE RIDGE ASSOCIATION
Minutes of the Board

The minutes of April were approved on May 12, 2026. The Secretary shall notify the owner in writing within ten days. Nominations are due by August 14. The pool was resurfaced by September 8.`
  const letter = `Oak & Elm, LLP

July 2, 2026

Dear Mr. Pruitt:

We represent the owners of the house. You were given notice on February 9, 2026. Please confirm in writing by July 17, 2026 that you will repair the wall.

Very truly yours,

Helen Oak`

  it('is told of minutes', () =>
    expect(of(minutes, 'deadlines')).toEqual([
      'The Secretary shall notify the owner in writing within ten days.',
      'Nominations are due by August 14.',
    ]))

  it('is told of a letter that asks politely', () => {
    expect(of(letter, 'deadlines')).toHaveLength(1)
    expect(of(letter, 'relief').join()).toContain('Please confirm')
  })
})
