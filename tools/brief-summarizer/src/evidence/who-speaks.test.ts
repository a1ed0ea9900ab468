import { runAction } from '@casewright/core/testing'
import { describe, expect, it } from 'vitest'
import { documentOf } from '../__fixtures__/documents.ts'
import type { Summary } from '../output.ts'
import { server } from '../server.ts'

const summarize = async (text: string) =>
  (await runAction(server, 'summarize', {}, { documents: [{ name: 'paper.pdf', text: documentOf(text) }] }))
    .output as Summary
const dispositions = ({ courtFields }: Summary) => (courtFields ?? []).filter(({ field }) => field === 'disposition')

const opinion = `IN THE COURT OF APPEALS OF THE STATE OF WESTMARK

No. 24-1187

MARIA DELACRUZ, Plaintiff-Appellant,
v.
HARBORVIEW APARTMENTS, LLC, Defendant-Appellee.

Before QUINN, C.J., and ALBRIGHT and MARSH, JJ.

QUINN, C.J. Maria Delacruz fell on an unlit stairway in the building where she rents. She sued the landlord for negligence. The trial court granted summary judgment for Harborview on the ground that the danger was open and obvious. She appeals.

A tenant does not give up her claim because she knows that the only way to her door is dark. Knowledge goes to comparative fault, which is for a jury. A landlord owes its tenants reasonable care in the parts of the building that it controls, whether or not the danger is obvious.

So we affirm as to punitive damages, reverse the rest of the judgment, and send the case back for trial.

MARSH, J., dissenting in part. I would affirm in full. The light had been out for a day. No landlord can be everywhere at once, and the majority makes it an insurer of everybody who walks its stairs.`

describe('whose words a paper has', () => {
  it('names who wrote apart, and takes no point from there', async () => {
    const summary = await summarize(opinion)
    expect(summary.facts).toContainEqual(expect.objectContaining({ label: 'Dissent', value: 'Marsh' }))
    expect([summary.summary, ...summary.keyPoints].join(' ')).not.toContain('everywhere at once')
    expect(dispositions(summary)[0]?.value).toBe('Affirmed in part and reversed in part')
  })

  it('reads a judge’s letter as the order that it is, ruling by ruling', async () => {
    const summary = await summarize(`CIRCUIT COURT FOR LANE COUNTY
Chambers of Judge Ruth Okafor

March 3, 2026

Re: Pell v. Ostrander Motors, Inc., No. 25-C-2210

Counsel:

I have read the briefs on both motions and heard argument on February 24. This letter is my ruling.

Ostrander's motion to dismiss the fraud count is denied. The complaint says who told Mr. Pell the truck had never been in a wreck, when, and where, and that is all the rule asks.

I am granting the motion as to the consumer protection count. The sale was between two businesses, and the statute protects consumers only.

Mr. Pell's motion to compel is granted in part. Ostrander must produce the service file and the auction report by March 20.

Sincerely,

Ruth Okafor
Circuit Judge`)
    expect(summary.documentType).toBe('Court Order')
    expect(dispositions(summary)).toHaveLength(3)
  })

  it('does not make an order of a lawyer’s letter to a judge', async () => {
    const summary = await summarize(`Dear Judge Okafor:

I write for Mr. Pell. We ask that the motion to compel be granted. Ostrander has not produced the service file, and trial is in May.

Sincerely,

Ann Hale
Hale & Poe LLP`)
    expect(summary.documentType).not.toBe('Court Order')
  })

  it('tells a sentence that was imposed', async () => {
    const summary = await summarize(`UNITED STATES DISTRICT COURT
DISTRICT OF NEW HARROW

UNITED STATES OF AMERICA
v.
DEVIN R. COLE
Case No. 2:25-cr-00118-01

JUDGMENT IN A CRIMINAL CASE

The defendant pleaded guilty to count 2 of the indictment, possession of a firearm by a felon. Count 1 is dismissed on the motion of the United States.

The defendant is committed to the custody of the Bureau of Prisons for a term of 41 months. The court recommends placement near his family.

On release the defendant shall be on supervised release for three years.`)
    expect(dispositions(summary)[0]?.value).toMatch(/^Sentenced to 41 months/)
    expect(summary.summary.match(/Count 1 is dismissed/g)).toHaveLength(1)
  })
})
