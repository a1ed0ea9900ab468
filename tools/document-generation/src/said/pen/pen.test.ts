import { readTemplate, shippedTypes, type Template } from '@casewright/templates'
import { describe, expect, it } from 'vitest'
import { edited } from '../edits.ts'
import { readSaid } from '../read-said.ts'
import { unitsOf } from '../reading.ts'
import { saidToWriter } from './said-to-writer.ts'

const types = shippedTypes.flatMap((source) => readTemplate(source).template ?? [])
const typeOf = (id: string): Template => types.find((one) => one.id === id) as Template
const read = (id: string, text: string): Record<string, string> =>
  Object.fromEntries(readSaid(typeOf(id), text, '2026-11-30').filled.map(({ field, value }) => [field, value]))

describe('a firm that demands without a lawyer', () => {
  const all = read(
    'demand-letter',
    'Demand letter to Dale Orr at Orr Builders LLC, 9 Mill Road, Akron, Ohio, from us, Pine Tile, I’m Rosa Lind the owner. We tiled the Elm Street house, finished up May 4, 2026. One invoice, number 88, for $3,000, and he paid $1,000 on June 2, 2026 so he still owes $2,000. I’ve called him twice and he keeps telling me he’s waiting on the bank. The buyers moved in, well, I don’t know that, leave that out. I want the rest within 10 days of the letter, check or Zelle, otherwise I’ll take him to small claims. Keep it polite, I like him. My cell is 330-555-0147.',
  )

  it('writes in its own name', () =>
    expect(all).toMatchObject({
      writtenBy: 'client',
      speaksAs: 'we',
      clientName: 'Rosa Lind',
      signerTitle: 'Owner',
      firmName: 'Pine Tile',
      recipientName: 'Dale Orr',
      recipientCompany: 'Orr Builders LLC',
    }))

  it('says to the reader what the reader did', () => {
    expect(all.facts).toContain('you still owe $2,000')
    expect(all.facts).toContain('You keep telling me you are waiting on the bank'.slice(4))
    expect(all.facts).not.toMatch(/\b(?:he|him)\b|buyers|polite/)
  })

  it('demands the sum by its day and its way, and says apart what follows', () => {
    expect(all.demand).toBe('Payment of $2,000, by check or Zelle')
    expect(all.deadline).toBe('2026-12-10')
    expect(all.nextStep).toBe('Otherwise, I will take you to small claims court.')
  })
})

describe('a lawyer’s demand', () => {
  const all = read(
    'demand-letter',
    'Please draft a demand for our client, Ms. Edna Holt. It goes to Gus Vann, president, Vann Roofing Co., 7 Oak Road, Akron, OH 44301. They re-roofed her house under a contract dated March 2, 2026 for $9,000. The roof leaked on May 5, 2026. Vann’s crew patched it and it leaked again. Her own roofer, Ned Pike, will fix it for $2,500. She wants $2,500 in 21 days. Otherwise we’ll sue in Summit County. She is 80, don’t put that. Enclose the contract. Signed Ruth Lee, Lee & Park PLLC. cc Ms. Holt.',
  )

  it('takes nobody’s house for the reader’s', () => {
    expect(all.facts).toContain('You re-roofed her house')
    expect(all.facts).toContain('Your crew patched it')
    expect(all.facts).toContain('Her own roofer, Ned Pike')
  })

  it('keeps what goes with it and who gets a copy out of the body', () =>
    expect(all).toMatchObject({
      enclosures: 'Contract',
      copies: 'Ms. Holt',
      firmName: 'Lee & Park PLLC',
      deadline: '2026-12-21',
    }))
})

it('what points at the words before it takes them out', () => {
  const { experience, motivation = '' } = read(
    'cover-letter',
    'Cover letter for me, Ed Poe, for the night cook job at Lake Inn, saw it on the board. I’ve cooked at Cedar House for nine years. ServSafe certified. I got tired of the owner, don’t say that, say I’m looking to grow. Can start in two weeks. 330-555-0161, edpoe@example.com, 33 Vine Street, Akron OH 44301. Not a fancy letter please.',
  )
  expect(experience).toBe(
    'I saw the position on the board. I have cooked at Cedar House for nine years. I am ServSafe certified.',
  )
  expect(motivation).toBe('I am looking to grow. I can start in two weeks.')
})

it('a resignation says so first, and in whole sentences', () => {
  const all = read(
    'business-letter',
    'Resignation letter to Ms. Ann Crane, general manager, The Lake Inn. I’m the head cook, been there five years, last day is Friday May 15, 2026. Thank her for paying for my class. Don’t say I’m going to the Marlow. Short and nice. Ed Poe',
  )
  expect(all.purpose).toMatch(/^I am resigning from my position as head cook\. I have been here five years/)
  expect(all.purpose).toContain('Thank you for paying for my class.')
  expect(all.purpose).not.toMatch(/Marlow|nice/)
  expect(all).toMatchObject({ recipientCompany: 'The Lake Inn', senderName: 'Ed Poe', subject: 'Resignation' })
})

it('a complaint asks for each thing once', () => {
  const all = read(
    'complaint-letter',
    'Complaint to Sunset Mobile, billing, PO Box 77, Phoenix AZ 85011. They raised my bill from $48 to $71 and nobody told me. I called September 20, 2026 and talked to a guy who said he would fix it, never heard back. I’d like the $46 credited and the old rate put back by December 15. If not I’ll switch. Keep it civil please. Lou Ames, 33 Osborn Road, Phoenix 85017.',
  )
  expect(all.remedy).toBe('That the $46 be credited and the old rate put back')
  expect(all.deadline).toBe('2026-12-15')
  expect(all.consequence).toBe('If not, I will switch')
  expect(all.earlierSteps).toContain('I never heard back.')
  expect(all.problem).toContain('You raised my bill')
})

it('notes of which much cannot be told are left to the other readings', () => {
  // The pen would make a list of open points of it.
  const all = read(
    'thank-you-letter',
    'Thank you letter to Ann Poe from Joe Stone, short. Thank her for the plant. Bob and her, cookies. Her and Sue, a card. They, cake. Party, him too.',
  )
  expect(all.openPoints).toBeUndefined()
  expect(all.meaning).toContain('cookies')
})

describe('how the letter is to sound', () => {
  const of = (text: string) => edited(text, saidToWriter(unitsOf(text)).edits).text.trim()
  it.each([
    ['I want my $400 back, keep it polite.', 'I want my $400 back.'],
    ['Please pay me the $400, and keep it polite.', 'Please pay me the $400.'],
  ])('takes nothing with it that is said before: %s', (text, left) => expect(of(text)).toBe(left))
  it.each(['He is always on time, prompt and polite.', 'She was friendly, warm and firm.'])(
    'is not what is said of somebody: %s',
    (text) => expect(of(text)).toBe(text),
  )
  it.each(['Short and nice.', 'Resignation letter, short and nice.', 'One page, not stiff.'])(
    'is all of a sentence that says no more: %s',
    (text) => expect(of(text)).toBe(''),
  )
  it('leaves the demand in the letter', () =>
    expect(
      read(
        'demand-letter',
        'Demand letter to Al Moss at 9 Elm St, Reno, NV. I’m Rita Cole, 3 Oak St, Reno, NV 89501. I want my $400 back, keep it polite. He broke my fence on May 4, 2026.',
      ),
    ).toMatchObject({ amount: '$400', demand: 'The return of my $400' }))
})

it('a form keeps no birthday for a start, and no debt for a lender', () => {
  expect(
    read('job-application', 'I’m Joe Stone, born 3/9/1994, 518-555-0126. I want the cook job at Lake Inn.')
      .availableStartDate,
  ).toBeUndefined()
  expect(
    read('loan-application', 'I’m Joe Stone. I need $9,000 for a roof. I owe First Valley Bank $2,000.').lender,
  ).toBeUndefined()
})
