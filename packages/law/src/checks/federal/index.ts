import type { CheckedDocument, DocumentCheck, Hit } from '../check.ts'
import { longest, readingOf } from '../reading/prose.ts'
import { endsInBankruptcy, franchiseDisclaimer, reviewGag, secGag } from './gags.ts'
import { optionFaults, referralPay } from './options.ts'
import { ageRelease, releaseFaults } from './releases.ts'

const sentences = (document: CheckedDocument, fits: (words: string) => boolean): Hit[] =>
  readingOf(document).all.flatMap(({ start, end, text }) =>
    text.length < longest && fits(text) ? [{ start, end }] : [],
  )

const commission = /\bEqual Employment Opportunity Commission\b|\bEEOC\b/
const givesUp =
  /\b(?:not (?:to )?(?:file|bring|participate|assist|cooperate|initiate)|waives? (?:the|any|his|her|all) rights? to (?:file|bring|participate)|refrain from (?:filing|participating))\b/i
const proceeding = /\b(?:charges?|complaints?|investigations?|proceedings?)\b/i
const keeps =
  /\b(?:nothing|except|unless|other than|recover\w{0,3}|monetary|has not|have not|does not (?:prevent|prohibit|limit|bar)|shall not (?:prevent|prohibit|limit|be construed)|notwithstanding|to the (?:fullest )?extent|retains?)\b/i

const attacks =
  /\b(?:challeng\w{1,3}|contest\w{0,3}|suit|lawsuit|sues?|action|proceeding)\b.{0,80}\b(?:releas\w{1,3}|waiver|waived)\b/i
const pays =
  /\b(?:repay|pay back|tender back|return|reimburse|forfeit|pay)\b.{0,80}\b(?:payments?|consideration|severance|benefits|attorneys['’] fees|amounts?|sums?)\b/i
const excepted = /\b(?:except|other than|ADEA|age discrimination|unless|does not apply|prevailing)\b/i

const harassment = /\bsexual(?:ly)? (?:harass\w{1,6}|assault\w{0,3})\b/i
const silences =
  /\b(?:employee|executive|you|contractor|I)\b.{0,60}\b(?:shall|will|must|agrees?(?: to)?|may|promise)\b.{0,60}\b(?:not\b.{0,60}\b(?:disclose|discuss|reveal|disparage|publish|speak)|keep confidential|keep secret|maintain (?:the confidentiality|in confidence))/i
const isJob = ({ kind, text }: CheckedDocument): boolean =>
  kind === 'employment-agreement' || (kind !== 'settlement' && /\bemployment\b/i.test(text.slice(0, 20_000)))

const federal = { concerns: ['contract', 'letter'], category: 'Risk', insight: 'compliance', severity: 'high' } as const

/**
 * Terms that federal law does not let stand. What each rests on was read in a public text on November 24, 2026:
 * 29 C.F.R. §§ 1625.22 and 1625.23 as published, with what they quote of 29 U.S.C. § 626(f); EEOC Enforcement Guidance
 * 915.002 of April 10, 1997. Of 42 U.S.C. § 19403(a) no official edition was read, only its words as several law firms
 * quote them, all alike, from section 4(a) of Public Law 117-224. On November 28, 2026: 26 C.F.R. § 1.422-2(a)(2) as a
 * public site has it, with what a memorandum of the Tax Court says of 26 U.S.C. § 422(b)(3) and (4); 42 C.F.R.
 * § 411.357(c) as a law firm has it, and what several say of 42 U.S.C. § 1395nn; 17 C.F.R. § 240.21F-17(a) and what a law
 * firm quotes of 42 U.S.C. § 1320a-7b(b); of 11 U.S.C. § 365(e)(1) and 15 U.S.C. § 45b what public sites quote of their
 * words; of 16 C.F.R. § 436.9(h) what the bar and a guide quote of it.
 */
export const federalChecks: readonly DocumentCheck[] = [
  {
    ...federal,
    id: 'risk.age-release',
    title: 'A release of age claims that does not meet the Act',
    why: 'A waiver of claims under the Age Discrimination in Employment Act binds only with 21 days to consider it, or 45 in a group program, 7 days to revoke it, and written advice to consult an attorney (29 U.S.C. § 626(f); 29 C.F.R. § 1625.22).',
    advice:
      'Give the full periods, say that the agreement takes effect only when the 7 days are over, and advise in writing to consult an attorney.',
    find: releaseFaults,
  },
  {
    ...federal,
    id: 'risk.charge-waived',
    title: 'A promise not to go to the EEOC',
    why: 'The right to file a charge with the EEOC, and to testify or take part in its investigation, cannot be waived (EEOC Enforcement Guidance 915.002).',
    advice: 'Take the promise out, and say that nothing bars a charge; money from a charge may be waived.',
    find: (document) =>
      sentences(
        document,
        (words) => commission.test(words) && givesUp.test(words) && proceeding.test(words) && !keeps.test(words),
      ),
  },
  {
    ...federal,
    id: 'risk.age-release-penalty',
    title: 'A price on challenging a release of age claims',
    why: 'A waiver of age claims may not make an employee repay what was given for it, or pay fees or damages, for challenging it or for suing under the Act (29 C.F.R. § 1625.23(b)).',
    advice: 'Except challenges to the waiver of age claims from the repayment and from the fees.',
    find: (document) =>
      ageRelease(document)
        ? sentences(document, (words) => attacks.test(words) && pays.test(words) && !excepted.test(words))
        : [],
  },
  {
    ...federal,
    id: 'risk.silence-on-harassment',
    title: 'Silence on sexual harassment, agreed beforehand',
    why: 'With respect to a dispute over sexual harassment or assault, a clause of nondisclosure or nondisparagement that was agreed to before the dispute arises is not enforceable in court where unlawful conduct is alleged (42 U.S.C. § 19403(a)).',
    advice: 'Except sexual harassment and sexual assault from the duty of silence.',
    find: (document) =>
      isJob(document)
        ? sentences(
            document,
            (words) =>
              harassment.test(words) &&
              silences.test(words) &&
              !/\b(?:nothing|except|other than|unless)\b/i.test(words),
          )
        : [],
  },
  {
    ...federal,
    id: 'federal.incentive-option',
    title: 'An incentive stock option on terms that it may not have',
    why: 'An incentive stock option may not be priced below fair market value on the day of the grant, or run for more than ten years (26 U.S.C. § 422(b); 26 C.F.R. § 1.422-2(a)(2)); otherwise it is taxed as another option.',
    advice:
      'Set the price at fair market value on the day of the grant or higher, and the last day within ten years, or call it a nonstatutory option after tax advice.',
    find: optionFaults,
  },
  {
    ...federal,
    id: 'risk.referral-pay',
    title: 'A physician is paid for referrals',
    why: 'Pay may not follow the volume or value of a physician’s referrals for designated health services (42 U.S.C. § 1395nn; 42 C.F.R. § 411.357(c)), and may be a crime in a federal program (42 U.S.C. § 1320a-7b(b)).',
    advice: 'Strike it, and pay for work that the physician performs in person.',
    find: referralPay,
  },
  {
    ...federal,
    id: 'risk.sec-silence',
    title: 'A promise not to go to the SEC, or to ask first',
    why: 'Nobody may impede an individual from communicating directly with the staff of the Commission about a possible violation of the securities laws, by a confidentiality agreement either (17 C.F.R. § 240.21F-17(a)).',
    advice: 'Strike it, and say that nothing in the agreement limits communications with the Commission or any award.',
    find: secGag,
  },
  {
    ...federal,
    id: 'risk.franchise-disclaimer',
    title: 'A franchisee gives up reliance on the disclosure document',
    why: 'A franchisor may not disclaim, or require a prospective franchisee to waive reliance on, any representation in the disclosure document, its exhibits or amendments (16 C.F.R. § 436.9(h)).',
    advice: 'Strike it, or limit it to statements that are not in the disclosure document.',
    find: franchiseDisclaimer,
  },
  {
    ...federal,
    concerns: ['any'],
    id: 'risk.review-gag',
    title: 'A customer may not review, or pays for it',
    why: 'In a form contract that an individual had no meaningful opportunity to negotiate, a term that prohibits or restricts a review, or puts a penalty or fee on it, is void (15 U.S.C. § 45b).',
    advice: 'Strike it, as what is false and defamatory is actionable without it.',
    find: reviewGag,
  },
  {
    ...federal,
    severity: 'medium',
    id: 'risk.ends-in-bankruptcy',
    title: 'It ends by itself when a party is in bankruptcy',
    why: 'Once a case under Title 11 is commenced, a contract or lease of the debtor may not be terminated solely because of a term conditioned on insolvency or the case (11 U.S.C. § 365(e)(1), with exceptions in (e)(2)).',
    advice: 'Rest the right to terminate on defaults in performance, and secure what is owed in another way.',
    find: endsInBankruptcy,
  },
]
