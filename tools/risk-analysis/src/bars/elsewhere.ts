import { anchorOf } from '@casewright/law'
import type { CaseType } from '../case-types.ts'
import type { FoundBar } from './read-bars.ts'

type Claim = Omit<FoundBar, 'ends'>

const clause =
  /\b(?:(?:binding|mandatory|final) arbitration|arbitration (?:clause|agreement|provision)|(?:decided|resolved|settled|determined) (?:only |solely |exclusively )?(?:by|in|through) (?:an? )?arbitrat(?:ion|or)|agree[ds]? to arbitrate|must (?:be arbitrated|arbitrate))\b/i
const asked =
  /\b(?:mov(?:es?|ed|ing)|motion|petition(?:s|ed)?|asks?|asked) to (?:compel arbitration|stay [^.;]{0,40}\barbitrat)|\bcompel(?:s|led)? (?:us to |it to |him to |her to )?arbitrat|\bdemand(?:s|ed)? arbitration\b/i
const none =
  /\b(?:no|never|without|not|n['’]t) (?:[\w’'-]+ ){0,3}(?:arbitration (?:clause|agreement|provision)|agreed? to arbitrate)\b|\b(?:struck|crossed|deleted|opt(?:ed|s)? out|carved out|unsigned|never signed|forged|unconscionable|harass\w*|assault\w*|seam[ae]n|railroad|truck\w*|driver|may have|might have|could have|not sure|do(?:es)?(?: not|n['’]t) know|denied|refused to compel)\b/i
/** A waiver by litigating; 'has litigated nothing' and 'no waiver' are none. */
const waived =
  /(?<!\b(?:no|not|without|never|any) )\b(?:waived|litigated for|after (?:a year|months|discovery)|answered (?:first|and))\b/i

/** A claim that a written clause sends to arbitration, once the other side asks for it. */
export function arbitrationBar(text: string, type: CaseType): Claim | null {
  if (type === 'criminal' || type === 'family') return null
  const found = clause.exec(text)
  if (!found || none.test(text)) return null
  const isAsked = asked.test(text)
  const holds = isAsked && !waived.test(text)
  return {
    id: 'arbitration',
    title: holds ? 'The claim belongs in arbitration' : 'The claim may belong in arbitration',
    holds,
    rule: 'A written agreement to arbitrate is enforced like any other contract (9 U.S.C. § 2), and a court stays the suit if a party asks for it (9 U.S.C. § 3; Smith v. Spizzirri, 601 U.S. 472 (2024)). The claim is not lost by that: it is brought before the arbitrator, and this index is of the suit.',
    lift: [
      'Does the clause cover this claim and these parties, and was it agreed to?',
      'Has the other side waived it by litigating (Morgan v. Sundance, Inc., 596 U.S. 411 (2022))?',
      'Is the contract or the claim one that the Act leaves out (9 U.S.C. §§ 1, 402)?',
    ],
    anchors: [anchorOf({ text }, { start: found.index, end: found.index + found[0].length })],
  }
}

const discharge =
  /\b(?:(?:got|received|obtained|has|have|had|was granted|were granted|was given) (?:an? |his |her |their |its |the )?(?:chapter (?:7|11|13) |bankruptcy )?discharge\b|(?:bankruptcy )?discharge (?:order )?(?:was |has been )?(?:entered|granted|issued)|(?:debt|loan|balance|judgment|claim|note|account) (?:was|were|is) discharged|discharged (?:in|by|through) (?:\w+ ){0,2}(?:bankruptcy|chapter)|discharged (?:the|this|our|that|her|his) (?:debt|loan|note|claim|judgment))/i
const isBankruptcy = /\b(?:bankruptcy|chapter (?:7|13)|chapter (?:seven|thirteen)|§? ?(?:524|727|1328))\b/i
const excepted =
  /\b(?:student loans?|fraud\w*|alimony|support|tax(?:es)?|reaffirm\w*|not listed|unlisted|left (?:off|out)|never listed|523|non-?dischargeable|after (?:the|his|her|their) (?:filing|petition|discharge)|drunk|dui|willful|malicious|denied|revoked|dismissed|no discharge|not (?:yet )?(?:been )?(?:discharged|granted|entered))\b/i

/** A debt that a discharge in bankruptcy ended; anything that may be an exception makes it a question. */
export function dischargeBar(text: string, type: CaseType): Claim | null {
  if (type === 'criminal' || type === 'family' || !isBankruptcy.test(text)) return null
  const found = discharge.exec(text)
  if (!found) return null
  const holds = !excepted.test(text)
  return {
    id: 'discharge',
    title: holds ? 'The debt was discharged in bankruptcy' : 'The debt may have been discharged in bankruptcy',
    holds,
    rule: 'A discharge voids judgments for the debts that it covers and forbids acts to collect them from the debtor (11 U.S.C. § 524(a)).',
    lift: [
      'Did the debt arise before the petition, and was it listed?',
      'Is it one that a discharge does not cover (11 U.S.C. § 523)?',
      'Is there a lien, a guarantor, a co-debtor or an insurer, whom the discharge does not protect?',
    ],
    anchors: [anchorOf({ text }, { start: found.index, end: found.index + found[0].length })],
  }
}

const exclusive = /\b(?:exclusive remedy|exclusivity|sole remedy|only remedy)\b/i
const compensated =
  /\b(?:(?:workers['’]?|workmen['’]?s?|work) comp(?:ensation)?|comp (?:carrier|claim|benefits|checks?|insurer|board)|(?:on|gets?|getting|drew|drawing|paid|pays?|paying|collect\w+|receiv\w+|took|accepted) comp)\b/i
const employer =
  /\b(?:su(?:e|es|ed|ing)|claims? against|suit against|against|defend(?:s|ing)?|represent(?:s|ing)?) (?:only )?(?:the |his |her |my |their |our |an? )?(?:own )?(?:[\w’'-]+ ){0,2}?(?:employer|boss|company|plant|mill|warehouse|factory|contractor|foreman|supervisor|co-?worker)\b/i
const third =
  /\b(?:third[- ]part(?:y|ies)|different company|another company|customer(?:['’]s)?|manufacturer|maker of|subcontractor|property owner|not (?:his|her|my|our) employer|independent contractor|denied comp|no comp|no coverage|uninsured|non-?subscriber|opted out|intentional\w*|on purpose|deliberate\w*|removed the guard|other driver|leasing company)\b/i

/** An injury at work against the employer: in every state compensation takes the place of the suit, within its exceptions. */
export function compensationBar(text: string, type: CaseType): Claim | null {
  if (type !== 'personal-injury' && type !== 'other' && type !== 'employment') return null
  const named = exclusive.exec(text)
  const found = compensated.exec(text)
  if (!found || !(named || employer.test(text))) return null
  const holds = !third.test(text) && employer.test(text)
  return {
    id: 'workers-compensation',
    title: holds ? 'Workers’ compensation is the only remedy' : 'Workers’ compensation may be the only remedy',
    holds,
    rule: 'Where an employer carries workers’ compensation, an employee hurt in the course of the work has that in place of a suit for negligence against the employer. What is excepted, such as intended harm, is the state’s own.',
    lift: [
      'Was it in the course of the work, and did the employer carry coverage that day?',
      'Is there somebody else at fault: a maker, an owner, a contractor, another driver?',
      'Does the state except intended harm or a known danger, or may an employer opt out, as in Texas?',
    ],
    anchors: [anchorOf({ text }, { start: found.index, end: found.index + found[0].length })],
  }
}
