import { expect, it } from 'vitest'
import { asksForWhole } from './whole-subject.ts'

const asks = (stems: string, subjects: string[]) =>
  asksForWhole({ words: stems.split(' ').map((stem) => [stem]) })(subjects)

it('a subject is asked for whole, or not at all', () => {
  expect(asks('record phone call', ['wiretap', 'record a phone call'])).toBe(true)
  expect(asks('record phone call', ['phone company records', 'call records without a warrant'])).toBe(false)
  expect(asks('evict landlord', ['evicting public housing tenants'])).toBe(false)
  expect(asks('evict landlord', [])).toBe(false)
})
