import { monthPattern, numberWords } from '@casewright/law'
import type { CaseType } from '../case-types.ts'
import { civil, claims } from '../factors/factor.ts'

/** Something that a lawyer would ask about a case of the type. What the description covers raises the confidence. */
export interface Topic {
  id: string
  types: readonly CaseType[]
  question: string
  /** Covered when one of these factors was told, said or denied. */
  factors: readonly string[]
  /** Or by these words. */
  words?: RegExp
  /** What its absence is called among the risks, and how grave it is. */
  gap: string
  severity: 'medium' | 'low'
  /** What to do while it is missing. */
  now: string
  /** The same as whoever is sued asks it. */
  defense?: { question: string; now: string }
}

/** A 'may' without a day is no month. */
const date = new RegExp(
  `\\b(?:19|20)\\d\\d\\b|\\b(?!may\\b|mar\\b)${monthPattern}(?!\\w)|\\b(?:\\d+|${numberWords}|several|a few) (?:days?|weeks?|months?|years?) (?:ago|later|after|before)\\b|\\b(?:yesterday|last (?:week|month|year|spring|summer|fall|winter))\\b`,
  'i',
)
const answer =
  /\b(?:claims?|claimed|alleges?|alleged|argues?|argued|denies|denied|contends?|says|said|asserts?|asserted|disputes?|disputed|defen[cs]e|counter-?claim\w*|response|responded)\b/i
const harmed = '(?:bills?|damages?|loss(?:es)?|lost|owed|owes|unpaid|repairs?|rent|wages|paid|price|invoices?)'
const lossInMoney = new RegExp(`\\$ ?\\d[^.;]{0,40}\\b${harmed}\\b|\\b${harmed}\\b[^.;]{0,40}\\$ ?\\d`, 'i')
/** Something that shows a fact: a writing, a picture, a recording, somebody who saw it. */
const proof =
  /\b(?:e-?mail(?:s|ed)?|text(?:s|ed)|text messages?|messag(?:es?|ed)|letters?|memos?|photo\w*|pictures?|videos?|footage|dash-?cam\w*|body-?cam\w*|recordings?|recorded|witness\w*|reports?|documents?|receipts?|invoices?|logs?|ledgers?|testif\w+|testimony|affidavits?|screenshots?|records?|wrote|sheets?)\b/i
const money = /\$ ?\d|\b\d+ dollars\b/i

const topics: readonly Topic[] = [
  {
    id: 'time',
    // Custody, support and property have no day by which to sue.
    types: claims,
    question: 'When did it happen, when was it discovered, and when does the limitation period end?',
    factors: ['limitation-raised', 'timing', 'delay'],
    words: date,
    gap: 'No date is given',
    severity: 'medium',
    now: 'Determine the date the claim accrued and the last day to file suit.',
    defense: {
      question: 'When did it happen, when was suit filed, and had the limitation period ended by then?',
      now: 'Determine when the claim accrued and whether it was filed in time, before the first response.',
    },
  },
  {
    id: 'agreement',
    types: ['contract'],
    question: 'Is the agreement in writing, who signed it, and what does it say on the point in dispute?',
    factors: ['written-agreement', 'clear-terms', 'oral-change', 'writing-required'],
    words:
      /\b(?:oral|verbal|handshake|unwritten)\b|\bno writing\b|\b(?:contract|agreement|lease|clause|purchase order)s?\b.{0,40}\b(?:has|says|requires?|provides?|states?|calls for|limits?|allows?|contains?|includes?)\b/i,
    gap: 'The agreement is not described',
    severity: 'medium',
    now: 'Obtain the agreement, all amendments, and all correspondence about it.',
  },
  {
    id: 'breach',
    types: ['contract'],
    question: 'What was promised, by when, and what was done instead?',
    factors: ['breach', 'acceptance', 'excuse'],
    words:
      /\b(?:late|defective|withh(?:eld|olds?)|unpaid|owes?|stopped (?:paying|work)|refus\w+ to|fail\w+ to|(?:did not|didn['’]t|never) (?:pay|deliver|finish|perform|complete))\b/i,
    gap: 'The breach is not described',
    severity: 'medium',
    now: 'List each promise and how it was or was not performed.',
  },
  {
    id: 'performance',
    types: ['contract'],
    question: 'Did your side perform everything it promised, and was notice given?',
    factors: ['performance', 'notice', 'own-fault', 'part-payment'],
    gap: 'The client’s own performance and notice are not described',
    severity: 'low',
    now: 'Gather proof of your own performance and of each notice.',
  },
  {
    id: 'fault',
    types: ['personal-injury'],
    question: 'What did the other side do wrong, and did the injured person contribute to it?',
    factors: [
      'negligence',
      'comparative-fault',
      'hazard-known',
      'no-warning',
      'product-defect',
      'malpractice',
      'prior-finding',
      'opinion-for-claim',
      'opinion-against-claim',
      'informed-consent',
      'not-inspected',
      'seen',
    ],
    gap: 'Fault is not described',
    severity: 'medium',
    now: 'Secure the incident reports and photographs, and identify the witnesses.',
    defense: {
      question: 'What is your client said to have done wrong, and did the injured person contribute to it?',
      now: 'Secure the incident reports and photographs, and interview whoever was there.',
    },
  },
  {
    id: 'injury',
    types: ['personal-injury'],
    question: 'What is the injury, when was it first treated, and what symptoms remain?',
    factors: ['treatment', 'lasting-harm', 'prior-condition', 'minor-impact'],
    gap: 'Treatment is not described',
    severity: 'medium',
    now: 'Request the medical records and bills.',
    defense: {
      question: 'What is the claimed injury, when was it first treated, and what was there before?',
      now: 'Request the medical records and bills, also from before the incident.',
    },
  },
  {
    id: 'measure',
    types: ['employment'],
    question: 'What did the employer do, when, who decided it, and what reason was given?',
    factors: ['business-reason', 'bad-record', 'timing', 'no-investigation', 'wage-records'],
    words:
      /\b(?:fired|terminat\w+|dismissed|demot\w+|suspended|let go|discharged|resign\w+|laid off|denied (?:a )?promotion|not (?:hired|promoted))\b/i,
    gap: 'The employer’s action and its reason are not described',
    severity: 'medium',
    now: 'Obtain the letter or message that announced the decision, with the reason given.',
  },
  {
    id: 'reason',
    types: ['employment'],
    question: 'What unlawful reason or protected right is involved, and what shows it?',
    factors: ['protected-activity', 'remarks', 'comparators', 'at-will', 'contractor', 'wage-records'],
    gap: 'No prohibited reason or protected right is described',
    severity: 'medium',
    now: 'List what shows the real reason: statements, dates, and comparators.',
  },
  {
    id: 'agency',
    types: ['employment'],
    question: 'Was a charge filed with an agency, when, and what has the agency said?',
    factors: ['agency-charge'],
    words: /\bright[- ]to[- ]sue\b/i,
    gap: 'No agency charge is mentioned',
    severity: 'low',
    now: 'Check whether an agency charge is required, and its deadline.',
  },
  {
    id: 'right',
    types: ['intellectual-property'],
    question: 'What right is at issue, is it registered or issued, and who owns it?',
    factors: ['registration', 'priority', 'secrecy', 'ownership', 'invalidity'],
    gap: 'The right is not described',
    severity: 'medium',
    now: 'Collect the certificates, assignments and first dates of use or creation.',
  },
  {
    id: 'infringement',
    types: ['intellectual-property'],
    question: 'What is the other side using, since when, and how similar is it?',
    factors: ['copying', 'confusion', 'permitted-use', 'willful'],
    gap: 'The infringement is not described',
    severity: 'medium',
    now: 'Prepare a side-by-side comparison of the original and the accused use.',
    defense: {
      question: 'What is your client said to use, since when, and how similar is it?',
      now: 'Prepare a side-by-side comparison of the original and the accused use.',
    },
  },
  {
    id: 'title',
    types: ['real-estate'],
    question: 'Which documents show the right: a deed, lease, contract or survey? Are they recorded?',
    factors: ['recorded-title', 'written-agreement', 'long-use', 'closing-contingency'],
    gap: 'The title, lease or sale documents are not described',
    severity: 'medium',
    now: 'Obtain the deed, lease or contract, and a title search.',
  },
  {
    id: 'wrong',
    types: ['real-estate'],
    question: 'What did the other side do or fail to do, and what did each side know?',
    factors: ['nondisclosure', 'inspection', 'rent-default', 'condition', 'breach', 'hazard-known'],
    gap: 'What the other side did is not described',
    severity: 'medium',
    now: 'Prepare a chronology of what each side did and knew.',
    defense: {
      question: 'What is your client said to have done or failed to do, and what did each side know?',
      now: 'Prepare a chronology of what each side did and knew.',
    },
  },
  {
    id: 'children',
    types: ['family'],
    question: 'Are there children, who cares for them, and what do school and medical records show?',
    factors: ['caregiver', 'child-wish', 'interference', 'relocation'],
    words:
      /\b(?:no|without) children\b|\bchildless\b|\b(?:every other weekend|weekends?|visit(?:s|ed|ation)|parenting time|primary (?:caregiver|parent|custody)|week on|school|teachers?|daycare|pediatrician|bedtime|homework|guardian ad litem|GAL|custody (?:schedule|since|order))\b/i,
    gap: 'Care of the children is not described',
    severity: 'medium',
    now: 'Collect school, medical and daily records.',
  },
  {
    id: 'means',
    types: ['family'],
    question: 'What are the income, property and debts of each side?',
    factors: ['stability', 'hidden-assets', 'family-agreement', 'order-violated', 'changed-circumstances'],
    words: money,
    gap: 'Income and property are not described',
    severity: 'low',
    now: 'Prepare a full statement of income, property and debts.',
  },
  {
    id: 'safety',
    types: ['family'],
    question: 'Is there anything about violence, drugs, orders or risks to a child?',
    factors: ['violence', 'substance'],
    words:
      /\b(?:DUIs?|DWIs?|drunk|drink(?:s|ing)?|alcohol\w*|drugs?|meth|cocaine|heroin|opioids?|pills|rehab|sober|relapse\w*|overdos\w*|violen(?:t|ce)|hits?|struck|slapped|choked|abus\w*|assault\w*|(?:protective|restraining|protection) orders?|guns?|weapons?|threat(?:s|en\w*)|CPS|child protective|neglect\w*|unsafe|safe(?:ty)?|arrest\w*)\b/i,
    gap: 'Safety is not mentioned',
    severity: 'low',
    now: 'Ask about safety, orders and substance use before anything is filed.',
  },
  {
    id: 'charge',
    types: ['criminal'],
    question: 'What exactly is charged, and what is the maximum penalty?',
    factors: ['plea-offer'],
    words: /\b(?:charged(?: with)?|charges? of|count|felony|misdemeanor|indict\w+|accused of|arrested for)\b/i,
    gap: 'The charge is not stated',
    severity: 'medium',
    now: 'Obtain the charging papers.',
  },
  {
    id: 'evidence',
    types: ['criminal'],
    question: 'What evidence does the prosecution have: statements, identifications, physical evidence, recordings?',
    factors: [
      'confession',
      'identification',
      'physical-evidence',
      'cooperator',
      'reluctant-witness',
      'evidence-handling',
    ],
    gap: 'The prosecution’s evidence is not described',
    severity: 'medium',
    now: 'Ask for full discovery at once.',
  },
  {
    id: 'stop',
    types: ['criminal'],
    question: 'How did the police come to stop, search and question the client?',
    factors: ['unlawful-search', 'warnings'],
    gap: 'Search and questioning are not described',
    severity: 'medium',
    now: 'Reconstruct the stop, the search and the questioning minute by minute.',
  },
  {
    id: 'defense',
    types: ['criminal'],
    question: 'What is the client’s account, and does the client have a record?',
    factors: ['alibi', 'self-defense', 'no-intent', 'record'],
    gap: 'The defendant’s account is not given',
    severity: 'low',
    now: 'Take the client’s privileged account before any other step.',
  },
  {
    id: 'wrong-other',
    types: ['other'],
    question: 'What did the other side do or fail to do, and what duty or right does that violate?',
    factors: ['breach', 'negligence', 'fraud', 'hazard-known', 'written-agreement', 'prior-finding', 'no-warning'],
    gap: 'The wrong is not described',
    severity: 'medium',
    now: 'Prepare a chronology of what each side did.',
    defense: {
      question:
        'What is your client said to have done or failed to do, and what duty or right is that said to violate?',
      now: 'Prepare a chronology of what each side did.',
    },
  },
  {
    id: 'loss',
    types: claims,
    question: 'What damages can be proved, in what amount, and with which documents?',
    factors: ['damages-shown', 'mitigation', 'wage-records', 'treatment'],
    words: lossInMoney,
    gap: 'The loss is not documented',
    severity: 'medium',
    now: 'Prepare a damages schedule with a supporting document for each item.',
    defense: {
      question: 'What damages are claimed, in what amount, and with which documents?',
      now: 'Ask in discovery for each item of damages and the document behind it.',
    },
  },
  {
    id: 'proof',
    types: civil,
    question: 'Which documents, messages, recordings and witnesses prove it?',
    factors: [
      'documents',
      'recordings',
      'witnesses',
      'expert',
      'admission',
      'police-report',
      'pattern',
      'opinion-for-claim',
      'opinion-against-claim',
      'seen',
    ],
    words: proof,
    gap: 'No proof is described',
    severity: 'medium',
    now: 'List the evidence for each fact, and preserve it.',
  },
  {
    id: 'answer',
    types: civil,
    question: 'What does the other side say, and what is its best point?',
    factors: [
      'comparative-fault',
      'causation',
      'counterclaim',
      'permitted-use',
      'business-reason',
      'prior-offer',
      'default',
    ],
    words: answer,
    gap: 'The other side’s response is not given',
    severity: 'low',
    now: 'Write out the other side’s best case and your response to it.',
  },
]

export const topicsOf = (type: CaseType, isUsual = true): readonly Topic[] =>
  topics.filter(({ types }) => types.includes(type)).map((topic) => (isUsual ? topic : { ...topic, ...topic.defense }))
