import { runAction } from '@casewright/core/testing'
import { describe, expect, it } from 'vitest'
import type { Generated } from '../output.ts'
import { server } from '../server.ts'
import { readable } from './readable.ts'

const generate = async (documentType: string, textContent: string, corrections: Record<string, string> = {}) =>
  (await runAction(server, 'generate', { documentType, inputMethod: 'voice', textContent, corrections }, {}))
    .output as Generated

describe('what was said is read without what was not meant', () => {
  it.each([
    ['Um, okay so the rent is, uh, due.', 'The rent is due.'],
    ['Make it December 4, 2026, no, make that December 11, 2026.', 'Make it December 11, 2026.'],
    ['Twelve hundred, sorry, twenty one hundred a month.', '$2,100 a month.'],
    ['A flat fee of seventy three fifty.', 'A flat fee of $7,350.'],
    ['She paid eighteen five for the roof.', 'She paid $18,500 for the roof.'],
    ['A seventy five dollar late fee.', 'A $75 late fee.'],
    ['He wants twenty four dollars an hour.', 'He wants $24 an hour.'],
    ['So the balance is fourteen thousand four hundred.', 'So the balance is $14,400.'],
    ['Rent is due on the fifth, not the first.', 'Rent is due on the fifth.'],
    ['Rent is $900. No pets, well, no, one small dog is okay.', 'Rent is $900. One small dog is okay.'],
    ['So what I want to say is that the roof leaks.', 'The roof leaks.'],
    ['about 300 days a year, no, two hundred.', 'about two hundred days a year.'],
    ['No, I never signed it.', 'No, I never signed it.'],
    ['Ben Tran, T R A N, is hired.', 'Ben Tran, is hired.'],
    ['The term is ninety days and he is forty five.', 'The term is ninety days and he is forty five.'],
  ])('%j', (given, read) => expect(readable(given).text).toBe(read))

  it('and every place leads back to the words as they were given', () => {
    const given = 'Um, the fee is seventy three fifty. Uh, pay Ann.'
    const { text, given: place } = readable(given)
    const at = text.indexOf('$7,350')
    const { start, end } = place({ start: at, end: at + 6 })
    expect(given.slice(start, end)).toBe('seventy three fifty')
    const ann = place({ start: text.indexOf('Ann'), end: text.indexOf('Ann') + 3 })
    expect(given.slice(ann.start, ann.end)).toBe('Ann')
  })
})

describe('who is who', () => {
  it('of a lawyer who speaks, with their bar number and firm, and of the client', async () => {
    const { answers } = await generate(
      'demand-letter',
      "I'm Paula Renwick, bar number 448120, Renwick and Soto LLP, 90 State Street, Albany, New York 12207. My client is Delmar Roofing Incorporated. He paid eight thousand, so the balance is fourteen thousand four hundred. If he doesn't pay we'll sue.",
    )
    expect(answers).toMatchObject({
      attorneyName: 'Paula Renwick',
      barNumber: '448120',
      firmName: 'Renwick and Soto LLP',
      firmAddress: '90 State Street, Albany, New York 12207',
      clientName: 'Delmar Roofing Incorporated',
      amount: '$14,400',
      nextStep: "If he doesn't pay we'll sue.",
    })
  })

  it('of several who have one part, and of a lawyer’s side in a case', async () => {
    const lease = await generate('rental-agreement', 'Tenants are Miguel Santos and Bea Lindqvist. Rent is $900.')
    expect(lease.answers.tenantName).toBe('Miguel Santos and Bea Lindqvist')
    const { answers } = await generate(
      'motion',
      'Motion to dismiss. Case No. 2:26-cv-00118. Orchard Mills Inc., plaintiff, v. Ada Quill, defendant. Judge Lena Ortiz. We represent the defendant.',
    )
    expect(answers).toMatchObject({
      motionTitle: 'Motion to dismiss',
      caseNumber: '2:26-cv-00118',
      plaintiff: 'Orchard Mills Inc.',
      defendant: 'Ada Quill',
      judge: 'Lena Ortiz',
      clientSide: 'defendant',
    })
  })

  it('a salutation, a sign-off and an order to write are no terms', async () => {
    const { answers } = await generate(
      'sales-contract',
      'Counsel,\n\nCan you paper this today? Seller is Acme LLC. Buyer is Jo Lane.\n\nThx\nBill',
    )
    expect(answers.additionalTerms).toBeUndefined()
    expect(answers.payTerms).toBeUndefined()
  })
})

describe('a message that is pasted for a letter', () => {
  const head =
    'Subject: Fwd: dishwasher\nFrom: Leon Fairweather <leon@mail.example>\nTo: Customer Relations, Norhaus Appliances\n\n'

  it('is of whom its head names, and goes to whom it names without a mailbox', async () => {
    const { answers, account } = await generate('complaint-letter', `${head}I bought a dishwasher, and it leaks.`)
    expect(answers).toMatchObject({
      senderName: 'Leon Fairweather',
      senderEmail: 'leon@mail.example',
      recipientName: 'Customer Relations',
      recipientCompany: 'Norhaus Appliances',
      subject: 'dishwasher',
    })
    expect(account?.filter(({ standing }) => standing === 'left-out')).toEqual([])
  })

  it('is of nobody in its head where it names another, or a contract is made of it', async () => {
    const own = await generate('complaint-letter', `${head}My name is Ada Quill. My oven broke.`)
    expect(own.answers).toMatchObject({ senderName: 'Ada Quill' })
    expect(own.answers.senderEmail).toBeUndefined()
    const { answers } = await generate('sales-contract', `${head}I want to sell my oven to Gavin Moss.`)
    expect(Object.values(answers).join(' ')).not.toContain('Fairweather')
  })
})

describe('a contract', () => {
  it('sold as is disclaims the warranties conspicuously, and is picked up', async () => {
    const { formattedContent } = await generate(
      'sales-contract',
      'Seller is Acme LLC. Buyer is Walter Pruitt. It is sold as is, no warranties except title. Buyer picks it up at the yard.',
    )
    expect(formattedContent).toContain('THE SELLER SELLS THE GOODS “AS IS.” EXCEPT FOR THE WARRANTY OF TITLE')
    expect(formattedContent).not.toMatch(/warranties that the law implies|Seller shall deliver/)
    expect(formattedContent).toContain('The Buyer picks the Goods up at the yard.')
  })

  it('says on a subject what was said of it, and not its default', async () => {
    const { formattedContent } = await generate(
      'consulting-agreement',
      'Consultant: Jo Lane\nClient: Acme LLC\n$250/hour, cap $40,000\n10 days notice to terminate',
    )
    expect(formattedContent).toContain('The fees under this Agreement shall not exceed $40,000.')
    expect(formattedContent).toContain('A party that ends this Agreement shall give the other 10 days’ written notice.')
    expect(formattedContent).not.toContain('on 30 days’ written notice')
  })

  it('has what no clause is about as numbered terms that prevail, until they are left out', async () => {
    const text = 'Landlord: Ada Works LLC\n\nThe piano in the hall goes with Ada when she sells.'
    const made = await generate('rental-agreement', text)
    expect(made.formattedContent).toMatch(
      /Additional terms\.[\s\S]*the term below prevails\.[\s\S]*The piano in the hall/,
    )
    expect(made.account?.at(-1)).toMatchObject({ standing: 'unplaced', fields: ['additionalTerms'] })
    const without = await generate('rental-agreement', text, { additionalTerms: '' })
    expect(without.formattedContent).not.toContain('piano')
    expect(without.account?.at(-1)).toMatchObject({ standing: 'left-out', why: 'You left it out.' })
  })
})

it('a letter says what it was told to say, and lists as open what has no place', async () => {
  const { formattedContent, account = [] } = await generate(
    'complaint-letter',
    'um okay so this is a complaint letter to uh Ridgeline Roofing. my client is Janet Wu, she paid eighteen five for a new roof. tell them we will file suit by June. I am Robert Lang, Lang and Pruitt, P.C.',
  )
  expect(formattedContent).not.toMatch(/\bum\b|\buh\b|I paid|tell them/i)
  expect(formattedContent).toContain('My client is Janet Wu. She paid $18,500 for a new roof.')
  expect(formattedContent).toContain('We will file suit by June.')
  expect(account.every(({ standing, why, fields }) => standing !== 'left-out' || fields.length > 0 || why)).toBe(true)
})

it('200,000 characters are accounted for', async () => {
  const text = 'The fee is $5, and no refund is due. '.repeat(5_400)
  const { account = [] } = await generate('service-agreement', text)
  expect(account).toHaveLength(5_400)
})
