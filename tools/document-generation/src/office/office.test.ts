import { runAction } from '@casewright/core/testing'
import { describe, expect, it } from 'vitest'
import type { Generated, KnownOfOffice, Read } from '../output.ts'
import { server } from '../server.ts'
import { fillsOf, isSame } from './fills.ts'

const today = '2026-11-23'
const profile = {
  name: 'Ada Okafor',
  title: 'Partner',
  barNumber: '0098765',
  firm: 'Okafor & Reyes LLP',
  address: '410 Superior Avenue\nCleveland, Ohio 44114',
  phone: '(216) 555-0142',
  email: 'ada@okafor.example',
}
const party = (name: string, role: string, address = '', isClient = false) => ({ name, role, address, isClient })
const lease = {
  parties: [
    party('Quincy Realty LLC', 'landlord', '9 Elm St., Akron, OH 44301', true),
    party('Jo Lane', 'tenant', '4 Oak St., Akron, OH 44302'),
  ],
  court: '',
  caseNumber: '',
  judge: '',
}
const suit = {
  parties: [
    party('Jo Lane', 'plaintiff'),
    party('Bo Lane', 'plaintiff'),
    party('Quincy Realty LLC', 'defendant', '', true),
  ],
  court: 'Summit County Court of Common Pleas',
  caseNumber: 'CV-2026-11-0042',
  judge: 'Hon. Ruth Vance',
}
const make = async (input: Record<string, unknown>, office: Record<string, unknown>) =>
  (await runAction(server, 'generate', { today, ...input }, { office: office as never })).output as Generated
const paste = (documentType: string, textContent: string, office: Record<string, unknown>, more = {}) =>
  make({ documentType, inputMethod: 'paste', textContent, ...more }, office)
const filledBy = ({ filled }: Generated, by: string) => filled.filter((one) => one.by === by).map(({ field }) => field)

const letter = {
  recipientName: 'Tom Hall',
  recipientCompany: 'Meridian Corp.',
  recipientAddress: '88 Harbor St.',
  subject: 'The lease',
  purpose: 'We enclose it.',
}

describe('the profile', () => {
  it('fills the head and the signature of a form that was left empty there, and says so', async () => {
    const made = await make({ documentType: 'business-letter', inputMethod: 'manual', formData: letter }, { profile })
    expect(made.formattedContent).toContain('410 Superior Avenue')
    expect(filledBy(made, 'profile')).toEqual([
      'senderName',
      'senderTitle',
      'senderCompany',
      'senderAddress',
      'senderPhone',
      'senderEmail',
    ])
    expect(made.coverage.notes?.join(' ')).toContain('Filled in from your letterhead: Your name; Your title;')
  })

  it('fills nothing that was cleared, so that what is required of it is asked for', async () => {
    const formData = { ...letter, senderPhone: '' }
    const made = await make({ documentType: 'business-letter', inputMethod: 'manual', formData }, { profile })
    expect(made.answers.senderPhone).toBeUndefined()
    await expect(
      make(
        { documentType: 'business-letter', inputMethod: 'manual', formData: { ...letter, senderName: '' } },
        { profile },
      ),
    ).rejects.toThrow('Your name is required.')
  })

  it('never puts the address of its owner under the name of somebody else', async () => {
    const formData = { ...letter, senderName: 'Bo Reyes', senderCompany: 'Reyes Law', senderAddress: '1 Pine St.' }
    const made = await make({ documentType: 'business-letter', inputMethod: 'manual', formData }, { profile })
    expect(filledBy(made, 'profile')).toEqual([])
    const text = 'I am Bo Reyes of 1 Pine Street, Akron, Ohio 44301. I want to ask Tom Hall when the office opens.'
    const read = await paste('inquiry-letter', text, { profile })
    expect(read.formattedContent).not.toContain('Superior Avenue')
    expect(filledBy(read, 'profile')).toEqual([])
  })

  it('fills the lawyer’s block of a paper from a text that does not name the lawyer', async () => {
    const made = await paste('motion', 'Motion: Motion to Compel\nRelief: an order that compels answers', { profile })
    expect(made.formattedContent).toContain('Bar No. 0098765')
    const cleared = await paste('motion', 'Motion: Motion to Compel', { profile }, { corrections: { barNumber: '' } })
    expect(cleared.formattedContent).not.toContain('0098765')
  })
})

describe('the matter', () => {
  it('fills each party by its role, with its own address', async () => {
    const made = await paste('rental-agreement', 'Rent is $900 a month.', { matter: lease })
    expect(made.answers).toMatchObject({
      landlordName: 'Quincy Realty LLC',
      landlordAddress: '9 Elm St., Akron, OH 44301',
      tenantName: 'Jo Lane',
      tenantAddress: '4 Oak St., Akron, OH 44302',
      rent: '$900',
    })
  })

  it('fills nothing of a party that the text names otherwise, or gives another address', async () => {
    const named = await paste('rental-agreement', 'Landlord: Acme LLC\nRent is $900 a month.', { matter: lease })
    expect([named.answers.landlordName, named.answers.landlordAddress]).toEqual(['Acme LLC', undefined])
    const partly = await paste('rental-agreement', 'Landlord: Quincy Realty', { matter: lease })
    expect([partly.answers.landlordName, partly.answers.landlordAddress]).toEqual([
      'Quincy Realty',
      '9 Elm St., Akron, OH 44301',
    ])
    const moved = await paste('rental-agreement', 'Landlord’s address: 7 New St., Akron, OH 44303', { matter: lease })
    expect(moved.answers.landlordName).toBeUndefined()
  })

  it('fills a caption, and for whom the lawyer signs', async () => {
    const made = await paste('motion', 'Motion: Motion to Compel', { profile, matter: suit })
    expect(made.answers).toMatchObject({
      court: suit.court,
      caseNumber: suit.caseNumber,
      judge: suit.judge,
      plaintiff: 'Jo Lane and Bo Lane',
      defendant: 'Quincy Realty LLC',
      clientSide: 'defendant',
    })
    expect(made.formattedContent).toContain('Attorney for Defendant Quincy Realty LLC')
  })

  it('fills nothing of a caption that is of another case', async () => {
    const made = await paste('motion', 'Plaintiff: Ann Lee\nDefendant: Acme LLC', { matter: suit })
    expect(made.answers.caseNumber).toBeUndefined()
  })

  it('takes the firm’s client for the client of its letters alone', async () => {
    const demand = await paste('demand-letter', 'Amount: $900', { profile, matter: lease })
    expect(demand.answers.clientName).toBe('Quincy Realty LLC')
    const service = await paste('service-agreement', 'Provider: Acme LLC', { profile, matter: lease })
    expect(service.answers.clientName).toBeUndefined()
  })
})

it('what is known is offered for a form, and shown beside a text', async () => {
  const office = { profile, matter: lease } as never
  const { output } = await runAction(server, 'known', { documentType: 'rental-agreement' }, { office })
  expect((output as KnownOfOffice).known.map(({ by, whose }) => [by, whose])).toEqual([
    ['matter', ['landlordName']],
    ['matter', ['tenantName']],
  ])
  const read = await runAction(server, 'read', { documentType: 'inquiry-letter', textContent: 'Hello.' }, { office })
  expect((read.output as Read).filled).toContainEqual({
    field: 'senderName',
    label: 'Your name',
    value: 'Ada Okafor',
    by: 'profile',
  })
})

it('nothing known leaves everything as it was', async () => {
  const made = await paste('inquiry-letter', 'When does the office open?', {})
  expect(made.filled.every(({ by }) => by === 'text')).toBe(true)
})

it.each([
  ['Meridian Storage', 'Meridian Storage, LLC', true],
  ['ADA OKAFOR', 'Ada Okafor', true],
  ['Ada Okafor', 'Ada Reyes', false],
  ['', 'Ada', false],
])('%j and %j are of one: %s', (one, other, same) => expect(isSame(one, other)).toBe(same))

it('an answer that is there but empty stays empty', () => {
  const known = [{ by: 'profile' as const, whose: ['a'], values: { a: 'Ada', b: 'x' } }]
  expect(fillsOf(known, { b: '' })).toEqual([{ field: 'a', value: 'Ada', by: 'profile' }])
})
