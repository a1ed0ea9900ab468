import type { DocumentCheck } from '../check.ts'
import { hasClosing, missingCheck, says } from './missing-check.ts'

/** Clauses that nearly every contract has, mostly at its end. */
export const general: readonly DocumentCheck[] = [
  missingCheck({
    id: 'missing.governing-law',
    title: 'No governing law',
    severity: 'medium',
    insight: 'risk',
    ofCover: 'yes',
    why: 'Without a choice of law a court must first decide which state’s law applies, which adds cost and leaves the outcome open.',
    advice: 'Name the state whose law governs the contract, without regard to its rules on conflict of laws.',
    clauses: ['clause.governing-law'],
    heading: /\b(?:governing|applicable|choice of) law\b/i,
    said: [
      /\bgoverning law\b|\bgoverned by the courts of\b/i,
      /\b(?:governed by|interpreted under|construed under|in accordance with)\b.{0,60}\blaws?\b/i,
      /\blaws? of\b.{0,60}\b(?:govern|appl)/i,
      /\bgoverned\b.{0,40}\bby\b.{0,60}\blaws?\b|\b(?:according to|in accordance with|under) the legislation of\b/i,
    ],
  }),
  missingCheck({
    id: 'missing.dispute-resolution',
    title: 'No venue or way to resolve disputes',
    severity: 'medium',
    insight: 'risk',
    ofCover: 'yes',
    why: 'A dispute begins with a dispute about where to bring it if the contract names neither a court nor another way to resolve it.',
    advice: 'Name the courts that have jurisdiction, or agree on mediation or arbitration with its rules and place.',
    // Who protects a secret goes to the court where the leak is.
    when: (document) =>
      document.kind !== 'non-disclosure-agreement' ||
      !says(document, /\b(?:govern\w*|construed)\b.{0,120}\blaws?\b|\blaws? of\b.{0,60}\bgovern/i),
    clauses: ['clause.forum-selection', 'clause.arbitration'],
    heading: /\b(?:disputes?|arbitration|jurisdiction|venue|courts?)\b/i,
    said: [
      /\bcourts?\s{0,3}[[:_]|^(?:courts?|venue|jurisdiction)\W{0,3}$/i,
      /\b(?:disputes?|actions?|suits?|proceedings?|claims?)\b.{0,160}\bcourts? (?:of|in|located)\b/i,
      /\b(?:action|suit|proceeding|litigation|claim)s?\b.{0,80}\b(?:brought|filed|commenced|heard|instituted)\b.{0,30}\b(?:in|before)\b/i,
      /\bcourts?\b.{0,120}\bjurisdiction\b/i,
      /\b(?:jurisdiction|venue|arbitration|mediation)\b.{0,160}\b(?:courts?|county|state|dispute|rules|held)\b/i,
    ],
  }),
  missingCheck({
    id: 'missing.notices',
    title: 'No notice clause',
    severity: 'medium',
    ofCover: 'yes',
    why: 'Rights that depend on notice, such as to terminate or to cure, are open to dispute if it is not said how and where notice is given.',
    advice: 'Say that notices are in writing, how and to what address they are sent, and when they take effect.',
    // A short agreement with an employee or on a secret, or a settlement, often has no right that depends on notice.
    when: (document) =>
      !['employment-agreement', 'settlement', 'non-disclosure-agreement', 'contract'].includes(document.kind) ||
      says(document, /\bdays['’]? (?:prior )?(?:written )?notice\b|\bgiv(?:e|es|ing) (?:written )?notice\b/i),
    heading: /\bnotices?\b/i,
    said: [
      /\bnotices?\b.{0,160}\b(?:in writing|written|sent|delivered|given|mailed|addressed|deemed)\b.{0,200}\b(?:address(?:es)?|mail|courier|personally|e-?mail|facsimile|received|delivery)\b/i,
      /\bnotice address\b/i,
    ],
  }),
  missingCheck({
    id: 'missing.entire-agreement',
    title: 'No entire agreement clause',
    severity: 'medium',
    insight: 'risk',
    why: 'Earlier drafts, e-mails and oral promises may be offered as part of the bargain unless the contract says that it is the whole of it.',
    advice: 'Say that the contract is the entire agreement on its subject and replaces what was said before.',
    clauses: ['clause.entire-agreement'],
    heading: /\bentire (?:agreement|contract|understanding)\b|\bintegration\b|\bmerger\b|\bcomplete agreement\b/i,
    said: [
      /\b(?:this|the|our) (?:agreement|contract|lease|letter|note|paper|document|writing|order|deed|license)\b[^.;]{0,120}\b(?:is|are|constitutes?|forms?) (?:the )?(?:parties['’] )?(?:complete|entire|whole|final|full|fully integrated|integrated|exclusive)\b/i,
      /\b(?:nothing|no (?:promise|statement|representation|understanding|term|agreement|warranty)s?)\b[^.;]{0,60}\b(?:outside|not (?:contained|stated|set forth|written|found|in)|other than (?:those|what))\b[^.;]{0,80}\b(?:bind\w*|counts?|relied|effect|part of|valid|made)\b/i,
      /\b(?:sets? (?:out|forth)|contains?|constitutes?|represents?|embod(?:y|ies)|comprises?)\b.{0,30}\ball (?:of )?the (?:terms|agreements?|understandings?|promises)\b|\bno other (?:terms|agreements?|promises|understandings|representations)\b.{0,60}\b(?:apply|applicable|bind\w*|exist|between)\b/i,
      /\b(?:replaces?|merges?|cancels?)\b.{0,40}\b(?:all|any) (?:prior|previous|earlier|other)\b.{0,40}\b(?:agreements?|understandings?|discussions|negotiations)\b/i,
      /\b(?:entire|complete|whole|full)\b.{0,30}\b(?:agreement|understanding|contract)\b|\bsupersedes?\b.{0,40}\b(?:all|any) (?:prior|previous|other)/i,
    ],
  }),
  missingCheck({
    id: 'missing.amendment',
    title: 'No rule on amendment',
    severity: 'low',
    why: 'An e-mail or a course of conduct may be said to have changed the contract where it does not ask for a signed writing.',
    advice: 'Say that the contract is changed only by a writing that both parties sign.',
    clauses: ['clause.amendment-in-writing', 'clause.unilateral-change'],
    heading: /\b(?:amendments?|modifications?|changes to)\b/i,
    said: [
      /\b(?:amend|modif|chang|var)\w*\b.{0,120}\b(?:writing|written|signed)\b|\b(?:signed )?writing\b.{0,120}\b(?:amend|modif)/i,
    ],
  }),
  missingCheck({
    id: 'missing.waiver',
    title: 'No rule on waiver',
    severity: 'low',
    why: 'A party that lets one breach pass may be said to have given up its rights for later ones.',
    advice: 'Say that a waiver counts only in writing and only for the case it names.',
    heading: /\bwaivers?\b/i,
    said: [
      /\b(?:no|not|failure|delay|neither)\b.{0,160}\b(?:waiver|waived?|relinquish)/i,
      /\bwaivers?\b.{0,100}\b(?:in writing|written|signed)\b/i,
    ],
  }),
  missingCheck({
    id: 'missing.severability',
    title: 'No severability clause',
    severity: 'low',
    why: 'One term that cannot be enforced may put the rest in question where the contract does not say that the rest stands.',
    advice: 'Say that a term that cannot be enforced leaves the others in force.',
    clauses: ['clause.severability'],
    heading: /\bseverab|\bseparab|\binvalidity\b|\bpartial invalid/i,
    said: [/\b(?:severable|severed)\b|\b(?:unenforceable|invalid|void)\b.{0,200}\b(?:remain|rest|other)/i],
  }),
  missingCheck({
    id: 'missing.assignment',
    title: 'Nothing on assignment',
    severity: 'low',
    why: 'Where nothing is said, many contracts can be assigned freely, and a party may find itself bound to a stranger.',
    advice: 'Say whether, and with whose consent, the contract may be assigned, and that it binds successors.',
    clauses: ['clause.assignment-restriction'],
    heading: /\bassign(?:ment|ability|s)?\b|\bsubletting\b|\btransfer\b/i,
    said: [
      /\b(?:assign(?:ment|ed|able|s)?|sublet\w*|delegate)\b.{0,200}\b(?:consent|agreement|contract|lease|rights|successors)\b/i,
    ],
  }),
  missingCheck({
    id: 'missing.force-majeure',
    title: 'No force majeure clause',
    kinds: ['services-agreement', 'sales-agreement', 'license', 'contract'],
    severity: 'low',
    why: 'The law excuses performance for events beyond control only narrowly where the contract does not say when it is excused.',
    advice: 'Say which events beyond control excuse delay, what is not excused, and when the other party may leave.',
    when: (document) => !hasClosing(document),
    clauses: ['clause.force-majeure'],
    heading: /\bforce majeure\b|\bacts? of god\b|\bexcusable delay/i,
    said: [/\bforce majeure\b|\bbeyond\b.{0,30}\b(?:reasonable )?control\b/i],
  }),
  missingCheck({
    id: 'missing.survival',
    title: 'Nothing on what survives the end',
    kinds: ['services-agreement', 'license', 'employment-agreement', 'sales-agreement'],
    severity: 'low',
    why: 'Duties meant to go on after the contract ends, such as secrecy or payment, may be said to end with it.',
    advice: 'List the sections that survive the end of the contract.',
    clauses: ['clause.survival'],
    heading: /\bsurviv/i,
    said: [/\bsurviv(?:e|es|al|ing)\b|\bthereafter\b|\bafter (?:the )?(?:termination|expiration|end)\b/i],
  }),
  missingCheck({
    id: 'missing.precedence',
    title: 'No order of precedence',
    severity: 'low',
    why: 'Exhibits and orders often say something other than the main text, and nothing says which of them prevails.',
    advice: 'Say which document controls where the main text and its attachments conflict.',
    when: (document) =>
      says(document, /\b(?:statements? of work|SOWs?|order forms?|purchase orders?)\b/i) ||
      says(
        document,
        /\b(?:exhibits?|schedules?|attachments?|appendices)\b.{0,120}\b(?:incorporated|made a part|form part)\b/i,
      ),
    heading: /\border of precedence\b|\bprecedence\b|\bconflicts?\b/i,
    said: [
      /\b(?:conflicts?|inconsisten\w+|discrepanc\w+|ambiguit\w+)\b.{0,200}\b(?:controls?|prevails?|govern|take[s]? precedence|precedence|supersede)/i,
      /\b(?:controls?|prevails?|takes? precedence|governs?)\b.{0,120}\b(?:conflict|inconsisten)/i,
    ],
  }),
]
