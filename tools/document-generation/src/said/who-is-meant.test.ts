import { readTemplate, shippedTypes } from '@casewright/templates'
import { describe, expect, it } from 'vitest'
import { accountOf } from './account.ts'
import { readSaid } from './read-said.ts'

const templates = new Map(
  shippedTypes.flatMap((source) => readTemplate(source).template ?? []).map((one) => [one.id, one]),
)
const read = (type: string, text: string) => {
  const template = templates.get(type)
  if (!template) throw new Error(type)
  const said = readSaid(template, text, '2026-11-28')
  return { values: said.filled.map(({ value }) => value).join('\n'), account: accountOf(said, text, said.filled) }
}

describe('whoever speaks is their party', () => {
  const note = 'My brother Al Reyes borrowed $9,000 from me, Carla Reyes. '
  it.each([
    ['promissory-note', `${note}If I die the balance is forgiven.`, 'If the Lender dies the balance is forgiven.'],
    ['promissory-note', note, 'The Borrower borrowed $9,000 from the Lender.'],
    [
      'promissory-note',
      'Borrower: Dan Whitfield. Lender: Ruth Whitfield. Amount: $8,000. If I’m late more than 15 days, she can charge me $25.',
      'If the Borrower is late more than 15 days, the Lender can charge the Borrower $25.',
    ],
    [
      'sales-contract',
      'We sell forty desks to Hale & Dunn LLP for $4,800. I promised Jerry we’d throw in the training. They pick up. If a desk is broken we swap it.',
      'The Seller will throw in the training.',
    ],
    [
      'rental-agreement',
      'Landlord Gwen Abara, tenant Chris Mott, 44 Birch Lane, Salem, OR 97301. Deposit $900, we give it back within thirty days of the end.',
      'The Landlord gives it back within thirty days of the end.',
    ],
    [
      'service-agreement',
      'Provider: Peak Web LLC. Client: Ridge Outfitters Inc. We host and maintain the store site.',
      'The Provider hosts and maintains the store site',
    ],
  ])('in a %s: %s', (type, text, written) => {
    expect(read(type, text).values.toLowerCase()).toContain(written.toLowerCase())
  })

  it('and he has repaid, and is not repaid', () => {
    const { values } = read('promissory-note', 'I lent Jim Pohl $20,000, he’s repaid $4,000. I’m Susan Marsh.')
    expect(values).toContain('has repaid')
    expect(values).not.toContain('is repaid')
  })
})

it('what is put on one of two persons whom nobody names is held beside the document', () => {
  const { values, account } = read(
    'sales-contract',
    'Jo Fenn sells a sailboat to Priya Nair for $6,500. Tax is on her.',
  )
  expect(values).not.toContain('Tax is on')
  expect(account.flatMap(({ open }) => open)).toContainEqual({
    field: 'additionalTerms',
    line: 'Tax is on her.',
    held: true,
  })
})

it('words of nobody in particular are held and are no additional term', () => {
  const { values } = read('service-agreement', 'Provider: Acme Corp. Client: Beta LLC. My thing stays with me.')
  expect(values).not.toContain('In the words of')
})
