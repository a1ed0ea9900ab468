import { findParties } from '@casewright/law'
import type { DraftRead } from '../../output.ts'

/** The two parties by the names that the draft uses for them; of any other number none, since no side can be told. */
export function partyNames(newer: DraftRead, older: DraftRead): string[] {
  for (const draft of [newer, older]) {
    const names = [...new Set(findParties(draft).map(({ name, role }) => bare(role ?? name)))]
    const used = names.filter((name) => name.length > 1 && timesIn(draft.text, name) >= 2)
    if (used.length === 2) return used
    if (names.length === 2) return names
  }
  // Nobody says who is who: the words for the two parts say it.
  return pairs.find((pair) => pair.every((role) => timesIn(newer.text, role) >= 2)) ?? []
}
const pairs = [
  ['Provider', 'Client'],
  ['Seller', 'Buyer'],
  ['Landlord', 'Tenant'],
  ['Lessor', 'Lessee'],
  ['Licensor', 'Licensee'],
  ['Lender', 'Borrower'],
  ['Employer', 'Employee'],
  ['Consultant', 'Client'],
  ['Contractor', 'Owner'],
  ['Contractor', 'Subcontractor'],
  ['Supplier', 'Customer'],
  ['Vendor', 'Customer'],
  ['Provider', 'Customer'],
  ['Discloser', 'Recipient'],
  ['Franchisor', 'Franchisee'],
  ['Publisher', 'Author'],
]

const bare = (name: string): string => name.replace(/^(?:the|each)\s+/i, '').trim()

const timesIn = (text: string, name: string): number => text.split(name).length - 1
