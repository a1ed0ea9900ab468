import { civil, claims } from '../../factor.ts'
import { type ClauseRule, open } from '../rule.ts'
import { isTheLawyer } from './whose-lawyer.ts'

/** What malpractice there is besides a lawyer’s. */
const ofOthers =
  'medical|dental|surgeons?|surgery|doctors?|physicians?|hospitals?|patients?|nurses?|clinics?|dentists?|accountants?|CPAs?|auditors?|vets?|veterinarians?'
const lawyer = '(?:lawyers?|attorneys?|counsel|law firm)'
const whoseLawyer =
  "(?:(?:(?:our|the|my) client['’]s|the|an?|his|her|their|our|my|its|two|three) )?(?:(?:old|former|prior|previous|first|own|trial|divorce|appellate|criminal|defense|ex-?) ?){0,2}"
/**
 * A lawyer is sued for how a case was handled: said of whoever is sued, whatever the earlier case was about; or where lawyers and
 * malpractice are named, and nobody else who can commit it.
 */
export const lawyersSued = new RegExp(
  [
    `\\b(?:(?:legal|attorney|lawyer)s?(?:['’]s?)? malpractice|su(?:e|es|ing|ed) ${whoseLawyer}${lawyer}|malpractice (?:(?:claims?|suits?|cases?|actions?|complaints?) )?(?:against|of|by) ${whoseLawyer}${lawyer})\\b`,
    `^(?![^]{0,20000}\\b(?:account\\w{0,6}|CPAs?|audit\\w{0,4}|architect\\w{0,6}|engineer\\w{0,4}|medical|surg\\w{1,5}|physicians?)\\b)[^]{0,20000}?\\bmalpractice (?:claim|suit|case|action|complaint) against ${whoseLawyer}firm\\b`,
    `^(?![^]{0,20000}\\b(?:${ofOthers})\\b)[^]{0,20000}?(?:\\bmalpractice\\b[^]{0,200}\\b${lawyer}|\\b${lawyer}[^]{0,200}\\bmalpractice)\\b`,
  ].join('|'),
  'i',
)
const appeal = /\b(?:appeal\w*|appellant|appellee|circuit|affirm\w*)\b/i
const somebody = "(?:(?:our|their|his|her|its|my|the) (?:own )?)?(?:[\\w’'-]{1,24} ){0,3}?[\\w’'-]{1,24}"
const failed =
  "(?:had |has |then |also )?(?:missed|blew|let [^.;]{1,30} (?:run|lapse|pass|go)|forgot|failed|neglected|never (?:filed|answered|served|appealed|told|called|sent|showed|pleaded|raised|deposed|designated|recorded|checked)|did(?: not|n['’]t) (?:file|answer|appear|appeal|respond|serve|tell|raise|record|check|show up)|sat on|waited)\\b[^.;]{0,60}\\b(?:answer|deadline|statute|appeal|hearing|date|petition|motion|suit|complaint|claim|limitations|experts?|offer|discovery|weeks|months|lien|deed|title|conflict|clause)"
/** Somebody else than the lawyer who is sued. */
const otherLawyer =
  /\b(?:if|may|might|claims? (?:that|to)|alleges?|(?:our )?client (?:missed|forgot|failed|never)|opposing|opponent['’]s|adversary|new (?:lawyer|attorney|counsel|firm)|successor|other side|landlord['’]s|bank['’]s|insurer['’]s)\b/i

/** Lawyers who are sued, and appeals, as a lawyer’s notes tell them. */
export const counselNotes: readonly ClauseRule[] = [
  {
    factor: 'negligence',
    types: ['other', 'personal-injury'],
    whose: 'defendant',
    words: new RegExp(
      `\\b(?:old|former|prior|previous|first|their|his|her|our|the|ex-?) ?(?:lawyer|attorney|counsel|firm) ${failed}\\b`,
      'i',
    ),
    but: otherLawyer,
    context: lawyersSued,
  },
  {
    factor: 'negligence',
    types: ['other', 'personal-injury'],
    by: 'defendant',
    words: new RegExp(`(?:^|[.;,] |\\b(?:and|but|because|since) )(?<who>he|she|[A-Z][\\w’'-]+) ${failed}\\b`, 'i'),
    but: otherLawyer,
    context: lawyersSued,
  },
  {
    factor: 'negligence',
    types: ['other', 'personal-injury'],
    whose: 'defendant',
    words: new RegExp(
      `(?:^|[.;,] |\\b(?:and|but|because|since) )(?:(?:Attorney|Mr\\.?|Mrs\\.?|Ms\\.?) )?(?<who>[Hh]e|[Ss]he|[A-Z][\\w’'-]+(?: [A-Z][\\w’'-]+)?) ${failed}\\b`,
    ),
    but: otherLawyer,
    context: lawyersSued,
    holds: ({ 0: deed, groups }, text) => isTheLawyer(groups?.who ?? '', deed, text),
  },
  {
    factor: 'underlying-weak',
    types: ['other', 'personal-injury'],
    doer: 'claimant',
    isNamed: true,
    words:
      /\b(?:really|in fact|actually|truth is|did|had indeed|admits? (?:it|they|he|she)) (?:had |did |was |were )?(?:stopped paying|owed?|behind|breach\w*|default\w*|ran the (?:light|sign)|at fault|sign(?:ed)? (?:it|the)|drunk|late)\b/i,
    but: /\b(?:if|may|might|claims? (?:that|to)|alleges?|not|n['’]t|never|lawyer|attorney|counsel|firm|owed (?:me|us|him|her|them|(?:my|our|the) client))\b/i,
    context: lawyersSued,
  },
  {
    factor: 'damages-shown',
    types: ['other', 'personal-injury'],
    words:
      /\b(?:default(?: judgment)?|judgment|verdict|award)\b[^.;]{0,20}\b(?:for|of) \$ ?\d[\d,.]*(?: ?(?:k|million|m))?|\bpaid \$ ?\d[\d,.]*(?: ?k)? (?:of|on|toward) (?:the|that|this) (?:judgment|verdict|award)/i,
    but: new RegExp(
      `${open.source}|\\b(?:set aside|vacated|opened|reversed|satisfied by|insur\\w+ paid|against (?:the |his |her |their |its )?(?:old |first |former )?(?:lawyer|attorney|firm|counsel))\\b`,
      'i',
    ),
    context: lawyersSued,
  },
  {
    factor: 'insurance',
    types: ['other', 'personal-injury', 'contract', 'real-estate'],
    doer: 'defendant',
    words:
      /\b(?:has|have|had|carries|carried|got|with|under|holds) (?:an? |the )?\$ ?\d[\d,.]*(?: ?(?:k|m|million|thousand))? (?:\w+ ){0,2}(?:policy|coverage|limits?)\b/i,
    but: /\b(?:if|may|might|life (?:insurance )?policy|lapsed|cancell?ed|denied|den(?:ies|ying) coverage|excluded|not|n['’]t|no|UI?M|u(?:nder|n)insured|disability|homeowner['’]s policy of (?:our|the) client|sold)\b/i,
  },
  {
    factor: 'deferential-review',
    types: civil,
    whose: 'appellee',
    words:
      /\b(?:judge|court|jury|referee|magistrate|trier of fact)\b[^.;]{0,60}\b(?:on|by|turned on|rested on|about|after (?:hearing|weighing)|based on) (?:the )?(?:\w+ )?(?:credibility|demeanor)\b|\b(?:standard|review|reviewed|reviewable)\b[^.;]{0,40}\b(?:abuse of discretion|clear(?:ly)? erro\w+|substantial evidence)\b|\b(?:abuse[- ]of[- ]discretion|clear(?:ly)?[- ]erro\w+) (?:review|standard)\b/i,
    but: /\b(?:if|may|might|de novo|claims? (?:that|to)|alleges?|not (?:reviewed|under|for))\b/i,
    context: appeal,
  },
  {
    // Whose witness was not believed: the findings bind whoever appeals on that witness.
    factor: 'deferential-review',
    types: civil,
    whose: 'appellee',
    by: 'appellant',
    words: new RegExp(
      `\\b(?:judge|court|jury|referee|magistrate)\\b[^.;]{0,20}\\b(?:did(?: not|n['’]t) believe|disbelieved|found) (?<of>${somebody})(?= (?:not |in)credible|[.,;]|$| (?:and|but|on|about|over)\\b)`,
      'i',
    ),
    with: /\b(?:believe|disbelieved|credible|incredible)\b/i,
    but: /\b(?:if|may|might|de novo|claims? (?:that|to)|alleges?)\b/i,
    context: appeal,
  },
  {
    factor: 'error-kept',
    types: civil,
    by: 'appellant',
    words:
      /\b(?<who>our|their|his|her|its|my|(?:(?:our|the) )?[\w-]{1,24}['’]s) (?:\w+ )?(?:objection|issue|point|error|argument)s?\b[^.;]{0,40}\b(?:on the record|preserved|made (?:it |them )?(?:on the record|below|at trial)|in (?:the|a) (?:motion|post-trial)|proffer\w*)\b/i,
    but: /\b(?:if|may|might|not|never|n['’]t|no|waived|forfeited|un-?preserved|sustained|moot|harmless|cross-?(?:appeal|error))\b/i,
    context: appeal,
  },
  {
    factor: 'error-kept',
    types: civil,
    by: 'appellant',
    words: new RegExp(
      `(?:^|[.;,] |\\b(?:and|but) )(?<who>we|they|he|she|it|${somebody}) (?:had |has |have |timely |duly |also )?(?:objected\\b[^.;]{0,40}\\b(?:on the record|at trial|below)|(?:preserved|proffered|raised) (?:it|them|(?:the|that|this|every|each|our|their|his|her) (?:\\w+ )?(?:objection|issue|point|error|argument)s?)\\b)`,
      'i',
    ),
    but: /\b(?:if|may|might|not|never|n['’]t|no|waived|forfeited|un-?preserved|sustained|moot|harmless|first time on appeal|cross-?(?:appeal|error))\b/i,
    context: appeal,
  },
  {
    factor: 'ruling',
    types: claims,
    whose: 'defendant',
    about: 'defendant',
    words:
      /\b(?:judge|court|jury|arbitrators?|panel)(?: [A-Z][\w’'-]+){0,2} (?:found|finding) (?:no (?:negligence|liability|breach|infringement|discrimination|causation|fraud|defect|malpractice|notice)|for the defen[sd]\w+|(?:him|her|them|it|our client|us) not (?:negligent|liable|at fault))\b/i,
    but: /\b(?:if|may|might|reversed|vacated|claims? (?:that|to)|alleges?|other (?:case|suit)|separate|counter-?claim\w*|cross-?claim\w*|OSHA|MSHA|NLRB|EEOC|administrative|unemployment|licensing|traffic court)\b/i,
    notIn: /\bmalpractice\b[^.]{0,100}\blawyer\b/i,
  },
]
