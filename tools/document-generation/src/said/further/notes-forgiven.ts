import type { Template } from '@casewright/templates'
import type { Edit } from '../edits.ts'
import { type Reader, valueAt } from './telling.ts'

const borrows =
  /\b(?:borrow(?:s|ed|ing)?|owes|gets|is getting)\b[^.;\n]{0,60}?\b(?:from|to)(?: (?<whose>her|his))? (?:[\p{Ll}-]+ ){0,3}\p{Lu}/u
const lends = /\b(?:lend(?:s|ing)?|lent|loan(?:s|ed|ing)?)(?: \$?[\d,]+)?(?: to)? (?<whose>her|his) /u
const ofHer: Readonly<Record<string, string>> = { her: 'she', his: 'he' }
/** Whom 'she' or 'he' means: the one of 'her uncle' in 'Jill borrows $40,000 from her uncle Ed'. */
function partyOf(pronoun: string, text: string): 'Borrower' | 'Lender' | null {
  const borrower = ofHer[borrows.exec(text)?.groups?.whose ?? '']
  const lender = ofHer[lends.exec(text)?.groups?.whose ?? '']
  if (borrower && !lender) return pronoun === borrower ? 'Borrower' : null
  return lender && !borrower && pronoun === lender ? 'Lender' : null
}
const dies =
  /^if (?<who>s?he|(?:the )?(?:borrower|lender)|\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]+){0,2}) (?:dies|passes(?: away)?)(?: first| before (?:then|it['’]?s paid(?: off)?))?,? (?:then )?(?:it['’]?s|it is|(?:the )?(?:loan|note|debt|balance|rest)(?: is|['’]s)?|all) forgiven[.]?$/iu
/** 'If she dies it’s forgiven.' */
export const forgiven: Reader = ({ text }, { found, text: all, told }) => {
  const who = dies.exec(text)?.groups?.who
  // Who is known by what else tells it is told in the words of the notes.
  if (!who || /^If the (?:Borrower|Lender) /.test(told(text))) return null
  const [borrower, lender] = [valueAt(found, 'borrowerName'), valueAt(found, 'lenderName')]
  const isNamed = (name: string) => name.split(' ').includes(who.split(' ')[0] ?? '')
  const party = /^s?he$/i.test(who)
    ? partyOf(who.toLowerCase(), all)
    : /borrower/i.test(who) || (isNamed(borrower) && !isNamed(lender))
      ? 'Borrower'
      : /lender/i.test(who) || (isNamed(lender) && !isNamed(borrower))
        ? 'Lender'
        : null
  return party
    ? { values: { additionalTerms: `If the ${party} dies, all that is unpaid under this note is forgiven.` }, isWhole: true }
    : null
}

const lead = /^\s{0,4}(?:(?:[Pp]romissory |[Dd]emand )?[Nn]otes?|PN)\s?[:–—-]\s{1,3}(?=\p{Lu}[^\n]{6})/u
/** 'PN from Delta Fab LLC to Northgate Credit 85,000.' */
const fromTo =
  /^(?<lead>\s{0,4}(?:(?:[Pp]romissory |[Dd]emand )?[Nn]ote|PN|[Pp]n)[,:]? (?:from|by) )(?<one>\p{Lu}[^.;\n]{2,60}?) to (?<other>\p{Lu}[^.;\n\d$]{2,60}?),? (?:for |of )?(?<sum>\$?\d[\d,]*(?:\.\d\d)?k?)(?=[.;\n]|$)/u
/** 'Note: Jill Sandoval borrows …': what the paper is called, before what it says. */
export function noteLeadIn({ id }: Pick<Template, 'id'>, text: string): Edit[] {
  const parties = id === 'promissory-note' ? fromTo.exec(text) : null
  if (parties) {
    const { lead: before = '', one = '', other = '', sum = '' } = parties.groups ?? {}
    const to = parties[0].lastIndexOf(` to ${other}`)
    const at = to + 4 + other.length
    const put = (start: number, end: number, as: string): Edit => ({ start, end, as, why: 'filler' })
    return /^\p{Lu}/u.test(one) && /^\p{Lu}/u.test(other)
      ? [
          put(0, before.length, 'Borrower: '),
          put(to, to + 4, '\nLender: '),
          put(at, parties[0].length - sum.length, '\nPrincipal: '),
          put(parties[0].length, parties[0].length + 1, '\n\n'),
        ]
      : []
  }
  const found = id === 'promissory-note' ? lead.exec(text) : null
  return found ? [{ start: 0, end: found[0].length, as: '', why: 'filler' }] : []
}

const lent =
  /^(?:The Borrower|\p{Lu}[\p{L}.’' -]{2,40}) (?:borrows|is borrowing|gets|owes) \$[\d,]+(?:\.\d\d)? (?:from|to) (?:(?:her|his|their|its) (?:\p{Ll}+[- ]){1,3})?(?:the Lender|\p{Lu}[\p{L}.’' -]{2,40}?)\.?$|^(?:The Lender|\p{Lu}[\p{L}.’' -]{2,40}) (?:lends|is lending|loans) (?:(?:her|his|their|its) (?:\p{Ll}+[- ]){1,3})?(?:the Borrower|\p{Lu}[\p{L}.’' -]{2,40}?) \$[\d,]+(?:\.\d\d)?\.?$/u
/** Who borrows how much from whom: the note says it at its head. */
export const isLoanTold = (words: string, names: readonly string[]): boolean =>
  lent.test(words) && names.every((name) => name === '' || words.includes(name) || /\bthe (?:Borrower|Lender)\b/i.test(words))
