/** The kinds of document that are told apart. */
export const kinds = {
  complaint: 'Complaint',
  answer: 'Answer',
  motion: 'Motion',
  brief: 'Brief',
  'memorandum-of-law': 'Memorandum of Law',
  opinion: 'Court Opinion',
  order: 'Court Order',
  notice: 'Court Notice',
  subpoena: 'Subpoena',
  'non-disclosure-agreement': 'Non-Disclosure Agreement',
  'employment-agreement': 'Employment Agreement',
  lease: 'Lease',
  'services-agreement': 'Services Agreement',
  'sales-agreement': 'Purchase or Sales Agreement',
  license: 'License Agreement',
  settlement: 'Settlement Agreement',
  contract: 'Contract',
  will: 'Will or Trust',
  letter: 'Letter',
  'demand-letter': 'Demand Letter',
  statute: 'Statute or Regulation',
  charter: 'Certificate of Incorporation or Bylaws',
  deed: 'Deed',
  memo: 'Memo',
  minutes: 'Minutes',
  email: 'Email',
  'notice-to-party': 'Notice',
  stipulation: 'Stipulation',
  transcript: 'Transcript',
  form: 'Form',
  other: 'Other',
} as const
export type DocumentKind = keyof typeof kinds

/** The kinds that are contracts. */
export const contractKinds: readonly DocumentKind[] = [
  'contract',
  'non-disclosure-agreement',
  'employment-agreement',
  'lease',
  'services-agreement',
  'sales-agreement',
  'license',
  'settlement',
]
/** The kinds that are filed in court or come from one. */
export const courtKinds: readonly DocumentKind[] = [
  'complaint',
  'answer',
  'motion',
  'brief',
  'memorandum-of-law',
  'opinion',
  'order',
  'notice',
  'subpoena',
]

/** Where a sign may stand: in the lines above the body, in the first or last part, anywhere. */
export type Place = 'head' | 'start' | 'end' | 'any'

/** Something that speaks for a kind, with its weight: 5 decides almost alone, 1 only supports. Negative speaks against. */
export type Sign = readonly [kind: DocumentKind, weight: number, place: Place, pattern: RegExp]
