import { expect, it } from 'vitest'
import { evidenceOf } from '../evidence.ts'

const today = new Date('2026-11-30')
const physical = (description: string) =>
  evidenceOf({ caseType: 'criminal', description, represents: 'defense' } as never, [], today).factors.find(
    ({ id }) => id === 'physical-evidence',
  )?.points

it.each([
  'His DNA was found in the owner’s bedroom.',
  'The victim picked our client out and his DNA was on the knife.',
  'His fingerprints were on the safe and his friend saw it.',
  'His wife saw him leave and his DNA was on the hammer.',
  'Our client’s fingerprints were on the driver’s door, and the owner called the police.',
  'Police found a gun in his waistband while his girlfriend watched.',
])('counts what was found of the accused beside a third person: %s', (text) => expect(physical(text)).toBe(-9))

it.each([
  'The roommate’s DNA was on the bag.',
  'The DNA was his brother’s.',
  'DNA on the knife matches the roommate.',
  'The gun was found under the passenger’s seat.',
  'Meth was found in his cousin’s backpack.',
  'The other driver blew a 0.18.',
  'Someone else’s DNA was on the trigger.',
])('and not what was found of or with the third person: %s', (text) => expect(physical(text)).toBeUndefined())
