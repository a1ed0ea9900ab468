import { readTemplate, shippedTypes } from '@casewright/templates'
import { expect, test } from 'vitest'
import { edited } from '../edits.ts'
import { readSaid } from '../read-said.ts'
import { settlementVoiceIn } from './settlement-voice.ts'
import { sidesOfCase } from './sides-of-case.ts'

const types = new Map(shippedTypes.flatMap((source) => readTemplate(source).template ?? []).map((one) => [one.id, one]))
const read = (text: string): Record<string, string | undefined> =>
  Object.fromEntries(
    readSaid(types.get('settlement-agreement') as never, text, '2026-11-29').filled.map(({ field, value }) => [
      field,
      value,
    ]),
  )
const caption =
  'Settlement in Amadi v. Corbel Roofing, Inc., Case No. 25-CV-0331, District Court of Johnson County, Kansas. We have the plaintiff, Grace Amadi.'

test('a caption with whom we have tells who claims and who pays', () => {
  expect(sidesOfCase(caption)).toEqual({ plaintiff: 'Amadi', defendant: 'Corbel Roofing, Inc.', ours: 'plaintiff' })
  expect(sidesOfCase('Marsh v. Pike. I represent Nora Pike.')?.ours).toBe('defendant')
  expect(sidesOfCase('Nora Pike pays Al Marsh $400.')).toBeNull()
})

test.each([
  // 'They' who pay are the other side; releases are nobody.
  [
    ' They pay $48,000. Mutual releases. They do NOT cover the invoice.',
    ' The Payor pays $48,000. Mutual releases. They do NOT cover the invoice.',
  ],
  [' They deny liability and admit nothing.', ' The Payor denies liability and admits nothing.'],
  [' We file the dismissal. We were at 52 in May.', ' The Claimant files the dismissal. We were at 52 in May.'],
  [
    ' The roof on her house leaked. Notice goes to their counsel.',
    ' The roof on the Claimant’s house leaked. Notice goes to the Payor’s counsel.',
  ],
  // Of a lawyer named before it nobody knows whose 'her' is.
  [
    ' Their adjuster Susan Hatch said her file is closed.',
    ' The Payor’s adjuster Susan Hatch said her file is closed.',
  ],
])('in the voice of the agreement: %s', (said, as) => {
  const text = caption + said
  expect(edited(text, settlementVoiceIn({ id: 'settlement-agreement' }, text)).text).toBe(caption + as)
})

test.each<[text: string, values: Record<string, unknown>]>([
  [
    `${caption} The suit is over a roof that leaked on her house in August 2024. Corbel denies liability and the agreement should say so. They pay $48,000 total: $20,000 within 10 days after both sides sign, then four payments of $7,000 on the first of the month, May through August 2026. If a payment is still unpaid 7 days after written notice, everything left comes due at once and carries 8% a year until paid. Mutual releases, but only for the roof job. They do NOT cover the gutter invoice, $640, which Grace will pay within 30 days of signing. We file the dismissal with prejudice within 5 business days after the last payment clears. Each side eats its own fees and costs. The amount is confidential, nothing else is, with the usual carve-outs for tax people, insurers and court orders. There is no non-disparagement clause; we fought over that and they dropped it. Kansas law. Dale Kranz, president, signs for Corbel.`,
    {
      firstParty: 'Corbel Roofing, Inc.',
      secondParty: 'Grace Amadi',
      amount: '$48,000',
      deadline: undefined,
      dispute: expect.stringMatching(/on the Claimant’s house in August 2024\. The Payor denies liability\.$/),
      releaseTerms:
        'Each party releases the other from claims that arise out of the roof job, and from no others.\nThe release does not cover the gutter invoice, $640, which the Claimant will pay within 30 days of signing.',
      breachTerms:
        'If a payment is still unpaid 7 days after written notice, all that is still unpaid comes due at once and bears interest at 8% a year until paid.',
      dismissal:
        'Within 5 business days after the last payment clears, the Claimant shall dismiss the case with prejudice.',
      legalFeeTerms: 'Each party bears its own fees and costs.',
      confidential: 'no',
      recipientTerms: expect.stringContaining(
        'keep the amount of the settlement confidential, and no other term of it',
      ),
      firstSigner: 'Dale Kranz, President',
      additionalTerms: undefined,
    },
  ],
  // An insurer pays; the two persons are told by 'he' and 'she'; a release keeps what it leaves out.
  [
    'Settlement in Brand v. Castel, it’s Circuit Court of Lake County, Illinois, number 2025 L 114. Our client is the defendant, Luis Castel, he rear-ended Colleen Brand on June 3, 2024. His carrier Prairie Mutual is paying $32,500 in one check to Colleen Brand and her lawyers, Hess & Duff, within 30 days of getting the signed release. She takes care of the Medicare lien out of that, and she holds him harmless if it comes back at him. General release of everything from the accident, but not her underinsured claim with her own carrier, she keeps that. No admission. She dismisses with prejudice within 14 days of the money. No confidentiality, don’t put one in. Illinois law.',
    {
      firstParty: 'Luis Castel',
      secondParty: 'Colleen Brand',
      paymentTerms: expect.stringMatching(
        /^by the Payor’s carrier Prairie Mutual, in one check payable to Colleen Brand/,
      ),
      indemnityTerms:
        'The Claimant takes care of the Medicare lien out of the payment, and the Claimant holds the Payor harmless if it comes back at the Payor.',
      releaseTerms: expect.stringContaining(
        'but not from the Claimant’s underinsured claim with the Claimant’s own carrier, which the Claimant keeps',
      ),
      dismissal:
        'Within 14 days after the payment has been received, the Claimant shall dismiss the case with prejudice.',
      confidential: 'no',
      dispute: expect.stringContaining('The Payor rear-ended the Claimant on June 3, 2024.'),
    },
  ],
  // Nobody sued; the two are called by their first names.
  [
    'Parties: Mark Dunn and Kwame Sey, 50/50 members of Tide Tours LLC\nDispute over Mark’s draws in 2024 and the van.\n- Kwame buys Mark out for $61,000. $25,000 at signing, the rest in 12 equal monthly payments of $3,000 starting July 1, 2027\n- No interest unless he’s late; late = more than 10 days, then 6%\n- Mark keeps the 2021 van\n- No bad-mouthing either way\n- Neither admits anything\nI represent Kwame. Delaware law',
    {
      firstParty: 'Kwame Sey',
      secondParty: 'Mark Dunn',
      amount: '$61,000',
      lateTerms: expect.stringContaining('more than 10 days overdue is late and then bears interest at 6%'),
      dispute: expect.stringContaining('The parties are 50/50 members of Tide Tours LLC.'),
      additionalTerms: expect.stringMatching(
        /The Claimant keeps the 2021 van\.\nNeither party shall disparage the other\./,
      ),
    },
  ],
])('drafts from whole sentences: %s', (text, values) => {
  const found = read(text)
  expect(Object.fromEntries(Object.keys(values).map((field) => [field, found[field]]))).toEqual(values)
})
