import { expect, test } from 'vitest'
import { kindOf } from '../kinds/kind-of.ts'
import { partsOf, wholeByHead } from '../summary/parts.ts'
import { courtPaperByParts } from './by-parts.ts'

const caption =
  'UNITED STATES DISTRICT COURT\nWESTERN DISTRICT OF WISCONSIN\n\nBADGER TOOL CO.,\nPlaintiff,\nv.\nPELL FABRICATING, LLC,\nDefendant.\n\nCase No. 26-cv-113\n\n'

const fieldsOf = (text: string) => {
  const source = { text, blocks: [], pages: [] }
  const reader = courtPaperByParts(wholeByHead(source, 40_000))
  for (const part of partsOf(source, 40_000)) reader.add(part)
  const all = reader.all()
  return (name: string) => all.filter((one) => one.name === name).map((one) => one.text)
}

test('an order on confidential papers decides and holds nothing, and sets times', () => {
  const of = fieldsOf(
    `${caption}CONSENT PROTECTIVE ORDER\n\nUpon the consent of the parties, and it appearing that discovery will involve trade secrets, the Court hereby ORDERS as follows:\n\n1. A party may designate a document as "Confidential" if it believes in good faith that it contains a trade secret. The burden of proof is on the designating party.\n\n2. Within forty-five days after the conclusion of this action, all Confidential documents shall be returned or destroyed.\n\n3. This Order survives the conclusion of the action and may be modified by the Court for good cause.\n\nSO ORDERED.`,
  )
  expect(of('disposition')).toEqual([])
  expect(of('holding')).toEqual([])
  expect(of('deadlines').join(' ')).toContain('Within forty-five days')
})

test('a judgment by default says for whom it is', () => {
  const of = fieldsOf(
    `${caption}ORDER AND DEFAULT JUDGMENT\n\nPlaintiff Badger Tool Co. has moved for default judgment. The complaint was served on January 9, 2026, and the clerk entered default on February 20. Plaintiff proved damages of $63,118.40.\n\nIT IS ORDERED that plaintiff's motion for default judgment is GRANTED. Judgment shall be entered for plaintiff and against defendant in the amount of $63,118.40, plus costs. The request for attorney fees is DENIED.`,
  )
  expect(of('disposition').join(' ')).toContain('Judgment shall be entered for plaintiff')
  expect(of('relief').join(' ')).not.toContain('GRANTED')
})

test('what the parties have to do is neither the disposition nor the holding of an opinion and order', () => {
  const of = fieldsOf(
    `${caption}MEMORANDUM OPINION AND ORDER\n\nThis matter is before the Court on Defendant's Motion for Summary Judgment (Doc. 41). For the following reasons, the Motion is GRANTED IN PART and DENIED IN PART.\n\nThe men whom plaintiff names reported to a different supervisor. The Court therefore finds that she has not made out a prima facie case of discrimination.\n\nDefendant's Motion for Summary Judgment is GRANTED as to Count One and DENIED as to Count Two. Trial on Count Two remains set for March 9, 2027 at 9:00 a.m. The parties are ORDERED to mediate on or before December 18, 2026.\n\nIT IS SO ORDERED.`,
  )
  expect(of('disposition').join(' ')).not.toContain('mediate')
  expect(of('holding').join(' ')).toContain('has not made out a prima facie case')
  expect(of('deadlines').join(' ')).toContain('remains set for March 9, 2027')
})

test('a minute order is an order, whatever its rows name', () => {
  const text = `SUPERIOR COURT OF CALIFORNIA, COUNTY OF SACRAMENTO\n\nMINUTE ORDER\n\nCASE NO: 34-2025-00351120\nCASE TITLE: Tri-County Rentals, Inc. vs. Delta Event Services, LLC\nEVENT TYPE: Motion to Set Aside Default - Civil Law and Motion\n\nDefendant's motion to set aside the default entered on November 4, 2025 is GRANTED on condition. Plaintiff has shown no prejudice, and the proposed answer was attached to the reply.`
  expect(kindOf({ text }).kind).toBe('order')
})
