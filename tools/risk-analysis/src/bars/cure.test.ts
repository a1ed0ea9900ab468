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
  expect(cured).toContain('until February 1, 2027 where no state or local agency can act on it')
  expect(cured).toContain('until June 1, 2027 where one can')
  expect(at).toBeGreaterThan(5)
})

it.each([
  ['Client wants a Title VII suit. She was fired on August 3, 2024. She never filed a charge.'],
  ['Title VII. She was fired, never filed a charge, and sued in federal court.'],
])('and lets a bar stand whose time has run, or of which it is not told: %s', (text) =>
  expect(cure('employment', 'claimant', text)).toEqual({ cured: undefined, at: 5 }),
)

it('tells whoever must cure it to do so first', () =>
  expect(
    read('employment', 'claimant', 'Client wants a Title VII suit. He never filed a charge.').recommendations
      .immediate[0],
  ).toContain('cure this'))
