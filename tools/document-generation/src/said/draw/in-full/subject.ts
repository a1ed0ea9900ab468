import { bases, determiners, inS, isPastForm, prepositions, thirdPersons } from '../clean.ts'
import type { Cast } from '../rule.ts'
import { capital } from '../rule.ts'

/** What only a contract does, and nobody who signs it. */
const ofContract =
  /^(?:(?:automatically|auto|then|also) )?(?:renews?|auto-renews?|continues?|ends?|starts?|begins?|runs?|lasts?|expires?|terminates?|survives?|becomes?|converts?)\b/i
const pays = /^(?:pays?|reimburses?|covers?|owes?|kicks? in|contributes?|funds?)\b/i
/** What whoever does the work may and must do, of a contract in which somebody works for another. */
const duties = /^(?:competition|nonsolicit|exclusivity|insurance|license|subcontract|workplace|ownership|outside)Terms$/
/** What a party may do and need not: 'terminate for cause, 10 day cure' is no order. */
const liberty = /^(?:terminate|cancel|end|renew|extend|assign|sublet|sublease|withdraw|prepay|quit|resign|opt)\b/i
const negated = /^(?:do(?:es)?|will|shall|may|can|must) ?not\b|^cannot\b/i
/** What is said to whoever draws a paper up, and of nobody who signs it. */
const toDrafter =
  /^(?:put|strike|add|include|draft|make|write|say|leave (?:out|it|in|that)|see|check|bill|file|copy|note|call it|ask (?:me|him|her|them)|do|drop|skip|remove|delete|mention|name|date|keep (?:it|this|that|the (?:whole thing|paper|document|letter|agreement|contract|nda)) (?:short|simple|plain|brief|to|under|within|at|on)|use (?:the|a|our|your) (?:long|short|usual|standard|simple|same) (?:form|version|template)|need|want|get|try|fix|change|start|set|please|thank|sign|list|mark|attach|confirm|refer|describe|state|specify|spell)\b/i

/** 'If they want to stay, tell the Landlord by May 1': who is told to do so, if what. */
const conditional =
  /^(?<lead>(?:if|when|once|whenever|before|after|on|upon|within) [^,;]{3,90}), (?:then )?(?<order>(?:give|tell|notify|return|pay|ask|call|email|text|send|keep|leave|use|clean|let|provide|deliver)\b.*)$/is

/** Contracts in which one of the two works for the other. */
const works = /^(?:employment-contract|service-agreement|consulting-agreement)$/

/** Who does what only its verb says. Nobody, where either of the two may: in a lease both pay something, and both insure. */
const doerOf = (field: string, said: string, { type, payer, payee }: Cast): string => {
  if (!works.test(type)) return ''
  if (!pays.test(said)) return duties.test(field) ? payee : ''
  return /\b(?:own|his|her|their|its)\b/i.test(said) ? '' : payer
}

/** Whom a party tells or asks is a party: anybody else is told by whoever draws the paper up. */
const says = /^(?:tell|ask|call|email|text|notify|send)$/i
const toParty =
  /^\p{L}+ (?:it to )?the (?:Landlord|Tenant|Seller|Buyer|Provider|Client|Consultant|Employer|Employee|Discloser|Recipient|Borrower|Lender)\b/u

/** Who is told to do something by a sentence without a subject. */
const ordered = ({ type, payer, payee }: Cast, words: string): string => {
  if (pays.test(words)) return payer
  if (type === 'rental-agreement') return 'the Tenant'
  if (type === 'non-disclosure-agreement') return 'the Recipient'
  if (works.test(type)) return payee
  return ''
}

/** In a nondisclosure agreement, what is kept, used or given back is the information. */
const ofSecrets = (said: string, { type }: Cast): string =>
  type !== 'non-disclosure-agreement'
    ? said
    : said
        .replace(
          /\b(keep|return|destroy|disclose|use|share|show|copy|protect) (?:it|everything|all of it|them|the information)(?= |$)/,
          '$1 the Confidential Information',
        )
        .replace(
          /^((?:destroy|return)(?: (?:or|and) (?:destroy|return))?)(?= (?:within|on|after|when|upon)\b)/,
          '$1 the Confidential Information',
        )

/**
 * A sentence that notes begin with its verb, with who does it: 'Renews only by writing', 'Doesn't solicit my staff'. Nothing where that is
 * not certain.
 */
export function withSubject(field: string, words: string, cast: Cast): string | null {
  const bare = words.replace(/[.]$/, '').trim()
  const said = bare.charAt(0).toLowerCase() + bare.slice(1)
  const [first = '', second = ''] = said.toLowerCase().split(/[\s,]+/)
  const { lead = '', order = '' } = conditional.exec(bare)?.groups ?? {}
  if (order !== '') {
    const told = withSubject(field, order, cast)
    return told === null ? null : `${capital(lead)}, ${told.charAt(0).toLowerCase()}${told.slice(1)}`
  }
  const isThird = thirdPersons.has(first)
  const is = negated.test(said)
  if (!isThird && !is && !bases.has(first)) return null
  if (isThird || is) {
    if (ofContract.test(said.replace(negated, '').trim())) {
      // 'Starts at 7 a.m.' is of a day's work.
      if (/^\p{L}+ at \d/u.test(said)) return null
      const what = field === 'protectionTerms' ? 'The duty of confidentiality' : capital(cast.bond)
      return `${what} ${said}.`
    }
    // At work either of the two may be told what it may not do.
    const who = is && field === 'workplaceTerms' ? '' : doerOf(field, said, cast)
    if (who === '') return null
    return `${capital(who)} ${said.replace(/^(?:does|will|do) not\b/i, 'shall not').replace(/^(?:cannot|can not)\b/i, 'may not')}.`
  }
  // An order, with what it is done to or how: 'Park in the driveway', 'Destroy it within ten days'.
  if (toDrafter.test(said) || liberty.test(said) || isPastForm(first) || (says.test(first) && !toParty.test(said)))
    return null
  const isSure =
    thirdPersons.get(inS(first)) === 'sure' ||
    /^(?:park|return|smoke|walk|clean|use|answer|reply|respond|accept)$/.test(first)
  const goesOn =
    determiners.has(second) ||
    /^(?:it|them|everything|all)$/.test(second) ||
    (isSure && (prepositions.has(second) || /^(?:\p{L}+s|or|net|\d.*)$/u.test(second)))
  const who = ordered(cast, said)
  // What comes behind a comma is an order of its own, and may be to somebody else.
  const isOne = said.split(',').length < 3 && !bases.has(/, (\p{Ll}+)/u.exec(said)?.[1] ?? '')
  return goesOn && isOne && who !== '' ? `${capital(who)} shall ${ofSecrets(said, cast)}.` : null
}
