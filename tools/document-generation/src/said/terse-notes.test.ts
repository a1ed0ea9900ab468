import { readTemplate, shippedTypes } from '@casewright/templates'
import { describe, expect, it } from 'vitest'
import { readSaid } from './read-said.ts'

const types = new Map(shippedTypes.flatMap((source) => readTemplate(source).template ?? []).map((one) => [one.id, one]))
const read = (type: string, text: string): Record<string, string> =>
  Object.fromEntries(
    readSaid(types.get(type) as never, text, '2026-12-01').filled.map(({ field, value }) => [field, value]),
  )
const allOf = (values: Record<string, string>) => Object.values(values).join('\n')

describe('notes of what a witness told', () => {
  const head =
    'Affidavit of Ramona Kehoe for Kehoe v. Prairie Lanes LLC, Case 2026 CV 00871, Common Pleas Court of Wood County, Ohio. '
  it('become statements of whoever swears, with the case as it is numbered', () => {
    const values = read(
      'affidavit',
      `${head}She works the day shift at a bakery. She bowled on lane 9. Slipped on the approach. No mat, no sign.\n\nTook two photos. She did NOT drink that night.`,
    )
    expect(values).toMatchObject({
      affiantName: 'Ramona Kehoe',
      caseNumber: '2026 CV 00871',
      venue: 'State of Ohio, Wood County',
    })
    expect(values.statements?.split('\n')).toEqual(
      expect.arrayContaining([
        'I bowled on lane 9.',
        'I slipped on the approach.',
        'There was no mat and no sign.',
        'I took two photos.',
        'I did not drink that night.',
      ]),
    )
  })
  it('tell who swears, of what age and in what work, by one line', () => {
    const values = read(
      'affidavit',
      'Notes for affidavit, 11/20/26 KD\nMr. Otis Farley, 66, retired mail carrier, 18 Cedar St, Marion, Ohio. He saw the truck run the light.',
    )
    expect(values).toMatchObject({ affiantName: 'Otis Farley', affiantAddress: '18 Cedar St, Marion, Ohio' })
    expect(values.statements).toContain('I am 66 years old.\nI am a retired mail carrier.')
    expect(values.statements).not.toContain('KD')
  })
  it('leave out whom a sentence without a subject is of where the one before is of somebody else', () => {
    const values = read(
      'affidavit',
      `${head}Her sister Joan drove up at nine. Took the keys from the counter. She bowled on lane 9.`,
    )
    expect(values.statements).not.toContain('I took the keys')
  })
  it('swear to no address that was left, and to no part in the case as an occupation', () => {
    const values = read(
      'affidavit',
      'Affidavit for Paula Ridge, in support of the motion to set aside default, Lake Bank v. Ridge, Case No. 2026-CA-118, Circuit Court, Lee County, Florida. She is the defendant. She moved out of 9 Fern Ct on May 4, 2026.',
    )
    expect(values.affiantAddress).toBeUndefined()
    expect(values.occupation).toBeUndefined()
  })
  it('keep what a doctor told in brackets, and write "would" where it was', () => {
    const values = read('affidavit', `${head}She fell at nine. The doctor told her she'd never bowl again.`)
    expect(allOf(values)).not.toContain('had never bowl')
    expect(values.statements).not.toMatch(/^The doctor told/mu)
  })
})

describe('terse notes for a deal', () => {
  it('mean him and her by their given names, and by kin', () => {
    const values = read(
      'promissory-note',
      'Note, Toby + Kim (dictated 11/23/26)\n\nLender Kim Ostrow, Tampa. Borrower her brother in law Howard Dietz, Ocala, Florida. Boat shop is his, Dietz Marine LLC, but Kim wants HOWARD on it personally, not the LLC.\n\n$18,000. 5 percent a year simple from Nov 21, 2026. Pay monthly, first Jan 10 2027, the 10th after that. $400 may not do it in 4 yrs, run it.\n\nIf he misses three in a row she can call the whole thing.',
    )
    expect(values).toMatchObject({
      borrowerName: 'Howard Dietz',
      lenderName: 'Kim Ostrow',
      interest: '5 percent a year, simple interest, from November 21, 2026',
      repayment:
        'The Borrower shall make monthly payments, the first on January 10, 2027 and the others on the 10th of each month after that.',
    })
    expect(values.breachTerms).toMatch(/^If the Borrower misses three in a row, the Lender may declare/u)
    expect(allOf(values)).not.toContain('run it')
  })
  it('tell a day that has just been as that, and no day of the notes as the day of the contract', () => {
    const values = read(
      'sales-contract',
      'used skid steer, 11/19/26\nSeller = our client, Alder Grading Inc (Nils Alder signs, pres.). Buyer = Fen Drainage LLC, Joe Park, owner.\n\n2015 Bobcat skid steer, 2,900 hrs on the meter Nov 14. $21,000. $3,000 down got by check Nov 15. Pick up by Dec 9. Nils keeps the forks. Bank has a lien (First something).',
    )
    expect(values.goods).toContain('November 14, 2026')
    expect(values.contractDate).toBeUndefined()
    expect(values.sellerSigner).toContain('Nils Alder')
    expect(values.deliveryTerms).toContain('The Buyer shall pick up the Goods by December 9, 2026.')
    expect(allOf(values)).toContain('The Seller keeps the forks.')
    expect(allOf(values)).not.toContain('something')
    expect(allOf(values)).not.toContain('2027')
  })
  it('are of the one who writes nearly all of a chat', () => {
    const values = read(
      'service-agreement',
      'Ray: need a contract for Hillside Diner LLC, we are Summit Vent Cleaning Inc\nRay: we clean the hoods every quarter\nRay: $410 a visit\nme (Jen): Per kitchen?\nRay: net 15\nRay: either side can quit w 30 days notice\nRay: start 2/1/2027\nJen: We can put a cap on it.\nRay: no auto renew\nRay: we fix anything we break',
    )
    expect(allOf(values)).toContain('The Provider fixes anything the Provider breaks')
    expect(allOf(values)).not.toMatch(/\bray\b/iu)
  })
  it('leave a state that is named in passing, a guarantor’s limit and a deposit’s day out of the form', () => {
    const sale = read(
      'sales-contract',
      'Seller: Ann Pruitt. Buyer: Dale Hutton. A bay mare, $9,000. He cannot haul her out of Utah except rodeos in Idaho.',
    )
    expect(sale.governingState).toBeUndefined()
    const note = read(
      'promissory-note',
      'Lender: Ann Pruitt. Borrower: Cedar Kennels LLC. Dustin Pruitt guarantees up to $30,000.',
    )
    expect(note.amount).toBeUndefined()
    const service = read(
      'service-agreement',
      'Provider: Blue Heron Catering. Client: Owen Traylor. Cater a wedding on June 12, 2027. Deposit 30% due January 15, 2027. He gets back half of the deposit if he cancels in March.',
    )
    expect(service.endDate).toBeUndefined()
    expect(service.paymentTerms ?? '').not.toContain('half of the deposit')
  })
  it('name the employee on a line alone, and not who signs for the employer', () => {
    expect(
      read(
        'employment-contract',
        'offer terms\n- Elm Veterinary Clinic, P.A., Ames IA. I sign, Harriet Boss DVM, pres.\n- Dr. Teodor Lind. License in IA pending. Start June 7 2027\n- salary 101,000\n- mentor: Dr. Okoye',
      ),
    ).toMatchObject({ employeeName: 'Dr. Teodor Lind', employerName: 'Elm Veterinary Clinic, P.A.' })
  })
})

describe('papers name the right people', () => {
  it('in a power of attorney: who appoints, who acts and who comes next', () => {
    expect(
      read(
        'power-of-attorney',
        'Durable power of attorney. Winifred Tate, 81, of Salem, Oregon names her niece Joan Tate-Ruiz as agent and her son Paul Tate as backup if Joan can’t. Banking, taxes and insurance, not gifts over $500 a year. She can sell the house at 9 Elm Lane.',
      ),
    ).toMatchObject({
      principalName: 'Winifred Tate',
      principalAddress: 'Salem, Oregon',
      agentName: 'Joan Tate-Ruiz',
      successor: 'Paul Tate',
      limits: 'The Agent may not make gifts over $500 a year.',
      powers: 'handle banking\nhandle taxes\nhandle my insurance\nsell the house at 9 Elm Lane.',
    })
    expect(
      read(
        'power-of-attorney',
        'Power of attorney: I, Hector Vale of Reno, Nevada, appoint my cousin, Luz Marin, 40 Pine St, Reno, to manage my bank accounts while I am away.',
      ),
    ).toMatchObject({ principalName: 'Hector Vale', agentName: 'Luz Marin', agentAddress: '40 Pine St, Reno' })
  })
  it('in a motion: for whom it is made, though the other side’s counsel is named', () => {
    const values = read(
      'motion',
      'Motion to extend time to answer, for defendant Birch Hill HOA in Dora Kemp v. Birch Hill Homeowners Association, No. 3:26-cv-00811, U.S. District Court for the District of Oregon. Want until December 28. Plaintiff’s counsel, Al Reed, doesn’t oppose.',
    )
    expect(values).toMatchObject({
      clientSide: 'defendant',
      relief: 'The Court is asked to extend the time until December 28, 2026.',
    })
  })
  it('in an engagement letter: the client’s lawyer, and not whom the client is against', () => {
    expect(
      read(
        'attorney-engagement-letter',
        'Engagement letter: Rowe & Finch LLP (20 State St, Hartford CT) is retained by Nina Oakley to defend her in Oakley v. Reef Pools, Hartford Superior Court. Hourly $400. Signed by Harriet Rowe.',
      ),
    ).toMatchObject({
      attorneyName: 'Harriet Rowe',
      firmName: 'Rowe & Finch LLP',
      clientName: 'Nina Oakley',
      matter: 'Oakley v. Reef Pools',
      scope: 'We will defend you in Oakley v. Reef Pools, Hartford Superior Court.',
    })
  })
  it('in a settlement: who pays by what one of the two is said to pay', () => {
    const values = read(
      'settlement-agreement',
      'Settlement agreement between Ridge Roofing Inc. (plaintiff) and Elsa Varn (defendant) in Case No. 26-CV-77. Varn pays $12,000 on January 5, 2027. If she’s more than 5 days late, judgment for $15,000 can be entered. Ridge will remove its lien within 5 days.',
    )
    expect(values).toMatchObject({ firstParty: 'Elsa Varn', secondParty: 'Ridge Roofing Inc.' })
    expect(allOf(values)).toContain('The Claimant will remove its lien within 5 days.')
  })
  it('in an agreement on confidence: what the two talk about, and one end of it', () => {
    const values = read(
      'non-disclosure-agreement',
      'NDA, mutual, between Corva Robotics, Inc. (400 Harbor Blvd, Oakland, CA) and Dr. Matt Uland of 17 Birch Street, Portland, Oregon, to explore a joint bid for a port. Effective December 7, 2026. Confidentiality survives four years after. Residuals clause: no.',
    )
    expect(values.purpose).toBe('to explore a joint bid for a port')
    expect(values.years).toBeUndefined()
    expect(values.protectionTerms).toBe(
      'The obligations of confidentiality continue for four years after this Agreement ends.',
    )
    expect(allOf(values)).not.toContain('clause clause')
  })
})
