import { expect, it } from 'vitest'
import type { Filled } from '../output.ts'
import { isScrap, onlyNames } from './naming.ts'

const found: Filled[] = [
  { field: 'sellerName', label: '', value: 'Quill Kiln Works, Inc.', by: 'text' },
  { field: 'sellerAddress', label: '', value: '411 Slagheap Road, Zanesville, Ohio 43701', by: 'text' },
  { field: 'buyerName', label: '', value: 'Three Moles Pottery LLC', by: 'text' },
]

it.each([
  'Seller is Quill Kiln Works, Inc., an Ohio corporation, 411 Slagheap Road, Zanesville, Ohio 43701.',
  'The owner is William “Willy” Crane and he’ll sign.',
  'Manager is Tobias Rennert.',
  'It is a Wisconsin corporation.',
  'We’re Quill Kiln Works, Inc. (you have our info).',
])('only says who a party is: %s', (words) => {
  expect(onlyNames(words, found)).toBe(true)
})

it.each([
  'Quill Kiln Works, Inc. warrants the kilns for a year.',
  'The owner pays the water.',
  'Notices go to Tobias Rennert.',
  'Quill Kiln Works, Inc. pays $500.',
  'No pets.',
])('says more: %s', (words) => {
  expect(onlyNames(words, found)).toBe(false)
})

it.each([
  ['COO.', true],
  ['Yes 12.', true],
  ['No pets.', false],
  ['Law: Ohio.', false],
  ['Tenant pays heat.', false],
])('knows a scrap: %s', (words, is) => {
  expect(isScrap(words)).toBe(is)
})

it('says who deals with whom', () => {
  expect(onlyNames('NDA between Quill Kiln Works, Inc. and Three Moles Pottery LLC.', found)).toBe(true)
})
