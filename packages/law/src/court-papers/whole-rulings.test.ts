import { expect, it } from 'vitest'
import { partsOf, wholeByHead } from '../summary/parts.ts'
import { courtPaperByParts } from './by-parts.ts'
import type { CourtFieldName } from './field.ts'

const fieldsOf = (text: string, name: CourtFieldName) => {
  const source = { text, blocks: [], pages: [] }
  const reader = courtPaperByParts(wholeByHead(source, 40_000))
  for (const part of partsOf(source, 40_000)) reader.add(part)
  return reader.all().filter((field) => field.name === name)
}
const textsOf = (text: string, name: CourtFieldName) => fieldsOf(text, name).map((field) => field.text)

const caption = (paper: string) => `                 UNITED STATES DISTRICT COURT
                      DISTRICT OF MAINE

ORLA FINCH,
        Plaintiff,
v.                                     No. 2:25-cv-00311
HALYARD BOATWORKS, INC., and
PIERCE DUNN,
        Defendants.

                       ${paper}

`

const order = `${caption('ORDER')}
Orla Finch worked as a rigger for Halyard Boatworks from 2021 until March 4, 2025. She brings claims under Title VII for retaliation (Count I) and for unpaid wages under state law (Count II). Halyard and Dunn move to dismiss under Rule 12(b)(6).

Halyard argues that the complaint names no protected act. Dunn adds that a supervisor cannot be sued under the statute. Finch answers that she complained in writing twice.

                       DISCUSSION

The complaint tells of two written complaints, and of a discharge six days after the second. That is enough at this stage. No supervisor is liable under the statute on which Count I rests.

                       CONCLUSION

It is ORDERED that:

   1. The motion to dismiss, Dkt. 14, is GRANTED IN PART and DENIED IN PART.

   2. Count I is DISMISSED with prejudice as to Dunn.

   3. The remaining $4,100 of the deposit is RETURNABLE to Finch.

   4. Halyard shall answer by July 18, 2025.

Entered June 20, 2025.

                                   MARA T. LIND
                                   United States District Judge
`

it('shows every ruling of an order, and what is due by it', () => {
  expect(textsOf(order, 'disposition')).toEqual([
    'The motion to dismiss, Dkt. 14, is GRANTED IN PART and DENIED IN PART.',
    'Count I is DISMISSED with prejudice as to Dunn.',
    'The remaining $4,100 of the deposit is RETURNABLE to Finch.',
  ])
  expect(textsOf(order, 'deadlines')).toEqual(['Halyard shall answer by July 18, 2025.'])
})

it('knows what one party adds for an argument, and no holding', () => {
  expect(fieldsOf(order, 'arguments').map(({ side }) => side)).toEqual(['Halyard', 'Dunn', 'Finch'])
  expect(textsOf(order, 'holding').join()).not.toMatch(/Dunn adds/)
})

it('the motion that is before the court is its posture', () =>
  expect(textsOf(order, 'posture')).toContain('Halyard and Dunn move to dismiss under Rule 12(b)(6).'))

it('shows what an opinion says it comes to, with its last words', () => {
  const opinion = `                 SUPREME COURT OF MAINE

Ames Landing Association v. Orla Finch

                     No. 24-118

   ¶ 1. Orla Finch appeals from a judgment that orders her to remove a dock. The Association cross-appeals the denial of its fees. We vacate the judgment, affirm the denial of fees, and remand.

   ¶ 2. The committee had sixty days to act on her application and took seventy. The covenant says that silence is consent. The trial court thought the delay excusable. The words of the covenant leave no room for an excuse. The fee clause speaks of assessments alone, and none was due.

   ¶ 3. The Association argues that the application was incomplete. It took the application up without asking for more. What it might have asked for does not matter now.

   The judgment is vacated. The denial of fees is affirmed. The matter is remanded for entry of judgment for Finch. Any motion for reconsideration shall be filed within fourteen days of the date of this decision.

Decided: May 6, 2025
`
  const done = fieldsOf(opinion, 'disposition')
  expect(done[0]?.text).toBe('We vacate the judgment, affirm the denial of fees, and remand.')
  expect(done.at(-1)?.text).toMatch(/^The matter is remanded/)
  expect(textsOf(opinion, 'deadlines')).toEqual([expect.stringMatching(/^Any motion for reconsideration/)])
})

it('reads the rulings of minutes, each with what was ruled on', () => {
  const minutes = `SUPERIOR COURT OF CALIFORNIA, COUNTY OF MARIN

MINUTE ORDER
DATE: 09/17/2026
CASE TITLE: Finch v. Halyard Boatworks, Inc.

Matter is called at 9:40 a.m. Counsel for Plaintiff argues. The Court RULES AS FOLLOWS, and departs from its tentative.

1. DEMURRER.
   First cause of action (express warranty): OVERRULED. The invoice is alleged to promise a sound mast.
   Second cause of action (fraud): SUSTAINED WITH LEAVE TO AMEND. It does not say who spoke.

2. MOTION TO QUASH. CONTINUED to 12/03/2026 in Department 9. Discovery to be completed by 11/06/2026.
`
  expect(textsOf(minutes, 'disposition')).toEqual([
    'First cause of action (express warranty): OVERRULED.',
    'Second cause of action (fraud): SUSTAINED WITH LEAVE TO AMEND.',
    'MOTION TO QUASH. CONTINUED to 12/03/2026 in Department 9.',
  ])
  expect(textsOf(minutes, 'deadlines')).toContain('Discovery to be completed by 11/06/2026.')
})

it('a complaint asks what its prayer lists, and no more', () => {
  const complaint = `${caption('COMPLAINT')}
Plaintiff alleges:

1.1  Orla Finch lives in Bath. She suffered damages of $41,000 when the mast fell on July 6, 2024.

1.2  Plaintiff reserves the right to amend to claim punitive damages.

                     PRAYER

Plaintiff asks judgment:
A. Against Halyard, for damages of $41,000;
B. Against Dunn, for such part of them as he caused; and
C. Costs.

DATED this 3rd day of March, 2026.
`
  const relief = textsOf(complaint, 'relief')
  expect(relief).toHaveLength(1)
  expect(relief[0]).toMatch(/^Plaintiff asks judgment: A\. .*\$41,000; B\. .* C\. Costs\.$/)
})

it('a brief argues what its points say', () => {
  const brief = `${caption("DEFENDANTS' OPPOSITION TO MOTION FOR A PRELIMINARY INJUNCTION")}
Defendants oppose the motion.

                     ARGUMENT

     A. No likelihood of success. The skill of a rigger is general know-how that anybody may carry with her.

     B. The restraint is too wide. Two years and a coast without bounds protect no secret.

                     CONCLUSION

The motion should be denied.
`
  expect(textsOf(brief, 'arguments')).toEqual([
    expect.stringMatching(/^No likelihood of success\. The skill/),
    expect.stringMatching(/^The restraint is too wide\. Two years/),
  ])
})

it('what comes of a claim is held, with the sentence that says why', () => {
  const opinion = order.replace(
    'No supervisor is liable under the statute on which Count I rests.',
    'A reader could take the second complaint for the cause. Count I survives against Halyard.',
  )
  expect(textsOf(opinion, 'holding')).toContain(
    'A reader could take the second complaint for the cause. Count I survives against Halyard.',
  )
})
