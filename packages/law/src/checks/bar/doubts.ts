import type { CheckedDocument, Hit } from '../check.ts'
import { deniedToOther } from '../clauses/ending.ts'
import { acceptedByUse } from '../missing/by-use.ts'
import { says } from '../missing/missing-check.ts'
import { once } from '../reading/once.ts'
import { afterSigning, signingFrom } from './signing.ts'

const american =
  /\b(?:United States|U\.\s?S\.|USA|Delaware|California|New York|Texas|Nevada|Illinois|Florida|Massachusetts|New Jersey|Pennsylvania|Ohio|Virginia|Washington|Georgia|Colorado|Michigan|Minnesota|Maryland|Arizona|Utah|Oregon|Connecticut|Wisconsin|Missouri|Indiana|Tennessee|North Carolina)\b/
const opening = 4000
const titled = 200

const around = ({ text }: CheckedDocument, { start, end }: Hit): string =>
  text.slice(Math.max(0, start - 200), end + 200).replace(/\s+/g, ' ')
const within = ({ text }: CheckedDocument, { start, end }: Hit): string => text.slice(start, end).replace(/\s+/g, ' ')

/** Either of the parties may disclose. */
const bothDisclose = once((document): boolean =>
  says(
    document,
    /\bmutual\b|\b(?:each|either|one|both) (?:of the )?part(?:y|ies)\b.{0,120}\b(?:disclos\w*|furnish\w*|exchang\w*|provid\w*)\b|\bto (?:each other|one another|the other)\b/i,
  ),
)
/** Somebody is bound for a time. */
const isForTerm = once((document): boolean =>
  says(
    document,
    /\b(?:initial |fixed )?(?:term|period) (?:of|shall be|is|will be)\b|\bminimum (?:commitment|term|purchase)|\b(?:agreement|contract|lease|license) (?:runs|lasts|continues|is in effect|remains in effect) for (?:a period of )?[\w-]{3,12} (?:\(\d{1,2}\) )?(?:months|years?)\b/i,
  ),
)

/** '[xxxxxx-9x]': an account or a register's number of which only some figures are shown. '[20xx]' is a year to come. */
const isMasked = (words: string): boolean => {
  const inside = words.replace(/[[\]\s]/g, '')
  return /^[\dx#*•.-]{5,24}$/i.test(inside) && /\d/.test(inside) && /[x#*•]{2}/i.test(inside)
}

/** Terms for anybody of age, and for the use at home. */
const ofConsumers =
  /\b(?:18|eighteen) (?:years )?(?:of age )?or older\b|\bat least (?:18|13|eighteen)\b|\bunder (?:13|18)\b|\bpersonal,? (?:and )?(?:non-?commercial|household)\b/i

const isChosen =
  /\b(?:one|two|three|four|five|six|seven|ten|all|any|not|no|or|and|each|either|shall|may|is|are|mutual\w*|reasonabl\w*|exclusive\w*)\b/i
/** '\'Cap Price\' is written': the name of a price, a rate or a share. */
const ofSums =
  /^'[^']{1,60} (?:Price|Receipts|Proceeds|Revenue|Sales|Profit|Rate|Ratio|Cap|Percentage|Multiple|Valuation|Threshold|Formula|Royalty|Bonus|Commission)s?'/
/** What somebody signs or sends: its blanks are to be filled in before. */
const isToSign = ({ kind, concern }: CheckedDocument): boolean =>
  concern === 'contract' || concern === 'letter' || ['charter', 'deed', 'will'].includes(kind)

/** Where the lettered recitals under their heading begin and end; null where no such heading or no end is seen. */
const recitals = once(({ text }): { start: number; end: number } | null => {
  const heading = /^[^\S\n]{0,40}(?:RECITALS?|Recitals?|BACKGROUND|Background|WITNESSETH)[^\S\n]{0,40}:?[^\S\n]*$/m
  const start = text.slice(0, opening * 2).search(heading)
  if (start < 0) return null
  const after = text.slice(start, start + opening * 2)
  const length = after.search(
    /\bnow,? {0,3}therefore\b|\bagree as follows\b|\bparties agree\b|^[^\S\n]{0,40}(?:1\.|(?:section|article) (?:1|I|one)\b|agreement[^\S\n]*$|terms[^\S\n]*$)/im,
  )
  return length < 0 ? null : { start, end: start + length }
})

/** 'WHEREAS, A is willing to grant an exclusive license': why a contract is made, and none of its terms. */
export const isInRecital = (document: CheckedDocument, { start }: Hit): boolean => {
  const { text } = document
  const among = recitals(document)
  return (
    /^\W{0,4}(?:[A-Z\d]{1,2}[.)] )?whereas\b/i.test(text.slice(text.lastIndexOf('\n', start - 1) + 1, start + 12)) ||
    (among !== null && among.start <= start && start < among.end)
  )
}

/** A covenant of a license that bars a business after the end, and not a use of what is licensed. */
const barsBusiness =
  /\b(?:own|operate|work (?:for|in|at)|manage|engage,?(?: \w{1,16},?){0,4} in|be employed|interest in)\b/i
const afterTheEnd = /\b(?:after|following|thereafter)\b/i
const isUseOfLicense = (document: CheckedDocument, hit: Hit): boolean =>
  document.kind === 'license' && !(barsBusiness.test(within(document, hit)) && afterTheEnd.test(within(document, hit)))

/** A settlement tells of the guaranty that the dispute is about. */
const isPast =
  /\b(?:executed|signed|delivered|gave|guarantied|guaranteed|provided)\b(?! concurrently).{0,200}\b(?:on|dated|in)\b.{0,24}\b(?:19|20)\d\d\b/i
const isOfOldGuaranty =
  /\b(?:alleg\w+|assert(?:s|ed|ing)|commenced|sued|filed|obtained|judgment|lawsuit|complaint|cause of action|claims? (?:up)?on)\b.{0,300}\bguarant|\bguarant(?:y|ee|ees|ies)\b.{0,120}\b(?:is|are|be|was|were) (?:hereby )?(?:released|cancel\w+|terminated|discharged)\b/i

/**
 * What makes a finding doubtful at its place. True: a reader of that paper may well say that it is none. It is then
 * still told, with low severity.
 */
export const doubts: Readonly<Record<string, (document: CheckedDocument, hit: Hit) => boolean>> = {
  // In a form, a page of an opinion or another language, a line is what is printed there.
  'blank.line': (document, hit) => !isToSign(document) || afterSigning(document, hit),
  // '{color: red;}' is for a machine.
  'blank.placeholder': (document, hit) =>
    /^\{[^{}:;]*[:;]/.test(within(document, hit)) || isMasked(within(document, hit)) || afterSigning(document, hit),
  // '[country]' is a word to fill in; '[three] or [five]' is a choice.
  'blank.choice': (document, hit) =>
    /^\[\s?\p{L}+\s?\]$/u.test(within(document, hit)) && !isChosen.test(within(document, hit)),
  // The sentence that follows may define it, and capitals may be a habit: only what is written often is meant as a term.
  // What fixes a sum is a term from the second time on.
  'definition.missing': (_, { message = '' }) =>
    Number(/\b(\d{1,5}) times/.exec(message)?.[1] ?? 0) < (ofSums.test(message) ? 2 : 4),
  // A name for the reader is no second rule; two meanings are.
  'definition.twice': ({ text }, { end }) =>
    !/^["”’']?\s{0,3}(?:shall |will )?(?:means?|mean|refers?|includes?)\b/i.test(text.slice(end, end + 40)),
  // A '1.' may begin a list of its own.
  'numbering.duplicate': (document, hit) => !/\d\.\d/.test(within(document, hit)),
  // Foreign to whom? Only where a party is at home in the United States.
  'risk.foreign-forum': (document) =>
    !american.test(document.text.slice(0, opening)) && !american.test(document.text.slice(signingFrom(document))),
  // Who alone receives can alone do the harm.
  'one-sided.injunctive-relief': (document) =>
    ['non-disclosure-agreement', 'employment-agreement'].includes(document.kind) && !bothDisclose(document),
  'one-sided.termination-for-convenience': (document, hit) =>
    !deniedToOther.test(within(document, hit)) &&
    !isForTerm(document) &&
    !['services-agreement', 'lease'].includes(document.kind),
  // The words of 'as is' are a finding already.
  'one-sided.warranty-disclaimer': () => true,
  // Whoever sells a copy, or gives it to the public, gives it for good.
  'risk.perpetual-license': (document, hit) =>
    document.kind === 'license' || !/\birrevocabl/i.test(within(document, hit)),
  'risk.change-of-control': (document, hit) =>
    !/\b(?:terminat\w*|consent|default|accelerat\w*|prior (?:written )?approval)\b/i.test(within(document, hit)),
  'risk.terms-elsewhere': (document, hit) =>
    !/\b(?:posted|available|found|located|published|website|www|https?)\b/i.test(within(document, hit)),
  // 'Shall not use the Software to compete' is a limit of use.
  'risk.non-compete': isUseOfLicense,
  'risk.non-compete-scope': isUseOfLicense,
  'risk.renewal-without-exit': (document, hit) =>
    !/\bautomatic\w*|\bsuccessive\b|\bevergreen\b/i.test(within(document, hit)),
  // What the paper itself is comes as no surprise.
  // And a suit upon one, or the end of one, promises nothing new.
  'risk.personal-guaranty': (document, hit) =>
    /\bguarant(?:y|ee)\b/i.test(document.text.slice(0, titled)) ||
    isOfOldGuaranty.test(within(document, hit)) ||
    (document.kind === 'settlement' && isPast.test(within(document, hit))),
  'risk.power-of-attorney': ({ text }) => /\bpower of attorney\b/i.test(text.slice(0, titled)),
  'date.first-written': ({ text }) => /^[ \t]*dated?\b[^\n]{0,6}$|\bdate signed\b|\bdated?\s?:/im.test(text),
  // Whoever only uses a service cannot inspect it first, or bargain.
  'risk.as-is': (document) => acceptedByUse(document) && says(document, ofConsumers),
  'party.stranger-signs': (document, hit) => /^(?:By|Its)\b/.test(within(document, hit)),
  // A form that nobody has signed yet.
  'party.no-capacity': (document, hit) =>
    !/\/s\/|\bName:\s*\p{Lu}\p{Ll}/u.test(around(document, hit)) ||
    /\bname (?:signed|date)\b/i.test(around(document, hit)),
}
