import type { CaseType } from '../case-types.ts'

/** A point of law on which a case of a kind often turns, and that its description seldom tells: it is asked, and moves nothing. */
interface PointToAsk {
  types: readonly CaseType[]
  /** Words by which the description is of that kind. */
  when: RegExp
  question: string
  now: string
}

const points: readonly PointToAsk[] = [
  {
    types: ['contract', 'real-estate', 'other'],
    when: /\b(?:oral(?:ly)?|verbal(?:ly)?|handshake|unwritten|by word of mouth|shook (?:hands|on it)|(?:no|never (?:a|any)) (?:signed )?(?:writing|written (?:agreement|contract|lease)|paper)|nothing (?:was |is )?(?:ever )?(?:in writing|signed|on paper|written down)|never (?:put|reduced)\b.{0,30}\bwriting)\b/i,
    question:
      'Does the statute of frauds require a signed writing (land, a term beyond one year, another’s debt, goods of $500 or more: Restatement (Second) of Contracts § 110; U.C.C. § 2-201)? If so, is there a signed message, part performance or another exception?',
    now: 'Find out whether the agreement had to be in writing, and plead or answer the statute of frauds.',
  },
  {
    types: ['intellectual-property'],
    when: /\bcopyright\w*|\b(?:song|photo(?:graph)?|novel|software|source code|screenplay|book|painting|illustration|film)s?\b.{0,80}\b(?:copied|infring\w+|pirat\w+|used without)\b/i,
    question:
      'When was the copyright registered? A United States work must be registered, or refused, before suit (17 U.S.C. § 411(a)). As a rule there are no statutory damages or attorney’s fees for an infringement that began before registration, unless a published work was registered within three months of its first publication (17 U.S.C. § 412).',
    now: 'Compare the effective date of the registration with the first publication and the first infringement.',
  },
  {
    types: ['personal-injury', 'other'],
    // That an accident led to surgery says nothing of whoever operated.
    when: /\b(?:malpractice|misdiagnos\w+|standard of care|(?:surgeon|surgery|operation|anesthe\w+|obstetric\w+|dentist|radiolog\w+|doctor|physician|nurse|hospital|clinic|pharmacist)s?\b.{0,60}\b(?:failed to|missed|misread|overlooked|negligen\w+|error|wrong|botched|nicked|severed|left (?:a|an|the|in|inside)|delayed|ignored|discharged|prescribed))\b/i,
    question:
      'Does this state require an expert’s affidavit, a certificate of merit or presuit notice for a claim of malpractice, by when, and was it filed?',
    now: 'Check the state’s requirement of an expert affidavit or certificate of merit, and its deadline.',
  },
  {
    types: ['real-estate', 'contract', 'other'],
    when: /\b(?:landlord|lessor|owner|we|client)s?\b.{0,60}\b(?:accept\w*|took|taking|cash(?:ed|ing)|deposit(?:ed|ing)|kept)\b.{0,40}\b(?:rent|payments?|checks?)\b/i,
    question:
      'Was rent or a payment accepted after the default was known, or after the notice? That can waive the default or the notice, unless the lease, a reservation of rights or a statute says otherwise.',
    now: 'List every payment accepted after the default and after the notice, and read the clause on waiver.',
  },
  {
    types: ['contract', 'real-estate', 'other'],
    when: /\bliquidated damages?\b/i,
    question:
      'Is the amount of liquidated damages reasonable in the light of the loss, or a penalty (Restatement (Second) of Contracts § 356)? Is it the only remedy for this breach, and who invokes it?',
    now: 'Read the liquidated damages clause: which breach it covers, its amount, and whether it excludes other remedies.',
  },
]

/** The points of law to ask about in a case of the type, by what its description tells. */
export const pointsToAsk = (text: string, type: CaseType): { question: string; now: string }[] =>
  points
    .filter(({ types, when }) => types.includes(type) && when.test(text))
    .map(({ question, now }) => ({ question, now }))
