import { findParties } from '../../parties/parties.ts'
import type { CheckedDocument, Hit } from '../check.ts'
import { deniedToOther } from '../clauses/ending.ts'
import { acceptedByUse } from '../missing/by-use.ts'
import { says } from '../missing/missing-check.ts'
import { daysIn } from '../reading/days.ts'
import { once } from '../reading/once.ts'

/** A lawful and usual term: what is asked of it, and what makes it cost enough to weigh. */
interface Asked {
  /** In words that ask, as the head of the finding. */
  title: string
  advice: string
  /** What shows at the place that it is more than usual; absent where nothing does. */
  costs?(document: CheckedDocument, hit: Hit): boolean
}

/** UTF-16 units on each side in which a clause goes on. */
const clause = 900
const longest = 6000
const within = ({ text }: CheckedDocument, { start, end }: Hit): string =>
  text.slice(start, Math.min(end, start + longest)).replace(/\s+/g, ' ')
const around = ({ text }: CheckedDocument, { start, end }: Hit): string =>
  text.slice(Math.max(0, start - clause), Math.min(end, start + longest) + clause).replace(/\s+/g, ' ')

/** Somebody who does not bargain as a business: who works for pay, lives in a home, or buys for it. */
const aPerson =
  /\b(?:employee|executive|worker|tenant|resident|homeowner|consumer|patient|student|member|parent|guardian|volunteer|guest)\b/i
const ofHome = /\b(?:personal, family,? (?:or|and) household|apartment|dwelling|residen(?:ce|tial)|consumers?)\b/i
const bindsPerson = once((document): boolean =>
  document.kind === 'employment-agreement'
    ? true
    : document.kind === 'lease' || acceptedByUse(document)
      ? says(document, ofHome)
      : findParties(document).some(({ role }) => role !== undefined && aPerson.test(role)),
)

const isEstimate =
  /\bestimat\w+|\b(?:hard|difficult|impractical|impracticable|impossible|incapable)\b[^.;]{0,40}\b(?:determin|estimat|ascertain|prov|calculat|measur)\w*/i
const isCapped =
  /\b(?:not (?:to )?exceed|(?:no|not) more than|up to|at most|maximum|capped|cap (?:of|on)|limited to)\b/i
const isOnly = /\b(?:sole|only|exclusive)\b[^.;]{0,30}\b(?:remed(?:y|ies)|damages|recourse)\b/i
/** What another assessed is passed on, and no sum of this paper’s own. */
const isPassedOn =
  /\b(?:actually|properly|in fact) (?:assessed|paid|withheld|charged)\b|\b(?:assessed|withheld|charged|imposed) (?:by|against) (?:the )?(?:owner|customer|contractor|client|government|county|city|state)\b/i

const hasPlace =
  /\b(?:miles?|kilometers?|radius|count(?:y|ies)|city|state|territory|metropolitan|within the|premises)\b/i
const someTime = (words: string): number => Math.max(0, ...daysIn(words))

/**
 * Terms that are lawful and usual: that they stand in a paper is no fault of it. Readers called most of these findings
 * debatable or wrong, so they are asked about, and weigh only where the place itself shows that they cost more.
 */
export const asks: Readonly<Record<string, Asked>> = {
  'risk.liquidated-damages': {
    title: 'Liquidated damages: are the sum, its cap and what else may be claimed as agreed?',
    advice:
      'Compare the sum with the loss that is likely, and say whether it is capped and whether it is the only remedy.',
    costs: (document, hit) => {
      const words = around(document, hit)
      return !isEstimate.test(words) && !isCapped.test(words) && !isOnly.test(words) && !isPassedOn.test(words)
    },
  },
  'risk.non-compete': {
    title: 'A covenant not to compete: are its time, its place and whom it binds as agreed?',
    advice: 'Check whom the words bind, for how long, where and from what, against the law of the state that governs.',
    costs: (document, hit) => {
      const words = within(document, hit)
      return someTime(around(document, hit)) === 0 && !/\bperiods?\b/i.test(words) && !hasPlace.test(words)
    },
  },
  'risk.jury-waiver': {
    title: 'A waiver of jury trial: is it meant, and does the law of the forum enforce it?',
    advice:
      'Ask whether the client wants a jury, and whether the courts of the forum enforce a waiver before a dispute.',
    costs: bindsPerson,
  },
  'risk.arbitration': {
    title: 'Arbitration: are the rules, the place, the costs and the exceptions as the client wants them?',
    advice: 'Check who pays the arbitrator, where the hearing is, and whether injunctions stay with a court.',
    costs: bindsPerson,
  },
  'risk.as-is': {
    title: 'Sold or provided as is: has the client inspected it, or does it keep a remedy?',
    advice: 'Ask what the client knows of the thing, and whether a warranty of title or against known defects is left.',
    costs: bindsPerson,
  },
  'risk.exclusivity': {
    title: 'Exclusivity: are its field, its time and what is given for it as agreed?',
    advice: 'Check how far it reaches, when it ends, and what lifts it when the other side does too little.',
  },
  'risk.joint-and-several': {
    title: 'Joint and several liability: does each of them mean to answer for the whole?',
    advice: 'Say whether each answers for the whole or for its own part.',
  },
  'risk.foreign-forum': {
    title: 'Law or courts outside the United States: is that where the client would sue?',
    advice: 'Ask where the other side has assets, and whether a judgment from there is worth having.',
  },
  'one-sided.injunctive-relief': {
    title: 'Irreparable harm is conceded by one side: should it hold for both?',
    advice: 'Ask whether the other side may do like harm; where it may, make the concession mutual.',
  },
  'one-sided.termination-for-convenience': {
    title: 'One side may end it without cause: is what the other is then paid as agreed?',
    advice: 'Check the notice, and what is paid for work that is done and for costs that cannot be undone.',
    // The other side is told that it may not.
    costs: (document, hit) => deniedToOther.test(within(document, hit)),
  },
  'risk.deemed-acceptance': {
    title: 'Silence counts as acceptance: is the time enough to look and object?',
    advice: 'Ask who must react, and whether the days are enough for that.',
    costs: (document, hit) => {
      const words = around(document, hit)
      const days = someTime(within(document, hit)) || someTime(words)
      return !/\b(?:each|either|other) party\b/i.test(words) && days > 0 && days < 10
    },
  },
  'party.no-capacity': {
    title: 'Nothing says in what office somebody signs for a company: may that person bind it?',
    advice: 'Add the office of the signer, and ask for what gives the authority.',
  },
  'date.first-written': {
    title: '“Date first written above”: which day is that?',
    advice: 'Write the day in, or say that the day of the last signature counts.',
  },
  'blank.notice-address': {
    title: 'Addresses for notices are blank: are they still to be written in?',
    advice: 'Write them in before it is signed, or say where else notices go.',
  },
}
