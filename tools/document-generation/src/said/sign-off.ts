import type { Edit } from './edits.ts'

const salutation =
  /^(?!(?:Seller|Buyer|Landlord|Tenant|Client|Provider|Consultant|Employer|Employee|Lender)\b)\p{Lu}[\p{L}.]{1,20}(?: \p{Lu}[\p{L}.]{1,20}){0,2},[ \t]{0,3}\n/u
const signature =
  /(?<=\n(?:Thx|Thanks|Thank you|Many thanks|Regards|Best regards|Kind regards|Best|Cheers|Sincerely|Yours)[,.!]?[ \t]{0,3}\n{1,3})(?<name>\p{Lu}[\p{L}.'’-]{0,20}(?: \p{Lu}[\p{L}.'’-]{0,20}){0,2})\s{0,5}$/u

/** A first name alone that signs: '-- Ed', 'Thx, Barb', and over a phone number. */
const alone =
  /(?<=[.!?]\s{1,3}|\n\s{0,3})(?:[-–—]{1,2}[ \t]?|(?:Thx|Thanks|Thank you|Best|Cheers|Regards|Yours)[,!.]?\s{1,3})\p{Lu}\p{Ll}{1,14}\.?(?=\s{0,3}$|\n[\d() +.-]{7,20}\s{0,3}$)/gu
/** A first name in a line of its own: its whole name stands elsewhere. */
const firstAlone = /(?<=^|\n)[ \t]{0,3}(?<name>\p{Lu}\p{Ll}{1,14})[,.]?[ \t]{0,3}(?=\n|$)/gu
/** What somebody lives by, under their name: '"Be the change" 🌱'. */
const motto = /(?<=\n)[ \t]{0,3}["“][^"”\n$%\d]{3,60}["”][ \t]{0,3}[^\p{L}\d\n]{0,6}(?=\s{0,4}$|\n)/gu
const signedAlone = (text: string) => [
  ...[...text.matchAll(firstAlone)].filter(({ groups }) => {
    const name = groups?.name ?? ''
    const at = text.indexOf(`${name} `)
    return at >= 0 && /^\p{Lu}\p{L}/u.test(text.slice(at + name.length + 1))
  }),
  ...(/(?:^|\n)(?:>[ \t]?){0,4}(?:From|Subject):/.test(text) ? text.matchAll(motto) : []),
]

/** What is said to whoever writes, behind a salutation. */
const asks =
  /^\s{0,3}(?:can|could|would|will|please|pls|here['’]?s|here is|need|I need|we need|attached|as discussed|see)\b/i

/**
 * Whom a message is to and who signs it, where a contract is made of it: neither is a term. A full name that signs stays,
 * since it may be a party's, unless the one who writes has a client.
 */
export function signOffsIn(text: string, kind: 'letters' | 'contracts' | 'applications'): Edit[] {
  const initials = [...text.matchAll(alone), ...(kind === 'letters' ? [] : signedAlone(text))]
  if (kind !== 'contracts') {
    const hail = salutation.exec(text)
    return [hail && asks.test(text.slice(hail[0].length)) ? hail : null, ...initials].flatMap((found) =>
      found ? [{ start: found.index, end: found.index + found[0].length, as: '', why: 'filler' as const }] : [],
    )
  }
  const signed = signature.exec(text)
  const name = signed?.groups?.name ?? ''
  const isParty = name.includes(' ') && !/\b(?:our|my) client\b/i.test(text)
  return [salutation.exec(text), isParty ? null : signed, ...initials].flatMap((found) =>
    found ? [{ start: found.index, end: found.index + found[0].length, as: '', why: 'filler' as const }] : [],
  )
}
