import type { CheckedDocument, Hit } from '../check.ts'
import { says } from '../missing/missing-check.ts'
import { daysIn } from '../reading/days.ts'
import { readingOf } from '../reading/prose.ts'
import { titleOf } from './title.ts'

type Followed = (document: CheckedDocument, hit: Hit) => boolean

/** UTF-16 units on each side in which a clause goes on. */
const clause = 700

/** UTF-16 units of a place that are read. */
const longest = 6000
const within = ({ text }: CheckedDocument, { start, end }: Hit): string =>
  text.slice(start, Math.min(end, start + longest)).replace(/\s+/g, ' ')
const around = ({ text }: CheckedDocument, { start, end }: Hit): string =>
  text.slice(Math.max(0, start - clause), Math.min(end, start + longest) + clause).replace(/\s+/g, ' ')
/** What follows a place closely. */
const behind = ({ text }: CheckedDocument, { end }: Hit): string => text.slice(end, end + 240).replace(/\s+/g, ' ')

const nearby =
  (words: RegExp): Followed =>
  (document, hit) =>
    words.test(around(document, hit))
const itself =
  (words: RegExp): Followed =>
  (document, hit) =>
    words.test(within(document, hit))

/** Whoever does not like a change may leave before it binds: its refusal is spoken of, and what it may then do. */
const refuses =
  /\b(?:not|n['’]t) (?:agree|accept|wish|consent)\b|\b(?:disagree|object|reject|refus|declin)\w*\b|\bbefore\b[^.;]{0,40}\b(?:takes? effect|effective|change|increase)\b|\bnot (?:to )?renew\b/i
const leaves =
  /\b(?:may|can|right to|entitled to|elect(?:s)? to|remedy is to)\b[^.;]{0,60}\b(?:terminat\w*|cancel\w*|clos(?:e|ing)|leave|stop using|not (?:to )?renew|end)\b/i
const mayLeave = { test: (words: string): boolean => refuses.test(words) && leaves.test(words) }
const isTold = /\b(?:notice|notif\w*)\b/i
/** A standard is promised: what is delivered works, conforms, is done well, or is the giver's to give. */
const isPromised =
  /\bwarrants?\b[^.;]{0,200}\b(?:perform|conform|compl(?:y|ies)|free (?:from|of)|workmanlike|professional|merchantable|good (?:and \w+ )?title|materially|in accordance with|specifications?|defects?|standards?|documentation)\b/i

/** A payment that is late is a default only after notice and some days, wherever the events of default stand. */
const isCurable =
  /\b(?:fail\w*|default\w*|non-?payment|unpaid|not paid)\b.{0,240}\bdays\b.{0,40}\bnotice\b|\b(?:fail\w*|default\w*|non-?payment|unpaid|not paid)\b.{0,240}\bnotice\b.{0,160}\b(?:cure[ds]?|remed(?:y|ied))\b.{0,60}\bdays\b/i
const ofPayment = /\b(?:pay\w*|non-?payment|unpaid|paid|installments?|rent|sums?|any default|any event of default)\b/i
const besidesPayment =
  /\b(?:other than|except(?: for)?|besides|excluding)\b.{0,40}\b(?:pay\w*|non-?payment|monetary)\b/i
const givesCure = (document: CheckedDocument): boolean =>
  readingOf(document).all.some(({ text }) => {
    const words = text
      .slice(0, longest)
      .replace(/\s+/g, ' ')
      .replace(/\bwithout (?:\w{1,12} ){0,2}notice\b/gi, '')
    return isCurable.test(words) && ofPayment.test(words) && !besidesPayment.test(words)
  })

/** An option binds nobody else to anything, and an agent works for the one who may leave. */
const isOption = /\bexclusive\b[^.;]{0,30}\boption\b/i
const isAgency =
  /\bexclusive\b[^.;]{0,40}\b(?:agents?|agency|brokers?|listing|(?:property |managing )?managers?|(?:sales )?representatives?)\b/i
/** Whoever prints a book has it alone; its author asks for royalties and for the rights back. */
const ofWork = /\b(?:print|publish(?:ing)?|reproduce|record|perform|broadcast|adapt|translate)\b/i
const keepsFromOthers = /\b(?:shall|may|will|must|agrees?) not\b|\b(?:purchase|buy|suppl(?:y|ies)|compet\w*)\b/i
const toPublish = (words: string): boolean =>
  /\bexclusive(?:ly)?\b/i.test(words) &&
  /\b(?:grants?|licen[sc]es?|rights?)\b/i.test(words) &&
  ofWork.test(words) &&
  !keepsFromOthers.test(words)

/** A paragraph that caps a guaranty, ends it on a day, or says who alone gives it, makes none without limits. */
const limits =
  /\b(?:(?<!not )limited to|not (?:to )?exceed|up to|maximum|(?:no|not) more than|at most|the most|capped|(?<!not )only)\b|\b(?:guarant(?:y|ee)|it) (?:ends?|expires?|terminates?|falls? away|is released)\b/i
const isWithoutLimit = /\b(?:surviv\w*|never|even (?:if|after)|whether or not|regardless|unlimited|without limit\w*)\b/i
const isNarrowed: Followed = ({ text }, { start, end }) => {
  const from = Math.max(text.lastIndexOf('\n\n', start), start - clause)
  const to = text.indexOf('\n\n', end)
  const paragraph = text.slice(Math.max(0, from), Math.min(to < 0 ? text.length : to, end + clause))
  return paragraph
    .replace(/\s+/g, ' ')
    .split(/[.;] /)
    .some((words) => /\bguarant|\bowe\b|\bit ends\b/i.test(words) && limits.test(words) && !isWithoutLimit.test(words))
}
/** A license for a place, a time and uses that are named is what the price is for. */
const isBounded = (words: string): boolean =>
  /\b(?:Territory|in the field|within)\b/i.test(words) &&
  /\b(?:License Period|License Term|during the|for the|Term|months|years)\b/i.test(words) &&
  /\b(?:uses?|field|purposes?)\b/i.test(words)
const leavesFreely =
  /\bterminat\w*\b.{0,120}\b(?:without cause|for any reason|for convenience|with or without cause|at any time)\b|\bwithout cause\b[^.;]{0,20},? on .{0,30}\bdays\b/i

/** 'These limits do not apply to Section 7': the exceptions have a sentence of their own. */
const excepted =
  /\b(?:limits?|limitations?|caps?|exclusions?|foregoing|above|section|paragraph|sentences?)\b(?:[^.]|\.\d){0,60}\b(?:do|does|shall|will) not (?:apply|extend|limit|cover)\b(?:[^.]|\.\d){0,200}\b(?:(?:section|article|clause|paragraph)s? \d|fraud|wil+ful|gross|indemni\w+|confiden\w+|death|injur\w+)/i

/** The same under a number of its own, or for the whole paper: 'The above sections do not apply to willful default'. */
const exceptedElsewhere =
  /\b(?:above|foregoing|these|preceding) (?:sections?|paragraphs?|limitations?|exclusions?|limits?|clauses?|provisions?)\b[^.]{0,60}\b(?:do|does|shall|will) not (?:apply|limit|exclude|affect)\b[^.]{0,160}\b(?:fraud|wil+ful|gross|intent\w*|death|injur\w+)|\bnothing in th(?:is|e|ese) (?:agreement|licen[sc]e|contract|terms)\b[^.]{0,80}\b(?:limits?|excludes?|restricts?)\b[^.]{0,200}\b(?:fraud|wil+ful|gross|death|injur\w+)/i

/** 'Save for clauses 8 and 9': what the cap does not reach stands where it points. */
const pointsOut =
  /\b(?:save|except(?:ed|ing)?|other than|exclud\w+|apart from|subject(?: always)? to|without prejudice to|notwithstanding)\b[^.;]{0,80}\b(?:clauses?|sections?|articles?|paragraphs?|§+) ?\(?\d/i

const isOnlyRemedy = /\b(?:sole|only|exclusive)\b[^.;]{0,20}\bremed(?:y|ies)\b/i
/** Why a sum stands in place of proof, as the sum of a fair estimate. */
const isEstimated =
  /\b(?:reasonable|fair|genuine|good[- ]faith)\b[^.;]{0,30}\bestimat\w+|\b(?:hard|difficult|impractical|impracticable|impossible)\b[^.;]{0,30}\bto (?:\w{2,10} )?(?:determine|estimate|ascertain|prove|calculate|measure)\b|\b(?:hard|difficult|incapable)\b[^.;]{0,20}\bof (?:\w{4,10} )?(?:estimation|calculation|proof|determination)\b/i
/** Whoever ends it pays for what was done, and not only what was due before. */
const paysForWork =
  /\b(?:pay|paid|pays|compensat\w+|reimburs\w+)\b[^.;]{0,120}\b(?:[Ww]ork|services?|goods|deliverables?)\b[^.;]{0,30}\b(?:done|performed|completed|rendered|provided|delivered|in progress)\b[^.;]{0,120}\b(?:costs?|expenses|fee of|percent|profit|cancell?ation|demobiliz\w+)\b/i

/**
 * Where a paper already does what the advice of a finding asks for, there is nothing to find: a price that may rise and a
 * right to leave, a default with notice and time to cure, a power for one named act.
 */
export const followed: Readonly<Record<string, Followed>> = {
  'one-sided.unilateral-change': (document, hit) =>
    isTold.test(around(document, hit)) && mayLeave.test(around(document, hit)),
  'risk.price-increase': (document, hit) =>
    // A rate that rises with a default, and by a stated step, is no price.
    /\b(?:default|overdue|past due|late)\b/i.test(within(document, hit)) ||
    mayLeave.test(around(document, hit)) ||
    (/\b(?:renewal|renewed|renewing)\b/i.test(within(document, hit)) && isTold.test(within(document, hit))),
  'risk.terms-elsewhere': nearby(
    /\b(?:not|no)\b[^.;]{0,60}\b(?:materially|substantially|adversely|reduce|diminish|degrade)\b|\bconsent\b/i,
  ),
  'risk.deemed-acceptance': (document, hit) => {
    const words = around(document, hit)
    if (/\b(?:latent|hidden)\b/i.test(words)) return true
    if (/\bcontinu\w+ (?:to )?us/i.test(within(document, hit))) return isTold.test(words) && mayLeave.test(words)
    return Math.max(0, ...daysIn(within(document, hit))) >= 30
  },
  'risk.acceleration': (document, hit) =>
    (isTold.test(within(document, hit)) &&
      /\b(?:days?|cure[ds]?|remed(?:y|ied))\b/i.test(within(document, hit).replace(/\bwithout notice\b/gi, ''))) ||
    /\bevents? of default\b[^]{0,600}\b(?:not cured|cured? within|days after)\b/i.test(around(document, hit)) ||
    (/\bdefault\b/i.test(within(document, hit)) && givesCure(document)),
  'risk.power-of-attorney': (document, hit) =>
    (/\b(?:during|after|upon|following|while)\b[^.;]{0,60}\bdefault\b/i.test(within(document, hit)) &&
      !/\b(?:any and all|whatsoever|all acts|every act|any act|all things)\b/i.test(within(document, hit))) ||
    /\b(?:limited|sole|specific|only) purposes?\b|\b(?:unable|fails?|failure|refus\w+|unavailab\w+)\b|\bfor (?:the|this) purpose of\b|\bsolely\b/i.test(
      within(document, hit),
    ),
  'one-sided.suspension': (document, hit) =>
    isTold.test(within(document, hit).replace(/\bwithout (?:\w{1,12} ){0,2}notice\b/gi, '')) ||
    /\b(?:insolven\w*|bankrupt\w*|convict\w*|breach\w*|violat\w*|past due|unpaid|overdue|fails? to)\b/i.test(
      within(document, hit),
    ),
  'risk.as-is': (document, hit) =>
    says(document, isPromised) ||
    /\bexcept\b[^.;]{0,60}\b(?:set|stated|provided|given|express\w*)\b/i.test(around(document, hit)),
  // What was made for the price belongs to whoever paid it.
  'risk.broad-ip-assignment': itself(
    /\b(?:specifically|solely|directed to|jointly|each party)\b|\b(?:in|during) (?:the )?(?:course of|performing|performance of|connection with)\b[^.;]{0,40}\b(?:services?|work|duties|employment|agreement|project)\b|\b(?:arising|resulting|derived) (?:out of|from)\b[^.;]{0,40}\b(?:services?|work|project)\b|\bunder (?:this|any) (?:agreement|sow|statement of work|project)\b/i,
  ),
  'risk.renewal-passed': nearby(/\bthereafter\b[^.;]{0,80}\b(?:renew|extend)\w*/i),
  'risk.shortened-limitations': itself(/\b(?:knew|known|should have|discover\w*|aware)\b/i),
  'risk.exclusivity': (document, hit) =>
    /\bexclusive\b/i.test(titleOf(document)) ||
    isOption.test(within(document, hit)) ||
    (isAgency.test(within(document, hit)) && says(document, leavesFreely)) ||
    (document.kind === 'license' && isBounded(within(document, hit))) ||
    toPublish(within(document, hit)) ||
    /\b(?:minimums?|so long as|provided that|non-exclusive|terminate the exclusiv|fails? to (?:meet|purchase))\b/i.test(
      around(document, hit),
    ),
  'risk.low-cap': itself(/\b(?:greater|higher|larger) of\b/i),
  'risk.change-of-control': itself(/\b(?:no|without|not (?:be )?requir\w*)\b[^.;]{0,30}\bconsent\b|\bcompetitor\b/i),
  'risk.agreement-to-agree': (document, hit) =>
    /^\W{0,4}(?:if|in the event|should|where|upon)\b|\b(?:first (?:right of )?negotiation|right of first|option|equivalent|market rate|definitive agreement|non-?binding)\b/i.test(
      within(document, hit),
    ) || /\b(?:until|unless)\b[^.;]{0,60}\bagree/i.test(around(document, hit)),
  'risk.penalty': itself(/\b(?:liquidated damages|reasonable (?:pre-?)?estimat\w+|pre-?estimat\w+)\b/i),
  'risk.late-fee-daily': itself(/\b(?:maximum|up to|not (?:to )?exceed|whichever is less)\b/i),
  'risk.short-notice': itself(/\beither\b|\beach party\b|\bboth\b/i),
  'risk.cap-without-exceptions': (document, hit) =>
    pointsOut.test(within(document, hit)) ||
    excepted.test(behind(document, hit)) ||
    says(document, exceptedElsewhere) ||
    /\b(?:except|exclu\w*|other than|subject to|not apply|unlimited|nothing)\b(?:[^.]|\.\d){0,250}\b(?:fraud|wil+ful|gross(?:ly)?|indemni\w+|confiden\w+|death|injur\w+)\b/i.test(
      around(document, hit),
    ),
  'risk.personal-guaranty': isNarrowed,
  // What the other side did itself is taken out: what is left is what the one side controls.
  'one-sided.indemnity': itself(
    /\b(?:except|other than|excluding)\b[^.;]{0,60}\b(?:negligence|negligent|fault|wil+ful|misconduct)\b|\bto the (?:proportionate )?extent\b[^.;]{0,40}\b(?:caused|aris\w+|result\w+|due|attributable)\b[^.;]{0,80}\b(?:negligen\w+|fault|misconduct)\b/i,
  ),
  // A small fee that ends on a day is the price of an early payment, and no bar to it.
  'risk.prepayment-charge': itself(
    /\b(?:not|no|without)\b[^.;]{0,40}\b(?:penalty|premium|charge|fee)\b|\b(?:one|two|1|2)(?:\.\d{1,2})?(?: percent|%| \([12]%\))[^.;]{0,60}\b(?:if|when)\b[^.;]{0,40}\b(?:before|within|during|prior to)\b/i,
  ),
  // What is done is paid, or what it cost: that is what the other side is left with.
  'one-sided.termination-for-convenience': (document, hit) =>
    paysForWork.test(`${within(document, hit)} ${behind(document, hit)}`),
  // The only remedy for that breach, and capped, or the estimate that the advice asks for.
  'risk.liquidated-damages': (document, hit) =>
    (isEstimated.test(around(document, hit)) && isOnlyRemedy.test(around(document, hit))) ||
    (/\b(?:not (?:to )?exceed|not above|(?:no|not) more than|up to|maximum|capped|cap of)\b/i.test(
      within(document, hit),
    ) &&
      isOnlyRemedy.test(around(document, hit))),
  // Both sides, a place, rules and who decides: nothing is left to be checked.
  'risk.arbitration': (document, hit) =>
    /\barbitrators?\b/i.test(around(document, hit)) &&
    /\b(?:in|at) \p{Lu}\p{L}{2,20}(?: \p{Lu}\p{L}{2,20})?, \p{Lu}/u.test(within(document, hit)) &&
    /\brules\b/i.test(within(document, hit)) &&
    /\b(?:one|a single|a sole|three)\b[^.;]{0,24}\barbitrators?\b/i.test(around(document, hit)),
  // Whoever may not solicit customers may still compete.
  'risk.non-compete': itself(
    /^\W{0,4}(?:[\d.()a-z]{1,6} )?(?:non-?solicit\w*|(?:[^.;]{0,120}\b(?:not|never) (?:directly or indirectly,? )?solicit))(?![^]{0,400}\b(?:compete with|engage in|own, manage|be employed)\b)/i,
  ),
}
