import { readTemplate, shippedTypes } from '@casewright/templates'
import { describe, expect, it } from 'vitest'
import { readSaid } from './read-said.ts'

const templates = new Map(
  shippedTypes.flatMap((source) => readTemplate(source).template ?? []).map((one) => [one.id, one]),
)
const read = (type: string, text: string) => {
  const template = templates.get(type)
  if (!template) throw new Error(type)
  return Object.fromEntries(readSaid(template, text, '2026-11-28').filled.map(({ field, value }) => [field, value]))
}

describe('of several sums', () => {
  it.each([
    [
      'settlement-agreement',
      '$32,000',
      'Settlement between Harbor Movers Inc. (paying) and Denise Kowalski. Total is $32,000: $21,500 to Denise and $10,500 to her lawyers, Pratt & Lowe. Harbor also gets a refund of $1,140 from the court reporter.',
    ],
    ['settlement-agreement', '$7,000', 'Acme pays. $5,000 goes to Gus, $2,000 to his lawyer, so $7,000 in all.'],
    [
      'settlement-agreement',
      '$9,750',
      'Defendant Grover Paving LLC pays plaintiff Ellen Haas $9,750. She gives back the $400 refund she got.',
    ],
    [
      'promissory-note',
      '$34,500',
      'Note for $34,500. Al Reyes borrowed $36,000 from Carla Reyes, he already paid back $1,500.',
    ],
    ['promissory-note', '$16,000', 'Jim Pohl borrowed $20,000. He’s repaid $4,000 so he still owes $16,000.'],
    ['promissory-note', '$10,000', 'Note for $10,000. 8 payments of $1,000, then the balance of $2,000 on December 1.'],
    ['promissory-note', '$8,800', 'Pat Lowe lent Kim Oh $15,000 and she has paid $6,200, the balance is $8,800.'],
    ['promissory-note', '$9,000', '$1,500 has been paid back already. The note is for $9,000.'],
    [
      'sales-contract',
      '$6,500',
      'Jo Fenn sells her mare to Priya Nair, $6,500. $500 of that was for the vet check and she has paid it.',
    ],
  ])('a %s is about %s', (type, sum, text) => {
    const filled = read(type, text)
    expect(filled.amount ?? filled.price).toBe(sum)
  })

  it('the shares of a settlement say how it is paid', () => {
    expect(
      read(
        'settlement-agreement',
        '$88,000 by December 30, 2026, in two checks: one for $58,667 to him, the other for $29,333 to his lawyers.',
      ).paymentTerms,
    ).toBe('in two checks: one for $58,667 to him, the other for $29,333 to his lawyers')
  })

  it('the demand is what is wanted, and no part on the way to it', () => {
    expect(
      read(
        'demand-letter',
        'They refund everything, up to $3,000 of it. So ninety-five hundred is what I want, all to me.',
      ).amount,
    ).toBe('$9,500')
  })
})
