import { expect, it } from 'vitest'
import { isOfItsKind } from './kind-of-field.ts'

it.each([
  ['occupation', '61'],
  ['recipientName', 'care'],
  ['attorneyName', 'GC desk'],
  ['sellerName', 'Ann sold it to Gus'],
  ['senderPhone', 'ext 4410'],
  ['workSchedule', 'Eugene'],
  ['court', 'CO'],
  ['rent', 'the usual'],
  ['businessLet', 'both'],
  ['recipientAddress', 'home'],
])('%s is not %s', (field, value) => expect(isOfItsKind(field, value)).toBe(false))

it.each([
  ['occupation', 'Shift lead'],
  ['recipientName', 'Customer Care'],
  ['attorneyName', 'Priyanka Fallow'],
  ['sellerName', 'Will Canfield and Both Sides Farm LLC'],
  ['senderPhone', 'seven one nine five five five oh one six two'],
  ['workSchedule', 'Tuesdays to Saturdays'],
  ['court', 'S.D. Ind.'],
  ['rent', 'nine hundred dollars'],
  ['businessLet', 'a bakery'],
  ['recipientAddress', 'Reno'],
])('%s may be %s', (field, value) => expect(isOfItsKind(field, value)).toBe(true))
