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
import { type Cast, casts, type Rule, type Slots } from './rule.ts'
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
  const plain = inPlainWords(words, who)
  for (const one of rules) {
    if (!one.rule.on.includes(field) && !(field === 'paymentTerms' && one.rule.on.includes('payTerms'))) continue
    const clause = written(one, plain, cast)
    if (clause) return clause
  }
  return null
}

const inPlainWords = (words: string, who: Who) => plainWords(who.told(writtenOut(words))).replace(opening, '')

function written({ rule, pattern }: (typeof rules)[number], plain: string, cast: Cast): string | null {
  const found = pattern.exec(plain)
  const clause = found ? rule.writes(plurals({ ...found.groups }), cast) : ''
  return clause !== '' && figures(clause) === figures(plain) ? inPlace(clause) : null
}

/** Words that may be said of many subjects: how long, and on what notice. */
const ofAny =
  /^(?:days?|weeks?|months?|years?|hours?|notice|written|prior|advance|business|calendar|shall|will|must|with|either|party|side|both|each|from|after|before|then|monthly|yearly|\$[\d,.]+|\d.*)$/i

/**
 * The clause and the subject of words of which nothing else told the subject: a rule has read all of them, and they say of what they are.
 * @param fields the subjects that the contract has a place for
 */
export function drawnOnAny(
  type: string,
  fields: readonly string[],
  words: string,
  who: Who,
): { field: string; clause: string } | null {
  const cast = casts[type]
  if (!cast || words.length > longest || otherCap.test(words)) return null
  const plain = inPlainWords(words, who)
  if (plain.split(/\s+/).filter((word) => word.length > 3 && !ofAny.test(word)).length < 2) return null
  for (const one of rules) {
    const field = one.rule.on.find((name) => fields.includes(name))
    const clause = field && written(one, plain, cast)
    if (clause) return { field, clause }
  }
  return null
}
