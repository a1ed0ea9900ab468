/** The specification's case types, in its order. */
export const caseTypes = [
  'contract',
  'personal-injury',
  'employment',
  'intellectual-property',
  'real-estate',
  'family',
  'criminal',
  'other',
] as const
export type CaseType = (typeof caseTypes)[number]

/** What the form and the result call them. */
export const caseTypeTitles: Record<CaseType, string> = {
  contract: 'Contract',
  'personal-injury': 'Personal injury',
  employment: 'Employment',
  'intellectual-property': 'Intellectual property',
  'real-estate': 'Real estate',
  family: 'Family',
  criminal: 'Criminal',
  other: 'Other',
}
