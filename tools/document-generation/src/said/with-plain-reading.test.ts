import { expect, it } from 'vitest'
import type { Filled } from '../output.ts'
import { withPlainReading } from './with-plain-reading.ts'

const filled = (all: Record<string, string>): Filled[] =>
  Object.entries(all).map(([field, value]) => ({ field, label: field, value, by: 'text' }))
const read = (one: Record<string, string>, plain: Record<string, string>) =>
  Object.fromEntries(withPlainReading(filled(one), filled(plain)).map(({ field, value }) => [field, value]))

it('takes what is missing of the envelope, and nothing else', () => {
  expect(
    read(
      { senderName: 'Ann Lee', body: 'Thank you.' },
      { recipientName: 'Bo Reyes', senderName: 'Bo Reyes', body: 'Hi' },
    ),
  ).toEqual({ senderName: 'Ann Lee', body: 'Thank you.', recipientName: 'Bo Reyes' })
})

it('gives one side nothing that the other has', () => {
  expect(read({ senderName: 'Ann Lee' }, { recipientName: 'Ms. Ann Lee' })).toEqual({ senderName: 'Ann Lee' })
})
