import type { Claim } from '../claim.ts'
import { code } from '../read.ts'

/** Layoffs, military service, and reports of wrongs at work. */
export const workAndReports: readonly Claim[] = [
  {
    id: 'warn',
    name: 'Layoff without notice (WARN Act)',
    types: ['employment', 'other'],
    words:
      /\b(?:without|no) (?:\w+ ){0,2}WARN Act notice\b|\bWARN Act\b|\b(?:mass layoff|plant closing|plant closed|(?:closed|shut down) the (?:plant|factory|mill|warehouse))\b[^.;]{0,80}\b(?:without|no|days['’]?) (?:\w+ )?(?:notice|warning)\b/,
    thresholds: [
      {
        title: 'An employer and a loss of that size',
        rule: 'The Act binds a business with 100 or more employees without part-time ones, or 100 who work at least 4,000 hours a week in all. A closing counts at 50 losses at one site in 30 days; a mass layoff at 50 that are a third of those there, or at 500.',
        authority: code('29 U.S.C. § 2101(a)(1)–(3)'),
        ask: 'How many full-time employees has the employer, and how many lost work at which site within 30 days?',
        told: /\b\d+ (?:of us|employees|workers|people)\b/i,
      },
      {
        title: 'Sixty days’ written notice',
        rule: 'A covered plant closing or mass layoff needs 60 days’ written notice; a failing search for capital, business circumstances that could not be foreseen, and natural disasters shorten or end the duty, but the employer must still give what notice it can and say why it is short.',
        authority: code('29 U.S.C. § 2102'),
        ask: 'How many lost their jobs at which site in which 90 days, and what written notice came on what day?',
        told: /\b(?:notice|warning)\b/i,
      },
      {
        title: 'A state’s own notice law',
        rule: 'Several states have a notice law of their own, which reaches smaller employers or gives longer notice.',
        ask: 'Where is the site, and does that state have such a law?',
      },
    ],
  },
  {
    id: 'userra',
    name: 'Job after military service (USERRA)',
    types: ['employment', 'other'],
    words:
      /\bUSERRA\b|\b(?:deploy(?:ed|ment)|National Guard|reservist|Army Reserve|active duty|drill weekends?|annual training)\b[^.;]{0,120}\b(?:(?:fired|demoted|replaced|refused to (?:rehire|take (?:him|her) back)|would not (?:rehire|take (?:him|her) back)|no job)\b|(?:gave|given) (?:his|her) (?:job|position) (?:to|away))/i,
    thresholds: [
      {
        title: 'Notice, five years, and asking for the job back',
        rule: 'The employee must have given notice of the service, been away no more than five years in all with that employer (many kinds of service do not count), and come back in time: at the next shift after less than 31 days, within 14 days after 31 to 180 days, within 90 days after longer service. A late return does not forfeit the right by itself.',
        authority: code('38 U.S.C. § 4312(a), (c), (e)'),
        ask: 'When did the orders begin and end, what was the employer told beforehand, and on what day did the employee report or apply?',
        told: /\b(?:orders|notice|reported back|reapplied|applied to return|returned)\b/i,
      },
      {
        title: 'No time limit',
        rule: 'No statute of limitations applies to a claim under this Act.',
        authority: code('38 U.S.C. § 4327(b)'),
        ask: 'Has delay cost evidence or given the employer a defense of its own?',
      },
    ],
  },
  {
    id: 'sox',
    name: 'Retaliation for reporting fraud at a public company (Sarbanes-Oxley)',
    types: ['employment', 'other'],
    words:
      /\b(?:Sarbanes[- ]Oxley|SOX (?:complaint|claim|retaliation|whistleblower))\b|\b(?:fired|terminated|demoted|suspended)\b[^.;]{0,100}\b(?:report(?:ed|ing)|told|raised|flagged|complain(?:ed|ing))\b[^.;]{0,80}\b(?:accounting fraud|securities fraud|shareholder fraud|inflated (?:revenue|earnings)|the SEC|audit committee)\b|\b(?:report(?:ed|ing)|raised|flagged)\b[^.;]{0,80}\b(?:accounting fraud|securities fraud|inflated (?:revenue|earnings)|audit committee)\b[^.;]{0,100}\b(?:fired|terminated|demoted|suspended)\b/i,
    thresholds: [
      {
        title: 'Complaint to the Labor Department within 180 days',
        rule: 'The complaint must be filed within 180 days after the violation, or after the employee became aware of it.',
        authority: code('18 U.S.C. § 1514A(b)(2)(D)'),
        ask: 'On what day was the employee told of the firing or other act, and has a complaint gone to the Secretary of Labor?',
        told: /\b(?:OSHA|Department of Labor|Secretary of Labor)\b/i,
      },
      {
        title: 'Court only after 180 days without a decision',
        rule: 'The employee may go to the district court only if no final decision came within 180 days after the complaint, and the delay is not due to the employee’s bad faith. An agreement to arbitrate such a dispute, made before it arose, is not enforceable.',
        authority: code('18 U.S.C. § 1514A(b)(1)(B), (e)(2)'),
        ask: 'When was the complaint filed, and what has the agency decided since?',
      },
      {
        title: 'A public company, or one that works for it',
        rule: 'The Act binds companies with registered securities or that must report to the SEC, their consolidated subsidiaries, and their officers, contractors and agents.',
        authority: code('18 U.S.C. § 1514A(a)'),
        ask: 'Which company is registered with the SEC, and how is the employer tied to it?',
        told: /\b(?:publicly traded|public company|NASDAQ|NYSE|subsidiary)\b/i,
      },
    ],
  },
  {
    id: 'osha-11c',
    name: 'Retaliation for a safety complaint (OSHA, section 11(c))',
    types: ['employment', 'other'],
    words:
      /\b(?:section )?11\(c\) (?:complaint|claim|retaliation)\b|\b(?:fired|terminated|disciplined|suspended|let go)\b[^.;]{0,90}\b(?:after|for|because)\b[^.;]{0,60}\b(?:(?:call(?:ed|ing)|complain(?:ed|ing) to|report(?:ed|ing) (?:it )?to) OSHA|safety complaint|unsafe (?:conditions|scaffold\w*|equipment))\b|\b(?:call(?:ed|ing)|complain(?:ed|ing) to|report(?:ed|ing)[^.;]{0,40} to) OSHA\b[^.;]{0,90}\b(?:fired|terminated|disciplined|suspended|let go)\b/i,
    thresholds: [
      {
        title: 'Complaint within 30 days',
        rule: 'The employee may file a complaint with the Secretary of Labor within 30 days after the violation; the Act gives the suit to the Secretary.',
        authority: code('29 U.S.C. § 660(c)(2)'),
        ask: 'On what day was the employee fired or punished, and are 30 days over?',
        told: /\bwithin (?:30|thirty) days\b|\bOSHA\b/i,
      },
      {
        title: 'A state’s own claim',
        rule: 'Many states give an action of their own for such a firing, or a longer time to complain to a state agency.',
        ask: 'In which state was the work done, and what does its whistleblower law or common law give?',
      },
    ],
  },
]
