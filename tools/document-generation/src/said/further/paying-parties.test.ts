import { readTemplate, shippedTypes } from '@casewright/templates'
import { expect, test } from 'vitest'
import { readSaid } from '../read-said.ts'

const types = new Map(shippedTypes.flatMap((source) => readTemplate(source).template ?? []).map((one) => [one.id, one]))
const read = (text: string): Record<string, string | undefined> =>
  Object.fromEntries(
    readSaid(types.get('settlement-agreement') as never, text, '2026-11-29').filled.map(({ field, value }) => [
      field,
      value,
    ]),
  )

test.each<[text: string, values: Record<string, unknown>]>([
  // Who is named first is not who pays, and a short name is the whole one.
  [
    'Settlement between Nora Quist, 3 Elm Rd, Boise, ID 83702, and Tamarack Towing LLC, 40 Mill Ave, Boise, ID 83705. On May 6, 2026 Ms. Quist’s van was scraped in Tamarack’s yard. Tamarack pays Quist $4,100 by check within 14 days of signing. Mutual release of claims about the May 6 incident only. Confidential except to her insurer and as required by law. Signed for Tamarack by Lyle Brandt, Manager.',
    {
      firstParty: 'Tamarack Towing LLC',
      firstAddress: '40 Mill Ave, Boise, ID 83705',
      secondParty: 'Nora Quist',
      secondAddress: '3 Elm Rd, Boise, ID 83702',
      firstSigner: 'Lyle Brandt, Manager',
      dispute: expect.stringContaining('the Claimant’s van was scraped in the Payor’s yard'),
      releaseTerms: expect.stringContaining('May 6, 2026'),
      confidential: 'yes',
      recipientTerms: 'The terms may also be disclosed to the Claimant’s insurer.',
    },
  ],
  // Of a plaintiff and a defendant the defendant pays; a sum in parts, what is not released and a missed payment are told as such.
  [
    '- Plaintiffs: Ida and Karl Moss. Defendant: Cedar Fence Co., LLC (signs by Lou Brandt, member)\n- Moss v. Cedar Fence Co., LLC, No. 2026-CV-77, District Court, Weld County, Colorado. Fallen fence, house at 9 Larch Ct, Greeley\n- Cedar pays $6,000: $2,000 by December 4, 2026, then $2,000 on the 9th of January and February 2027\n- Checks to "Dunn Law Trust Account"\n- Mutual releases of claims about the fence. NOT released: the gate maker’s warranty\n- Dismissal without prejudice within 5 days after last payment clears\n- Late payment: 4 business days after emailed notice to cure, then judgment for $8,000 less what’s been paid',
    {
      firstParty: 'Cedar Fence Co., LLC',
      firstAddress: undefined,
      secondParty: 'Ida Moss and Karl Moss',
      dispute: expect.stringContaining('Moss v. Cedar Fence Co., LLC, No. 2026-CV-77'),
      paymentTerms: '$2,000 by December 4, 2026, then $2,000 on January 9, 2027 and February 9, 2027',
      releaseTerms: expect.stringContaining('The release does not cover the following: the gate maker’s warranty.'),
      dismissal: 'Within 5 days after the last payment clears, the Claimant shall dismiss the case without prejudice.',
      breachTerms:
        'If a payment is late, the Payor may cure within 4 business days after emailed notice. If the Payor does not, judgment may be entered against the Payor for $8,000 less what has been paid.',
      additionalTerms: expect.stringContaining('Each payment is made by check payable to "Dunn Law Trust Account"'),
    },
  ],
  // Who speaks is who is paid.
  [
    'Owen Hale, 5 Bay St, Salem, OR 97301 backed into my fence on August 2, 2026. I’m Rita Moss, 7 Bay St, Salem, OR 97301. He’ll pay me $1,850 by January 8, 2027 and we both release each other for the fence only. Oregon law.',
    {
      firstParty: 'Owen Hale',
      secondParty: 'Rita Moss',
      dispute: 'The Payor backed into the Claimant’s fence on August 2, 2026.',
      release: 'mutual',
      releaseTerms: 'Each party releases the other from claims for the fence only.',
      additionalTerms: undefined,
    },
  ],
  [
    'Parties: Employee Ana Ruiz (2 Fir Ct, Reno NV 89501), Employer Basin Inns LLC (9 Lake Way, Reno NV 89502)\nDispute: she claims unpaid overtime from March to July 2026\nAmount: $12,500\nPay by: January 15, 2027\nRelease: by employee only, not vested benefits\nConfidential: amount only\nLaw: Nevada',
    {
      firstParty: 'Basin Inns LLC',
      secondParty: 'Ana Ruiz',
      dispute: 'The Claimant claims unpaid overtime from March to July 2026.',
      release: 'by-the-party-that-is-paid',
      releaseTerms: expect.stringContaining('but not from vested benefits'),
      confidential: 'no',
      additionalTerms: 'The parties shall keep the amount of the settlement confidential.',
    },
  ],
  // A day by which something else is done is not when it is paid.
  [
    'Vale Fencing Co. will pay Kim Orr $3,000 in two payments: $1,500 on December 20, 2026 and $1,500 on January 20, 2027. It also resets the gate by February 1, 2027.',
    { deadline: undefined, paymentTerms: expect.stringContaining('January 20, 2027') },
  ],
])('reads who pays whom in %j', (text, values) => {
  const found = read(text)
  expect(Object.fromEntries(Object.keys(values).map((field) => [field, found[field]]))).toEqual(values)
})
