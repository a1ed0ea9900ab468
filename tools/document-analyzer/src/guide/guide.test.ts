import { documentChecks, modelClauseFor } from '@casewright/law'
import { describe, expect, it } from 'vitest'
import { agreement } from '../__fixtures__/documents.ts'
import { guideFor, guides } from './guide.ts'

const document = { text: agreement, blocks: [], pages: [] }

const guided = (text: string, words: string, id: string) => {
  const start = text.indexOf(words)
  const check = documentChecks.find((one) => one.id === id)
  const place = { start, end: start + words.length }
  return guideFor({ text, blocks: [], pages: [] }, { check, place, words: '', rewrite: undefined })
}

describe('what to do where no rule can make a rewrite', () => {
  it('is written for every grave check that has no clause of ours and points at something', () => {
    const without = documentChecks.filter(
      ({ id, severity }) => severity !== 'low' && !modelClauseFor(id) && !guides[id],
    )
    expect(without.map(({ id }) => id)).toEqual([])
  })

  it('is written for checks that there are', () => {
    const ids = new Set<string>(documentChecks.map(({ id }) => id))
    expect(Object.keys(guides).filter((id) => !ids.has(id))).toEqual([])
  })

  it('names no party where the words do not tell which of them it is', () => {
    for (const id of ['risk.as-is', 'one-sided.warranty-disclaimer', 'risk.arbitration'])
      expect(guides[id]?.wordings.join(' '), id).not.toMatch(/\{(?:one|other)\}/)
  })

  it('says of each side that it names what that side does in the words', () => {
    const without = Object.entries(guides).filter(
      ([, { wordings, sides }]) => /\{(?:one|other)\}/.test(wordings.join(' ')) !== (sides !== undefined),
    )
    expect(without.map(([id]) => id)).toEqual([])
  })

  it.each([
    [
      'risk.broad-ip-assignment',
      'Employee hereby assigns to the Company all inventions.',
      /^Employee assigns what Employee makes for the Company/,
    ],
    [
      'risk.broad-ip-assignment',
      'All inventions are the sole property of the Company.',
      /^Employee assigns what Employee makes for the Company/,
    ],
    [
      'risk.broad-ip-assignment',
      'All inventions made at work are assigned on creation.',
      /^\[The party that assigns\] assigns .+ for \[the party that receives it\]/,
    ],
    [
      'risk.restraint-void',
      'For two years, Employee shall not engage in any business that competes with the Company.',
      /^Employee keeps the .+ secrets of the Company secret/,
    ],
    [
      'risk.non-solicit',
      'For a year after the end, I shall not, directly or indirectly, solicit any customer of the Company.',
      /^For one year, I shall not solicit .+ of the Company with whom I dealt/,
    ],
    [
      'risk.non-solicit',
      'No customer may be solicited for a year.',
      /^For one year, \[the party that is restrained\] shall not solicit .+ of \[the party that is protected\]/,
    ],
    [
      'risk.outside-work',
      'During the term, Employee shall not engage in other work without consent of the Company.',
      /^Employee may do other work that does not compete with the Company/,
    ],
    [
      'risk.unlimited-indemnity',
      'Employee shall indemnify the Company against all claims.',
      /^Employee shall indemnify the Company/,
    ],
    [
      'risk.unlimited-indemnity',
      'The Company shall be indemnified by Employee against all claims.',
      /^Employee shall indemnify the Company/,
    ],
    [
      'one-sided.sole-discretion',
      'Employee shall perform such duties as the Company may assign in its sole discretion.',
      /^The Company decides/,
    ],
    [
      'plain.double-negative',
      'Employee shall tell the Company of each invention that the Company shall then register.',
      /^\[The party that has the duty\] may/,
    ],
    ['plain.double-negative', 'Employee shall keep records and give them to the Company.', /^Employee may/],
  ])('has the side act that acts in the clause: %s, %s', (id, clause, expected) => {
    const text = `EMPLOYMENT AGREEMENT

This Employment Agreement is between Cordova Robotics, Inc., a California corporation (the "Company"), and Peter Lang ("Employee").

1. Terms. ${clause}

2. Pay. The Company shall pay Employee each month. Employee shall send the Company a bill.
`
    const start = text.indexOf(clause)
    const check = documentChecks.find((one) => one.id === id)
    const place = { start, end: start + clause.length }
    const issue = { check, place, words: id, rewrite: undefined }
    expect(guideFor({ text, blocks: [], pages: [] }, issue).text).toMatch(expected)
  })

  it('mends a harsh sentence in the words and the names of the paper', () => {
    const clause = 'Rep bears every loss of goods on the road, even if a driver of Maker was asleep.'
    const text = `SERVICES AGREEMENT

This Agreement is made March 2, 2026 between Alpha Works, Inc. ("Maker") and Beta Partners, LLC ("Rep").

1. Work. Maker will make the goods. Rep will sell them.

2. Loss. ${clause}
`
    const { text: made, alternatives } = guided(text, clause, 'harsh.own-fault')
    expect(made).toBe(
      'Rep bears every loss of goods on the road, except to the extent that Maker, or anyone who works for Maker, causes it by negligence, breach or willful misconduct.',
    )
    expect(alternatives.join(' ')).not.toMatch(/\[|Customer|Provider/)
  })

  it('says which words to strike, and where', () => {
    const text =
      'LEASE\n\n1. Courts. Landlord sues at home. Tenant waives trial by jury.\n\n2. Rent. Tenant shall pay $5.\n'
    const start = text.indexOf('Tenant waives')
    const check = documentChecks.find(({ id }) => id === 'risk.jury-waiver')
    const place = { start, end: start + 'Tenant waives trial by jury.'.length }
    const {
      text: made,
      isInstruction,
      strike,
      note,
    } = guideFor({ text, blocks: [], pages: [] }, { check, place, words: '', rewrite: undefined })
    expect(made).toBe('In Section 1 (Courts), strike the waiver: “Tenant waives trial by jury.”')
    expect(isInstruction).toBe(true)
    expect(strike).toEqual({ ...place, isInstead: false })
    expect(note).not.toMatch(/What to do|change “|\.”\./)
    expect(note).toMatch(/^Decide [^.]+\./)
  })

  it('offers to strike as another way where the wording says something else', () => {
    const words = 'Tenant shall not keep a shop for two years.'
    const text = `LEASE\n\n1. Terms. Landlord repairs. ${words} And so on.\n\n2. Rent. Tenant shall pay $5.\n`
    const { isInstruction, strike, note, alternatives } = guided(text, words, 'risk.non-compete')
    expect([isInstruction, strike?.isInstead]).toEqual([false, true])
    expect(note).toContain(`In Section 1 (Terms), change “${words}”`)
    expect(note).not.toContain('.”.')
    expect(alternatives).toEqual([expect.stringMatching(/^Strike .+\.$/)])
  })

  it('gives one instruction, and names the place in it once', () => {
    const text = 'LEASE\n\n1. Terms. Tenant does the aforementioned work.\n\n2. Rent. Tenant shall pay $5.\n'
    const { note, alternatives } = guided(text, 'aforementioned', 'archaic.words')
    expect(note).not.toContain('aforementioned')
    expect(alternatives.join(' ')).toMatch(/^Name what it points to/)
    expect(alternatives.join(' ')).not.toMatch(/aforementioned|Section 1/)
  })

  it.each([
    ['risk.jury-waiver', 'Tenant sues at home and waives trial by jury, as agreed', true, undefined],
    ['archaic.words', 'aforementioned', true, ' aforementioned'],
    ['reference.attachment', 'Exhibit A', true, undefined],
    ['definition.unused', '“Deliverables”', true, undefined],
    ['risk.arbitration', 'Any dispute is settled by arbitration.', false, undefined],
    [
      'risk.non-compete',
      'Tenant shall not keep a shop for two years.',
      false,
      'Tenant shall not keep a shop for two years.',
    ],
  ])('tells an instruction from a wording, and strikes only what goes as it stands: %s', (id, words, told, struck) => {
    const text = `LEASE\n\n1. Terms. Landlord repairs. ${words} and so on.\n\n2. Rent. Tenant shall pay $5.\n`
    const start = text.indexOf(words)
    const check = documentChecks.find((one) => one.id === id)
    const place = { start, end: start + words.length }
    const made = guideFor({ text, blocks: [], pages: [] }, { check, place, words: '', rewrite: undefined })
    expect(made.isInstruction).toBe(told)
    if (told) expect(made.text).toContain(`“${words}”`)
    expect(made.text).not.toMatch(/^\[[^\]]+\.\]$/)
    expect(made.strike && text.slice(made.strike.start, made.strike.end).trimEnd()).toBe(struck)
  })

  it('splits a long sentence at its own turns, and names no party that it does not', () => {
    const words =
      'The Executive shall give the Company prompt notice of each invention made during the term, provided that no notice is owed for an invention made at home on own time, except where the Company asks for one in writing within ten days; and the Company shall keep each notice secret until it files an application.'
    const check = documentChecks.find(({ id }) => id === 'plain.long-sentence')
    const place = { start: 0, end: words.length }
    const { text } = guideFor({ text: words, blocks: [], pages: [] }, { check, place, words: '', rewrite: undefined })
    expect(text.match(/\(\d\) “/g)).toHaveLength(4)
    expect(text).toContain('(2) “provided that no notice is owed')
    expect(text).toContain('(4) “the Company shall keep each notice secret')
  })

  it('uses the names of the document, and leaves no mark of ours', () => {
    for (const [id, { wordings }] of Object.entries(guides)) {
      const check = documentChecks.find((one) => one.id === id)
      const { text, note, alternatives } = guideFor(document, {
        check,
        place: { start: 0, end: 40 },
        words: id,
        rewrite: undefined,
      })
      expect(`${text} ${note} ${alternatives}`).not.toMatch(/\{\w+\}/)
      expect(text.length, id).toBeGreaterThan(3)
      expect(note).toMatch(/^Decide /)
      expect(alternatives, id).toEqual([expect.stringMatching(/[.!?\]][”"’)]?$/)])
      expect(wordings[0]).not.toBe(wordings[1])
    }
  })
})

describe('a paper with three sides', () => {
  const loan = {
    text: [
      'LOAN AGREEMENT',
      'This Loan Agreement is made between Oak Bank (“Lender”), Elm LLC (“Borrower”) and Jane Roe (“Guarantor”).',
      'Lender lends Borrower the sum of $50,000, and Borrower shall repay it. Guarantor guarantees the payment to Lender.',
      'Lender may change the terms of this Agreement at any time.',
      'Borrower waives presentment, demand and every notice of default.',
    ].join('\n\n'),
    blocks: [],
    pages: [],
  }
  const fixOf = (id: string, words: string) => {
    const start = loan.text.indexOf(words)
    const check = documentChecks.find((one) => one.id === id)
    return guideFor(loan, { check, place: { start, end: start + words.length }, words, rewrite: undefined })
  }

  it('leaves none of them out of what all must sign', () => {
    expect(fixOf('one-sided.unilateral-change', 'Lender may change').text).toMatch(/writing that each party signs\.$/)
    expect(fixOf('risk.auto-renewal', 'Lender may change').text).toMatch(/only if all parties agree/)
  })

  it('names whose waiver it was, and asks who else is meant', () => {
    expect(fixOf('risk.waiver-of-defenses', 'waives presentment').text).toMatch(/^Borrower receives written notice/)
    expect(fixOf('one-sided.unilateral-change', 'Lender may change').alternatives[0]).toMatch(
      /\[Borrower or Guarantor\] may end this Loan Agreement/,
    )
  })

  it('never speaks of two in any of its wordings', () => {
    const said = Object.keys(guides).flatMap((id) => {
      const { text, alternatives } = fixOf(id, 'Lender may change')
      return /\b(?:both parties|either party|neither party)\b/i.test(`${text} ${alternatives}`) ? [id] : []
    })
    expect(said).toEqual([])
  })
})

describe('what is taken as it is', () => {
  const fixOf = (text: string) => {
    const start = text.indexOf('as is')
    const place = { start, end: start + 5 }
    const check = documentChecks.find(({ id }) => id === 'risk.as-is')
    return guideFor({ text, blocks: [], pages: [] }, { check, place, words: 'as is', rewrite: undefined }).text
  }
  const lease = (what: string) =>
    `LEASE AGREEMENT\n\nThis Lease is made between Oak LLC (“Lessor”) and Jane Roe (“Lessee”) for ${what}. Lessee shall pay Lessor rent of $900.\n\nLessee takes the Premises as is.`

  it('is a home that is fit to live in, in the words of the lease', () => {
    expect(fixOf(lease('a residential apartment of two bedrooms'))).toMatch(
      /^Lessor shall deliver the Premises clean, fit/,
    )
  })

  it.each([
    [
      'a shop',
      lease('retail and office space'),
      /^Lessee accepts the Premises as they are on delivery, except for hidden/,
    ],
    [
      'goods',
      'PURCHASE AGREEMENT\n\nThis Purchase Agreement is made between Oak LLC (“Seller”) and Elm LLC (“Buyer”). Seller sells the goods to Buyer as is.',
      /conformity to the description/,
    ],
    [
      'land',
      'PURCHASE AGREEMENT\n\nThis Purchase Agreement is made between Oak LLC (“Seller”) and Elm LLC (“Buyer”). Seller sells the real property to Buyer as is.',
      /the property is sold as is/,
    ],
    [
      'services',
      'SERVICES AGREEMENT\n\nThis Services Agreement is made between Oak LLC (“Provider”) and Elm LLC (“Client”). Provider performs the services as is.',
      /^Except for what this Services Agreement warrants/,
    ],
  ])('is not the same for %s', (_, text, expected) => {
    expect(fixOf(text)).toMatch(expected)
  })
})
