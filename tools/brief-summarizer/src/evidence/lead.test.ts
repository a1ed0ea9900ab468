import { expect, it } from 'vitest'
import { leadOf } from './lead.ts'

const field = (name: 'disposition' | 'holding' | 'posture', text: string) => ({
  name,
  text,
  start: 0,
  end: text.length,
})
const held = field('holding', 'We hold that the denial of a temporary restraining order is not appealable.')

it('of a decision is what was done, where it says of what or why', () =>
  expect(
    leadOf([
      field('disposition', 'Accordingly, the appeal is dismissed without prejudice for lack of jurisdiction.'),
      held,
    ])?.[0]?.text,
  ).toMatch(/for lack of jurisdiction/))

it('is what was held, where the disposition is a word', () =>
  expect(leadOf([field('disposition', 'Affirmed.'), held])?.[0]?.text).toMatch(/^We hold/))

it('is nothing of a paper that decides nothing', () =>
  expect(leadOf([field('posture', 'Plaintiff moved for summary judgment on all of the claims.')])).toBeUndefined())
