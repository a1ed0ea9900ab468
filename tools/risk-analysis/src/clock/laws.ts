import { type Read, readOn } from '../bars/read-in.ts'
import type { CaseType } from '../case-types.ts'
import type { Length } from './calendar.ts'
import { federalCourt } from './federal-court.ts'
import type { Start, Step } from './happenings.ts'

/** A time that a federal statute or rule sets, whose words were read in a public text. */
export interface Law {
  /** Which claim it is for: words that the description must have. */
  claim: Pick<RegExp, 'test'>
  /** Where it is for suits with that party alone: words that the description must have, too. */
  party?: RegExp
  /** With these words it is another claim, or has another time. */
  but?: RegExp
  types?: readonly CaseType[]
  from: readonly Start[]
  step: Step
  time: Length
  source: string
  says: string
  /** It is over that long after, whenever the harm came: counted to the accident, and not to the suit. */
  repose?: 'injury'
  /** A motion after the judgment that was made in time lets it run from the order on that motion. */
  restarts?: true
  /** Which bar it is, where that is not told by the step. */
  bar?: 'limitation'
  read: Read
}

const read = readOn('2026-11-28')
/** The section itself, current to the law of July 2026, as a public repository has it from the Law Revision Counsel. */
const inCode = read('the section in the United States Code, as TheJoshuaEvans/united-states-code prints it')
const [day, month, year] = (['day', 'month', 'year'] as const).map((unit) => (count: number) => ({ count, unit })) as [
  (count: number) => Length,
  (count: number) => Length,
  (count: number) => Length,
]
/** The United States or one of its agencies is in the case. */
const unitedStates =
  /\b(?:United States (?:is|as) (?:a )?(?:party|defendant)|(?:a|the) federal agency|IRS|the VA|SSA|Postal Service|USPS|U\.?S\.? (?:Army|Navy|Air Force)|Department of (?:Justice|Labor|State|Veterans|Homeland)|DHS|FTCA|v\. United States|US (?:is|as) a party|[Cc]ommissioner of (?:Social Security|Internal Revenue)|Secretary of)/
/** Care that somebody got at a hospital of the Department of Veterans Affairs, where that is not what harmed them. */
const caredForByVA =
  /\b(?:treat\w*|seen|cared|goes|went|therapy|transferred|nurse|works?|worked|employed)\b[^.;]{0,30}\bVA\b/i
const byFederalStaff =
  /\b(?:FTCA|Federal Tort Claims Act|SF-?95|[Ss]tandard [Ff]orm 95|VA (?:hospital|doctor|medical|surgeon|clinic)|Postal Service|USPS|[Mm]ail (?:truck|carrier|van)|[Pp]ostal (?:truck|van|vehicle|carrier)|U\.?S\.? (?:Army|Navy|Air Force|Marine))\b/
/** A section of the United States Code, and no number of a house. */
const section = (numbers: string): RegExp =>
  new RegExp(
    `(?:§{1,2} ?|\\b[Ss]ections? |\\bU\\.?S\\.?C\\.? ?|\\b[Uu]nder )(?:${numbers})\\b|\\b(?:${numbers})(?:\\(\\w\\))* (?:petition|motion|claim|case|suit|action)\\b`,
  )

export const laws: readonly Law[] = [
  {
    claim: federalCourt,
    types: ['criminal'],
    from: ['judgment'],
    step: 'appeal',
    time: day(14),
    source: 'Fed. R. App. P. 4(b)(1)(A)',
    says: 'a defendant’s notice of appeal in a federal criminal case must be filed within 14 days of the entry of the judgment',
    read: read('Prisonpedia on direct appeals, which gives the rule'),
  },
  {
    claim: federalCourt,
    but: new RegExp(`${unitedStates.source}|\\b(?:[Bb]ankruptcy|BIA|removal order|[Tt]ax [Cc]ourt)\\b`),
    types: ['contract', 'personal-injury', 'employment', 'real-estate', 'intellectual-property', 'family', 'other'],
    from: ['judgment'],
    step: 'appeal',
    time: day(30),
    restarts: true,
    source: 'Fed. R. App. P. 4(a)(1)(A)',
    says: 'a notice of appeal in a federal civil case must be filed within 30 days of the entry of the judgment',
    read: read('the Second Circuit’s page of Rule 4'),
  },
  {
    claim: federalCourt,
    party: unitedStates,
    types: ['contract', 'personal-injury', 'employment', 'real-estate', 'intellectual-property', 'other'],
    from: ['judgment'],
    step: 'appeal',
    time: day(60),
    restarts: true,
    source: 'Fed. R. App. P. 4(a)(1)(B)',
    says: 'where the United States is a party, a notice of appeal must be filed within 60 days of the entry of the judgment',
    read: read('the Second Circuit’s page of Rule 4'),
  },
  {
    claim: /\b(?:BIA|Board of Immigration Appeals|(?:final )?(?:order of removal|removal order)|deportation order)\b/i,
    types: ['other'],
    from: ['denial', 'judgment', 'final'],
    step: 'appeal',
    time: day(30),
    source: '8 U.S.C. § 1252(b)(1); Riley v. Bondi, No. 23-1270 (U.S. June 26, 2025)',
    says: 'a petition for review must be filed within 30 days of the final order of removal; the rule is no matter of jurisdiction, and the government may waive it',
    read: read('the section, and the syllabus of Riley v. Bondi'),
  },
  {
    claim: /\b(?:[Tt]itle (?:VII|vii)|ADA|ADEA|GINA|EEOC|[Dd]isability discrimination|Americans with Disabilities)\b/,
    from: ['right-to-sue'],
    step: 'suit',
    time: day(90),
    source: '42 U.S.C. § 2000e-5(f)(1); 29 U.S.C. § 626(e)',
    says: 'suit must be brought within 90 days of the notice of the right to sue',
    read: inCode,
  },
  {
    claim: byFederalStaff,
    party:
      /\bFTCA\b|\bSF-?95\b|\b[Aa]dministrative (?:tort )?claim\b|\b(?:agency|VA|Army|Navy|Air Force|USPS|Postal Service|government)(?: \w+){0,4} (?:deni\w+|rejected)\b|\b(?:deni\w+|rejected)(?: \w+){0,4} (?:by|from|of) (?:the )?(?:agency|VA|Army|Navy|Air Force|USPS|Postal Service|government)\b/,
    but: caredForByVA,
    from: ['denial'],
    step: 'suit',
    time: month(6),
    source: '28 U.S.C. § 2401(b)',
    says: 'suit against the United States must be filed within six months of the mailing of the final denial of the claim',
    read: inCode,
  },
  {
    claim: byFederalStaff,
    but: caredForByVA,
    from: ['discovery', 'injury'],
    step: 'notice',
    bar: 'limitation',
    time: year(2),
    source: '28 U.S.C. § 2401(b)',
    says: 'a tort claim against the United States must be presented in writing to the agency within two years after it accrues',
    read: inCode,
  },
  {
    claim: new RegExp(`\\b(?:FDCPA|Fair Debt Collection Practices Act)\\b|${section('1692[a-p]?').source}`),
    from: ['act', 'breach'],
    step: 'suit',
    time: year(1),
    source: '15 U.S.C. § 1692k(d); Rotkiske v. Klemm, 589 U.S. 8 (2019)',
    says: 'suit must be brought within one year of the violation, whenever it was found out, unless an equitable doctrine applies',
    read: read('the section, and Rotkiske v. Klemm on Justia and Midpage'),
  },
  {
    claim: new RegExp(`\\b(?:FCRA|Fair Credit Reporting Act)\\b|${section('1681[a-x]?').source}`),
    from: ['discovery'],
    step: 'suit',
    time: year(2),
    source: '15 U.S.C. § 1681p',
    says: 'suit must be brought within two years of the discovery of the violation, and within five years of the violation',
    read: inCode,
  },
  {
    claim: /\b(?:FLSA|Fair Labor Standards Act)\b/i,
    from: ['act', 'dismissal', 'breach'],
    step: 'suit',
    time: year(3),
    source: '29 U.S.C. § 255(a)',
    says: 'suit for wages must be brought within two years, or three where the violation was willful',
    read: inCode,
  },
  {
    claim: new RegExp(`\\b(?:[Hh]abeas|AEDPA)\\b|${section('2254|2244').source}`),
    but: /\b(?:2241|immigration|detention|extradition)\b/i,
    from: ['final'],
    step: 'suit',
    time: year(1),
    source: '28 U.S.C. § 2244(d)(1)(A)',
    says: 'a state prisoner’s federal petition must be filed within one year of the day on which the judgment became final',
    read: inCode,
  },
  {
    claim:
      /\b[Aa]ppeals [Cc]ouncil\b|\b405\(g\)|\b(?:Social Security Administration|SSA|SSDI|ALJ|[Aa]dministrative law judge)\b[^.;]{0,60}\b(?:deni\w+|unfavorable|turned)\b|\bdeni(?:ed|al)\b[^.;]{0,60}\b(?:SSDI|SSI|SSA|Social Security)\b/,
    from: ['denial', 'final'],
    step: 'suit',
    // The notice is taken to reach its reader five days after its date, and the 60 days run from there (20 C.F.R.
    // § 422.210(c), as Wurst v. Commissioner (11th Cir. 2019) and the agency's own manual read it): nothing is barred before.
    time: day(65),
    source: '42 U.S.C. § 405(g); 20 C.F.R. § 422.210(c)',
    says: 'suit must be filed within 60 days of the notice of the decision, which is presumed to come five days after its date',
    read: read(
      'Worthy v. Heckler (W.D.N.Y. 1985) and Wurst v. Commissioner (11th Cir. 2019), on Casetext, and GN 03101.010 of the agency’s manual',
    ),
  },
  {
    claim: section('2255'),
    from: ['final'],
    step: 'suit',
    time: year(1),
    source: '28 U.S.C. § 2255(f)(1)',
    says: 'a federal prisoner’s motion must be filed within one year of the day on which the judgment became final',
    read: inCode,
  },
  {
    claim: federalCourt,
    types: ['criminal'],
    from: ['act', 'injury', 'loss', 'breach'],
    step: 'prosecution',
    time: year(5),
    source: '18 U.S.C. § 3282(a)',
    says: 'most federal offenses must be charged within five years',
    read: inCode,
  },
  {
    claim: /\bbankruptcy (?:court|judge)\b/i,
    from: ['judgment'],
    step: 'appeal',
    time: day(14),
    source: 'Fed. R. Bankr. P. 8002(a)(1)',
    says: 'a notice of appeal from a bankruptcy court must be filed within 14 days of the entry of the order',
    read: read('Cornell’s Legal Information Institute'),
  },
  {
    claim: /\b(?:FMLA|Family and Medical Leave Act)\b/i,
    but: /\b(?:[Tt]itle (?:VII|vii)|ADA|FLSA|[Ss]tate law)\b/,
    from: ['dismissal', 'act', 'denial'],
    step: 'suit',
    time: year(3),
    source: '29 U.S.C. § 2617(c)',
    says: 'suit must be brought within two years of the last event, or three where the violation was willful',
    read: inCode,
  },
  {
    claim: /\b(?:FELA|Federal Employers['’]? ?Liability Act|Jones Act)\b/i,
    from: ['injury', 'discovery'],
    step: 'suit',
    time: year(3),
    source: '45 U.S.C. § 56',
    says: 'suit must be brought within three years after the claim accrued',
    read: inCode,
  },
  {
    claim: /\b(?:duty of fair representation|DFR|hybrid (?:301|section 301))\b/i,
    from: ['discovery', 'dismissal', 'denial', 'act'],
    step: 'suit',
    time: month(6),
    source: 'DelCostello v. Teamsters, 462 U.S. 151 (1983)',
    says: 'a suit against employer and union for breach of the duty of fair representation must be brought within six months',
    read: read('Casetext'),
  },
  {
    claim: /\bFair Housing Act\b|§{1,2} ?36(?:04|13)\b/,
    from: ['act', 'denial', 'breach', 'discovery'],
    step: 'suit',
    time: year(2),
    source: '42 U.S.C. § 3613(a)(1)(A)',
    says: 'suit must be brought within two years of the end of the discriminatory practice, not counting the time of an administrative complaint',
    read: inCode,
  },
  {
    claim: /\b(?:tax court|notice of deficiency)\b/i,
    // A notice that is addressed to a person outside the United States gives 150 days.
    but: /\b(?:abroad|overseas|expat\w{0,8}|outside (?:of )?the (?:United States|U\.?S\.?)|150 days)\b/i,
    from: ['denial'],
    step: 'suit',
    time: day(90),
    source: '26 U.S.C. § 6213(a)',
    says: 'a petition to the Tax Court must be filed within 90 days of the mailing of the notice of deficiency, or by the later last day that the notice itself gives',
    read: inCode,
  },
  {
    claim: /\b(?:EEO counselor|federal (?:employee|agency|worker|sector)|postal (?:worker|employee)|1614)\b/i,
    types: ['employment'],
    from: ['dismissal', 'act', 'discovery'],
    step: 'charge',
    time: day(45),
    source: '29 C.F.R. § 1614.105(a)(1)',
    says: 'a federal employee must contact a counselor within 45 days of the matter',
    read: read('the Code of Federal Regulations as GPO Access printed it'),
  },
  {
    claim: /\b(?:[Tt]itle (?:VII|vii)|ADA|ADEA|EEOC)\b/,
    types: ['employment'],
    from: ['dismissal', 'act', 'discovery'],
    step: 'charge',
    time: day(300),
    source: '42 U.S.C. § 2000e-5(e)(1); 29 U.S.C. § 626(d)(1)',
    says: 'a charge must be filed within 180 days of the act, or 300 where a state or local agency can act on it',
    read: inCode,
  },
  {
    claim: /\b(?:GARA|General Aviation Revitalization)\b/i,
    from: ['completion'],
    step: 'suit',
    repose: 'injury',
    time: year(18),
    source: 'General Aviation Revitalization Act of 1994, Pub. L. No. 103-298, § 2(a)',
    says: 'no suit may be brought against the maker for an accident more than 18 years after delivery to the first purchaser; a part that was replaced has its own 18 years',
    read: read(
      'an offline copy of Wikipedia on the act, and DRI Today on U.S. Aviation Underwriters v. Nabtesco (9th Cir. 2012)',
    ),
  },
  {
    claim: /\b(?:asylum|I-589)\b/i,
    but: /\b(?:changed circumstances|extraordinary circumstances|changed country conditions|unaccompanied|minor|withholding|TPS|lawful status)\b/i,
    types: ['other'],
    from: ['arrival'],
    step: 'suit',
    time: year(1),
    source: '8 U.S.C. § 1158(a)(2)(B)',
    says: 'an application for asylum must be filed within one year of the arrival, unless changed or extraordinary circumstances excuse the delay',
    read: inCode,
  },
  {
    claim: /\b(?:10b-5|section 10\(b\)|securities fraud|Exchange Act)\b/i,
    from: ['discovery'],
    step: 'suit',
    time: year(2),
    source: '28 U.S.C. § 1658(b)',
    says: 'suit must be brought within two years of the discovery of the facts, and within five years of the violation',
    read: inCode,
  },
  {
    claim: /\b(?:RICO|Sherman Act|Clayton Act|[Aa]ntitrust)\b/,
    from: ['discovery', 'injury', 'act', 'loss'],
    step: 'suit',
    time: year(4),
    source: '15 U.S.C. § 15b; Agency Holding Corp. v. Malley-Duff & Assocs., Inc., 483 U.S. 143 (1987)',
    says: 'suit must be brought within four years after the claim accrued',
    read: read('the section, and Agency Holding on OpenJurist'),
  },
  {
    claim: /\b(?:Montreal Convention|Warsaw Convention|international flight)\b/i,
    from: ['arrival', 'injury'],
    step: 'suit',
    time: year(2),
    source: 'Montreal Convention art. 35(1); Narayanan v. British Airways, 747 F.3d 1125 (9th Cir. 2014)',
    says: 'the right to damages ends where suit is not brought within two years of the arrival',
    read: read('Cetient on Narayanan'),
  },
  {
    claim: /\bTexas\b/,
    party:
      /\b(?:city|county|town|school district|transit authority|public (?:hospital|school|library|university)|governmental unit|municipal\w*|state (?:agency|university|trooper|hospital)|METRO|DART)\b/i,
    but: /\b(?:actual (?:notice|knowledge)|knew of|incident report|police report)\b/i,
    types: ['personal-injury', 'other'],
    from: ['injury'],
    step: 'notice',
    time: month(6),
    source: 'Tex. Civ. Prac. & Rem. Code § 101.101',
    says: 'a governmental unit of Texas must have notice of the claim within six months, unless it has actual notice',
    read: read('the page of the City of Corpus Christi'),
  },
  {
    claim: /\bcopyright/i,
    from: ['discovery'],
    step: 'suit',
    time: year(3),
    source: '17 U.S.C. § 507(b)',
    says: 'suit must be brought within three years after the claim accrued; here counted from the day on which the owner learned of it',
    read: inCode,
  },
]
