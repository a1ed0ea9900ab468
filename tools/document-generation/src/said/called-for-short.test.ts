import { expect, it } from 'vitest'
import { calledForShortIn } from './called-for-short.ts'
import { edited } from './edits.ts'

const read = (text: string, parts: readonly string[] = []) =>
  edited(
    text,
    calledForShortIn(text, (label) => (parts.includes(label) ? label : null)),
  ).text

it('names the part of a party that two letters stand for', () => {
  expect(read('LL = Hazel Whit, 4 Pine Rd. TT: Omar Diallo. LL may enter if TT agrees.', ['Landlord', 'Tenant'])).toBe(
    'Landlord is Hazel Whit, 4 Pine Rd. Tenant is Omar Diallo. Landlord may enter if Tenant agrees.',
  )
})

it('calls a party by its own name where the document has no such part', () => {
  expect(read('Cl = Larch Labs, Inc. CP = Galena Glass, LLC. CP’s engineers may see it.')).toBe(
    'First party is Larch Labs, Inc. Second party is Galena Glass, LLC. Galena’s engineers may see it.',
  )
})

it.each(['CP asked for two years.', 'The ER visit and the LL Bean order.', 'Def. of terms: see below.'])(
  'leaves letters that stand for nobody: %s',
  (text) => {
    expect(read(text)).toBe(text)
  },
)
