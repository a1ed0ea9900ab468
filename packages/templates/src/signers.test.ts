import { describe, expect, it } from 'vitest'
import { eachSigner, signersOf } from './signers.ts'

describe('those who sign for a party', () => {
  it.each([
    ['Ann Lee and Bo Cruz', ['Ann Lee', 'Bo Cruz']],
    ['Tor Hale and Ilse Hale', ['Tor Hale', 'Ilse Hale']],
    ['Ann Lee and North Fork Feed LLC', ['Ann Lee', 'North Fork Feed LLC']],
    ['Ann Lee, Bo Cruz, and Dr. Cy de la Torre', ['Ann Lee', 'Bo Cruz', 'Dr. Cy de la Torre']],
    ['Stone Works LLC and Gus Hale', ['Stone Works LLC', 'Gus Hale']],
    ['Stone Works, Inc. and Gus Hale, Jr.', ['Stone Works, Inc.', 'Gus Hale, Jr.']],
  ])('are each of %s', (party, names) => expect(signersOf(party)).toEqual(names))

  it.each([
    'Moss and Hale LLC',
    'Coastal Air and Marine Diesel Repair LLC',
    'Valley Heating and Air Conditioning Pros LLC',
    'Iron Horse Towing and Auto Body Repair Inc.',
    'Golden Spike Fish and Game Hunting Outfitters Inc.',
    'Chen Dental and Orthodontic Care Partners PC',
    'Grace Lutheran and Saint Paul',
    'Pell Hartigan and Osei LLP',
    'Ann Lee and Gus Hale LLC',
    'Ann Lee and Sons',
    'Ranch and Farm Supply',
    'Stone Works, LLC',
    'Bank of Ely and Reno',
    'Ada Marsh as trustee of the Marsh Living Trust',
    'Ann Lee',
    '',
  ])('are one: %s', (party) => expect(signersOf(party)).toEqual([party]))
})

it('has a block for each, and the office only for the body', () => {
  const lines = [
    { label: 'Signature', value: null },
    { label: 'Name', value: [{ text: 'Ada Quill' }] },
    { label: 'Title', value: [{ text: 'President' }] },
    { label: 'Date', value: null },
  ]
  const all = eachSigner({ party: [{ text: 'Stone Works LLC and Gus Hale', field: 'firstParty' }], lines })
  expect(all.map(({ party }) => party[0]?.text)).toEqual(['Stone Works LLC', 'Gus Hale'])
  expect(all[0]?.lines).toEqual(lines)
  expect(all[1]?.lines.map(({ label }) => label)).toEqual(['Signature', 'Date'])
})

it('leaves a party that nobody named as it is', () => {
  const blank = { party: [{ text: '[Seller’s name]', blank: 'sellerName' }], lines: [] }
  expect(eachSigner(blank)).toEqual([blank])
})
