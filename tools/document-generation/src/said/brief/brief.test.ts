import { readTemplate, shippedTypes } from '@casewright/templates'
import { describe, expect, it } from 'vitest'
import { readSaid } from '../read-said.ts'

const types = new Map(shippedTypes.flatMap((source) => readTemplate(source).template ?? []).map((one) => [one.id, one]))
const said = (type: string, text: string) => readSaid(types.get(type) as never, text, '2026-11-28')
const read = (type: string, text: string) =>
  Object.fromEntries(said(type, text).filled.map(({ field, value }) => [field, value]))

describe('notes of one breath that tell somebody to write', () => {
  const resigning =
    'hey i need a resignation letter make it short its to ellen park owner of park florists in salem oregon from me nadia ross im the office manager date it march 1 2027 my last day is march 19 2027 ill train the new person and ill bring the keys back on friday i have 20 hours of vacation left and id like it paid in my last check thank her for teaching me the books and for being kind when my cat died no actually leave the part about the cat out dont say im moving to boise'
  const { dated, filled } = said('business-letter', resigning)
  const all = Object.fromEntries(filled.map(({ field, value }) => [field, value]))

  it('are cut where somebody does something else', () => {
    expect(all.purpose).toContain('I will train the new person.')
    expect(all.purpose).toContain('I have 20 hours of vacation left. I would like it paid in my last check.')
  })

  it('name who writes, who reads and the day', () => {
    expect(all).toMatchObject({
      senderName: 'Nadia Ross',
      senderTitle: 'Office Manager',
      recipientName: 'Ellen Park',
      recipientTitle: 'Owner',
      recipientCompany: 'Park Florists',
      subject: 'Resignation',
    })
    expect(dated).toBe('2027-03-01')
  })

  it('give no order, and nothing that an order leaves out', () => {
    const words = Object.values(all).join('\n')
    expect(words).not.toMatch(/make it short|resignation letter|leave the part|\bcat\b|boise|date it|\bhey\b/i)
    expect(all.purpose).toContain('Thank you for teaching me the books.')
  })
})

describe('who demands without a lawyer', () => {
  const text =
    'I need a demand letter. Keep it civil.\n- From: me, Ada Quill, doing business as Quill Prints, 9 Elm St, Toledo, OH 43604\n- To: Birch Inn LLC, Attn. Sam Pell, owner, 4 Oak Ave, Toledo, OH 43606\n- Date: June 1, 2026\n- They ordered 40 prints on April 3 and paid nothing.\n- Want: the prints back by June 12; written confirmation to me by June 15\n- They can settle it for $900, paid by June 20.\n- If not I will file in small claims court\n- Don’t threaten to post reviews'
  const all = read('demand-letter', text)

  it('is no client of anybody', () => {
    expect(all).toMatchObject({ writtenBy: 'client', clientName: 'Ada Quill', firmName: 'Quill Prints' })
    expect(all.attorneyName).toBeUndefined()
  })

  it('demands what is wanted, each by its day, and offers what is offered', () => {
    expect(all.demand?.split('\n')).toEqual([
      'The prints back by June 12, 2026',
      'Provide written confirmation to me by June 15, 2026',
    ])
    expect(all.dates).toBe('one-for-each-demand')
    expect(all.amount).toBeUndefined()
    expect(all.offer).toBe('You can settle it for $900, paid by June 20, 2026.')
  })

  it('says to the reader what the reader did', () =>
    expect(all.facts).toBe('You ordered 40 prints on April 3, 2026 and paid nothing.'))
})

describe('a reader who is named', () => {
  const to = (reader: string) =>
    read(
      'demand-letter',
      `I need a demand letter. Keep it civil.\n- From: me, Ada Quill, 9 Elm St, Toledo, OH 43604\n- To: ${reader}\n- Sam Pell ordered 40 prints on April 3 and paid nothing.\n- Want: $900 by June 12`,
    )

  it('in brackets behind a firm is named without them', () =>
    expect(to('Birch Inn LLC (Attn. Sam Pell, owner), 4 Oak Ave, Toledo, OH 43606')).toMatchObject({
      recipientName: 'Sam Pell',
      readerTitle: 'Owner',
      recipientCompany: 'Birch Inn LLC',
      recipientAddress: '4 Oak Ave, Toledo, OH 43606',
    }))

  it.each(['Pell)', 'Pe?*ll', '(Pell'])('by a slip of typing as %s gets a letter all the same', (surname) =>
    expect(to(`Birch Inn LLC, Attn. Sam ${surname}, owner, 4 Oak Ave, Toledo, OH 43606`).facts).toContain(
      'ordered 40 prints on April 3, 2026',
    ),
  )
})

it('what is owed of invoices is what they come to, less what was paid', () => {
  const all = read(
    'demand-letter',
    'Please draft a demand for my signature (Ruth Lee, Lee & Park PLLC, Akron) for Elm Stone, Inc. It goes to Oak Homes, Inc., Attn: Carl Finch, President, 5 Main Street, Akron, by certified mail. Date it May 4, 2026. Invoices: No. 11, January 5, 2026, $400; No. 12, February 5, 2026, $250. They paid $150 on March 2. Full balance by May 20. Don’t mention the lien.',
  )
  expect(all).toMatchObject({
    amount: '$500',
    clientName: 'Elm Stone, Inc.',
    attorneyName: 'Ruth Lee',
    firmName: 'Lee & Park PLLC',
    readerTitle: 'President',
    sentBy: 'By certified mail',
    deadline: '2026-05-20',
  })
})

it('a donor is thanked by whoever signs, in the words of the labels', () => {
  const all = read(
    'thank-you-letter',
    'thank you letter to a donor\nWho gave: Mr. and Mrs. Paul Ames, 8 Lake Dr, Salina, Kansas 67401. They go by Paul and Jo, so "Dear Paul and Jo."\nWhat: check for $300 dated December 1, 2026\nFrom: Elm Pantry, a food pantry. I sign: Ruth Lee, Director\nDate: January 8, 2027\nMust say: we gave them nothing in return.\nInvite: lunch on Saturday, February 6, noon\nDon’t ask for another gift.',
  )
  expect(all).toMatchObject({
    senderName: 'Ruth Lee',
    senderTitle: 'Director',
    senderCompany: 'Elm Pantry',
    recipientName: 'Mr. and Mrs. Paul Ames',
    greeting: 'Paul and Jo',
    occasion: 'your check for $300 dated December 1, 2026',
  })
  expect(Object.values(all).join('\n')).not.toMatch(/another gift|must say/i)
  expect(`${all.meaning} ${all.outlook}`).toContain('We gave you nothing in return.')
})

it('a funder that asks for a letter gets one with all that was told', () => {
  const all = read(
    'grant-application',
    'This is for the Pine Fund Scholarship, the $500 one, due March 1, 2027. I need a letter to the Scholarship Committee, 300 words at most. I’m Owen Dale, a senior at Elm High School. I have a 3.4 GPA. I want to be a lineman because of the ice storm. Ann Poe is my reference, 920-555-0119. Don’t put my test score.',
  )
  expect(all).toMatchObject({ writtenAs: 'letter', letterTo: 'Scholarship Committee', applicantName: 'Owen Dale' })
  expect(all.need).toMatch(/^I am applying for the \$500 Pine Fund Scholarship\./)
  expect(all.need).toContain('I want to be a lineman because of the ice storm.')
  expect(all.need).not.toMatch(/words at most|test score/)
  expect(all.applicantPhone).toBeUndefined()
})

it('in a thread the other one says nothing of the letter', () => {
  const all = read(
    'demand-letter',
    'I need a cease and desist letter. I’m Rosa Vale, owner of Vale Tax, 3 Pecan Street, Laredo, TX 78040. She’s Ann Grant, 7 Oak Ave, Laredo, TX 78041. Date it April 20, 2027.\n\nMe: The Fuentes family says you called them on April 7\nAnn: they called me first\nMe: You left on February 26\nAnn: how is the baby\n\nI want her to stop calling my clients. Don’t name the Fuentes family, just say a client.',
  )
  expect(all.facts).toContain('A client says you called them on April 7, 2027.')
  expect(all.facts).not.toMatch(/called me first|baby|Fuentes/)
})

it('notes that tell nobody to write are read as they are', () =>
  expect(read('business-letter', 'My name is Dana Okafor. The carrier lost our pallet.').senderName).toBe(
    'Dana Okafor',
  ))
