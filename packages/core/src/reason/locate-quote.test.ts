import { describe, expect, it } from 'vitest'
import type { Evidence } from './evidence.ts'
import { quoteLocator } from './locate-quote.ts'

const text = `The lease ended on March 1, 2019.\fPage two says that “the tenant shall in-
demnify the landlord” for all losses — of any kind — that arise
out of the use of the unit. The landlord shall keep the roof in repair.`

const lease: Evidence = {
  id: 'd1',
  kind: 'document',
  title: 'lease.pdf',
  text,
  pages: [
    { number: 1, start: 0, end: 33 },
    { number: 2, start: 34, end: text.length },
  ],
}
const locate = quoteLocator([lease])

describe('a quotation', () => {
  it('is found with its place and its own words', () => {
    expect(locate('The lease ended on March 1, 2019.')).toEqual({
      mark: 'quote',
      text: 'The lease ended on March 1, 2019.',
      outcome: 'found',
      anchor: { document: 'd1', start: 0, end: 33, page: 1, words: 'The lease ended on March 1, 2019.' },
    })
  })

  it.each([
    ['another print of its marks', `"the tenant shall indemnify the landlord" for all losses - of any kind`],
    ['other spacing and line breaks', 'that   arise out of\nthe use of the unit'],
    ['another case', 'THE LANDLORD SHALL KEEP THE ROOF'],
    ['words left out at an ellipsis', 'shall indemnify the landlord for all losses … that arise out of the use'],
    ['dots for an ellipsis', 'The lease ended on March 1, 2019. . . . The landlord shall keep the roof in repair'],
    ['a letter changed in brackets', '[T]he tenant shall indemnify the landlord'],
    ['its own quotation marks', '“The landlord shall keep the roof in repair.”'],
  ])('is found in %s', (_, quotation) => {
    const { outcome, anchor } = locate(quotation)
    expect(outcome).toBe('found')
    expect(text.slice(anchor?.start, anchor?.end)).toBe(anchor?.words)
  })

  it.each([
    ['invented', 'The tenant admits that the rent was never paid'],
    ['too short to prove anything', 'the lease'],
    ['empty', ''],
    ['an ellipsis alone', '…'],
    ['of nothing but marks', '[sic] ... words that stand nowhere'],
    ['of nothing at all between its marks', '[sic] ... [sic] … "" [sic]'],
  ])('that is %s is not found', (_, quotation) => expect(locate(quotation).outcome).toBe('not-found'))

  it('of parts in another order is spliced', () =>
    expect(locate('keep the roof in repair … The lease ended on March 1').outcome).toBe('spliced'))

  it('is cut short, and not spliced, where the condition with which its sentence goes on is left out', () => {
    const held = 'The tenant shall pay the rent by March 1, unless the roof leaks. The landlord shall keep the keys.'
    const cut = quoteLocator([{ id: 'a', kind: 'document', title: '', text: held }])
    expect(cut('The tenant shall pay the rent by March 1.')).toMatchObject({ outcome: 'spliced', cutShort: true })
    expect(cut('The landlord shall keep the keys … The tenant shall pay the rent').cutShort).toBeUndefined()
  })

  it('is not found where it would cut a word', () => expect(locate('he lease ended on').outcome).not.toBe('found'))

  it.each([
    ['one word', 'The landlord shall never keep the roof in repair.'],
    ['a number', 'The lease ended on March 1, 2020.'],
    ['a negation', 'the tenant shall not indemnify the landlord for all losses'],
  ])('with %s changed is told as altered, with what really stands there', (_, quotation) => {
    const { outcome, anchor } = locate(quotation)
    expect(outcome).toBe('altered')
    expect(text.slice(anchor?.start, anchor?.end)).toBe(anchor?.words)
    expect(anchor?.words.length).toBeGreaterThan(20)
  })
})
