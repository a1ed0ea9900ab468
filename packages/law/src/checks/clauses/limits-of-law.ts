import type { Sentence } from '../../sentences/sentences.ts'
import type { CheckedDocument, DocumentCheck } from '../check.ts'
import { contractCheck } from '../reading/check-of.ts'
import { clauseIn, readingOf, wordsOf } from '../reading/prose.ts'
import { toldIn } from '../told/told.ts'
import { isFeesApart } from './own-fees.ts'
import { worksForNone } from './restraints.ts'
import { toArbitrate } from './to-arbitrate.ts'

/** The states whose statute on restraints was read, as a contract names them in its governing law. */
const ofCalifornia = /\bCalifornia\b/
const ofNorthDakota = /\bNorth Dakota\b/

/** '[California / New York / ____]' chooses no law yet. */
const isLeftOpen = /[[\]{}]|_{3}/

const isUnder = (document: CheckedDocument, state: RegExp): boolean =>
  clauseIn(document, 'clause.governing-law').some(
    (sentence) => state.test(wordsOf(sentence)) && !isLeftOpen.test(wordsOf(sentence)),
  )

/** A person who lives in California is bound, as the first words say, and not on the sale of a business. */
const livesInCalifornia =
  /\b(?:individual|resid(?:es?|ing|ent|ence)|domiciled)\b[^;\n]{0,80}\bCalifornia\b|\bCalifornia resident\b/
const worksInCalifornia =
  /\b(?:[Ee]mployee|[Ee]xecutive|[Yy]ou|I)\b[^.;\n]{0,60}\b(?:works?|be employed|be based|perform)\b[^.;\n]{0,80}\b(?:in|at) [^.;\n]{0,40}\bCalifornia\b(?! law)/
const bindsCalifornian = ({ text, kind }: CheckedDocument): boolean =>
  (kind !== 'sales-agreement' && livesInCalifornia.test(text.slice(0, 3000))) ||
  (kind === 'employment-agreement' && worksInCalifornia.test(text))

const inSale =
  /\b(?:sale|purchase|acquisition) of (?:the |substantially |all )?\w{0,20} ?(?:business|goodwill|assets|shares|stock)\b/i
const after =
  /\b(?:after|following|post-?|for a period|months?|years?|termination|separation|thereafter|same period)\b/i

const customers = /\b(?:customers?|clients?|accounts?)\b/i
const staff = /\b(?:employees?|personnel|staff)\b/i
/** 'During the term Employee shall not solicit employees': nothing beyond the job. */
const inJobAlone = /\b(?:while|during)\b(?!.*\b(?:and|or) (?:for|until|at any time|within)\b)/i
const reachesStaff = (clause: string): boolean => staff.test(clause) && after.test(clause) && !inJobAlone.test(clause)

const has = (document: CheckedDocument, ...ids: readonly string[]): boolean =>
  ids.some((id) => clauseIn(document, id).length > 0)

const isJob = (document: CheckedDocument): boolean =>
  document.kind === 'employment-agreement' || has(document, 'clause.at-will-employment')

/** Work, or the end of it with pay for a release. */
const isOfWork = (document: CheckedDocument): boolean =>
  isJob(document) || (document.kind === 'settlement' && /\b(?:employee|employment|employer)\b/i.test(document.text))

/** The claims by name, the Act, or every claim that the law keeps out of arbitration. */
const harassmentExcepted =
  /\bsexual (?:harassment|assault)\b|\bEnding Forced Arbitration\b|\b9 U\.S\.C\. §+ ?40[12]\b|\b(?:claims?|disputes?)\b[^.]{0,60}\b(?:cannot|may not|can not|not) (?:by law |lawfully |legally )?be (?:subject(?:ed)? to|made subject to|required to|compelled)[^.]{0,60}\barbitra/i

/** Work on the way from state to state: who drives trucks, trains, ships and planes, or loads them. */
const transport =
  /\b(?:employs?|employed|hires?|hired|engages?|engaged|position|services|serve|work(?:s|ing)?|job title|title)\b[^.\n]{0,60}\b(?:as|of|is|:)\s+(?:an? |the )?[^.\n]{0,30}\b(?:truck driver|(?:over-the-road|long-haul|line-?haul|interstate|delivery|commercial|tractor-trailer) driver|driver|seam[ae]n|deckhand|locomotive engineer|train conductor|railroad \w+|airline pilot|pilot|flight attendant|longshore\w+|stevedore|ramp (?:agent|supervisor)|baggage handler)\b/i

/** What a survival clause names, with the clause that it would be and the words that would be its heading. */
const survivors: readonly (readonly [RegExp, readonly string[], RegExp])[] = [
  [
    /\bconfidential/i,
    ['clause.confidentiality', 'clause.confidentiality-perpetual'],
    /\bconfidential|\bnon-?disclosure/i,
  ],
  [/\bindemni/i, ['clause.indemnity', 'clause.indemnity-broad'], /\bindemni/i],
  [/\bnon-?compet/i, ['clause.non-compete'], /\bcompet/i],
  [/\barbitrat/i, ['clause.arbitration'], /\barbitrat|\bdispute/i],
]

/** A term is there where something but its survival, or an exception for it, speaks of it. */
const isThere = (
  document: CheckedDocument,
  ids: readonly string[],
  heading: RegExp,
  besides: readonly Sentence[] = [],
): boolean =>
  ids.some((id) => clauseIn(document, id).some((sentence) => !besides.includes(sentence))) ||
  heading.test(readingOf(document).headings)

const exceptsIndemnity = /\b(?:except|other than|excluding|exclude|save for|not apply|not limit)\w*\b.{0,200}\bindemni/i
const isExceptedIndemnity = (words: string): boolean =>
  exceptsIndemnity.test(words) && /\b(?:liab|damages|lost profits|loss of profits?|limitation|exclusion)/i.test(words)

/** Terms that a law which was read does not enforce, and exceptions for what the contract does not have. */
export const limitsOfLaw: readonly DocumentCheck[] = [
  contractCheck({
    id: 'risk.restraint-void',
    title: 'A restraint that state law voids',
    severity: 'high',
    category: 'Risk',
    insight: 'compliance',
    why: 'Except on the sale of a business, California voids non-competes and customer non-solicitation, and often that of employees (Business and Professions Code § 16600); North Dakota voids non-competes (Century Code § 9-08-06).',
    advice:
      'Strike the restraint, rely on confidentiality and trade secrets, and do not count on a choice of other law to save it.',
    clause: 'clause.non-compete',
    patterns: [worksForNone],
    needs: after,
    unless: inSale,
    among: (found, document) => {
      const solicits = clauseIn(document, 'clause.non-solicit').filter((sentence) => {
        const words = wordsOf(sentence)
        // Between businesses a promise not to hire away is weighed, and not void at once.
        const isOfStaff = isOfWork(document) && words.split(';').some(reachesStaff)
        return ((customers.test(words) && after.test(words)) || isOfStaff) && !inSale.test(words)
      })
      const told = new Set(toldIn('risk.non-compete', document).map(({ start }) => start))
      const restraints = [...found, ...readingOf(document).binding.filter(({ start }) => told.has(start))]
      if (isUnder(document, ofCalifornia) || bindsCalifornian(document))
        return [...new Set([...restraints, ...solicits])].toSorted((one, other) => one.start - other.start)
      return isUnder(document, ofNorthDakota) ? [...new Set(restraints)] : []
    },
  }),
  contractCheck({
    id: 'risk.own-fees-in-arbitration',
    title: 'Each side bears its own fees in employment arbitration',
    severity: 'medium',
    category: 'Risk',
    insight: 'compliance',
    why: 'Statutes that protect employees often give fees to an employee who wins, and a term that takes them away in arbitration may not be enforced, as under Armendariz in California.',
    advice: 'Let the arbitrator award fees as a court could under the statute that applies.',
    clause: 'clause.arbitration',
    among: (found, document) => {
      if (!isOfWork(document) || found.length === 0) return []
      return readingOf(document).binding.filter((sentence) => isFeesApart(wordsOf(sentence)))
    },
  }),
  contractCheck({
    id: 'risk.arbitration-of-harassment',
    title: 'Employment arbitration that does not except sexual harassment',
    severity: 'medium',
    category: 'Risk',
    insight: 'compliance',
    why: 'Federal law lets a person who alleges sexual harassment or sexual assault refuse an arbitration that was agreed before the dispute (9 U.S.C. § 402(a)).',
    advice: 'Except claims of sexual harassment and sexual assault, unless the employee chooses arbitration.',
    clause: 'clause.arbitration',
    among: (found, document) => {
      if (!isJob(document) || harassmentExcepted.test(document.text)) return []
      const waived = clauseIn(document, 'clause.class-action-waiver')
      return [...toArbitrate(found), ...waived.slice(0, 1)].filter((one, at, all) => all.indexOf(one) === at)
    },
  }),
  contractCheck({
    id: 'risk.arbitration-of-transport',
    title: 'Arbitration with a worker who moves goods or people between states',
    severity: 'medium',
    category: 'Risk',
    insight: 'compliance',
    why: 'The Federal Arbitration Act does not apply to contracts of employment of seamen, railroad employees and other workers engaged in foreign or interstate commerce (9 U.S.C. § 1).',
    advice: 'Check whether the law of a state enforces the clause, and name that law in it.',
    clause: 'clause.arbitration',
    needs: /\barbitra/i,
    among: (found, document) => (isJob(document) && transport.test(document.text) ? found.slice(0, 1) : []),
  }),
  contractCheck({
    id: 'risk.exception-for-nothing',
    title: 'An exception for an indemnity that the contract does not have',
    severity: 'medium',
    category: 'Risk',
    insight: 'risk',
    why: 'Who relies on the exception believes that a claim is outside the cap, and there is no such claim.',
    advice: 'Add the indemnity, or take the exception out.',
    clause: 'clause.limitation-of-liability',
    among: (_, document) => {
      // Whatever is limited: all that is owed, or damages of one kind.
      const found = readingOf(document).binding.filter((sentence) => isExceptedIndemnity(wordsOf(sentence)))
      return isThere(document, ['clause.indemnity', 'clause.indemnity-broad'], /\bindemni/i, found) ? [] : found
    },
  }),
  contractCheck({
    id: 'reference.survival-of-nothing',
    title: 'A term is said to survive that is not there',
    severity: 'medium',
    category: 'References and numbering',
    insight: 'risk',
    why: 'What is to survive the end has to be there before it.',
    advice: 'Add the term that is to survive, or take it out of the list.',
    clause: 'clause.survival',
    among: (found, document) =>
      found.filter((sentence) =>
        survivors.some(
          ([words, ids, heading]) => words.test(wordsOf(sentence)) && !isThere(document, ids, heading, found),
        ),
      ),
  }),
]
