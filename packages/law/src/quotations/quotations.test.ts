import { describe, expect, test } from 'vitest'
import { findQuotations } from './quotations.ts'

const found = (text: string) =>
  findQuotations({ text }).map(({ words, citation, resolved }) => ({
    words,
    ...(citation && { citation: text.slice(citation.start, citation.end) }),
    ...(resolved && { resolved: text.slice(resolved.start, resolved.end) }),
  }))

const miranda = 'Miranda v. Arizona, 384 U.S. 436, 444 (1966)'

describe('quotations', () => {
  test('have the citation that follows', () => {
    expect(
      found(`The Court spoke of “the use of procedural safeguards effective to secure the privilege.” ${miranda}.`),
    ).toEqual([
      {
        words: 'the use of procedural safeguards effective to secure the privilege.',
        citation: miranda,
        resolved: miranda,
      },
    ])
  })

  test.each([
    'as Miranda himself had no counsel at the time',
    'in Escobedo v. Illinois, 378 U.S. 478 (1964), the Court',
  ])('have the citation that follows although they name a case: %s', (words) => {
    const text = `See ${miranda}. The Court said: “It is held that ${words} was to be warned.” Schmerber v. California, 384 U.S. 757, 760 (1966).`
    expect(found(text)[0]?.citation).toBe('Schmerber v. California, 384 U.S. 757, 760 (1966)')
  })

  test('have what a short form stands for', () => {
    const [, second] = found(
      `He “has the right to remain silent” here. ${miranda}. Later it “must be warned prior to any questioning.” Id. at 479.`,
    )
    expect(second).toMatchObject({
      words: 'must be warned prior to any questioning.',
      citation: expect.stringContaining('Id. at 479'),
    })
    expect(second?.resolved).toBe(miranda)
  })

  test('in a parenthetical belong to its citation', () => {
    const text = `See ${miranda} (holding that “the right to remain silent must be explained”).`
    expect(found(text)).toMatchObject([{ words: 'the right to remain silent must be explained' }])
    expect(found(text)[0]?.citation).toContain('384 U.S. 436')
  })

  test('with straight marks are found as well', () => {
    expect(found('The lease says "the tenant shall pay the rent monthly" and no more.')).toEqual([
      { words: 'the tenant shall pay the rent monthly' },
    ])
  })

  test.each([
    ['of the Federal Register', '‘‘', '’’'],
    ['of LaTeX', '``', "''"],
    ['of a keyboard', '<<', '>>'],
  ])('with the marks %s are found, whose signs stand twice', (_name, open, close) => {
    const text = `The tenant’s lease says ${open}the tenant’s rent is ‘due’ each month${close} and no more.`
    expect(found(text)).toEqual([{ words: 'the tenant’s rent is ‘due’ each month' }])
    expect(found(text.replace(close, ''))).toEqual([])
  })

  test.each([
    ['a term', 'Acme (the “Seller”) and “Big Box Stores” agree.'],
    ['a mark that is not closed', 'He said “this goes on and on without an end'],
    ['inches', 'a board of 5" by 6" and another of 7" by 8" inches'],
  ])('%s is none', (_name, text) => {
    expect(found(text)).toEqual([])
  })

  test('another sentence parts words from a citation', () => {
    expect(found(`She wrote “I will not pay this bill.” The trial then went on for weeks. See ${miranda}.`)[0]).toEqual(
      { words: 'I will not pay this bill.' },
    )
  })

  test('a quotation of another paragraph ends where it stands', () => {
    expect(found(`“One two three four five”\n\n${miranda}.`)[0]?.citation).toBeUndefined()
  })

  test('stand where they are written', () => {
    const text = 'x “one two three four” y'
    const [one] = findQuotations({ text })
    expect(text.slice(one?.start, one?.end)).toBe('“one two three four”')
  })
})

describe('a block without marks and without a colon', () => {
  const blocks = (text: string) =>
    findQuotations({ text })
      .filter(({ isBlock }) => isBlock)
      .map(({ words, citation }) => [words.replace(/\s+/g, ' ').slice(0, 12), citation?.kind])
  const words =
    'No person may be held\n        by the officers of the state for more than a day\n        unless a magistrate has heard him in open court.'
  const cite = 'Miller v. Fenton, 474 U.S. 104, 110 (1985). The State did not do so here.'

  test('is read where all its lines are set in', () => {
    const before =
      'The rule governs this case from one end to the other, and it is an old one\nthat all of the courts of this state have followed.'
    expect(blocks(`${before}\n\n        ${words}\n\n${cite}`)).toEqual([['No person ma', 'case']])
    expect(blocks(`${before}\n\n${words.replaceAll('        ', '')}\n\n${cite}`)).toEqual([])
  })

  test('is read where the sentence before it goes on in it', () => {
    const flat = words.replace(/\n\s+/g, ' ')
    expect(blocks(`There, as Justice Doe wrote for the Court,\n\n${flat}\n\n${cite}`)).toEqual([
      ['No person ma', 'case'],
    ])
    expect(blocks(`There, as nobody will deny at this late hour,\n\n${flat}\n\n${cite}`)).toEqual([])
  })
})
