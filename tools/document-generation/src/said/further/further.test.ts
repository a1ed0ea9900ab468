import { readTemplate, shippedTypes } from '@casewright/templates'
import { expect, test } from 'vitest'
import { readSaid } from '../read-said.ts'

const types = new Map(shippedTypes.flatMap((source) => readTemplate(source).template ?? []).map((one) => [one.id, one]))
const read = (type: string, text: string): Record<string, string | undefined> =>
  Object.fromEntries(
    readSaid(types.get(type) as never, text, '2026-11-28').filled.map(({ field, value }) => [field, value]),
  )

test.each<[type: string, text: string, values: Record<string, unknown>]>([
  [
    'promissory-note',
    'Borrower: Ian Cole. Lender: Mia Hart. $6,000 at 5% interest, 12 monthly payments starting May 1, 2027. May prepay any time without penalty.',
    {
      repayment: 'The Borrower shall repay this note in 12 equal monthly payments, beginning on May 1, 2027.',
      endDate: '2028-04-01',
      startDate: undefined,
      payTerms: undefined,
      additionalTerms: undefined,
    },
  ],
  [
    'promissory-note',
    'Borrower: Elk Farms LLC\nLender: Mia Hart\nAmount: $6,000\nInterest rate: none\nSecurity: unsecured\nSigner is Ann Poe, Manager\nDefault: if a payment is 20 days late, the entire balance is due',
    {
      interest: 'None',
      collateral: undefined,
      borrowerSigner: 'Ann Poe, Manager',
      breachTerms: 'If a payment is 20 days late, the entire balance is due.',
    },
  ],
  [
    'promissory-note',
    'Ian Cole borrows $6,000 from Mia Hart at 5% interest. $20 late fee if more than 10 days late.',
    { lateTerms: 'If a payment is more than 10 days late, the Borrower shall pay a late charge of $20.' },
  ],
  [
    'power-of-attorney',
    'I’m Eve Strand, 5 Lake Dr, Madison, WI 53703. I want my daughter Kris Lee, 12 Monroe St, Madison, WI 53711, as agent and my nephew Paul Strand as backup if she can’t. Banking, taxes, selling my car. Starts now and keeps going if I become incapacitated.',
    { durable: 'yes', beginning: undefined, powers: expect.not.stringContaining('backup') },
  ],
  [
    'demand-letter',
    'Draft a demand for Hollis Tile, Inc. to Crest Renovations, Inc., 90 Burnet Rd, Austin, TX 78757. They owe $8,425. Leave the mechanic’s lien out, the deadline passed.',
    { clientName: 'Hollis Tile, Inc.', facts: expect.not.stringContaining('lien') },
  ],
  // What may be prepaid only on a condition is no default.
  [
    'promissory-note',
    'Ian Cole borrows $6,000 from Mia Hart. He may prepay only after one year with a 2% fee.',
    { prepayTerms: expect.stringContaining('2% fee'), interest: undefined },
  ],
  [
    'settlement-agreement',
    'Oak Mills, Inc. (defendant) will pay Dora Finch (plaintiff) $9,000 within 15 days of signing. Both sides release each other. Finch will dismiss with prejudice within 5 days of payment. No admission of liability.',
    {
      firstParty: 'Oak Mills, Inc.',
      secondParty: 'Dora Finch',
      release: 'mutual',
      releaseTerms: undefined,
      paymentTerms: 'within 15 days after this Agreement has been signed',
      dismissal:
        'Within 5 days after the payment has been received, the Claimant shall dismiss the case with prejudice.',
      additionalTerms: undefined,
    },
  ],
  [
    'settlement-agreement',
    'Payor: Oak Mills, Inc.\nClaimant: Dora Finch\nAmount: $9,000\nRelease: Finch releases Oak Mills from all wage claims\nConfidentiality: none',
    {
      release: 'by-the-party-that-is-paid',
      releaseTerms: 'The Claimant releases the Payor from all wage claims.',
      confidential: 'no',
    },
  ],
  [
    'power-of-attorney',
    'I, Ada Bell, of 9 Oak Street, Salem, Oregon, appoint my son Paul Bell, 4 Elm Road, Bend, Oregon, as my agent. Not durable. Bond: none. It should only take effect when my doctor says in writing that I cannot manage.',
    {
      agentName: 'Paul Bell',
      agentAddress: '4 Elm Road, Bend, Oregon',
      durable: 'no',
      beginning: 'only when my doctor says in writing that I cannot manage',
      additionalTerms: 'The Agent need not give a bond.',
    },
  ],
  [
    'attorney-engagement-letter',
    'New client Ann Poe, 5 Elm Street, Dayton, Ohio 45402. She wants us to represent her in her divorce from Carl Poe. Hourly rate $300 for me, $120 for paralegals. Bills monthly, due in 15 days. Does not include appeals. I’m Jane Orr.',
    {
      scope: 'We will represent you in your divorce from Carl Poe.',
      matter: 'divorce from Carl Poe',
      fee: 'The fee is $300 an hour for Jane Orr and $120 an hour for paralegals.',
      billing: 'Bills are sent monthly and are due within 15 days.',
      excluded: 'The engagement does not include appeals.',
      costs: undefined,
    },
  ],
  [
    'litigation-hold-notice',
    'Send a litigation hold to all staff at Elk Foods, Inc. about the lawsuit by Dora Finch. Keep emails, texts and invoices from January 1, 2024 to the present. From Rita Chow, General Counsel, Elk Foods, Inc.',
    {
      recipientName: 'All staff',
      matter: 'Lawsuit by Dora Finch',
      subjects: 'Emails\nTexts\nInvoices',
      startDate: '2024-01-01',
      endDate: undefined,
      attorneyName: 'Rita Chow, General Counsel',
    },
  ],
  [
    'demand-letter',
    'Our client Dora Finch hired Elk Roofing, 4 Mill Road, Dayton, Ohio 45402, to fix her roof. She paid $9,000 on May 4, 2026. Another roofer cost $3,000 and the ceiling $1,000. The total is $4,000. Pay by December 20, 2026 or we file suit.',
    {
      amount: '$4,000',
      demand: 'Payment of $4,000',
      recipientAddress: '4 Mill Road, Dayton, Ohio 45402',
      nextStep: 'If that is not done by then, we intend to file suit.',
    },
  ],
  [
    'affidavit',
    'Affidavit of Ann Poe, 5 Elm Street, Dayton, Ohio. County of Montgomery. She is a nurse. On May 4, 2026 she saw the crash. The driver said "she ran out."',
    {
      venue: 'State of Ohio, County of Montgomery',
      court: undefined,
      statements: 'I am a nurse.\nOn May 4, 2026 I saw the crash.\nThe driver said "she ran out."',
    },
  ],
  [
    'motion',
    'Motion to compel. Circuit Court of Lee County, Florida. Case is Poe v. Elk Foods, Inc., No. 26-CA-118. We represent defendant Elk Foods. Poe served no answers by October 3, 2026. We ask the court to order answers within 10 days. Attorney Jane Orr, Florida Bar No. 55120.',
    {
      court: 'Circuit Court of Lee County, Florida',
      clientSide: 'defendant',
      relief: 'The Court is asked to order answers within 10 days.',
      facts: 'Poe served no answers by October 3, 2026.',
      barNumber: '55120',
      serviceDate: undefined,
      openPoints: undefined,
    },
  ],
  [
    'discovery-requests',
    'Interrogatories from plaintiff Ann Poe to defendant Elk Foods, Inc. Ask who drove the truck, when it was last serviced and what the driver was paid. Request the log, the photos and the policy. Answers due in 28 days.',
    {
      clientSide: 'plaintiff',
      responder: 'Elk Foods, Inc.',
      responseTime: '28 days',
      interrogatories: expect.stringMatching(/^State who drove the truck\.\nState when it was last serviced/),
      production: expect.stringMatching(/^The log\./),
    },
  ],
])('%s: %s', (type, text, values) => {
  const all = read(type, text)
  for (const [field, value] of Object.entries(values)) expect(all[field], field).toEqual(value)
})
