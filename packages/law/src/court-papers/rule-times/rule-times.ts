import {
  endsCase,
  isBankruptcy,
  isCourtOfAppeals,
  isCriminal,
  isDistrict,
  isOfState,
  isOfStateAlone,
  type PaperRead,
  type RuleTime,
  readIn,
} from './rule-time.ts'

const rule12 = readIn('Rule 12 on uslawessentials.com and lexis.com')
const rule72 = readIn('Rule 72 on laws9.com, with the amendments of 2009')
const rule4 = readIn('Rule 4 on law.counselstack.com and on the page of the Second Circuit')
const isDecision = ({ kind }: PaperRead): boolean => kind === 'order' || kind === 'opinion'
const recommends = ({ title, head }: PaperRead): boolean =>
  title === 'Report and Recommendation' ||
  /\bproposed findings and recommend|\brecommended disposition\b|\bfindings and recommendations?\b/i.test(head)
/** What ends a claim is only recommended by a magistrate judge to whom it was referred, and decided where the parties consented. */
const decidesClaim = ({ title, rulings }: PaperRead): boolean =>
  [title, ...rulings].some((words) =>
    /\b(?:summary judgment|motions? to dismiss|dismiss(?:al|ed)|judgment on the pleadings)\b/i.test(words),
  )
const byMagistrate = ({ end, head }: PaperRead): boolean =>
  /\bmagistrate judge\b/i.test(`${head.slice(0, 1_500)}\n${end}`)
/** Dates and minutes decide no motion. */
const onlyRuns = ({ title }: PaperRead): boolean => /^(?:Scheduling|Minute) Order$/.test(title)
const deniesDismissal = ({ rulings }: PaperRead): boolean =>
  rulings.some((words) => /\bmotions? to dismiss\b/i.test(words) && /\bden(?:y|ies|ied)\b/i.test(words))
const isPrisoners = ({ head }: PaperRead): boolean => /\bhabeas corpus\b|§ ?22(?:41|54|55)\b/i.test(head)

/** A statute of its own sets the time to answer a suit over federal records. */
const isFoia = ({ head }: PaperRead): boolean =>
  /\b(?:under|pursuant to|brings this action under) the (?:federal )?(?:Freedom of Information Act|FOIA)\b|\bFreedom of Information Act (?:\([^)]{1,20}\),? ?)?(?:complaint|action|,? 5 U\.S\.C\. § ?552\b)/i.test(
    head,
  )

/** Times that federal rules set after a paper. Each was read; a court or a local rule can set another. */
export const ruleTimes: readonly RuleTime[] = [
  {
    id: 'objections-to-recommendation',
    stated: /\bobject/i,
    title: 'Objections to the recommendation',
    days: [14],
    from: 'service of a copy',
    isOwnDay: true,
    rule: 'A party may serve and file specific written objections within 14 days after being served with a copy of the recommended disposition, and another party may respond within 14 days after being served with them.',
    source: 'Fed. R. Civ. P. 72(b)(2)',
    read: rule72,
    applies: (paper) => isDistrict(paper) && recommends(paper) && !isCriminal(paper),
  },
  {
    id: 'objections-to-magistrate',
    stated: /\bobject/i,
    title: 'Objections to an order of a magistrate judge',
    days: [14],
    from: 'service of a copy',
    isOwnDay: true,
    rule: 'On a matter that disposes of no claim or defense a party may serve and file objections within 14 days after being served with a copy, and may not assign as error what it did not object to in time. Where the parties consented to the magistrate judge, see 28 U.S.C. § 636(c).',
    source: 'Fed. R. Civ. P. 72(a)',
    read: rule72,
    applies: (paper) =>
      isDistrict(paper) &&
      isDecision(paper) &&
      byMagistrate(paper) &&
      !recommends(paper) &&
      !onlyRuns(paper) &&
      !decidesClaim(paper) &&
      !isCriminal(paper) &&
      !endsCase(paper) &&
      paper.rulings.length > 0,
  },
  {
    id: 'answer-after-denial',
    stated: /\b(?:answer|respon|plead)/i,
    title: 'Answer after a motion to dismiss is denied',
    days: [14],
    from: 'notice of the ruling',
    isOwnDay: true,
    rule: 'Unless the court sets another time, the responsive pleading is due within 14 days after notice that the court denied the motion or postponed its disposition until trial. Courts differ on whether a ruling in part starts it.',
    source: 'Fed. R. Civ. P. 12(a)(4)(A)',
    read: rule12,
    applies: (paper) =>
      isDistrict(paper) && isDecision(paper) && deniesDismissal(paper) && !isCriminal(paper) && !endsCase(paper),
  },
  {
    id: 'after-judgment',
    stated: /\bnew trial\b/i,
    title: 'Motion for a new trial or to alter the judgment',
    days: [28],
    from: 'entry of the judgment',
    isOwnDay: true,
    rule: 'A motion for a new trial, or to alter or amend the judgment, must be filed no later than 28 days after its entry.',
    source: 'Fed. R. Civ. P. 59(b), (e)',
    read: readIn('Rule 59 on lawsintexas.com, as amended in 2009'),
    applies: (paper) =>
      isDistrict(paper) && isDecision(paper) && endsCase(paper) && !isCriminal(paper) && !recommends(paper),
  },
  {
    id: 'civil-appeal',
    stated: /\bappeal/i,
    title: 'Notice of appeal',
    days: [30, 60],
    from: 'entry of the judgment or order',
    isOwnDay: true,
    rule: 'In a civil case the notice of appeal must be filed within 30 days after entry of the judgment or order, or within 60 where the United States, its agency or its officer is a party. A timely motion under Rule 50(b), 52(b) or 59 restarts the time at the order on that motion.',
    source: 'Fed. R. App. P. 4(a)(1), (4)',
    read: rule4,
    applies: (paper) =>
      isDistrict(paper) && isDecision(paper) && endsCase(paper) && !isCriminal(paper) && !recommends(paper),
  },
  {
    id: 'criminal-appeal',
    stated: /\bappeal/i,
    title: 'Defendant’s notice of appeal',
    days: [14],
    from: 'entry of the judgment or order',
    isOwnDay: true,
    rule: 'In a criminal case the defendant’s notice of appeal must be filed within 14 days after the later of the entry of the judgment or order and the filing of the government’s notice of appeal.',
    source: 'Fed. R. App. P. 4(b)(1)(A)',
    read: { in: 'Prisonpedia on direct appeals, which gives the rule', on: '2026-11-28' },
    applies: (paper) => isDistrict(paper) && isCriminal(paper) && /^Judgment\b/.test(paper.title),
  },
  {
    id: 'bankruptcy-appeal',
    stated: /\bappeal/i,
    title: 'Notice of appeal',
    days: [14],
    from: 'entry of the judgment, order or decree',
    isOwnDay: true,
    rule: 'A notice of appeal must be filed with the bankruptcy clerk within 14 days after the judgment, order or decree is entered. Whether the order can be appealed without leave depends on whether it is final.',
    source: 'Fed. R. Bankr. P. 8002(a)(1)',
    read: readIn('Rule 8002 on law.cornell.edu'),
    applies: (paper) => isBankruptcy(paper) && isDecision(paper) && !onlyRuns(paper) && paper.rulings.length > 0,
  },
  {
    id: 'certiorari',
    stated: /\bcertiorari\b/i,
    title: 'Petition for a writ of certiorari',
    days: [90],
    from: 'entry of the judgment, or the denial of a timely petition for rehearing',
    isOwnDay: true,
    rule: 'A petition to review a judgment of a court of appeals must be filed within 90 days after its entry; a timely petition for rehearing restarts the time at its denial. The petition for rehearing in the court of appeals has its own, shorter time (Fed. R. App. P. 40), which was not checked.',
    source: 'Sup. Ct. R. 13.1, 13.3',
    read: readIn('Rule 13 of 2010 as a textbook reprints it, and FindLaw’s guide to filing'),
    applies: (paper) => isCourtOfAppeals(paper) && paper.kind === 'opinion',
  },
  {
    id: 'answer',
    stated: /\banswer/i,
    title: 'Answer or motion under Rule 12',
    days: [21, 60],
    from: 'service of the summons and complaint',
    isOwnDay: false,
    rule: 'Unless a statute sets another time, a defendant must serve an answer within 21 days after being served, within 60 days after the request where it waived service in time, and within 60 days after service on the United States attorney where it is the United States, its agency, or its officer sued in an official capacity.',
    source: 'Fed. R. Civ. P. 12(a)(1)(A), (2)',
    read: rule12,
    applies: (paper) =>
      isDistrict(paper) && paper.kind === 'complaint' && !isCriminal(paper) && !isPrisoners(paper) && !isFoia(paper),
  },
  {
    id: 'answer-foia',
    stated: /\banswer/i,
    title: 'Answer to a complaint under the Freedom of Information Act',
    days: [30],
    from: 'service of the complaint on the defendant',
    isOwnDay: false,
    rule: 'The agency must answer or otherwise plead within 30 days after the complaint is served on it, unless the court directs otherwise for good cause.',
    source: '5 U.S.C. § 552(a)(4)(C)',
    read: readIn('a public copy of the Code, TheJoshuaEvans/united-states-code'),
    applies: (paper) => isDistrict(paper) && paper.kind === 'complaint' && isFoia(paper),
  },
  {
    id: 'answer-to-counterclaim',
    stated: /\banswer/i,
    title: 'Answer to the counterclaim',
    days: [21],
    from: 'service of the pleading that states it',
    isOwnDay: true,
    rule: 'A party must serve an answer to a counterclaim within 21 days after being served with the pleading that states it.',
    source: 'Fed. R. Civ. P. 12(a)(1)(B)',
    read: rule12,
    applies: (paper) => isDistrict(paper) && paper.title === 'Answer and Counterclaim',
  },
  {
    id: 'removal',
    stated: /\bremov/i,
    title: 'Notice of removal, if a federal court could hear the case',
    days: [30],
    from: 'service of the summons and complaint',
    isOwnDay: false,
    rule: 'Each defendant has 30 days to file a notice of removal. The statute speaks of receipt by service or otherwise; whether a copy that came before service counts was not checked. A case that becomes removable later, and the limits in diversity, have provisions of their own. The time to answer in the state court was not checked.',
    source: '28 U.S.C. § 1446(b)',
    read: readIn('28 U.S.C. § 1446(b)(2)(B) as legalknowledgebase.com quotes it'),
    applies: (paper) => isOfState(paper) && paper.kind === 'complaint' && !isOfStateAlone(paper),
  },
  {
    id: 'remand',
    stated: /\bremand/i,
    title: 'Motion to remand',
    days: [30],
    from: 'filing of the notice of removal',
    isOwnDay: true,
    rule: 'A motion to remand for any defect but a lack of subject-matter jurisdiction must be made within 30 days after the notice of removal is filed.',
    source: '28 U.S.C. § 1447(c)',
    read: readIn('28 U.S.C. § 1447(c) as legalknowledgebase.com quotes it'),
    applies: ({ title }) => title === 'Notice of Removal',
  },
  {
    id: 'answer-after-removal',
    stated: /\banswer/i,
    title: 'Answer after removal',
    days: [7, 21],
    from: 'the notice of removal, or receipt and service of the complaint',
    isOwnDay: false,
    rule: 'A defendant who did not answer before removal must do so within the longest of 21 days after receiving the complaint, 21 days after service of the summons, and 7 days after the notice of removal is filed.',
    source: 'Fed. R. Civ. P. 81(c)(2)',
    read: readIn('Rule 81(c)(2) as legalknowledgebase.com quotes it'),
    applies: ({ title }) => title === 'Notice of Removal',
  },
  {
    id: 'objections-to-subpoena',
    stated: /\bobject/i,
    title: 'Objections to the subpoena',
    days: [14],
    from: 'service of the subpoena',
    isOwnDay: false,
    rule: 'A written objection to producing documents must be served before the earlier of the time for compliance and 14 days after the subpoena is served.',
    source: 'Fed. R. Civ. P. 45(d)(2)(B)',
    read: readIn('Rule 45(d)(2)(B) as the American Bar Association and cooperscully.com quote it'),
    applies: (paper) => isDistrict(paper) && paper.kind === 'subpoena' && !isCriminal(paper),
  },
]

/** The times that federal rules set after a paper, in the order in which they run out. */
export const ruleTimesOf = (paper: PaperRead): RuleTime[] =>
  ruleTimes
    .filter(({ applies, stated }) => applies(paper) && !paper.deadlines.some((words) => stated.test(words)))
    .toSorted((a, b) => (a.days[0] ?? 0) - (b.days[0] ?? 0))
