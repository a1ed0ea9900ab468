import { expect, it } from 'vitest'
import { blankAt, namesIn, ownName, sectionAt, withNames } from './names.ts'
import { acting, sides } from './sides.ts'

const lease = {
  text: `RESIDENTIAL LEASE

LANDLORD: Apex Homes LLC ("Landlord")
TENANT: _________________ ("Tenant")

1. RENT
Tenant shall pay the rent under this Lease. Tenant may keep a cat.

2. ACCESS
(a) Landlord may enter at any time. This Lease is not changed by that.
(b) Tenant shall be at home.

3. END
Landlord may end this Lease.
`,
  blocks: [],
  pages: [],
}
const at = (words: string) => ({ start: lease.text.indexOf(words), end: lease.text.indexOf(words) + words.length })

it('calls a paper what it calls itself most', () => {
  expect(ownName(lease)).toBe('this Lease')
  expect(ownName({ text: 'By using it you accept these Terms. We may change these Terms.' })).toBe('these Terms')
  expect(ownName({ text: 'A letter.' })).toBe('this agreement')
})

it('gives the sections and the sides of a place as the paper has them', () => {
  expect(sectionAt(lease, at('may enter'))).toBe('Section 2(a)')
  expect(namesIn(lease, at('may enter'), acting)).toMatchObject({ one: 'Landlord', other: 'Tenant' })
  expect(namesIn(lease, at('RENT'), sides.assigns)).toMatchObject({
    one: '[the party that assigns]',
    other: '[the party that receives it]',
    choice: 'Landlord or Tenant',
  })
  expect(blankAt(lease, at('_________________'))).toBe('Full name of Tenant')
})

it('makes the words agree with you, us and these Terms', () => {
  const names = { one: 'you', other: 'we', agreement: 'these Terms', mutual: false }
  expect(withNames('{one} decides within a week.', names)).toBe('You decide within a week.')
  expect(withNames('The cap applies to {other} as it does to {one}.', names)).toBe(
    'The cap applies to us as it does to you.',
  )
  expect(withNames('{Agreement} is renewed. {one} pays at the cost of {other}.', names)).toBe(
    'These Terms are renewed. You pay at our cost.',
  )
  expect(withNames('The total liability of {one} under {agreement} is limited.', names)).toBe(
    'Your total liability under these Terms is limited.',
  )
  expect(withNames('For one year, {one} shall not solicit {other}.', { ...names, mutual: true })).toBe(
    'For one year, neither party shall solicit the other party.',
  )
})

it.each(['tells', 'releases', 'offers', 'indemnify', 'names'])(
  'says "us" of the one to whom something is done: %s',
  (verb) =>
    expect(
      withNames(`{one} ${verb} {other} of it.`, { one: 'you', other: 'we', agreement: 'these Terms', mutual: false }),
    ).toMatch(/\bus of it\.$/),
)

it('says what I do, of me, and begins a sentence with a capital within a bracket', () => {
  const names = { one: 'I', other: 'the Company', agreement: 'this Agreement', mutual: false }
  expect(withNames('{one} assigns what {one} makes. {other} pays for {one}, at the cost of {one}.', names)).toBe(
    'I assign what I make. The Company pays for me, at my cost.',
  )
  const open = { ...names, one: '[the party that assigns]' }
  expect(withNames('It stays. {one} assigns it.', open)).toBe('It stays. [The party that assigns] assigns it.')
})
