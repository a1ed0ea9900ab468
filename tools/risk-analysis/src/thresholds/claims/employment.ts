import type { CaseType } from '../../case-types.ts'
import type { Claim, Threshold } from '../claim.ts'
import { before, code, text } from '../read.ts'

const types: readonly CaseType[] = ['employment', 'other']
const agency = ['untimely-charge', 'exhaustion']
/** A federal employee complains within the agency, and files no charge of this kind. */
const federal =
  /\b(?:federal (?:employee|worker|job)|works? (?:for|at) the (?:VA|Postal Service|post office|IRS|Army|Navy|Air Force|SSA|Social Security Administration)|postal (?:worker|carrier|clerk)|USPS (?:employee|carrier|clerk))\b/i
const charge: Threshold = {
  title: 'A charge with the agency, in time',
  rule: 'A charge must be filed within 180 days of the act, or within 300 where a state or local agency can act on it, before suit.',
  authority: code('42 U.S.C. § 2000e-5(e)(1); 29 U.S.C. § 626(d)(1)', before),
  ask: 'On what day was each act, and was a charge filed with the EEOC or the state agency, and when?',
  told: /\b(?:EEOC|charge (?:with|of|was|filed)|right[- ]to[- ]sue|human rights (?:commission|agency|division))\b/i,
  bars: agency,
  isTime: true,
  not: federal,
}
const suit: Threshold = {
  title: 'Suit after the notice of the right to sue',
  rule: 'Suit must be brought within 90 days of receiving the notice.',
  authority: code('42 U.S.C. § 2000e-5(f)(1); 29 U.S.C. § 626(e)', before),
  ask: 'On what day did the notice of the right to sue come, and when do the 90 days end?',
  told: /\b(?:right[- ]to[- ]sue|notice of (?:dismissal|rights)|dismissed the charge)\b/i,
  where: /\b(?:right[- ]to[- ]sue|notice of (?:dismissal|rights)|EEOC|charge)\b/i,
  bars: ['limitation'],
  not: federal,
}

/** Claims of employees. */
export const employment: readonly Claim[] = [
  {
    id: 'age',
    name: 'Age discrimination (ADEA)',
    types,
    words:
      /\b(?:ADEA|age discrimination|age[- ]based|because of (?:his|her|their|my) age|too old|older workers?|(?:fired|let go|laid off|terminated|pushed out|forced out|dismissed) (?:at|aged?) (?:4|5|6|7)\d\b|replaced by (?:a|an) (?:man|woman) (?:of|aged) [23]\d|younger (?:m[ae]n|wom[ae]n|persons?|people|guys?|employees?|workers?|staff|hire|replacement|blood|colleague)|(?:replaced|replacement)\b[^.;]{0,60}\b(?:in (?:his|her) (?:twenties|thirties)|[23]\d[- ]years?[- ]old|aged? [23]\d))\b/i,
    thresholds: [
      charge,
      suit,
      {
        title: 'An employer of that size',
        rule: 'The act covers employers with twenty or more employees in each of twenty or more weeks of this year or the last.',
        authority: code('29 U.S.C. § 630(b)'),
        ask: 'How many employees has the employer?',
        told: /\b\d+ (?:employees|workers|people)\b|\bemployees\b/i,
        not: federal,
      },
      {
        title: 'A waiver that meets the statute',
        rule: 'A waiver of age claims binds only if, among other things, it is written to be understood, names the act, advises a lawyer in writing, and gives 21 days to consider it (45 in a program for a group, with the titles and ages of those chosen and not chosen) and 7 to revoke it.',
        authority: code('29 U.S.C. § 626(f)(1)'),
        ask: 'How many days were given to consider and to revoke the release, was a lawyer advised in writing, and was anybody else let go?',
        told: /\b(?:release|severance|waiver|days to (?:consider|sign|revoke)|revoke)\b/i,
        where: /\b(?:release|severance (?:agreement|papers?|package)|waiver|signed (?:it|a paper|papers))\b/i,
      },
    ],
  },
  {
    id: 'disability-at-work',
    name: 'Disability discrimination (ADA, title I)',
    types,
    words:
      /\b(?:ADA\b|reasonable accommodations?|accommodat(?:e|ed|ion|ions) (?:for|her|his|my)|failure to accommodate|disability discrimination|(?:fired|terminated|let go|demoted|not hired) because of (?:her|his|my) (?:disability|condition|illness|diagnosis|epilepsy|diabetes|depression|cancer|MS|multiple sclerosis))/i,
    unless: /\b(?:hotel|apartment|landlord|tenant|restaurant|website|ramp|school)\b/i,
    thresholds: [
      charge,
      suit,
      {
        title: 'Able to do the job',
        rule: 'The Act protects a person who, with or without reasonable accommodation, can perform the essential functions of the job; a description written before the job was advertised is evidence of what is essential.',
        authority: code('42 U.S.C. § 12111(5), (8)'),
        ask: 'What does the written job description call essential, and which of those tasks could the employee do with what accommodation?',
        told: /\b(?:essential functions?|job description|light duty|lifting|restrictions?)\b/i,
      },
      {
        title: 'An employer of that size',
        rule: 'The act covers employers with 15 or more employees in each of 20 or more weeks of this year or the last.',
        authority: code('42 U.S.C. § 12111(5)(A)'),
        ask: 'How many employees has the employer?',
        told: /\b\d+ (?:employees|workers|people)\b|\bemployees\b/i,
        not: federal,
      },
    ],
  },
  {
    id: 'title-vii',
    name: 'Discrimination or harassment at work (Title VII)',
    types,
    words:
      /\b(?:Title VII|(?:sex|race|racial|gender|religious|religion|pregnancy|national[- ]origin)[- ]?(?:based )?(?:discriminat|harass)\w*|sexual(?:ly)? harass\w*|hostile (?:work )?environment|discriminat\w+ (?:against|on the basis|because)|racial slurs?|(?:fired|let go|demoted|terminated|laid off)\b[^.;]{0,80}\bpregnan\w+|pregnan\w+[^.;]{0,80}\b(?:fired|let go|demoted|terminated|laid off))/i,
    unless:
      /\b(?:(?:training|seminar|talk|course|class|video) on|landlord|tenant|apartment|school district|lender|loan)\b/i,
    thresholds: [
      charge,
      suit,
      {
        title: 'Size of the employer',
        rule: 'Title VII reaches an employer with 15 or more employees on each working day of 20 or more weeks in this or the last calendar year; many states reach smaller ones.',
        authority: code('42 U.S.C. § 2000e(b)'),
        ask: 'How many employees did the employer have in the year of the act and in the year before, and do affiliates count with it?',
        told: /\b\d+ (?:employees|workers|people)\b|\bemployees\b/i,
        not: federal,
      },
    ],
  },
  {
    id: 'wages',
    name: 'Unpaid wages or overtime (FLSA)',
    types: ['employment', 'contract', 'other'],
    words:
      /\b(?:FLSA|Fair Labor Standards|unpaid (?:wages|overtime)|(?:no|without|never paid|not paid|owed|denied) (?:\w+ ){0,2}overtime|(?:wants?|seeks?|claims?|claiming|demands?|owes?|for|get|gets) overtime|overtime (?:pay|hours|wages|work)|off[- ]the[- ]clock|below (?:the )?minimum wage|misclassified (?:as )?(?:an? )?(?:exempt|independent)|time and a half)\b/i,
    unless: /\bsurcharges?\b|\bovertime (?:period|win|loss|game)\b/i,
    thresholds: [
      {
        title: 'Two years, or three',
        rule: 'Suit for wages must be brought within two years, or three where the violation was willful; each payday has its own time. A state may give more.',
        authority: code('29 U.S.C. § 255(a)', before),
        ask: 'From which week to which were wages unpaid, and what shows that the employer knew?',
        told: /\b(?:since|from|until|between) (?:\w+ )?(?:19|20)\d\d|\bfor (?:\w+ ){1,2}(?:years|months)\b/i,
        bars: ['limitation'],
        isTime: true,
      },
    ],
  },
  {
    id: 'family-leave',
    name: 'Family and medical leave (FMLA)',
    types,
    words:
      /\b(?:FMLA|family (?:and|&) medical leave|family leave|medical leave|maternity leave|leave to care for|parental leave)\b/i,
    thresholds: [
      {
        title: 'An employee and an employer whom the act covers',
        rule: 'An employee must have worked for the employer at least 12 months and 1,250 hours in the last of them, at a place where it employs at least 50 people within 75 miles.',
        authority: code('29 U.S.C. § 2611(2)'),
        ask: 'How long and how many hours had the employee worked, and how many people work there within 75 miles?',
        told: /\b\d+ (?:employees|workers|people)\b|\bworked (?:there|for)\b[^.;]{0,40}\b(?:years|months)\b|\bhours\b/i,
      },
      {
        title: 'Two years, or three',
        rule: 'Suit must be brought within two years of the last event, or three where the violation was willful.',
        authority: code('29 U.S.C. § 2617(c)', before),
        ask: 'What was the last act, and on what day?',
        bars: ['limitation'],
        isTime: true,
      },
    ],
  },
  {
    id: 'unfair-labor-practice',
    name: 'Unfair labor practice (NLRA)',
    types,
    words:
      /\b(?:unfair labor practice|NLRB|union (?:drive|campaign|organizing|cards?)|organiz(?:e|ing) a union|concerted activity|(?:talk(?:ed|ing)|discuss(?:ed|ing)) (?:\w+ ){0,3}(?:pay|wages|salar(?:y|ies)) with (?:\w+ )?co-?workers)\b/i,
    thresholds: [
      {
        title: 'A charge with the Board within six months',
        rule: 'No complaint issues on an unfair labor practice that occurred more than six months before the charge was filed with the Board and served.',
        authority: code('29 U.S.C. § 160(b)'),
        ask: 'On what day was the act, and was a charge filed with the National Labor Relations Board and served?',
        told: /\bNLRB\b|\bcharge\b/i,
        isTime: true,
      },
    ],
  },
  {
    id: 'fair-representation',
    name: 'Union’s duty of fair representation',
    types,
    words:
      /\b(?:duty of fair representation|union (?:\w+ ){0,3}(?:refused|dropped|would not|wouldn['’]t|declined|failed|never) (?:\w+ ){0,4}(?:grievance|arbitrat\w+)|grievance (?:\w+ ){0,3}(?:dropped|withdrawn|abandoned))\b/i,
    thresholds: [
      {
        title: 'Six months',
        rule: 'A suit against employer and union for breach of the duty of fair representation must be brought within six months.',
        authority: text('DelCostello v. Teamsters, 462 U.S. 151 (1983)', 'a public text of the decision', before),
        ask: 'On what day did the employee learn that the union would go no further?',
        bars: ['limitation'],
        isTime: true,
      },
    ],
  },
  {
    id: 'federal-employee',
    name: 'Discrimination against a federal employee',
    types,
    words: federal,
    thresholds: [
      {
        title: 'A counselor within 45 days',
        rule: 'A federal employee must contact a counselor of the agency within 45 days of the matter or of the personnel action.',
        authority: text('29 C.F.R. § 1614.105(a)(1)', 'a public text of the section', before),
        ask: 'On what day was the act, and when was the agency’s counselor contacted?',
        told: /\b(?:counselor|EEO)\b/i,
        bars: agency,
        where: /\b(?:discriminat\w+|harass\w+|retaliat\w+|EEO|pregnan\w+|disab\w+|race|older|age)\b/i,
      },
    ],
  },
  {
    id: 'false-claims',
    name: 'False claims against the government (qui tam)',
    types: ['employment', 'contract', 'other'],
    words:
      /\b(?:qui tam|False Claims Act|whistle-?blower\b[^.;]{0,80}\b(?:Medicare|Medicaid|government|federal)|(?:bill(?:s|ed|ing)|overbill\w*|upcod\w+|false (?:claims?|bills?|invoices?))\b[^.;]{0,60}\b(?:Medicare|Medicaid|Tricare|the government|the VA|the Army|the Navy))\b/i,
    thresholds: [
      {
        title: 'Six years, or three from what officials knew',
        rule: 'Suit for false claims must be brought within six years of the violation, or within three years of when the responsible official of the United States knew or should have known the material facts, and at most ten years after the violation, whichever is later.',
        authority: code('31 U.S.C. § 3731(b)'),
        ask: 'From which day to which were the claims made, and what did the government know, when?',
        told: /\b(?:since|from|between|until|in) (?:\w+ )?(?:19|20)\d\d\b/i,
        isTime: true,
      },
      {
        title: 'Under seal',
        rule: 'The complaint is filed in camera and stays under seal for at least 60 days; it and a written disclosure of the evidence are served on the government, and not on the defendant until the court orders.',
        authority: code('31 U.S.C. § 3730(b)(2)'),
        ask: 'Who has been told, has anything been published or filed, and is the client the first?',
      },
      {
        title: 'Public disclosure',
        rule: 'Unless the government opposes it, the court dismisses a suit on what was already disclosed in certain federal proceedings, reports or the news, unless the person is an original source.',
        authority: code('31 U.S.C. § 3730(e)(4)'),
        ask: 'Where else was it told, and what does the client know of it first hand?',
        told: /\b(?:newspaper|news|article|audit|hearing|reported)\b/i,
      },
      {
        title: 'Retaliation: three years',
        rule: 'Suit for retaliation must be brought within three years of it.',
        authority: code('31 U.S.C. § 3730(h)(3)'),
        ask: 'On what day was the client let go or punished?',
        where: /\b(?:fired|let go|terminated|demoted|retaliat\w+|suspended)\b/i,
      },
    ],
  },
  {
    id: 'hurt-at-work',
    name: 'Injury at work',
    types: ['employment', 'personal-injury', 'other'],
    words:
      /\b(?:workers['’]? comp(?:ensation)?|(?:hurt|injured|fell|burned|crushed|electrocuted) (?:\w+ ){0,4}(?:at work|on the job|on the (?:job|work) ?site|at the plant|in the warehouse))\b/i,
    thresholds: [
      {
        title: 'Workers’ compensation',
        rule: 'In most states compensation takes the place of a suit against the employer, and asks for notice and a claim within its own times; a third party may still be sued.',
        ask: 'Was the injury reported and a claim filed, when, and did somebody other than the employer cause it?',
        told: /\b(?:workers['’]? comp\w*|reported|subcontractor|manufacturer|third[- ]party)\b/i,
        bars: ['workers-compensation'],
      },
    ],
  },
]
