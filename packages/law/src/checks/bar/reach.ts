import type { CheckedDocument, Hit } from '../check.ts'
import type { Doubt } from './senses.ts'

const within = ({ text }: CheckedDocument, { start, end }: Hit): string => text.slice(start, end).replace(/\s+/g, ' ')
const around = ({ text }: CheckedDocument, { start, end }: Hit, length: number): string =>
  text.slice(Math.max(0, start - length), end + length).replace(/\s+/g, ' ')

const lacks =
  (words: RegExp): Doubt =>
  (document, hit) =>
    !words.test(within(document, hit))
const has =
  (words: RegExp): Doubt =>
  (document, hit) =>
    words.test(within(document, hit))

/** Harm that the other side does. */
const ofOthers =
  /\b(?:own negligence|sole|active|passive|regardless|whether or not|even if|negligence of (?:the )?indemnit\w+)\b/i
/** What whoever indemnifies has done itself. */
const ofItsOwn =
  /\b(?:its|his|her|their|your|\w{1,40}['’]s) (?:\w{1,20} ){0,2}(?:failure|breach|default|negligence|misconduct|acts?|actions?|omissions?|performance)\b|\b(?:failure|breach|acts?|actions?|omissions?) (?:of|by) /i

const grantsExclusive = /\b(?:grants?|licenses|receives|is given|holds)\b.{0,160}\bexclusive\b.{0,80}\blicen[sc]e\b/i
const deals =
  '(?:buys?|purchas\\w+|(?:re)?sells?|suppl(?:y|ies)|obtains?|sourc\\w+|orders?|deals?|licen[sc]es?|grants?|appoints?|distribut\\w+|markets?|contracts?|engages?|hires?|works?|performs?|provides?|manufactur\\w+|represents?|solicits?)'
const others =
  '(?:others\\b|anyone else|anybody else|(?:any|no) other\\b(?! (?:sums?|amounts?|payments?|fees?|charges?|purposes?|reason|rights?|use|way|terms?|remed|cost))|another (?:person|party|company|firm|supplier|vendor|provider|dealer|distributor|agent|buyer|licensee))'
/** That somebody may not deal with others, or must deal with one. */
const dealsOnly = new RegExp(
  `\\bcompet(?!itive)\\w*|\\b${deals}\\b[^.;]{0,60}\\b(?:only|solely|exclusively) (?:from|to|through|with)\\b|\\b(?:only|solely|exclusively) ${deals}\\b|\\b(?:shall|will|may|must|agrees?) (?:not|neither)\\b[^.;]{0,30}\\b${deals}\\b|\\b${deals}\\b[^.;]{0,60}\\b${others}`,
  'i',
)
/** 'Pays only to the account of the seller' says where money goes, and bars nobody. */
const payment =
  /\b(?:pa(?:ys?|id|yable|yments?)|remit\w*|deposit\w*|invoices?|royalt\w+|rent)\b[^.;]{0,60}\b(?:only|solely|exclusively) (?:from|to|through|by|with|in|into|via)\b/gi
const ofDealing = (words: string): string => words.replace(payment, ' ')

/** What a clause must reach to be what a finding says: the words that show it, or those that speak against it. */
export const reach: Readonly<Record<string, Doubt>> = {
  // 'Non- exclusive' is the reverse, and a long sentence that has neither word restrains nobody.
  // A grant of an exclusive right binds nobody to deal only with the other.
  'risk.exclusivity': (document, hit) =>
    (grantsExclusive.test(within(document, hit)) && !dealsOnly.test(ofDealing(within(document, hit)))) ||
    !/\bexclusiv(?:e|ely|ity)\b|\bcompet|\b(?:only|solely) (?:from|to|through|with)\b/i.test(
      ofDealing(within(document, hit).replace(/\bnon\W{0,3}exclusive\w*/gi, '')),
    ),
  // An option is no license, and a license for the term ends with it.
  'risk.perpetual-license': (document, hit) =>
    !/\blicen[sc]e/i.test(within(document, hit)) ||
    /\bduring the (?:\w{1,20} )?term\b|\bfor the (?:duration|term)\b/i.test(within(document, hit)),
  'risk.change-of-control': lacks(
    /\b(?:change (?:of|in) control|merg\w+|sale|acqui\w+)\b.{0,240}\b(?:terminat|consent|default|accelerat)|\b(?:terminat\w*|consent|default)\b.{0,240}\b(?:change (?:of|in) control|merg\w+|sale|acqui\w+)/i,
  ),
  'risk.non-compete-scope': lacks(/\bcompet/i),
  // A sentence that limits liability may name an indemnity; it promises none.
  'risk.unlimited-indemnity': (document, hit) =>
    /\b(?:neither party|in no event|under no circumstances?)\b/i.test(within(document, hit)) ||
    (ofItsOwn.test(within(document, hit)) && !ofOthers.test(within(document, hit))),
  // What was made for the price belongs to whoever paid it: all that somebody makes is more than that.
  'risk.broad-ip-assignment': lacks(
    /\b(?:all|any)\b[^.;]{0,80}\b(?:inventions?|ideas|discoveries|works? of authorship|developments|improvements|creations)\b/i,
  ),
  // A sum, or who pays it: not how it is worked out.
  'risk.liquidated-damages': lacks(/[$€£%]|\b(?:USD|dollars|percent|per (?:day|week|month)|pay\w*|entitled)\b/i),
  // Nobody is silent where an order is taken as accepted when it arrives.
  'risk.deemed-acceptance': lacks(
    /\b(?:fail\w*|does not|do not|did not|not (?:receiv|notif|object|respond|reject)\w*|no (?:notice|response|objection)|unless|absence|without|silence|continued use)\b/i,
  ),
  // How it is stopped may stand in the next sentence; what renews on a condition renews on that alone.
  'risk.renewal-without-exit': (document, hit) =>
    /\b(?:notice|notif\w+|mutual\w*|elects?|election|option)\b/i.test(around(document, hit, 350)) ||
    /^\W{0,4}(?:in the event|if|provided|upon)\b/i.test(within(document, hit)),
  // A company that answers for its subsidiary is no person.
  'risk.personal-guaranty': lacks(
    /\b(?:personal\w*|individual\w*|undersigned|principals?|owners?|shareholders?|spouse|officers?|members?)\b/i,
  ),
  // 'Liabilities (joint and several)' are among what is indemnified.
  'risk.joint-and-several': has(/\bindemnif/i),
  'risk.penalty': has(/\bindemnif/i),
  // The costs of a defense that one side did not take over are part of the indemnity.
  'one-sided.attorneys-fees': has(/\b(?:assume|tender) the defense\b|\bthird[- ]part(?:y|ies)\b|\bindemnif/i),
}
