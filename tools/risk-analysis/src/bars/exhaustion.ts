import { anchorOf, monthPattern } from '@casewright/law'
import type { CaseType } from '../case-types.ts'
import { sentenceFinder } from '../reading/sentence-at.ts'
import { type Cure, cureOf } from './cure.ts'
import type { FoundBar } from './read-bars.ts'
import { type Read, readOn } from './read-in.ts'

interface Remedy {
  types: readonly CaseType[]
  /** Which claim needs the step: words that the description must have. */
  claim: RegExp
  /** Words that say that the step was not taken. */
  missing: RegExp
  /** Words without which nobody has sued yet, so that the step can still be taken. */
  suit?: RegExp
  /** Of a copyright: what is registered, and whose, may differ. */
  isCopyright?: true
  rule: string
  lift: readonly string[]
  /** How the step can still be taken. */
  cure?: Cure
  read: Read
}

const read = readOn('2026-11-28')
const never =
  "(?:never|did(?: not|n['’]t)|has(?: not|n['’]t)|had(?: not|n['’]t)|failed to|without|neglected to|skipped|refused to|not)"
const remedies: readonly Remedy[] = [
  {
    types: ['other', 'personal-injury'],
    claim: /\b(?:prisoners?|inmates?|prison|jail|correctional|incarcerated)\b/i,
    missing: new RegExp(
      `\\b(?:${never} (?:\\w+ ){0,3}(?:grievances?|grieved?|administrative remed\\w+|appeal(?:ed)? the (?:grievance|denial))|(?:filed|made|submitted|with) no (?:\\w+ )?grievances?|no (?:\\w+ )?grievances? (?:was|were|has been|at any|of any|ever)|(?:stopped at|never got past) (?:step|level) (?:one|1|two|2))\\b`,
      'i',
    ),
    rule: 'A prisoner may not sue over prison conditions under federal law until available prison remedies are exhausted (42 U.S.C. § 1997e(a)).',
    lift: [
      'Was the procedure in fact available: known to the prisoner, open, and not obstructed (Ross v. Blake, 578 U.S. 632 (2016))?',
      'Can a grievance still be filed, and the suit brought after it?',
      'Was the plaintiff out of prison when the suit was filed?',
    ],
    read: read('Prison Legal News on Booth v. Churner, which quotes the section'),
  },
  {
    types: ['personal-injury', 'other'],
    claim:
      /\b(?:FTCA|Federal Tort Claims Act|VA (?:hospital|doctor|medical|surgeon|clinic)|the VA|Postal Service|USPS|mail truck|federal (?:agency|employee|hospital)|Army|Navy|Air Force)\b/i,
    missing: new RegExp(
      `\\b(?:${never} (?:\\w+ ){0,3}(?:SF-?95|standard form 95|administrative claim|claim (?:with|to) the agency|claim form)|no (?:SF-?95|standard form 95|administrative claim)(?: (?:was|has been) (?:ever )?(?:filed|presented|submitted))?)`,
      'i',
    ),
    rule: 'No tort suit may be brought against the United States before the claim was presented to the agency and denied; a suit that was filed too early is dismissed (28 U.S.C. § 2675(a); McNeil v. United States, 508 U.S. 106 (1993)).',
    lift: [
      'Can the claim still be presented within two years of its accrual (28 U.S.C. § 2401(b))?',
      'Was the agency told in another writing, with a sum certain?',
    ],
    cure: {
      open: 'The step can still be taken while the two years to present a claim run (28 U.S.C. § 2401(b)).',
      from: ['injury', 'act', 'discovery'],
      times: [{ count: 2, unit: 'year', where: 'with the agency (28 U.S.C. § 2401(b))' }],
    },
    read: read('Justia on McNeil v. United States'),
  },
  {
    types: ['employment'],
    claim: /\b(?:title vii|ADA|ADEA|GINA|americans with disabilities|age discrimination in employment)\b/i,
    missing: new RegExp(
      `\\b(?:${never} (?:\\w+ ){0,3}(?:fil(?:e|ed|ing) |bring |brought |ma(?:k|d)e )?(?:a |an |any |her |his |the |with )*(?:timely )?(?:EEOC |agency |administrative )?(?:charge|EEOC)|${never} (?:\\w+ ){0,2}(?:go|went|been|gone|complain(?:ed)?) to the EEOC|no (?:EEOC |agency |administrative )?charge (?:was |has been |is )?(?:ever )?(?:filed|on file|made|with)|(?:straight|directly) to (?:federal |state )?court)`,
      'i',
    ),
    rule: 'A suit under Title VII, the ADA or the ADEA must be preceded by a charge with the agency (42 U.S.C. § 2000e-5(e)(1), (f)(1)). The rule is no matter of jurisdiction, and is lost if it is not raised in time (Fort Bend County v. Davis, 139 S. Ct. 1843 (2019)).',
    lift: [
      'Can a charge still be filed within 180 days of the act, or 300 where a state or local agency can act on it?',
      'Is there a claim that needs no charge, such as one under 42 U.S.C. § 1981, the Equal Pay Act or a state statute?',
      'Did the employer raise it in time?',
    ],
    cure: {
      open: 'A charge can still be filed while its time runs: 180 days from the act, or 300 where a state or local agency can act on it.',
      from: ['dismissal', 'act', 'discovery'],
      times: [
        { count: 180, unit: 'day', where: 'where no state or local agency can act on it' },
        { count: 300, unit: 'day', where: 'where one can' },
      ],
    },
    read: read('Lynn v. Western Gillette, Inc., 564 F.2d 1282 (9th Cir. 1977), on Justia, for the statute'),
  },
  {
    types: ['intellectual-property', 'other'],
    claim: /\bcopyrights?\b/i,
    isCopyright: true,
    missing: new RegExp(
      `\\b(?:${never} (?:\\w+ ){0,2}(?:register(?:ed)?|appl(?:y|ied) (?:to|for))\\b(?! (?:the |its |his |her )?(?:trade|mark|domain|trademark))|no (?:copyright )?registration (?:was|has been|is)|(?:has|had|have|with|holds?|there is|there['’]s) no (?:copyright )?registration|(?:application|registration) (?:is|was|remains) (?:still )?pending|unregistered (?:work|copyright|song|photo\\w*|image))`,
      'i',
    ),
    suit: /\b(?:su(?:ed|it|es|ing)|lawsuit|complaint|filed|defend(?:s|ing)?)\b/i,
    rule: 'No civil action for infringement of the copyright in a United States work may be instituted until the work was registered or preregistered (17 U.S.C. § 411(a)); an application is not enough (Fourth Estate Public Benefit Corp. v. Wall-Street.com, LLC, 139 S. Ct. 881 (2019)). The claim is not lost by that: the work can be registered, and the suit brought again in time.',
    lift: [
      'Is it a United States work, and was it registered, or registration refused, before the suit?',
      'Can it be registered now, and is there time to sue again?',
      'Is there a claim that needs no registration, such as one in contract or under 17 U.S.C. § 1202?',
    ],
    cure: {
      open: 'It can be cured: the work can be registered, and the suit brought again within three years after the claim accrued (17 U.S.C. § 507(b)).',
    },
    read: { in: 'a public note on software and authorship, which quotes the subsection', on: '2026-11-29' },
  },
]

/** Another right that is registered too, one that was registered in the end, and one of abroad, which needs no registration. */
const otherRight = /\b(?:trade-?marks?|service marks?|PTO|USPTO|patents?|domains?|trade name)\b/i
const registeredLater = new RegExp(
  `\\b(?:issued|granted|registered|approved|effective) (?:(?:on|in|since|last|this|as of|(?:19|20)\\d\\d)\\b|${monthPattern})|${/\bwas (?:then |still )?pending\b|\b(?:which|photos|works?|songs?|others?|rest) (?:is|are|was|were) registered\b/i.source}`,
  'i',
)
const ofAbroad =
  /\b(?:foreign|abroad|overseas|Berne|British|Canadian|English|French|German|Italian|Spanish|Japanese|Korean|Chinese|Indian|Mexican|Brazilian|Dutch|Swedish|Irish|Australian|Israeli|(?:published|written|made|painted|shot|lives?|living|born|based|first (?:shown|sold|released)) in (?:Canada|England|Britain|France|Germany|Italy|Spain|Japan|Korea|China|India|Mexico|Brazil|Ireland|Sweden|Holland|the Netherlands|Australia|Israel|Europe|London|Paris|Berlin|Tokyo|Toronto|the U\.?K\.?))\b/i
/** Not the work of whoever sues. */
const ofDefendant = (isClientSued: boolean) =>
  isClientSued
    ? /\b(?:our|my|(?:our|my|the) client['’]s?|the defendant['’]s?) (?:own )?(?:\w+ )?(?:copyright |work |song |photo |registration |application )/i
    : /\b(?:their|the defendant['’]s?|his|her|its) (?:own )?(?:\w+ )?(?:copyright )?(?:registration|application)/i

/** Whether it is open that the copyright which is sued on was not registered. */
function isOpenCopyright(text: string, at: number, isClientSued: boolean): boolean {
  const { start, end } = sentenceFinder(text)(at)
  const sentence = text.slice(start, end)
  return (
    otherRight.test(sentence) ||
    ofDefendant(isClientSued).test(sentence) ||
    registeredLater.test(text) ||
    ofAbroad.test(text)
  )
}

/** Said outright, whatever the scheme: 'he did not exhaust'. */
const outright = new RegExp(
  `\\b(?:${never} (?:\\w+ )?exhaust(?:ed)?|failure to exhaust|unexhausted|without exhausting|no exhaustion)\\b`,
  'i',
)

/** A step that must come before the suit and was not taken. */
export function exhaustionBar(
  text: string,
  type: CaseType,
  isClientSued = false,
  today = new Date(),
): Omit<FoundBar, 'ends'> | null {
  for (const { types, claim, missing, suit, rule, lift, isCopyright, cure } of remedies) {
    if (!types.includes(type) || !claim.test(text) || suit?.test(text) === false) continue
    const found = missing.exec(text) ?? outright.exec(text)
    // 'She did not file a charge until 340 days after': it was filed, late.
    if (!found || /^[^.;]{0,60}\buntil\b/i.test(text.slice(found.index + found[0].length))) continue
    const before = text.slice(Math.max(0, found.index - 60), found.index)
    const clause = before.slice(Math.max(before.lastIndexOf('.'), before.lastIndexOf(';')) + 1)
    const isOpen =
      (isCopyright && isOpenCopyright(text, found.index, isClientSued)) ||
      /\b(?:if|whether|unless|says?|claims?|argues?|alleges?|may|might)\b/i.test(clause) ||
      /\b(?:thwarted|unavailable|not available|denied (?:him|her|the) forms|refused to give|destroyed (?:his|her|the) grievance|no (?:grievance )?(?:procedure|process|system))\b/i.test(
        text,
      )
    const curable = isOpen || !cure ? undefined : cureOf(text, type, cure, today)
    return {
      id: 'exhaustion',
      title: isOpen ? 'A precondition to suit may not be met' : 'A precondition to suit was not met',
      holds: !isOpen,
      rule,
      ...(curable && { curable }),
      lift: [...lift],
      anchors: [anchorOf({ text }, { start: found.index, end: found.index + found[0].length })],
    }
  }
  return null
}
