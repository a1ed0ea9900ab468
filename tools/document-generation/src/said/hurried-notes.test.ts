import { runAction } from '@casewright/core/testing'
import { expect, test } from 'vitest'
import type { Generated } from '../output.ts'
import { server } from '../server.ts'

async function drafted(documentType: string, textContent: string): Promise<Generated> {
  const { output } = await runAction(server, 'generate', {
    documentType,
    textContent,
    inputMethod: 'paste',
    today: '2026-11-30',
  })
  return output as Generated
}

test('what is to be done about a case is no party of it', async () => {
  const { answers } = await drafted(
    'settlement-agreement',
    'Settle Amari v. Blue Fir Trucking Inc, Case No. D-202-CV-2025-0441. Pltf Luis Amari releases all claims from the 5/2/24 crash on I-40. Blue Fir pays 185,000 within 21 days.',
  )
  expect(answers).toMatchObject({
    firstParty: 'Blue Fir Trucking Inc',
    secondParty: 'Luis Amari',
    releaseTerms: 'The Claimant releases the Payor from all claims from the 5/2/24 crash on I-40.',
  })
  expect(answers.dispute).toContain('Amari v. Blue Fir Trucking Inc')
})

test('who pays in a settlement is told by what the parties are called', async () => {
  const { answers } = await drafted(
    'settlement-agreement',
    'Tenant Rosa Dell vs. landlord Elm Court LLC: the tenant pays $3,000 in 3 monthly installments from Jan 5, 2027. Landlord returns the deposit.',
  )
  expect(answers).toMatchObject({ firstParty: 'Rosa Dell', secondParty: 'Elm Court LLC' })
  expect(answers.additionalTerms).toBe('The Claimant returns the deposit.')
})

test('nobody swears what is said with doubt or from hearsay', async () => {
  const { answers } = await drafted(
    'affidavit',
    'affidavit of Mark Bell, warehouse supervisor at Dunmore Freight, Cuyahoga County Ohio. over 18. on feb 9 2026 he saw the forklift. he helped Ms. Lowry till ambulance came. thinks the brakes had been reported bad but not sure who reported',
  )
  expect(answers.statements).toContain('I saw the forklift')
  expect(answers.statements).toContain('I helped Ms. Lowry till ambulance came.')
  expect(answers.statements).not.toContain('brakes')
  expect(answers.openPoints).toContain('brakes')
  expect(answers).toMatchObject({
    venue: 'State of Ohio, Cuyahoga County',
    occupation: 'warehouse supervisor at Dunmore Freight',
  })
})

test('a sentence of which only a part stands in the document is shown with the rest', async () => {
  const text =
    'Consultant: Ora Lind. Client: Kettle Brewing Co. She advises on the permit, works from Osprey Hall on Tuesdays.'
  const { account, formattedContent } = await drafted('consulting-agreement', text)
  const waits = (account ?? [])
    .filter(({ standing }) => standing === 'unplaced')
    .map(({ start, end }) => text.slice(start, end))
  expect(formattedContent.includes('Osprey') || waits.join(' ').includes('Osprey')).toBe(true)
})

test('an order to draft is no request, and each thing of a list is one', async () => {
  const { answers } = await drafted(
    'discovery-requests',
    "RFPs + 3 rogs to defendant Harmon Dairy in Peck v Harmon Dairy Co., No. 26-CV-311. we rep plaintiff Lucy Peck. want the truck's maintenance records 2022-2025, dashcam. rogs: identify witnesses, who trained Jenks, basis of contributory negligence defense. Tina wants RFAs too but hold off.",
  )
  expect(answers).toMatchObject({
    clientSide: 'plaintiff',
    interrogatories:
      'Identify witnesses.\nState who trained Jenks.\nState the basis of contributory negligence defense.',
    production: "The truck's maintenance records 2022-2025.\nDashcam.",
  })
  expect(answers.admissions).toBeUndefined()
})

test('a motion asks for what is wanted', async () => {
  const { answers } = await drafted(
    'motion',
    'motion to extend discovery cutoff 60 days. Ruiz v Apex Staffing, 3:25-cv-00812, M.D. Tenn. we are for the defendant Apex. current cutoff Jan 15 2027, want March 16 2027. first request.',
  )
  expect(answers).toMatchObject({
    plaintiff: 'Ruiz',
    defendant: 'Apex Staffing',
    relief: 'The Court is asked to extend discovery cutoff 60 days. The Court is asked for March 16, 2027.',
    grounds: 'This is the first request.',
  })
})

test('an agreement on confidence says who discloses what to whom, and nothing that is to wait', async () => {
  const { answers, formattedContent } = await drafted(
    'non-disclosure-agreement',
    'one way nda, Vireo Labs (Inc., Del.) discloses to Pax Contract Mfg LLC (Utah) re a new battery cathode. 3 yrs, trade secrets as long as they are trade secrets. utah law wait no delaware law. ok to share w/ their employees but not subcontractors. not a joint venture. John said maybe add non-solicit, hold off. dont add a noncompete.',
  )
  expect(answers).toMatchObject({
    firstParty: 'Vireo Labs, Inc., a Delaware corporation',
    secondParty: 'Pax Contract Mfg LLC, a Utah limited liability company',
    purpose: 'the disclosure of information about a new battery cathode',
    governingState: 'Delaware',
    recipientTerms: 'The Recipient may share Confidential Information with its employees but not subcontractors.',
    additionalTerms: 'This Agreement does not create a joint venture.',
  })
  expect(answers.directionTerms).toContain('is the only Discloser')
  expect(formattedContent).not.toMatch(/non-solicit|noncompete/i)
})

test('a mutual agreement on confidence has its purpose', async () => {
  const { answers } = await drafted(
    'non-disclosure-agreement',
    'mutual nda btw Orin Foods Inc (OH) & Tally Co-op re possible merger of their mills. 2 yrs. ohio law',
  )
  expect(answers).toMatchObject({
    firstParty: 'Orin Foods Inc, an Ohio corporation',
    secondParty: 'Tally Co-op',
    purpose: 'the exchange of information about possible merger of their mills',
  })
})

test('those who hold are told what not to do, and where they keep things is no subject', async () => {
  const { answers } = await drafted(
    'litigation-hold-notice',
    'lit hold to all sales & IT at Norwick Foods re: threatened suit by Greg Salo. preserve email, Teams, texts on personal phones, from 1/1/2024 on. stop 90-day auto delete. dont discuss w/ Salo. dont forward this.',
  )
  expect(answers).toMatchObject({
    recipientCompany: 'Norwick Foods',
    subjects: 'Threatened suit by Greg Salo',
    sources: 'Email\nTeams\nTexts on personal phones',
    instructions:
      'Please stop 90-day auto delete. Please do not discuss this matter with Salo. Please do not forward this notice.',
  })
  const charge = await drafted(
    'litigation-hold-notice',
    'hold notice to Ray Pruitt, Carver Mills Inc. EEOC charge by Tonya Reed 10/30/26. keep her file.',
  )
  expect(charge.answers.deadline).toBeUndefined()
})

test('a note says that it is unsecured, how it is repaid and when it is forgiven', async () => {
  const { answers, formattedContent } = await drafted(
    'promissory-note',
    'note: Jill Sand borrows 40k from her uncle Ed Sand. 4.5% simple. pay back 60 monthly starting Feb 1 2027. no prepay penalty. unsecured. Arizona. if she dies its forgiven',
  )
  expect(answers.repayment).toBe(
    'The Borrower shall repay this note in 60 equal monthly payments, beginning on February 1, 2027.',
  )
  expect(formattedContent.match(/This note is unsecured\./g)).toHaveLength(1)
  expect(answers.additionalTerms).toBe('If the Borrower dies, all that is unpaid under this note is forgiven.')
  const lent = await drafted(
    'promissory-note',
    'PN - Marco Leal lends 15,000 to his sister Ana Leal 6/1/26. 0 interest.',
  )
  expect(lent.answers.endDate).toBeUndefined()
  const owed = await drafted('promissory-note', 'pn from Delta Fab LLC to Northgate Credit 85,000. 8.25% per yr.')
  expect(owed.answers).toMatchObject({
    borrowerName: 'Delta Fab LLC',
    lenderName: 'Northgate Credit',
    amount: '$85,000',
  })
})

test('the other side is not told what a lawyer lacks', async () => {
  const { formattedContent } = await drafted(
    'demand-letter',
    'demand ltr to Pinnacle Glass Inc, 220 Main St, Keene NH 03431. client Gus Ohler. they replaced the windshield 8/14/26 and it leaked. he thinks they used the wrong sealant but we dont have an expert yet. want 2,950 by dec 18 2026.',
  )
  expect(formattedContent).toContain('it leaked')
  expect(formattedContent).not.toMatch(/expert|sealant/)
})

test('an engagement leaves nothing out that it refers to somebody else, and says the fee', async () => {
  const { answers } = await drafted(
    'attorney-engagement-letter',
    'eng ltr - new client Bo Lammers, 8 Fir Ln, Moscow ID 83843. flat 2,500 thru demand ltr; after that 290/hr. we wont handle the criminal trespass thing, refer to Ann Shue.',
  )
  expect(answers.excluded ?? '').not.toContain('Shue')
  expect(answers.fee).toContain('flat $2,500 through demand letter')
})

test('a sum, a subject and a count stand for nothing else', async () => {
  const job = await drafted(
    'employment-contract',
    'Mesa Dental PC hires Dr. Karina Osei as dentist from 2/1/27. CE 1500/yr.',
  )
  expect(job.answers.salary).toBeUndefined()
  const fall = await drafted(
    'complaint-letter',
    'complaint about was hurt by the wet floor at SaveMart on 11/8/26. ER bill 1,860. from Juno Ward',
  )
  expect(fall.formattedContent).not.toContain('complain about was')
  const sale = await drafted(
    'sales-contract',
    'Hollis Transit sells 88 buses, no, we sold some, 82 used school buses to Grupo Sol Inc. Price is $4,100 each. Ohio law.',
  )
  expect(sale.answers).toMatchObject({ goods: '82 used school buses', price: '$4,100 each' })
})

test('what is left out of a recommendation is not in it, and what recommends stays', async () => {
  const { formattedContent } = await drafted(
    'recommendation-letter',
    'Recommendation letter for Lila Pruss, law school. I am Hank Doyle, partner at Doyle & Rhee. built our discovery db. was late a lot in 2020 skip. highly recommend.',
  )
  expect(formattedContent).not.toContain('late a lot')
  expect(formattedContent).toContain('I highly recommend Lila Pruss')
})

test('notes that end with "that’s it" keep their last sentence', async () => {
  const { answers } = await drafted(
    'employment-contract',
    "Employer: Lark Inc. Employee: Jo Lane. She works remotely. California law. Okay, that's it, thanks.",
  )
  expect(answers.governingState).toBe('California')
})
