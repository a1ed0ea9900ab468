import { readTemplate, shippedTypes, type Template } from '@casewright/templates'
import { describe, expect, it } from 'vitest'
import { clientsVoiceIn } from './clients-voice.ts'
import { edited } from './edits.ts'
import { askIn } from './pen/asks.ts'
import { readSaid } from './read-said.ts'

const types = shippedTypes.flatMap((source) => readTemplate(source).template ?? [])
const read = (id: string, text: string): Record<string, string> =>
  Object.fromEntries(
    readSaid(types.find((one) => one.id === id) as Template, text, '2026-11-29').filled.map(({ field, value }) => [
      field,
      value,
    ]),
  )
const said = (text: string) => edited(text, clientsVoiceIn({ id: 'complaint-letter' }, text)).text

describe('a complaint for two clients', () => {
  const all = read(
    'complaint-letter',
    'uh this is a complaint to Vista Fence Co at 12 Elm Road Mobile Alabama 36602. We represent Carl and Nina Holt. They hired Vista Fence on April 2, 2026 and paid $6,800. They never finished the gate, um, and it fell by June 9. The Holts called them on May 4, 2026 and they refused to come back. They want $900 back by December 28, 2026.',
  )

  it('never takes the clients for the reader', () => {
    expect(all.problem).toContain('Our clients hired you on April 2, 2026 and paid $6,800.')
    expect(all.problem).toContain('You never finished the gate')
    expect(all.problem).toContain('Our clients called you on May 4, 2026 and you refused to come back.')
    expect(all.problem).not.toMatch(/you (?:paid|want|hired)/i)
  })

  it('says whom the writer represents, asks for them, and leaves the signer open', () => {
    expect(all.problem).toContain('We represent Carl and Nina Holt.')
    expect(all).toMatchObject({ remedy: 'The return of $900', deadline: '2026-12-28' })
    expect(all).not.toHaveProperty('senderName')
  })

  it('has the whole address and nothing that was not told to be enclosed or copied', () => {
    expect(all).toMatchObject({
      recipientCompany: 'Vista Fence Co',
      recipientAddress: expect.stringMatching(/Mobile,? Alabama 36602/),
    })
    expect(all).not.toHaveProperty('enclosures')
    expect(all).not.toHaveProperty('copies')
  })
})

describe('a complaint for one client', () => {
  const all = read(
    'complaint-letter',
    "complaint letter to uh Ridge Paving Inc, 4 Clay Street, Waco Texas 76701, attention Sam Boyd the owner. My client is Lena Cruz. On March 14 they replaced her driveway for $9,000, paid by check on March 20, 2026. It cracked on May 2, 2026. She called them on May 3, 2026 and nobody came out. We want them to pay $4,000 by January 9, 2027 or we'll sue under the DTPA, you know, the Texas Deceptive Trade Practices Act.",
  )

  it('has the reader, what the client did, and the day of the work', () => {
    expect(all.recipientCompany).toBe('Ridge Paving Inc')
    expect(all.problem).toContain('you replaced her driveway')
    expect(all.problem).toContain('She called you on May 3, 2026')
    expect(all.eventDate).toBe('2026-03-14')
  })

  it('asks the reader, and says under which Act', () => {
    expect(all.remedy).toBe('Pay $4,000')
    expect(askIn('We want them to pay $900.', '2026-11-29', () => false)?.items).toEqual(['That you pay $900'])
    expect(all.consequence).toContain('under the DTPA, the Texas Deceptive Trade Practices Act')
  })

  it('is signed by counsel where counsel is named, and not by the client', () => {
    expect(all).not.toHaveProperty('senderName')
    expect(
      read(
        'complaint-letter',
        'Complaint letter to Ace Painting LLC, 5 Main St, Erie, PA 16501. We represent Beth Orr. She paid them $3,000 on May 3, 2026. They left half the house unpainted. She wants $1,500 back by December 20, 2026. Sincerely, Nora Kim, Kim Law LLC.',
      ),
    ).toMatchObject({ senderName: 'Nora Kim', senderCompany: 'Kim Law LLC' })
  })

  it('has the thing, and no sentence, as its subject', () => {
    const bought = read(
      'complaint-letter',
      'Complaint letter to Bay Appliances, 12 Dock Road, Tampa Florida 33602. My client Otto Lund bought a dryer from them for $700 on August 3, 2026. It stopped on September 9, 2026. We want a full refund within fourteen days.',
    )
    expect(bought.subject).toBe('the dryer')
    expect(bought.problem).toContain('My client Otto Lund bought a dryer from you')
  })
})

it.each([
  ['They paid $500.', 'My clients paid $500.'],
  ['They wrote to them and they refused.', 'My clients wrote to them and they refused.'],
  ['Their crew broke the door. It cost them $90.', 'Their crew broke the door. It cost my clients $90.'],
  // Whom it means is not certain: it stands open.
  ['They shipped 30.', '[My clients or you] shipped 30.'],
  ['They left their tools.', '[My clients or you] left [my clients’ or your] tools.'],
  ['They’ve asked twice.', 'My clients have asked twice.'],
])('%s', (told, as) => expect(said(`I represent Tom and Ada Finch. ${told}`)).toContain(as))

it('of one client, and of none, nothing is said otherwise', () => {
  for (const text of ['I represent Ada Finch. They paid $500.', 'I bought a door. They paid nothing.'])
    expect(said(text)).toBe(text)
})

it('a company that is represented pays and asks, and is never the reader', () =>
  expect(said('I represent Elm Court LLC. They cut the trees. They paid $900. They want $400 back.')).toBe(
    'I represent Elm Court LLC. They cut the trees. My client paid $900. My client wants $400 back.',
  ))

it('both who are represented are the client of a demand', () =>
  expect(
    read(
      'demand-letter',
      'Demand letter to Orchard Homes LLC, 5 Main St, Provo, Utah. We represent Lee and Joy Finn. They bought a house from them on May 1, 2026 for $310,000. They promised to fix the furnace. They paid $4,200 to fix it. They demand $4,200 by January 15, 2027.',
    ),
  ).toMatchObject({
    clientName: 'Lee and Joy Finn',
    facts: expect.stringContaining('Our clients bought a house from you'),
  }))

it('what the reader is told of theirs is yours', () =>
  expect(
    read(
      'business-letter',
      'um business letter to Carl Ortiz at Ortiz Logistics, 5 Bay Street, Mobile Alabama 36602. um tell him we got his invoice 8841 but it is for $3,200 and we agreed on $2,900. Sign it from Dana Whitfield.',
    ),
  ).toMatchObject({ purpose: expect.stringContaining('We got your invoice 8841') }))
