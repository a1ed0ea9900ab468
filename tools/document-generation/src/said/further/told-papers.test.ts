import { readTemplate, shippedTypes } from '@casewright/templates'
import { expect, test } from 'vitest'
import { readSaid } from '../read-said.ts'
import { asAct, fromIng } from './powers-told.ts'
import { thingsIn } from './telling.ts'

const types = new Map(shippedTypes.flatMap((source) => readTemplate(source).template ?? []).map((one) => [one.id, one]))
const read = (type: string, text: string): Record<string, string | undefined> =>
  Object.fromEntries(
    readSaid(types.get(type) as never, text, '2026-11-29').filled.map(({ field, value }) => [field, value]),
  )

test.each([
  ['paying', 'pay'],
  ['changing', 'change'],
  ['selling', 'sell'],
  ['getting', 'get'],
])('%s is what %s does', (said, as) => {
  expect(fromIng(said)).toBe(as)
})
test('a thing alone is handled, and what is done is done', () => {
  expect(['my taxes', 'dealing with Medicare', 'sign for packages'].map(asAct)).toEqual([
    'handle my taxes',
    'deal with Medicare',
    'sign for packages',
  ])
})
test('what stands in brackets is one thing', () => {
  expect(thingsIn('score sheets, emails of the panel (Rusk, Amaro), and notes')).toEqual([
    'score sheets',
    'emails of the panel (Rusk, Amaro)',
    'notes',
  ])
})

test.each<[type: string, text: string, values: Record<string, unknown>]>([
  // Who asks is the agent: the principal says it.
  [
    'power-of-attorney',
    'I need a power of attorney for my mother, Ingrid Soll, she’s 81, lives at 406 Lake Terrace in Duluth Minnesota. She wants me, Karen Soll-Hay, as agent and my brother Paul Soll if I can’t do it. Not both at once. It’s for bank accounts, paying her bills, and the cabin which I can rent out but not sell. No gifts except birthday checks, not more than $200 each. No changing who gets her life insurance. Starts right away and keeps going if she loses capacity. I don’t get paid but she covers my mileage. I have to send Paul a summary every January. She can cancel it whenever. It isn’t for health care, she has one of those already. Minnesota law.',
    {
      principalName: 'Ingrid Soll',
      principalAddress: '406 Lake Terrace in Duluth Minnesota',
      agentName: 'Karen Soll-Hay',
      successor: 'Paul Soll',
      durable: 'yes',
      powers: 'handle bank accounts\npay my bills\nhandle the cabin, which the Agent may rent out but may not sell',
      limits:
        'The Agent may not make gifts, except birthday checks, not more than $200 each.\nThe Agent may not change who gets my life insurance.\nThe Agent may not act for me in matters of health care.',
      additionalTerms:
        'The Agent and the successor agent do not act at the same time.\nThe Agent receives no compensation, but I pay for the Agent’s mileage.\nThe Agent shall send Paul a summary every January.',
    },
  ],
  // Of a principal whom somebody else tells of.
  [
    'power-of-attorney',
    'Principal = Captain Omar Reed, 3350 Palm Loop, Beaufort SC 29902\nAgent = his wife, Felicia Reed\nPurpose: sell the house at that address - sign the listing agreement, deed and closing papers\nShe may not take less than $315,000 without an email from him\nShe can hire a closing attorney\nNOT for: any other property, his retirement accounts, loans\nGood through December 31, 2026 or the closing, whichever comes first\nShould stay good if he’s incapacitated or listed missing\nSouth Carolina\ntwo witnesses and a notary at the end',
    {
      powers:
        'sell the house at my address stated above, and for that purpose sign the listing agreement, deed and closing papers\nhire a closing attorney.',
      limits:
        'The Agent may not take less than $315,000 without an email from me.\nThis power of attorney does not cover any other property, my retirement accounts or loans.',
      endDate: '2026-12-31',
      durable: 'yes',
      witnesses: 'two',
      additionalTerms: expect.stringContaining('remains in effect if I am listed as missing.'),
    },
  ],
  [
    'power-of-attorney',
    'I’m Bea Naka, 19 Tamarack Way, Bend, Oregon, and I want my son Dan Naka of Portland to handle things while I’m away, June 1 to September 15, 2027. He can pay my bills from my account at Cascade Community Bank. It does not continue if I become incapacitated, I have another one for that. Oregon.',
    {
      principalName: 'Bea Naka',
      agentName: 'Dan Naka',
      startDate: '2027-06-01',
      endDate: '2027-09-15',
      durable: 'no',
      beginning: undefined,
    },
  ],
  // Who is told of in the third person swears in the first; a name in a quotation and a house of somebody else stay.
  [
    'affidavit',
    'Affiant is Yesi Mora, office manager at Corvid Group LLC, over 18, makes it on personal knowledge. State of Nevada, County of Washoe. Case is Truck Supply Co. v. Corvid Group LLC, Second Judicial District Court, Case No. CV25-01877, Dept. 6. She opens all the mail and has since 2019. She isn’t related to anybody in the case. On August 4, 2025, the day the server says he gave papers to "a woman at the desk," the office was closed.',
    {
      venue: 'State of Nevada, Washoe County',
      court: 'Second Judicial District Court',
      caseNumber: 'CV25-01877, Dept. 6',
      statements:
        'I am the office manager at Corvid Group LLC.\nI am over 18 years of age.\nI open all the mail and have since 2019.\nI am not related to anybody in the case.\nOn August 4, 2025, the day the server says he gave papers to "a woman at the desk," the office was closed.',
    },
  ],
  // Who names himself tells of others as they are.
  [
    'affidavit',
    'I, Bernard T. Fitch, need an affidavit for my aunt’s estate in Tulsa County, Oklahoma. My aunt was Geraldine Combs. She died on March 17, 2025 in Tulsa. She was married one time.',
    {
      statements: 'My aunt was Geraldine Combs.\nShe died on March 17, 2025 in Tulsa.\nShe was married one time.',
      venue: 'State of Oklahoma, Tulsa County',
    },
  ],
  [
    'attorney-engagement-letter',
    'Engagement letter to Theresa Now, 3120 Birch Avenue, Milwaukee, from me, Philip Arend, Arend Law Office, S.C. Scope is two things: form her LLC, and review the lease on Brady Street. Flat fee of $1,800 for the LLC. The lease is hourly, $310 for me, and I estimate three hours, say it’s an estimate and not a cap. Advance deposit of $1,500 into trust before we start, billed against monthly, whatever’s left goes back to her. She can fire us any time. Bills due in 30 days, no interest. We keep the file six years. She’s the client, not her brother, even though he’s putting in money, make that clear. Sign and return by April 10, 2026.',
    {
      firmName: 'Arend Law Office, S.C.',
      firmAddress: undefined,
      scope: 'We will form your LLC, and review the lease on Brady Street.',
      fee: 'We charge a flat fee of $1,800 for the LLC. The lease is hourly, $310 for me, and I estimate three hours, which is an estimate and not a cap.',
      depositTerms:
        'It goes into trust before we start, it is billed against monthly, and whatever is left goes back to you.',
      billing: 'Bills are due within 30 days and bear no interest.',
      ending: 'You may end the engagement at any time. We keep your file for six years after the matter ends.',
      otherTerms: expect.stringContaining('You are the client, not your brother, even though he is putting in money.'),
    },
  ],
  [
    'litigation-hold-notice',
    'This is a hold memo from Greta Alber, general counsel, to the purchasing department of Mercer Hospital. The EEOC sent us a charge from Lionel Tate on October 22, 2025 about his age. Save everything about that opening: job postings, texts among the panel (Donna Rusk, Phil Amaro), and Mr. Tate’s evaluations since 2019. They need to sign the acknowledgment and get it back to her by November 7, 2025. She isn’t saying Mr. Tate is right.',
    {
      attorneyName: 'Greta Alber, General Counsel',
      firmName: 'Mercer Hospital',
      recipientName: 'Purchasing department',
      matter: 'Claim by Lionel Tate',
      startDate: undefined,
      subjects:
        'Everything about that opening\nJob postings\nTexts among the panel (Donna Rusk, Phil Amaro)\nMr. Tate’s evaluations since 2019',
      confirming: 'by signing the acknowledgment and returning it to Greta Alber by November 7, 2025',
      instructions: expect.stringContaining('This notice does not mean that Mr. Tate is right.'),
    },
  ],
  [
    'promissory-note',
    'Maker: Bright Signs, Inc., an Ohio corporation, 77 Foundry Way, Akron\nHolder: Eleanor J. Papp, trustee of the Papp Family Trust dated May 4, 2011\nPrincipal: $125,000.00\nRate: 7.25% fixed, simple, 365-day year\nPayments: interest only, quarterly, first one due 3/31/2026; all principal due 12/31/2028\nPrepay: allowed in whole or part but only on 10 days’ notice and in chunks of $5,000 or more\nOhio law',
    {
      lenderName: 'Eleanor J. Papp, trustee of the Papp Family Trust dated May 4, 2011',
      startDate: undefined,
      interest: '7.25% fixed, simple, 365-day year',
      repayment:
        'The Borrower shall pay only the interest each quarter, beginning on March 31, 2026, until all is due.',
      endDate: '2028-12-31',
      prepayTerms:
        'The Borrower may prepay this note in whole or in part, but only on 10 days’ notice and in amounts of $5,000 or more.',
      additionalTerms: undefined,
    },
  ],
  [
    'promissory-note',
    'My client’s the lender, Hal Bruck, of 61 Stone Road, Lancaster, Pennsylvania. Borrower is Wen Oakes, at 204 Chestnut Street, same town. It’s for $42,000. Five percent a year. Quarterly payments of $3,000 principal plus the interest, first one October 1, 2026, till it’s paid. If a payment is 15 days late Hal can charge $50 and if it’s 45 days late he can call the whole note. No collateral. Pennsylvania law. Dated August 3, 2026.',
    {
      repayment:
        'The Borrower shall pay $3,000 of principal each quarter, together with the interest that is due, beginning on October 1, 2026, until all is paid.',
      breachTerms:
        'If a payment is 15 days late the Lender can charge $50 and if it is 45 days late, the Lender may declare all that is unpaid due at once.',
      borrowerAddress: expect.stringContaining('204 Chestnut Street'),
      collateral: undefined,
    },
  ],
])('%s: %s', (type, text, values) => {
  const found = read(type, text)
  expect(Object.fromEntries(Object.keys(values).map((field) => [field, found[field]]))).toEqual(values)
})
