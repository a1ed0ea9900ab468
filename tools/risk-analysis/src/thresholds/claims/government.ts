import type { CaseType } from '../../case-types.ts'
import type { Claim } from '../claim.ts'
import { before, code, text } from '../read.ts'

const types: readonly CaseType[] = ['personal-injury', 'other', 'contract', 'real-estate']

/** Somebody was hurt. */
const hurt =
  /\b(?:hit|struck|rear-?ended|slipp\w+|tripped|fell|falls?|injur\w+|hurt|crash\w*|collid\w+|T-?boned|broke|broken|fractur\w+|died|killed|surgery|burn\w*|bitten|drown\w*|concussion)\b/i

/** Claims on the United States, its benefits and its taxes, and on public bodies of a state. */
export const government: readonly Claim[] = [
  {
    id: 'federal-tort',
    name: 'Tort of the United States (FTCA)',
    types: ['personal-injury', 'other'],
    words:
      /\b(?:FTCA|Federal Tort Claims Act|SF-?95|[Ss]tandard [Ff]orm 95|(?:VA|Veterans Affairs|Army|Navy|military) (?:hospital|doctor|surgeon|clinic|medical center|nurse)|(?<!(?:front|outside|near|behind|across from|beside|past|next to)(?: of)? the )(?<!(?:front|outside|near|behind|across from|beside|past|next to)(?: of)? the \w{1,12} )[Pp]ost [Oo]ffice|Postal Service|USPS|[Mm]ail (?:truck|carrier|van)|[Pp]ostal (?:truck|carrier|van|worker)|[Ff]ederal building|[Nn]ational park|[Ff]orest [Ss]ervice|FBI|DEA|ICE|Border Patrol|TSA) ?\b/,
    beside: hurt,
    unless:
      /\b(?:mailed|by mail|address|P\.?O\.? box|certified|works? (?:for|at)|retired from|(?:is|was|client,?) an? (?:\w+ )?(?:mail|postal|letter) (?:carrier|worker|clerk))\b/i,
    thresholds: [
      {
        title: 'A claim to the agency within two years',
        rule: 'No suit lies before the claim was presented to the agency and denied in writing, or left without a decision for six months; it must be presented in writing within two years after it accrues, and suit filed within six months of the mailing of the denial.',
        authority: code('28 U.S.C. §§ 2401(b), 2675(a)', before),
        ask: 'Was a standard form 95 filed, on what day, for what sum, and was it denied?',
        told: /\b(?:SF-?95|standard form 95|administrative claim|denied the claim|denial letter)\b/i,
        bars: ['exhaustion', 'limitation'],
        isTime: true,
      },
      {
        title: 'The United States alone',
        rule: 'For a negligent act within the scope of federal employment the suit lies against the United States alone, not against the employee; a suit in state court is removed, and one dismissed for want of a claim is saved if a claim follows within 60 days and the suit itself was in time.',
        authority: code('28 U.S.C. § 2679(b)(1), (d)'),
        ask: 'Was it a federal employee on duty, or a contractor?',
        told: /\b(?:on duty|on (?:her|his) route|in uniform|contractor|off duty)\b/i,
      },
      {
        title: 'Exceptions',
        rule: 'Immunity remains for discretionary functions, lost mail, most intentional torts, misrepresentation, combatant activities in war and claims arising abroad; but for assault, battery, false arrest and the like by law enforcement officers suit lies.',
        authority: code('28 U.S.C. § 2680'),
        ask: 'Was there a fixed rule that the employee broke, or a choice that policy left open?',
        told: /\b(?:policy|discretion\w*|assault\w*|abroad|overseas)\b/i,
      },
      {
        title: 'A servicemember',
        rule: 'The United States is not liable for injuries to servicemembers that arise out of or are in the course of activity incident to service.',
        authority: text('Feres v. United States, 340 U.S. 135 (1950)', 'a public text of the decision', before),
        ask: 'Was the injured person on active duty, and was the injury incident to it?',
        where: /\b(?:active duty|servicemember|soldier|sailor|marine|airman|enlisted|National Guard)\b/i,
        bars: ['immunity'],
      },
    ],
  },
  {
    id: 'public-body',
    name: 'Suit against a city, county, school district or state',
    types: ['personal-injury'],
    words:
      /\b(?:(?:the|a|by|on|against|told) (?:City|County|Town|Village|Township|State)\b(?! (?:Farm|Street|Line))|(?:City|County|Town|Village) of [A-Z]|[Ss]chool [Dd]istrict|[Cc]ity (?:came|crews?|workers?|inspector|fixed|repaired|patched|replaced)|[Pp]ublic (?:sidewalk|street|stairs|school|works|housing|hospital|park|library|pool)|[Tt]ransit (?:[Aa]uthority|agency|bus)|(?:city|county|municipal|town|state) (?:sidewalk|bus|park|pool|road|street|truck|garage|building|employee|property|highway|plow)|[Dd]epartment of [Tt]ransportation|DOT|MTA|[Hh]ousing [Aa]uthority|[Ss]chool bus|[Pp]othole|[Gg]arbage truck|[Ss]now ?plow|[Pp]olice (?:car|cruiser)|[Ff]ire (?:truck|engine)|[Aa]mbulance (?:hit|struck|ran))\b/,
    beside: hurt,
    unless:
      /\b(?:drives? a|driver in|lives? in|from|(?:county|district) (?:court|jail|seat|clerk|line)|born in|filed in)\b/i,
    thresholds: [
      {
        title: 'Notice of claim',
        rule: 'Many states bar a suit on a public body unless a notice of claim was given in a set form and time, often a few months; some cap damages or keep immunities.',
        ask: 'Which public body is it, does the state require a notice of claim, by what day, and was it given?',
        told: /\bnotice\b/i,
        bars: ['no-notice-of-claim'],
      },
    ],
  },
  {
    id: 'social-security',
    name: 'Social Security benefits',
    types,
    words:
      /\b(?:Social Security (?:disability|benefits|appeal|hearing|claim|denied)|SSDI|SSI (?:benefits|claim|denied|appeal)|Appeals Council|ALJ (?:denied|decision|hearing))\b/i,
    thresholds: [
      {
        title: 'The agency’s own reviews first',
        rule: 'Suit lies on the Commissioner’s final decision made after a hearing. What comes before it in the agency, and its times, were not checked.',
        authority: code('42 U.S.C. § 405(g)', before),
        ask: 'Which decision is the last, and were reconsideration, a hearing and the Appeals Council asked for in time?',
        told: /\b(?:denied|denial|reconsideration|hearing|ALJ|Appeals Council)\b/i,
        bars: ['exhaustion'],
      },
      {
        title: '60 days to sue upon the final decision',
        rule: 'Suit must be filed within 60 days of the notice of the Commissioner’s final decision, which is presumed to come five days after its date.',
        authority: text('42 U.S.C. § 405(g); 20 C.F.R. § 422.210(c)', 'public texts of both', before),
        ask: 'What is the date of the last notice, and has the Appeals Council decided?',
        told: /\b(?:Appeals Council|notice|denied|decision|dated)\b/i,
        bars: ['limitation', 'untimely-appeal'],
        isTime: true,
      },
    ],
  },
  {
    id: 'veterans',
    name: 'Veterans’ benefits',
    types,
    words:
      /\b(?:Board of Veterans|BVA|VA (?:benefits|claim|rating|disability|denied|appeal)|service[- ]connect\w+|veterans['’]? benefits)\b/i,
    thresholds: [
      {
        title: '120 days to the Court of Appeals for Veterans Claims',
        rule: 'A notice of appeal from a final decision of the Board must be filed within 120 days after notice of it is issued.',
        authority: code('38 U.S.C. § 7266(a)'),
        ask: 'Which office or the Board decided last, and on what day was its notice issued?',
        told: /\b(?:Board|BVA|decision|denied|notice)\b/i,
        isTime: true,
      },
    ],
  },
  {
    id: 'tax',
    name: 'Federal tax',
    types: ['other', 'contract', 'criminal'],
    words:
      /\b(?:Form 843|intent to levy|IRS (?:disallowed|denied|refused|notice|audit|assess\w+|lev(?:y|ied)|lien|letter|says|wants)|notice of deficiency|90[- ]day letter|Tax Court|tax refund (?:claim|suit)|refund of (?:income |estate |gift )?tax(?:es)?)\b/i,
    thresholds: [
      {
        title: '90 days to the Tax Court',
        rule: 'A petition must be filed within 90 days of the mailing of the notice of deficiency, or by the later day that the notice names.',
        authority: code('26 U.S.C. § 6213(a)', before),
        ask: 'On what day was a notice of deficiency mailed, and what last day does it name?',
        told: /\b(?:notice|letter|dated|mailed)\b/i,
        where: /\b(?:notice of deficiency|deficiency notice|90[- ]day letter|Tax Court|audit\w*|assess\w+)\b/i,
        not: /\b(?:levy|levied|levies|Form 843)\b/,
      },
      {
        title: '30 days to ask for a hearing on a levy',
        rule: 'Before a levy the taxpayer is told in writing of the right to a hearing, which must be asked for within the 30 days after that notice; a petition to the Tax Court follows within 30 days of the determination.',
        authority: code('26 U.S.C. § 6330(a)(2), (a)(3), (b)(1), (d)(1)'),
        ask: 'What is the date of the notice of intent to levy, and was a hearing asked for in writing?',
        told: /\b(?:levy|levied|notice|hearing)\b/i,
        where: /\b(?:levy|levied|levies|garnish\w*)\b/i,
      },
      {
        title: 'A claim for refund first',
        rule: 'No suit for a refund lies until a claim for it was duly filed.',
        authority: code('26 U.S.C. § 7422(a)'),
        ask: 'Was the tax paid, when, and was a claim for refund filed?',
        where: /\b(?:refund|Form 843)\b/i,
      },
    ],
  },
]
