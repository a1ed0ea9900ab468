import { describe, expect, test } from 'vitest'
import { findQuotations } from './quotations.ts'
import { singlyQuoted } from './single-marks.ts'

const spans = (text: string) =>
  singlyQuoted(text, { start: 0, end: text.length }).map(({ start, end }) => text.slice(start, end))
const found = (text: string) =>
  findQuotations({ text }).map(({ words, citation, isNested }) => [
    words,
    citation ? text.slice(citation.core.start, citation.core.end) : null,
    isNested ?? false,
  ])

describe('words in single marks', () => {
  test.each([
    ['curly', 'The rule is ‘that the tenant’s rent is due’ and no other.', '‘that the tenant’s rent is due’'],
    ['straight', "The rule is 'that the tenant's rent is due' and no other.", "'that the tenant's rent is due'"],
    ['a plural', "As he said, 'the tenants' rent is always due,' and left.", "'the tenants' rent is always due,'"],
    ['a plural at the end', 'It is ‘the rent of all the tenants’ here.', '‘the rent of all the tenants’'],
    ['in brackets', 'It is (‘the rent of all the tenants’).', '‘the rent of all the tenants’'],
  ])('are found: %s', (_name, text, words) => expect(spans(text)).toEqual([words]))

  test.each([
    ['apostrophes alone', "The tenants' rent and the landlords' claims weren't paid in the '90s or later."],
    ['a mark that is not closed', "He said 'this goes on and on without an end"],
    ['a term', 'the ‘Premises’ and the ‘Term’'],
    ['another paragraph', 'He said ‘this goes on and on\n\nwithout an end’'],
    ['marks that stand twice', '‘‘the tenant pays the rent’’'],
  ])('are not found: %s', (_name, text) => expect(spans(text)).toEqual([]))

  test('quote where somebody is cited for them, and else may be anything', () => {
    expect(found('The rule is ‘that the rent is always due.’ Doe v. Roe, 5 F.3d 1, 4 (9th Cir. 1993).')).toEqual([
      ['that the rent is always due.', '5 F.3d 1', false],
    ])
    expect(found('He plays ‘the man who is never there’ on the stage.')).toEqual([])
  })

  test.each(['(quoting ', '(internal quotation marks omitted) (quoting in part '])(
    'within others belong to what is quoted there, the whole to what is cited: %s',
    (quoting) => {
      const text = `It held “that ‘the rent is always due.’ ” Doe v. Roe, 5 F.3d 1, 4 (9th Cir. 1993) ${quoting}Lake v. Mill, 4 F.3d 8, 9 (9th Cir. 1992)).`
      expect(found(text)).toEqual([
        ['that ‘the rent is always due.’ ', '5 F.3d 1', false],
        ['the rent is always due.', '4 F.3d 8', true],
      ])
    },
  )

  test('of several passages nobody knows which one is quoted', () => {
    const text =
      '“ ‘The rent is always due’ and ‘the lease is always long.’ ” Doe v. Roe, 5 F.3d 1, 4 (9th Cir. 1993) (quoting Lake v. Mill, 4 F.3d 8, 9 (9th Cir. 1992)).'
    expect(found(text).map(([, cite]) => cite)).toEqual(['5 F.3d 1'])
  })
})

test.each(['* * * the rent is always due.', '§ 12 says that rent is due.', ' ‘The rent is due,’ he said.'])(
  'a quotation may begin with a sign or a mark: %s',
  (words) => expect(found(`It says “${words}” Doe v. Roe, 5 F.3d 1, 4 (9th Cir. 1993).`)[0]?.[0]).toBe(words),
)
