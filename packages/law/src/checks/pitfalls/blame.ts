import type { CheckedDocument, DocumentCheck } from '../check.ts'
import { contractCheck } from '../reading/check-of.ts'
import { longest, readingOf } from '../reading/prose.ts'

const risk = { category: 'Risk', insight: 'risk' } as const

const ofWork =
  /\b(?:employment|employee|Title VII|Age Discrimination|ADEA|Fair Labor Standards|wrongful (?:termination|discharge))\b/i
const isOfWork = ({ text }: CheckedDocument): boolean => ofWork.test(text.slice(0, 20_000))
const releases = /\b(?:releases?|released|waives?|waived|discharges?)\b/i
const upToNow =
  /\b(?:through|to|until|as of|before|prior to|up to) (?:and including )?(?:the )?(?:date|day|effective date|execution|signing|time)\b|\bother than\b|\bexcept\b|\bnot (?:release|waive|include|extend)\b|\bdoes not\b/i

const hasDutyOnData = (document: CheckedDocument, besides: { start: number }): boolean =>
  readingOf(document).binding.some(
    ({ start, text }) =>
      start !== besides.start &&
      /\b(?:notify|notice|bear|pay|reimburse|indemnify|responsible for|safeguards?|security program)\b/i.test(
        text.slice(0, longest),
      ) &&
      /\b(?:unauthorized (?:access|disclosure|use)|security (?:incident|breach|program)|data breach|personal (?:information|data)|breach notification|credit monitoring)\b/i.test(
        text.slice(0, longest),
      ),
  )

/** Who answers for what went wrong: terms that take an answer away, or give up what is not known yet. */
export const blamePitfalls: readonly DocumentCheck[] = [
  contractCheck({
    ...risk,
    id: 'risk.own-fault-excused',
    title: 'One side does not answer for its own fault',
    severity: 'high',
    why: 'Whoever can do the harm has no reason to prevent it, and many courts read or refuse such terms narrowly.',
    advice: 'Take the side’s own negligence, willful acts and breach out of the excuse.',
    patterns: [
      /\b(?:will|shall|may|agrees?(?: to)?) not (?:to )?(?:sue|hold)\b.{0,160}\b(?:even if|no matter|regardless of|whether or not)\b.{0,80}\b(?:fault|negligen\w+|cause[sd]?)\b/i,
      /\b(?:not (?:be )?(?:liable|responsible)|no (?:further )?liability|neither (?:party|side) (?:is|shall be|will be) (?:liable|responsible))\b.{0,200}\b(?:even if|even (?:where|when|though))\b.{0,100}\b(?:default|breach|negligence|fault|willful)\b/i,
      /\b(?:releases?|waives?)\b.{0,200}\b(?:even if|including|whether or not)\b.{0,40}\b(?:caused by|arising from|due to|result\w* from)\b.{0,60}\b(?:negligence|fault|gross negligence|willful)\b/i,
      /\b(?:not|no|never|in no event|under no circumstances)\b.{0,60}\b(?:liable|responsible|liability|responsibility)\b.{0,160}\b(?:even if|whether or not|regardless of whether|including (?:loss|damage|injury)\b.{0,20})\b.{0,20}\b(?:caused by|due to|resulting from|from)\b.{0,60}\b(?:negligence|fault|carelessness)\b/i,
    ],
    unless:
      /\b(?:indirect|consequential|punitive|incidental|possibility of|except to the extent|except for|other than|indemnif|without (?:the )?(?:negligence|fault)|(?<!or )not caused by|tenant['’]s (?:negligence|default)|force majeure)\b/i,
  }),
  contractCheck({
    ...risk,
    id: 'risk.exclusion-of-breach-costs',
    title: 'The costs of a data breach are excluded',
    severity: 'high',
    why: 'What a breach of data costs first is notice, monitoring and restoring, so that the duty to protect the data has no price.',
    advice: 'Say that these costs are direct damages, and put them under a cap of their own.',
    patterns: [
      /\b(?:neither party|in no event|under no circumstances|not (?:be )?liable|no liability|exclud\w+)\b.{0,300}\b(?:breach notification|notification costs|costs? of (?:breach )?notif\w+|credit monitoring|forensic|regulatory (?:fines|penalties))\b/i,
    ],
    unless: /\b(?:except|other than|does not apply|shall not apply|not include|direct damages)\b/i,
    among: (found, document) => found.filter((sentence) => hasDutyOnData(document, sentence)),
  }),
  contractCheck({
    ...risk,
    id: 'risk.future-claims-released',
    title: 'A release of claims that have not arisen yet',
    severity: 'high',
    insight: 'compliance',
    why: 'A waiver of age claims does not reach what arises after it is signed (29 U.S.C. § 626(f)(1)(C)), and of what is to come nobody knows the price.',
    advice: 'End the release on the day on which it is signed.',
    patterns: [
      /\b(?:claims?|rights?|causes of action|liabilit(?:y|ies))\b.{0,200}\b(?:arising in the future|(?:that |which )?(?:may|might|could|will) arise (?:in the future|after|hereafter|at any time)|future claims|past, present,? (?:and|or) future)\b/i,
      /\b(?:releases?|waives?)\b.{0,120}\bfuture claims\b/i,
    ],
    needs: releases,
    unless: upToNow,
    fits: (document) => isOfWork(document) || document.kind === 'settlement',
  }),
  contractCheck({
    ...risk,
    id: 'risk.benefits-released',
    title: 'A release of benefits that are commonly not released',
    severity: 'medium',
    insight: 'compliance',
    why: 'Statutes commonly do not let an employee give up workers’ compensation or unemployment benefits in a private release.',
    advice: 'Except these benefits, and whatever else the law does not let be released.',
    patterns: [/\b(?:workers['’]? compensation|unemployment (?:benefits|insurance|compensation|claims))\b/i],
    needs: releases,
    unless:
      /\b(?:except|other than|exclud\w+|not (?:hereby |being |thereby )?(?:releas|waiv|includ|appl|affect|limit|cover|giv\w+ up|claims? for)\w*|no release|outside|kept|keeps|but not|save|surviv\w+|remains?|does not|do not|nothing|shall not|may not be (?:released|waived)|cannot|will not contest|preserv\w+|retain\w*)\b/i,
    among: (found, document) => (isOfWork(document) ? found : []),
  }),
  contractCheck({
    ...risk,
    id: 'risk.guaranty-at-will',
    title: 'A guaranty that the guarantor can end for what is owed already',
    severity: 'high',
    why: 'A guarantor who can walk away from what is already owed has guaranteed nothing.',
    advice: 'Let the end work for new obligations only, and keep the guarantor bound for those that exist.',
    patterns: [
      /\bguarantor\b.{0,40}\bmay\b.{0,60}\b(?:terminate|revoke|cancel|withdraw)\b.{0,240}\b(?:no (?:further )?(?:liability|obligation)|released|discharged)\b.{0,160}\b(?:before|whether (?:arising|incurred)|existing|then outstanding|prior to|all obligations)\b/i,
    ],
    unless: /\b(?:remains? liable|shall not affect|except|other than)\b/i,
  }),
  contractCheck({
    ...risk,
    id: 'one-sided.fees-win-or-lose',
    category: 'One-sided terms',
    title: 'One side alone pays the lawyers of both',
    severity: 'high',
    why: 'Whoever is right pays its own lawyers all the same, or both sides’ lawyers, and some states turn such a term around.',
    advice: 'Give the fees to the side that prevails, whichever it is.',
    patterns: [
      /\b(?:attorneys?['’]?s?['’]?|legal|counsel) (?:fees|costs|expenses)\b.{0,100}\b(?:whether (?:or not )?\w[\w ]{0,30}(?:wins?|prevails?|is successful|succeeds?)|regardless of (?:who (?:wins|prevails)|(?:the )?outcome|which (?:party|side) (?:wins|prevails))|win or lose)\b/i,
      /\b[Ii]f ([A-Z]\w{2,20}) (?:loses|does not prevail),? (?:the )?\1 (?:shall |will |must )?pays?\b.{0,80}\b(?:attorneys?|legal|counsel)/,
    ],
    unless: /\b(?:each|either|both|prevailing) part(?:y|ies)\b|\bits own\b/i,
    among: (found, document) =>
      readingOf(document).binding.some(({ text }) => /\bprevailing party\b/i.test(text.slice(0, longest))) ? [] : found,
  }),
]
