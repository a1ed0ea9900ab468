import { expect, it } from 'vitest'
import type { Filled } from '../output.ts'
import { withCouples, withoutLeads } from './whole-names.ts'

const found = (text: string, value: string): Filled[] => [
  {
    field: 'clientName',
    label: 'Client',
    value,
    by: 'text',
    from: { start: text.indexOf(value), end: text.indexOf(value) + value.length },
  },
]
const couple = (text: string, value: string) => withCouples(text, found(text, value))[0]?.value

it('two of one family have one part', () => {
  expect(couple('a shop pad for Claire and Tom Beaudoin, 118 Quail Run', 'Tom Beaudoin')).toBe(
    'Claire and Tom Beaudoin',
  )
  expect(couple('Client: Ruth & Leopold Adeyemi', 'Leopold Adeyemi')).toBe('Ruth & Leopold Adeyemi')
})

it('a first name that is somebody’s else joins nobody', () => {
  expect(couple('Dana Reyes wrote. It is for Dana and Tom Beaudoin', 'Tom Beaudoin')).toBe('Tom Beaudoin')
  expect(couple('between Acme and Tom Beaudoin', 'Tom Beaudoin')).toBe('Tom Beaudoin')
})

it('what leads to a name is none of it', () => {
  const text = 'Hiring Dr. Amara Osei as an individual'
  expect(withoutLeads(found(text, 'Hiring Dr. Amara Osei'))[0]).toMatchObject({
    value: 'Dr. Amara Osei',
    from: { start: 7, end: 21 },
  })
})
