import { describe, expect, it } from 'vitest'
import type { Filled } from '../output.ts'
import { withoutPlaces } from './no-place.ts'

const parties = (text: string, value: string) =>
  withoutPlaces({ tab: 'contracts' }, text, [
    { field: 'secondParty', label: 'Second party', by: 'text', value } satisfies Filled,
  ]).length

describe('a party of a contract', () => {
  it.each([
    ['Verity Labs, office in Ann Arbor, Michigan, discloses to him.', 'Ann Arbor'],
    ['Jo Kimball of Lawrence, Kansas sells soap. Kansas law.', 'Kansas'],
    ['She lives in Erie, PA 16501.', 'Erie'],
    ['12 Elm St, Cedar Rapids, IA 52401', 'Cedar Rapids'],
    ['Dow Equipment LLC, North Dakota', 'North Dakota'],
  ])('is no place: %s', (text, name) => expect(parties(text, name)).toBe(0))

  it.each([
    ['Carl Boone, Toledo, Ohio, receives it.', 'Carl Boone'],
    ['Erie Supply LLC in Erie, PA sells. Erie Supply signs.', 'Erie Supply LLC'],
    ['A note from Ann Lee to her sister.', 'Ann Lee'],
    ['Tenant: Maria Lopez, PO Box 12. Rent $900.', 'Maria Lopez'],
    ['Ann Poe, MD, sees patients.', 'Ann Poe'],
    ['He hires Xiu Poe, MD.', 'Xiu Poe'],
    ['Ann Lee, VP', 'Ann Lee'],
    ['Dow Equipment LLC, North Dakota', 'Dow Equipment LLC'],
    ['Seller: Boone Tran, Ohio', 'Boone Tran'],
    ['He stays in Ann Lee’s house.', 'Ann Lee'],
  ])('stays who it is: %s', (text, name) => expect(parties(text, name)).toBe(1))
})
