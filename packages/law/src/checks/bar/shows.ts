import type { CheckedDocument, Hit } from '../check.ts'
import { isExchange } from './exchange.ts'
import { isForm, isTemplate } from './form.ts'
import { namedSides } from './sides.ts'
import { signingFrom } from './signing.ts'
import { titleOf } from './title.ts'

type Shows = (document: CheckedDocument, hit: Hit) => boolean

/** UTF-16 units of a place that are read. */
const longest = 6000
const within = ({ text }: CheckedDocument, { start, end }: Hit): string =>
  text.slice(start, Math.min(end, start + longest)).replace(/\s+/g, ' ')
const has =
  (words: RegExp): Shows =>
  (document, hit) =>
    words.test(within(document, hit))

const lacks =
  (words: RegExp): Shows =>
  (document, hit) =>
    !words.test(within(document, hit))

/** What binds: somebody shall, may or hereby does something, or something is so. */
const operative =
  /\b(?:shall|will|must|may|can(?:not)?|agrees?|hereby|grants?|appoints?|assigns?|waives?|waived|releases?|authori[sz]es?|guarant(?:y|ees?|ies)|covenants?|undertakes?|reserves?|consents?|acknowledges?|indemnif(?:y|ies)|is|are|constitutes?|renews?|requires?|limited|provided|disclaims?|appl(?:y|ies)|bears?|accrues?|continues?|remains?|survives?|owed?|due|payable|pays?|takes?|has|leases?|exceeds?)\b/i
/** What binds somebody, whatever else the sentence says. */
const binding = /\b(?:shall|will|must|may|agrees?|hereby|covenants?)\b/i
/** What somebody would like, or what the world is like, is no rule. */
const wishes = /\b(?:desires?|wish(?:es)?|intends?|(?:is|are) willing) to\b/i
/** What somebody says of the world, or of another paper, binds nobody to it. */
const ofOthers =
  /\b(?:represents?|warrants?|represents and warrants)\b[^.;]{0,200}\b(?:does not|do not|will not|is not|has not|no|nor)\b|\b(?:the|that|such|its|his|her) (?:franchise|loan|credit|employment|lease|underlying|other|prior|existing|separation) agreement (?:contains?|provides?|includes?|states?)\b|\bnothing (?:in|contained|herein)\b/i

/** The sentence in which a place stands, or the words of the place where it has several. */
const sentenceAt = (document: CheckedDocument, hit: Hit): string => {
  const sentence = document.sentences.find(({ start, end }) => start <= hit.start && hit.end <= end)
  return sentence ? sentence.text.slice(0, longest).replace(/\s+/g, ' ') : within(document, hit)
}

/** A rule of a sentence that binds, in this paper. */
export const isOperative: Shows = (document, hit) => {
  const words = sentenceAt(document, hit)
  return operative.test(words) && !ofOthers.test(words) && (binding.test(words) || !wishes.test(words))
}

/** Somebody may no longer compete: a side, 'shall not', and what competes. */
const restrains =
  /\b(?:shall|will|may|must|agrees?|covenants?|undertakes?|promises?)\b[^.;]{0,120}\b(?:not|refrain|neither|nor)\b[^.;]{0,400}\b(?:compet\w*|similar (?:business|services|products|role|capacity)|engaged? in|services (?:to|for) any|miles|radius|anywhere in)\b|\bneither\b[^.;]{0,200}\b(?:shall|will|may)\b[^.;]{0,300}\b(?:compet\w*|engage in|miles|radius|anywhere in|own\b[^.;]{0,60}\bwork)\b|\b(?:non-?compet\w*|restrict\w*|compet\w*)\b[^.;]{0,200}\b(?:shall|will|may) not\b/i

/** 'The covenant not to compete shall survive' speaks of a restraint, and is none. */
const mention =
  /\b(?:the|an?|this|that|any|such|said|these|those|foregoing|following) covenants? (?:not to|against) compet\w*/gi
const accepts =
  /\b(?:agrees?|bound by|enters? into|gives?|grants?|makes?|accepts?)\b[^.;]{0,80}\bcovenants? (?:not to|against) compet/i
const isRestraint: Shows = (document, hit) => {
  const words = within(document, hit)
  return restrains.test(words.replace(mention, ' ')) || accepts.test(words)
}

/** A dispute goes to arbitrators: not what they may once have found. */
const sends =
  /\b(?:disputes?|claims?|controvers\w+|disagreements?|matters?|differences?)\b[^;]{0,500}\barbitra|\barbitra\w+\b[^;]{0,200}\b(?:disputes?|claims?|controvers\w+)\b|\b(?:settled|resolved|submitted|decided|determined|referred)\b[^;]{0,80}\barbitra/i

const outright =
  /\b(?:no limit(?:ation)? (?:of|on|as to) time|perpetu\w*|forever|indefinite\w*|at any time (?:thereafter|in the future)|for life)\b|\b(?:three|four|five|six|seven|eight|nine|ten|[3-9]|10)\b\)?(?: ?\(\d{1,2}\))?[- ]{1,3}years?\b|\b(?:30|36|48|60)\b\)? ?[- ]months?\b/i

/** In the sentence of prose: not in a list of labels, and not on a line that is for whoever signs or fills in a form. */
const isInProse: Shows = ({ text }, { start, end }) => {
  const from = Math.max(text.lastIndexOf('\n', start - 1) + 1, start - 400)
  const line = text.slice(from, end + 400).split('\n', 1)[0] ?? ''
  const words = line.replace(/_+/g, ' ').match(/\p{L}+/gu) ?? []
  const after = text.slice(end, end + 40)
  if (/^\s{0,3}\((?:the |hereinafter )?["“]/.test(after) || /[$€£]\s?$/.test(text.slice(0, start).slice(-3)))
    return true
  return (
    words.length >= 5 &&
    words.filter((word) => /^\p{Ll}/u.test(word)).length >= words.length * 0.4 &&
    !/\b(?:signature|print(?:ed)? name|phone|telephone|e-?mail|date of birth|initials?)\b|\b(?:sign|signs|signed)\b[^.]{0,20}:/i.test(
      line,
    )
  )
}

/** 'Student: ____', 'Address and email: ____': who somebody is, which they write when they sign. */
const isIdentity: Shows = ({ text }, { start }) =>
  /\b(?:student|child|patient|guest|member|participant|parent|guardian|applicant|grade|address|phone|telephone|e-?mail|birth|age|emergency contact|unit|space|account|license plate|vehicle|make|model|serial)\b[^\n:]{0,40}:\s{0,3}$/i.test(
    text.slice(Math.max(0, start - 70), start),
  )

/** Open to choose: two or more words between strokes or 'or', a number, or a clause of its own. */
const isChoice: Shows = (document, hit) => {
  const inside = within(document, hit).slice(1, -1).trim()
  const next = document.text.slice(hit.end, hit.end + 8)
  return (
    /[\p{L}\d] ?\/ ?[\p{L}\d]|\b(?:or|and\/or)\b/u.test(inside) ||
    /^\s?(?:or|\/|and\/or) ?\[/.test(next) ||
    /^(?:\d[\d,.%]*|one|two|three|four|five|six|seven|ten|twelve|thirty|sixty|ninety|shall|may|will|not|all|any|reasonable|exclusive|non-exclusive|mutual)$/i.test(
      inside,
    ) ||
    (inside.split(' ').length >= 4 && /\b(?:shall|will|may|must)\b/.test(inside))
  )
}

/** 'Net Revenue' fixes what is paid, so that nobody can do without its meaning; most other capitals are a habit. */
const fixesSum: Shows = (_, { message = '' }) =>
  /^'[^']{1,60}\b(?:Price|Receipts|Proceeds|Revenues?|Sales|Profits?|Rate|Ratio|Cap|Percentage|Multiple|Valuation|Value|Threshold|Formula|Royalt(?:y|ies)|Bonus|Commission|Income|Costs?|Fee|Rent|Payment|Due Date)s?'/.test(
    message,
  )

/** What says that a name is a company's. */
const ofForm = /^(?:corp|corporation|company|limited|incorporated|holdings?|group|partners|trust)$/i

const notForm: Shows = (document) => !isForm(document)
const both =
  (...all: readonly Shows[]): Shows =>
  (document, hit) =>
    all.every((one) => one(document, hit))

const notTemplate: Shows = (document) => !isTemplate(document)
/** Each side gives and gets. */
const isMutualDeal: Shows = (document) => isExchange(document)

/** What has to be seen at its place before a finding weighs. */
export const shows: Readonly<Record<string, Shows>> = {
  'risk.non-compete': isRestraint,
  'risk.non-compete-scope': both(isRestraint, has(outright)),
  'risk.personal-guaranty': has(
    /\bpersonal(?:ly)?\b|\bindividual(?:ly)?\b|\b(?:his|her|my) (?:own )?(?:obligations?|property|assets)\b|\bundersigned\b|\bprincipals?\b|\bspouse\b/i,
  ),
  // Whose fault, or every loss that has to do with the contract: that is what makes it broad.
  'risk.unlimited-indemnity': has(
    /\bnegligence of (?:the )?indemnit|\b(?:sole|active|passive|own|in part|partial) negligence\b|\b(?:regardless|irrespective) of\b|\bwhether or not\b|\bhowever caused\b|\bnegligence\b[^.;]{0,40}\bor otherwise\b|\b(?:any and all|all)\b[^.;]{0,300}\b(?:arising|resulting|connected|relat\w+)\b[^.;]{0,60}\b(?:this|the) (?:agreement|contract|lease|services|use|property|premises)\b/i,
  ),
  'risk.cross-default': has(
    /\b(?:default|event of default)\b[^.;]{0,160}\b(?:under|of)\b[^.;]{0,60}\b(?:this|hereunder|hereof)\b|\bshall (?:be|constitute)\b[^.;]{0,40}\bdefault\b|\bcross-?default/i,
  ),
  'risk.joint-and-several': (document, hit) =>
    document.kind !== 'lease' && !/\bassign\w*\b/i.test(within(document, hit)) && isExchange(document),
  'risk.renewal-passed': (document, hit) =>
    /\b(?:notice|notif\w*|exercis\w*|elect\w*|options?|opportunity)\b/i.test(sentenceAt(document, hit)) ||
    /\b(?:by|before|prior to) (?:the )?$/i.test(document.text.slice(Math.max(0, hit.start - 30), hit.start)),
  // A note waives presentment by its nature.
  'risk.waiver-of-defenses': (document) => !/\bnote\b/i.test(titleOf(document)),
  'blank.line': both(notForm, isInProse, (document, hit) => !isIdentity(document, hit)),
  // Whoever is not named yet writes the address with the name.
  'blank.notice-address': (document) => namedSides(document) >= 2,
  // In a text of no known sort, brackets and braces may be what it is about.
  'blank.placeholder': both(notTemplate, ({ kind }) => kind !== 'other'),
  'blank.choice': both(notTemplate, isChoice),
  // 'Lime Meadows, Section II, as recorded in Plat Book 31' is land.
  'reference.section': ({ text }, { start, end }) =>
    !/\b(?:plat|recorded|township|range \d|lot \d|subdivision|survey)\b/i.test(
      text.slice(Math.max(0, start - 60), end + 60),
    ),
  'reference.attachment': notTemplate,
  'definition.decisive': fixesSum,
  'definition.missing': fixesSum,
  'risk.cap-without-exceptions': isMutualDeal,
  'date.first-written': notForm,
  // Not where the name stands over the line after all, in another form: 'JUNE HALE' for 'June Hale p/k/a Moth'.
  'party.no-signature': (document, { start, end }) => {
    const words = document.text.slice(start, end).match(/\p{L}{4,}/gu) ?? []
    const below = document.text.slice(signingFrom(document)).toLowerCase()
    return !words.some((word) => !ofForm.test(word) && below.includes(word.toLowerCase()))
  },
  // Fees of a suit between the two, and not those of somebody else's claim.
  'one-sided.attorneys-fees': both(
    isMutualDeal,
    has(/\b(?:enforc\w+|collect\w*|default\w*|breach\w*|(?:legal )?actions?|suits?|litigation|disputes?|court)\b/i),
    lacks(/\b(?:third[- ]part(?:y|ies)|such (?:defen[sc]e|claim)|own counsel|awarded against|attributable to)\b/i),
  ),
  'one-sided.unilateral-change': has(
    /\b(?:this|these|the|its|our)\b[^.;]{0,24}\b(?:agreement|terms|conditions|contract|lease|polic(?:y|ies)|fees?|charges|provisions?|scope|work|services|prices?|rates?|schedule|rules|regulations)\b/i,
  ),
  'risk.agreement-to-agree': both(
    has(/\b(?:prices?|fees?|rent(?:als?)?|rates?|compensation|royalt\w+|payments?|salary|scope|schedule)\b/i),
    lacks(/\b(?:transition|renewal|first (?:offer|refusal|negotiation)|management agreement|solicit)\b/i),
  ),
  'risk.arbitration': (document, hit) =>
    !/\barbitration\b/i.test(titleOf(document)) && sends.test(sentenceAt(document, hit)),
  'risk.deemed-acceptance': lacks(
    /\bnot (?:constitute|be deemed|operate)\b|\b(?:first refusal|first offer|purchase notice|offer notice)\b/i,
  ),
  // A section that is named is looked up; that is another finding.
  'risk.exception-for-nothing': both(
    has(/\b(?:except|other than|exclud\w+|exclusion|save for|not apply|not limit|exception)\b[^.;]{0,160}\bindemni/i),
    lacks(/\bindemni\w+\b[^.;]{0,100}\b(?:section|article|clause|paragraph|exhibit)\s[\dIVXA-Z]/i),
  ),
  'one-sided.indemnity': isMutualDeal,
  'one-sided.liability-cap': isMutualDeal,
  'one-sided.consequential-damages': isMutualDeal,
  'one-sided.termination-for-convenience': isMutualDeal,
  'one-sided.assignment': isMutualDeal,
  'one-sided.injunctive-relief': isMutualDeal,
}
