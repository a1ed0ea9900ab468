import { claims } from '../../factor.ts'
import type { ClauseRule } from '../rule.ts'

const debt = /\b(?:debt|credit card|store card|account|loan|receivables|collect\w*|charge-?off|balance)\b/i

/** A debt that is sued on, its papers and its service, as a lawyer’s notes tell them. */
export const debtNotes: readonly ClauseRule[] = [
  {
    factor: 'chain-missing',
    types: ['contract'],
    words:
      /\b(?:bill of sale|assignments?|sale|schedule|spreadsheet|exhibit)\b[^.]{0,110}\b(?:not attached|isn['’]t attached|wasn['’]t attached|missing|blank|redacted|does(?: not|n['’]t) (?:list|name|mention|show|include|identify)|without (?:the|any) (?:schedule|file|exhibit|list)|no (?:mention|reference|account number))\b|\b(?:can(?: ?not|['’]t)|could(?: not|n['’]t)|has(?: not|n['’]t)) (?:show|shown|prove|proved|produce|produced) (?:that it |any (?:paper|proof|record) that it )?(?:owns?|bought|was assigned|any assignment)/i,
    but: /\b(?:if|may|might|claims? (?:that|to)|alleges?|(?:car|truck|boat|vehicle|trailer|horse|house|equipment)s?)\b/i,
    context: debt,
    notIn:
      /\b(?:we (?:represent|are for|act for)|our client(?:,)? (?:is )?)(?: an?| the)? (?:debt buyer|creditor|bank|collector|assignee)\b/i,
  },
  {
    factor: 'service-doubtful',
    types: claims,
    doer: 'defendant',
    isEither: true,
    words:
      /\bserv(?:ed|ice)\b[^.;]{0,30}\b(?:by|on|at|was|with)\b[^.;]{0,30}\b(?:tap(?:ed|ing)|nail(?:ed|ing)|left|stuck|tacked|posted|dropp?(?:ed|ing)|slid|handed to (?:his|her|their|a|the) (?:neighbor|roommate|child|kid|ex))\b|\bserv(?:ed|ice)\b[^.;]{0,50}\b(?:wrong (?:address|person|house)|old address|ex['’]s (?:house|place|apartment)|where (?:she|he|they) (?:no longer|does(?: not|n['’]t)|has(?: not|n['’]t)) liv\w+)|\b(?:was never|never (?:got|was)|has(?: not|n['’]t) been) (?:personally )?served\b/i,
    but: /\b(?:if|may|might|claims? (?:that|to)|alleges?|food|meal|dinner|served (?:in|as|with) (?:the|a) (?:army|navy|notice of (?:claim|default)))\b/i,
    context: /\b(?:sued|suit|complaint|summons|answer|default|court)\b/i,
  },
  {
    factor: 'default',
    types: claims,
    whose: 'defendant',
    doer: 'defendant',
    words:
      /\b(?:answer|response) (?:date|deadline|time|period|day)?\s?(?:has |had |already |was due )?(?:passed|ran|run|went by|came and went|expired|is past|was (?:last|two) \w+)\b|\b(?:time|deadline|days) to answer (?:has |had )?(?:passed|ran|run|expired|gone)/i,
    but: /\b(?:if|may|might|extended|extension|agreed|interrogator\w*|requests?|discovery|counter-?claim\w*|cross-?claim\w*|next (?:week|month)|before the)\b/i,
    notIn:
      /\bmalpractice\b|\banswer to (?:it|the|their|our|his|her) (?:counter|cross)-?claim|\bcounter-?claim\. Our answer\b/i,
  },
  {
    factor: 'account-admitted',
    types: ['contract'],
    whose: 'defendant',
    doer: 'defendant',
    isEither: true,
    words:
      /\b(?:she|he|they|client|our client|the defendant) (?:did (?:have|open|sign|borrow|use)|does remember|remembers|admits? (?:to )?(?:having|opening|using|the)|had(?= an? [^.;]{0,40} (?:with|at|from) )) (?:an?|the|that|this|it) ?(?:[\w-]+ ){0,2}(?:card|account|loan|line of credit|note)\b/i,
    but: /\b(?:if|may|might|not|never|n['’]t|no|says|claims|alleges|another|different)\b/i,
    context: debt,
  },
]
