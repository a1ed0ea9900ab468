import { disputesRules } from './clauses/disputes.ts'
import { ending } from './clauses/ending.ts'
import { goodsRules } from './clauses/goods.ts'
import { home } from './clauses/home.ts'
import { money } from './clauses/money.ts'
import { payment } from './clauses/payment.ts'
import { secrets } from './clauses/secrets.ts'
import { work } from './clauses/work.ts'
import { sentence } from './pattern.ts'
import { plainWords, writtenOut } from './plain-words.ts'
import { casts, type Rule, type Slots } from './rule.ts'
import type { Who } from './who.ts'

const rules: readonly { rule: Rule; pattern: RegExp }[] = [
  ...money,
  ...ending,
  ...work,
  ...home,
  ...goodsRules,
  ...secrets,
  ...payment,
  ...disputesRules,
].map((one) => ({ rule: one, pattern: sentence(one.says) }))

const opening =
  /^(?:(?:and|but|so|also|plus|then|oh|well|please|make sure|just|uh|um|the deal is|let us say|say|put|i want|we want) )+/i
const longest = 240
/** A limit beside these is not one on fees. */
const otherCap = /expens|travel|mileage|liab|damag|materials|indemn/i
const figures = (text: string) =>
  [...new Set(text.replace(/\bone\b/gi, '1').match(/\d(?:[\d,]*\d)?(?:\.\d+)?/g) ?? [])].toSorted().join(' ')

/** A party's name begins small where it does not begin the clause. */
const inPlace = (clause: string): string =>
  clause.replace(
    /(?<=, )The (?=(?:Seller|Buyer|Landlord|Tenant|Provider|Client|Consultant|Employer|Employee|Discloser|Recipient|Borrower|Lender|Payor|Claimant)\b)/g,
    'the ',
  )

/** '24 hour notice' is of 24 hours. */
const plurals = (read: Slots): Slots =>
  Object.fromEntries(
    Object.entries(read).map(([name, words]) => [
      name,
      name.startsWith('time') ? words?.replace(/^(?!1 )(\d+ (?:\p{L}+ )?\p{L}*[^s\s])$/u, '$1s') : words,
    ]),
  )

/**
 * The clause that a term's words come to: composed of its facts where a rule has read every word of it, else `null`.
 * A clause has all figures of the words, and no others.
 */
export function drawn(type: string, field: string, words: string, who: Who, whole: string): string | null {
  const cast = casts[type]
  if (!cast || words.length > longest || (field === 'capTerms' && otherCap.test(whole))) return null
  const plain = plainWords(who.told(writtenOut(words))).replace(opening, '')
  for (const { rule, pattern } of rules) {
    if (!rule.on.includes(field)) continue
    const found = pattern.exec(plain)
    if (!found) continue
    const clause = rule.writes(plurals({ ...found.groups }), cast)
    if (clause !== '' && figures(clause) === figures(plain)) return inPlace(clause)
  }
  return null
}
