import type { CaseType } from '../../case-types.ts'
import type { Claim } from '../claim.ts'
import { before, code, text } from '../read.ts'

const types: readonly CaseType[] = ['other', 'personal-injury', 'criminal']

/** Suits on the police and prisons, and petitions of people who are held. */
export const detained: readonly Claim[] = [
  {
    id: 'civil-rights',
    name: 'Civil rights against officers or a city (42 U.S.C. § 1983)',
    types,
    words:
      /\b(?:§ ?1983|section 1983|1983 (?:claim|suit|case|action)|excessive force|police brutality|(?:shot|tased|beaten|tackled|choked) by (?:the |a |two )?(?:police|officers?|deput(?:y|ies)|troopers?|guards?)|false(?:ly)? arrest\w*|unlawful arrest|civil rights (?:claim|suit|case|action)|(?:police|officers?|deput(?:y|ies)|troopers?|guards?|jailers?)\b[^.;]{0,40}\b(?:beat|punched|kicked|tased|tasered|slammed|tackled|shot|choked|pepper[- ]sprayed|knelt on))\b/i,
    thresholds: [
      {
        title: 'The state’s time for personal injury',
        rule: 'The federal statute names no time: courts borrow the state’s general or residual time for personal injury, whose length was not checked here.',
        authority: text('Owens v. Okure, 488 U.S. 235 (1989)', 'Justia’s page of the decision, its syllabus'),
        ask: 'On what day was the act, and what is the state’s time for injuries to the person?',
        bars: ['limitation'],
      },
      {
        title: 'A conviction that stands',
        rule: 'Damages for harm whose unlawfulness would make a conviction or sentence invalid can be sought only once it was reversed, expunged, declared invalid or called into question by a writ of habeas corpus.',
        authority: text('Heck v. Humphrey, 512 U.S. 477 (1994)', 'the syllabus on law.onecle.com and Justia'),
        ask: 'Was the client charged or convicted over the same event, and what became of it?',
        told: /\b(?:convict\w+|charges?|charged|plead(?:ed)?|pled|dismissed|acquitted|expunged)\b/i,
      },
      {
        title: 'Qualified immunity, and who is liable',
        rule: 'An officer may be immune unless the right was clearly established, and a city answers for its policy or custom and not for its employees as such.',
        authority: text(
          'Harlow v. Fitzgerald, 457 U.S. 800 (1982); Monell v. Dep’t of Soc. Servs., 436 U.S. 658 (1978)',
          'public texts that quote the decisions',
        ),
        ask: 'Which decision forbade the act on such facts, and what policy, custom or training stands behind it?',
        told: /\b(?:policy|custom|training|complaints|supervis\w+|immun\w+)\b/i,
        bars: ['immunity'],
      },
      {
        title: 'Notice of claim for claims of state law',
        rule: 'Many states ask for a notice of claim before a suit on a public body or its employees, often within months; it does not bind the federal claim.',
        ask: 'Does the state require a notice of claim, by what day, and was it given?',
        told: /\bnotice(?: of (?:claim|tort))?\b/i,
        bars: ['no-notice-of-claim'],
      },
    ],
  },
  {
    id: 'prison-conditions',
    name: 'Conditions of a prison or jail',
    types,
    words:
      /\b(?:(?:inmate|prisoner|in (?:the )?(?:county )?(?:jail|prison)|correctional (?:facility|officers?))\b[^.;]{0,120}\b(?:denied|refused|without|medical|insulin|beat|assault\w*|solitary|conditions|attacked|stabbed)|prison (?:conditions|grievance))\b/i,
    unless:
      /\b(?:nurse|cook|guard|officer|teacher|doctor|clerk) (?:who |that )?(?:works?|worked|is employed|was employed) (?:in|at|for) (?:the|a)\b/i,
    thresholds: [
      {
        title: 'The prison’s grievance procedure',
        rule: 'No suit on prison conditions may be brought under federal law by a prisoner until the available administrative remedies are exhausted.',
        authority: code('42 U.S.C. § 1997e(a)', before),
        ask: 'Which grievances and appeals were filed, on what days, what was answered, and is the client still held?',
        told: /\b(?:grievances?|appeal(?:ed)?|kite|released)\b/i,
        bars: ['exhaustion'],
      },
    ],
  },
  {
    id: 'habeas-of-state',
    name: 'Habeas corpus of a state prisoner',
    types,
    words: /\b(?:habeas|§ ?2254|2254 petition|post-?conviction|PCR petition|ineffective assistance)\b/i,
    unless: /\b(?:§ ?2255|2255 motion|federal (?:prisoner|prison|conviction)|immigration)\b/i,
    thresholds: [
      {
        title: 'One year',
        rule: 'The federal petition must be filed within one year, as a rule of the day on which the judgment became final; time in which a state petition was properly pending is not counted.',
        authority: code('28 U.S.C. § 2244(d)', before),
        ask: 'When did direct review end, and between which days was a state petition pending?',
        told: /\b(?:affirmed|final|denied|certiorari|filed)\b/i,
        bars: ['limitation'],
        isTime: true,
      },
      {
        title: 'State remedies first',
        rule: 'The writ is not granted unless the state’s remedies were exhausted, are absent or cannot protect the right.',
        authority: code('28 U.S.C. § 2254(b)(1)'),
        ask: 'Was each ground put to the state’s highest court as a federal one?',
        bars: ['exhaustion'],
      },
      {
        title: 'What the state court decided',
        rule: 'On a claim that the state court decided on the merits, its decision must have been contrary to or an unreasonable application of clearly established Supreme Court law, or rest on an unreasonable finding.',
        authority: code('28 U.S.C. § 2254(d)'),
        ask: 'What did the last state court say on each ground?',
      },
    ],
  },
  {
    id: 'motion-2255',
    name: 'Motion of a federal prisoner (28 U.S.C. § 2255)',
    types,
    words: /\b(?:§ ?2255|2255 motion|vacate (?:his|her|the) (?:federal )?sentence)\b/i,
    thresholds: [
      {
        title: 'One year',
        rule: 'The motion must be filed within one year, as a rule of the day on which the judgment became final.',
        authority: code('28 U.S.C. § 2255(f)'),
        ask: 'When did the judgment become final, and has there been a motion before?',
        bars: ['limitation'],
        isTime: true,
      },
    ],
  },
]
