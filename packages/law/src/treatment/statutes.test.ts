import { describe, expect, it } from 'vitest'
import { authoritiesIn } from './authorities-in.ts'

const law = '42 U.S.C. § 9999'
const falls = (text: string): boolean =>
  authoritiesIn({ text }).some(({ citation, invalidated }) => citation.kind === 'law' && invalidated !== null)

describe('an enactment', () => {
  it.each([
    `We hold that ${law} is unconstitutional.`,
    `We therefore strike down ${law}.`,
    `We strike ${law} as facially invalid.`,
    `We declare ${law} unconstitutional.`,
    `We declare ${law} void.`,
    `${law} is hereby declared unconstitutional.`,
    `Accordingly, ${law} is unconstitutional.`,
    `We hold ${law} unconstitutional as applied to respondent.`,
    `We hold that ${law} violates the First Amendment.`,
    `We conclude that ${law} cannot stand under the Due Process Clause.`,
    `We invalidate ${law}.`,
    `We hold ${law} invalid under the Fourteenth Amendment.`,
    `${law} violates the Equal Protection Clause, and we so hold.`,
    `We hold that ${law}, on its face, abridges the freedom of speech and is void.`,
    `We agree with the District Court that ${law} is unconstitutional.`,
    `We affirm the judgment that ${law} is unconstitutional.`,
    `We hold that ${law} is substantially overbroad, and therefore invalid under the First Amendment.`,
    `We hold that Congress exceeded its power in enacting ${law}.`,
    `We find ${law} unconstitutionally vague.`,
  ])('falls: %s', (text) => expect(falls(text)).toBe(true))

  it.each([
    `We do not hold that ${law} is unconstitutional.`,
    `Petitioner argues that ${law} is unconstitutional.`,
    `The District Court held that ${law} is unconstitutional.`,
    `We hold that ${law} is not unconstitutional.`,
    `We reject the claim that ${law} violates the First Amendment.`,
    `If ${law} is unconstitutional, the claim fails.`,
    `Whether ${law} is unconstitutional is not before us.`,
    `We uphold ${law}.`,
    `The Court of Appeals struck down ${law}. We reverse.`,
    `We decline to strike down ${law}.`,
    `We hold that ${law} is constitutional.`,
    `We affirm.\n\nJustice Hale, dissenting.\n\nI would hold ${law} unconstitutional.`,
    `Respondent asks us to strike down ${law}.`,
    `We hold that his detention under ${law} violates the Due Process Clause.`,
    `We hold that a void contract is not saved by ${law}.`,
    `We hold that the search was unconstitutional. See ${law}.`,
    `We hold that the sentence imposed under ${law} violates the Eighth Amendment.`,
  ])('stands: %s', (text) => expect(falls(text)).toBe(false))

  it('falls alone, and not with the clause by which it falls', () => {
    const found = authoritiesIn({ text: `We hold ${law} unconstitutional under U.S. Const. amend. I.` })
    expect(found.filter(({ invalidated }) => invalidated !== null).map(({ keys }) => keys[0])).toEqual(['usc/42/9999'])
  })

  it('is looked for in linear time', () => {
    const text = `${`We hold that the ${law}, `.repeat(4000)} ${'we hold that the '.repeat(20_000)}`
    expect(falls(text)).toBe(false)
  })
})
