import type { Edit } from './edits.ts'

const salutation =
  /^(?!(?:Seller|Buyer|Landlord|Tenant|Client|Provider|Consultant|Employer|Employee|Lender)\b)\p{Lu}[\p{L}.]{1,20}(?: \p{Lu}[\p{L}.]{1,20}){0,2},[ \t]{0,3}\n/u
const signature =
  /(?<=\n(?:Thx|Thanks|Thank you|Many thanks|Regards|Best regards|Kind regards|Best|Cheers|Sincerely|Yours)[,.!]?[ \t]{0,3}\n{1,3})(?<name>\p{Lu}[\p{L}.'’-]{0,20}(?: \p{Lu}[\p{L}.'’-]{0,20}){0,2})\s{0,5}$/u

/**
 * Whom a message is to and who signs it, where a contract is made of it: neither is a term. A full name that signs stays,
 * since it may be a party's, unless the one who writes has a client.
 */
export function signOffsIn(text: string, kind: 'letters' | 'contracts' | 'applications'): Edit[] {
  if (kind !== 'contracts') return []
  const signed = signature.exec(text)
  const name = signed?.groups?.name ?? ''
  const isParty = name.includes(' ') && !/\b(?:our|my) client\b/i.test(text)
  return [salutation.exec(text), isParty ? null : signed].flatMap((found) =>
    found ? [{ start: found.index, end: found.index + found[0].length, as: '', why: 'filler' as const }] : [],
  )
}
