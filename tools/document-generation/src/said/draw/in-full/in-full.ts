import {
  bases,
  conjunctions,
  helping,
  isLine,
  isOnlySubject,
  isSentence,
  polished,
  prepositions,
  pronouns,
  relatives,
  subordinators,
  thirdPersons,
} from '../clean.ts'
import { small } from '../frame.ts'
import { type Cast, capital, castOf } from '../rule.ts'
import { fragment } from './fragments.ts'
import { measure } from './measure.ts'
import { asSubject, be, isThing, startsWithVerb, turns } from './phrase.ts'
import { plainer } from './plainer.ts'
import { ofThing } from './predicate.ts'
import { withSubject } from './subject.ts'

const longest = 320
/** What goes on for longer without a mark was said in one breath. */
const breath = 170
/** In more pieces than that words are a list. */
const most = 6
/** 'Notice: 3 weeks', 'NOTICE 3 weeks'. */
const labeled = /^(?<label>\p{Lu}[\p{L}’'/ -]{1,39}):(?: [-–—]{1,2})? (?<value>\S.*)$/su
const shouted = /^(?<label>\p{Lu}{3,14}(?: \p{Lu}{3,14})?) (?<value>[\p{Ll}\d$].*)$/su
const figures = (text: string) => (text.match(/\d(?:[\d,]*\d)?(?:\.\d+)?/g) ?? []).toSorted().join(' ')
/** What is said of what stands before it. */
const goesOn =
  /^(?:nobody|no one|not|never|always|none|except|only|unless|or|else|nothing|as|than|including|Inc|LLC|L\.L\.C|Ltd|Corp|Co|LP|LLP|PLLC|P\.?C|N\.?A|Jr|Sr|II|III|\d{4})\b/i
/** 'A dog, Pepper, …': a name behind a comma is of what stands before it. */
const calledSo = /^(?!The\b|If\b|When\b|Unless\b)\p{Lu}\p{Ll}+(?:[,.]|$| (?!\p{Lu}))/u
const cuts = /\s{0,3};\s{1,3}|,? (?:and|but|then|plus) (?=\p{L})|, (?=[\p{L}\d$])/gu

const someone =
  '(?:the (?:Landlord|Tenant|Seller|Buyer|Provider|Client|Consultant|Employer|Employee|Discloser|Recipient|Borrower|Lender|Payor|Claimant)|it|they|he|she|neither|each|nobody|no one|everyone)'
const behind = new RegExp(
  `(?<![\\p{L}\\d%’])(?<before>[\\p{L}\\d%’]{1,30}) (?:${someone}|(?<own>its|his|her|their) \\p{Ll}{2,20}) (?:(?:only|also|just|then|always|never|still) )?(?<verb>\\p{Ll}{1,20})`,
  'giu',
)
const speaks = /^(?:he|she|it|they|we|I|my|our|his|her) /i
const leads =
  /^(?:if|when|whenever|unless|until|while|once|where|after|before|since|although|because|in|on|at|for|by|during|within|as|to|except|subject|with|without|upon)\b/i
/** 'Gas, the Landlord pays water': what stands before the comma is of another sentence. */
const loose = new RegExp(`^(?!(?:${leads.source.slice(1)}))[^,;:]{2,40}, ${someone} \\p{Ll}`, 'iu')
const joins = [conjunctions, prepositions, relatives, subordinators, pronouns, helping]
/** Whether words are two sentences that nothing joins: 'the flat is free, the Employee pays the power'. */
function isRunOn(words: string): boolean {
  for (const { index } of words.matchAll(
    /, (?!(?:and|or|but|so|nor|which|who|except|unless|if|when|not|only|nobody|no one)\b)/g,
  )) {
    const [head, rest] = [words.slice(0, index), words.slice(index + 2)]
    if (leads.test(head)) continue
    if (speaks.test(rest) || (isSentence(capital(head), false, false) && isSentence(capital(rest), false, false)))
      return true
  }
  if (words.length > breath && !/[,;]/.test(words)) return true
  return [...words.matchAll(behind)].some(({ groups }) => {
    const before = groups?.before?.toLowerCase() ?? ''
    const isJoined = joins.some((all) => all.has(before)) || /^(?:that|than|way|what|all|so|also|then)$/.test(before)
    const verb = groups?.verb ?? ''
    return (
      !isJoined && (helping.has(verb) || (groups?.own ? thirdPersons.get(verb) === 'sure' : thirdPersons.has(verb)))
    )
  })
}

/** Whether words begin with who or what they are about, and not with a verb, a number or what is somebody's own. */
function standsAlone(said: string): boolean {
  const [first = '', second = ''] = said.toLowerCase().split(/[\s,]+/)
  const isNoun = /^(?:of|for)$/.test(second) || helping.has(second) || thirdPersons.has(second)
  return (
    !/^[$\d]|^along\b|^[^,]*['’]s? own,/i.test(said) &&
    !(bases.has(first) && !isNoun) &&
    thirdPersons.get(first) !== 'sure' &&
    !helping.has(first)
  )
}

const coverage = /^(?:health|medical|dental|vision)$/i
const party =
  /^(?:the )?(?:landlord|owner|lessor|tenants?|renters?|lessee|seller|vendor|buyer|customer|provider|contractor|client|consultant|employer|company|employee|worker|discloser|recipient|borrower|lender|payor|claimant|us|we|me|them|they|both)$/i
/** Subjects on which notes say what may not be. */
const permits = /^(?:pet|smoking|sublet|subcontract|occupancy|parking|alteration)Terms$/
const condition = /^(?:if|when|whenever|unless|until|after|before|once|on|upon|in case|during|while)\b/i
/** Whether what a label names is named in its value as well. */
export const saysItself = (label: string, value: string): boolean =>
  label
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 3)
    .every((word) => value.toLowerCase().includes(word.slice(0, 5)))

/** Words as a sentence that stands by itself, without more of their parts being taken apart. */
function whole(field: string, words: string, cast: Cast, isFirst: boolean): string | null {
  const said = words.trim().replace(/^(?:and|but|also|plus|so|then)\b,? /i, '')
  const own = standsAlone(said) ? capital(/[.]$/.test(said) ? said : `${said}.`) : null
  for (const one of [
    own,
    fragment(field, said, cast),
    ofThing(said),
    withSubject(field, said, cast),
    measure(field, said, cast),
  ])
    if (one && isSentence(one, false, isFirst) && !isRunOn(one) && !loose.test(one)) return one
  return null
}

/** The same, in as few parts as it takes: what is joined by a comma or 'and' may be two sentences. */
function inParts(field: string, words: string, cast: Cast, isFirst: boolean, depth = 0): string | null {
  const all = whole(field, words, cast, isFirst)
  if (all || depth > 3) return all
  // A comma parts sentences sooner than 'and', which as often joins two things.
  const places = [...words.matchAll(cuts)].toSorted(
    (one, other) => Number(/^ and /.test(one[0])) - Number(/^ and /.test(other[0])) || one.index - other.index,
  )
  if (places.length > most) return null
  for (const { 0: mark, index } of places) {
    const [head, rest] = [words.slice(0, index), words.slice(index + mark.length)]
    if (head.trim() === '' || rest.trim() === '' || goesOn.test(rest) || calledSo.test(rest)) continue
    const first = whole(field, head, cast, isFirst)
    const more = first && inParts(field, rest, cast, false, depth + 1)
    if (more) return `${first} ${more}`
  }
  return null
}

/**
 * Words of notes as sentences of a contract: with who does it, a verb, and the words that a contract has for those of speech. Every figure
 * of the words stands in them, and no other; `null` where that cannot be done without adding to what was said.
 * @param type the type of the document
 * @param field the subject under which the words stand
 * @param words what was said, with each party as the contract calls it
 * @param isClean whether they are a clean sentence, so that no more than a break between two can be missing
 */
export function inFull(type: string, field: string, words: string, isFirst = true, isClean = false): string | null {
  const cast = castOf(type)
  if (!cast || words.length > longest) return null
  const own = labeled.exec(words)?.groups?.value ?? ''
  if (isClean && !startsWithVerb(own) && !isRunOn(words.replace(/[.]$/, ''))) return null
  const plain = polished(plainer(words)).replace(/[.]$/, '').trim()
  const { label = '', value = plain } = (labeled.exec(plain) ?? shouted.exec(plain))?.groups ?? {}
  // A condition is no label that may be left out: 'If the Lender dies: what is owed is forgiven'.
  if (condition.test(label)) {
    const told = inParts(field, value, cast, false)
    const [head = '', ...more] = told ? [`${capital(label)}, ${small(told)}`] : []
    return told && more.length === 0 && figures(told) === figures(value) && !/[.] \p{Lu}/u.test(told) ? head : null
  }
  // 'Smoking: none inside': what there is none of stands before the colon.
  const none = /^none\b,? ?(?<where>(?!of\b|yet\b|so\b|for now\b)[^;:.]{0,80})$/iu.exec(value)?.groups
  if (label !== '' && none && permits.test(field) && isThing(label))
    return `No ${label.toLowerCase()} ${be(label)} permitted${none.where ? ` ${none.where}` : ''}.`
  // 'Landlord: pays water': who does it stands before the colon.
  if (party.test(label) || turns(label)) return null
  if (label !== '' && !isLine(`${label}: ${value}`) && !saysItself(label, value)) return null
  const name = /^\p{Lu}+(?: \p{Lu}+)?$/u.test(label) ? label.toLowerCase() : label
  const tried =
    label === ''
      ? [plain]
      : /\b(?:by|on|in|at|to|from|until|for|with)$/i.test(name)
        ? [`${name} ${value}`]
        : startsWithVerb(value)
          ? [`${asSubject(coverage.test(name) ? `${name} coverage` : name)} ${small(value)}`]
          : [
              // 'Night shift: the Employee gets $2 more' is not of every shift.
              ...(isOnlySubject(label) || saysItself(label, value) ? [value] : []),
              `${name} ${value.charAt(0).toLowerCase()}${value.slice(1)}`,
              `${name}, ${value}`,
            ]
  for (const one of tried) {
    const found = inParts(field, one, cast, isFirst)
    if (found && figures(found) === figures(plain)) return found
  }
  return null
}
