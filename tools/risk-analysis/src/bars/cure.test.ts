import { expect, it } from 'vitest'
import { evidenceOf } from '../evidence.ts'

const today = new Date('2026-11-30')
const read = (caseType: string, represents: string, description: string) =>
  evidenceOf({ caseType, description, represents } as never, [], today)
const cure = (...of: Parameters<typeof read>) => {
  const { bars = [], successProbability } = read(...of)
  return { cured: bars.find(({ holds }) => holds)?.curable, at: successProbability }
}

it('does not end a copyright case because the work is not registered yet', () => {
  const { cured, at } = cure(
    'intellectual-property',
    'defendant',
    'Copyright suit against our client. The plaintiff has no registration. Our client copied two drawings.',
  )
  expect(cured).toContain('can be registered')
  expect(at).toBeLessThan(90)
})

it('says until when a charge can still be filed', () => {
  const { cured, at } = cure(
    'employment',
    'claimant',
    'Client wants a Title VII suit. She was fired on August 3, 2026. She never filed a charge.',
  )
  expect(cured).toContain('until January 30, 2027 where no state or local agency can act on it')
  expect(cured).toContain('until May 30, 2027 where a state or local agency can act on it')
  expect(at).toBeGreaterThan(5)
})

it.each([
  ['Client wants a Title VII suit. She was fired on August 3, 2024. She never filed a charge.'],
  ['Title VII. She was fired, never filed a charge, and sued in federal court.'],
])('and lets a bar stand whose time has run, or of which it is not told: %s', (text) =>
  expect(cure('employment', 'claimant', text)).toEqual({ cured: undefined, at: 5 }),
)

it('says no later day once the shorter time has run', () => {
  const { cured } = cure('employment', 'claimant', 'Title VII. She was fired on May 1, 2026. She never filed a charge.')
  expect(cured).toContain('180 days counted from May 1, 2026 have run')
  expect(cured).not.toContain('2027')
})

it('counts a missing step once', () => {
  const { factors } = read(
    'employment',
    'claimant',
    'Title VII. She was fired on November 1, 2026. She never filed a charge.',
  )
  expect(factors).toEqual([])
})

it('takes no word that begins like a month for the day of a registration', () => {
  const text = 'We sued for copyright infringement. She never registered the photo. The store approved marketing.'
  expect(cure('intellectual-property', 'claimant', text).cured).toContain('can be registered')
})

it('tells whoever must cure it to do so first', () =>
  expect(
    read('employment', 'claimant', 'Client wants a Title VII suit. He never filed a charge.').recommendations
      .immediate[0],
  ).toContain('cure this'))

const ftca = 'FTCA. She never presented an administrative claim. '
it.each([
  // A month counts from its first day, and what came later is no new start.
  [
    'personal-injury',
    `${ftca}A mail truck hit our client on January 5, 2025. On March 3, 2026 she found a torn disc.`,
    'January 5, 2027',
  ],
  ['personal-injury', `${ftca}A mail truck hit our client in March 2026.`, 'March 1, 2028'],
  [
    'employment',
    'Client wants an ADA suit. He was demoted on September 1, 2026 and was fired on November 2, 2026. No charge was filed.',
    'February 28, 2027',
  ],
  [
    'employment',
    'Client wants to sue under Title VII. They let her go on October 5, 2026. She never filed a charge.',
    'April 3, 2027',
  ],
])('counts from the first day of the claimant’s earliest event: %s, %s', (type, text, until) =>
  expect(cure(type, 'claimant', text).cured).toContain(`until ${until}`),
)

it('names no later day where only the longer time could be left', () => {
  const text =
    'Client wants a Title VII suit. She was hired in 2019, and she was fired in May 2026. She never filed a charge.'
  const { cured } = cure('employment', 'claimant', text)
  expect(cured).toMatch(/^The 180 days .*May 1, 2026 have run\. .* where 300 days apply/)
})

it.each([
  [
    'employment',
    'Client wants a Title VII suit. She never filed a charge. Her former boss was fired on November 1, 2026.',
  ],
  ['employment', 'Client wants a Title VII suit. She never filed a charge. On October 9, 2026 she got a letter.'],
  [
    'employment',
    'Client wants a Title VII suit. She was fired in March 2025 and never filed a charge. Her boss was fired on November 1, 2026.',
  ],
  ['employment', 'Client wants a Title VII suit. She was fired in February 2026. She never filed a charge.'],
  [
    'employment',
    'Title VII. She never filed a charge. The case is in federal court and the employer moved to dismiss.',
  ],
  ['employment', 'Title VII suit. She never filed a charge.'],
  ['employment', 'Our client sues the mill under Title VII. She never filed a charge.'],
  ['intellectual-property', 'Copyright suit. Our client never registered. They copied it in 2015 and stopped then.'],
  ['intellectual-property', 'Copyright suit. Our client never registered. The ad ran from 2012 to 2014.'],
])('names no day and cures nothing where that is not told, or somebody has sued: %s, %s', (type, text) =>
  expect(cure(type, 'claimant', text)).toEqual({ cured: undefined, at: 5 }),
)

it.each([
  ['employment', 'Our client has a Title VII claim. Nobody has sued yet. She never filed a charge.'],
  ['employment', 'Title VII. She was hired in 2019. She never filed a charge.'],
  [
    'intellectual-property',
    'Copyright suit. Our client never registered. Our client took the photo in 2015. They copied it in May 2026.',
  ],
  ['intellectual-property', 'Copyright suit. Our client never registered. They copied it in 2018 and still sell it.'],
])('and leaves it open while the time may run: %s, %s', (type, text) =>
  expect(cure(type, 'claimant', text).cured).toMatch(/can (?:still )?be (?:filed|cured)/),
)
