import type { Condition, TemplateSource } from '../../template.ts'

type Field = TemplateSource['fields'][number]
type Part = TemplateSource['parts'][number]
type Clause = Extract<Part, { clauses: unknown }>['clauses'][number]

/** Subjects on which somebody may say more than the form asks for, by the name of the field that takes their words. */
const subjects = {
  alterationTerms: 'Alterations',
  amendmentTerms: 'Amendment',
  arbitrationTerms: 'Disputes',
  assignmentTerms: 'Assignment',
  benefitTerms: 'Benefits',
  bonusTerms: 'Bonus and other pay',
  breachTerms: 'Breach and cure',
  capTerms: 'Limit on fees',
  competitionTerms: 'Competition',
  compelledTerms: 'Disclosure required by law',
  confidentialityTerms: 'Confidentiality',
  contractorTerms: 'Status of the contractor',
  deliveryTerms: 'Delivery',
  depositTerms: 'Deposit',
  directionTerms: 'Who discloses',
  durationTerms: 'Duration',
  endingTerms: 'Termination and notice',
  entryTerms: 'Entry',
  exclusivityTerms: 'Exclusivity and other work',
  expenseTerms: 'Expenses',
  indemnityTerms: 'Indemnification',
  injunctionTerms: 'Remedies',
  inspectionTerms: 'Inspection',
  insuranceTerms: 'Insurance',
  inventionTerms: 'Inventions',
  lateTerms: 'Late payment',
  leaveTerms: 'Vacation and leave',
  legalFeeTerms: 'Attorney’s fees',
  liabilityTerms: 'Liability',
  licenseTerms: 'License',
  nonsolicitTerms: 'Hiring and solicitation',
  occupancyTerms: 'Occupants and guests',
  ownershipTerms: 'Work product',
  parkingTerms: 'Parking',
  payTerms: 'Payment',
  petTerms: 'Pets',
  probationTerms: 'Probation',
  protectionTerms: 'Duration of confidentiality',
  recipientTerms: 'Permitted recipients',
  releaseTerms: 'Release',
  renewalTerms: 'Renewal',
  repairTerms: 'Repairs and upkeep',
  returnTerms: 'Returns',
  riskTerms: 'Risk of loss',
  smokingTerms: 'Smoking',
  subcontractTerms: 'Subcontractors',
  subletTerms: 'Sublease',
  taxTerms: 'Taxes',
  titleTerms: 'Title',
  utilityTerms: 'Utilities',
  warrantyTerms: 'Warranties',
  workplaceTerms: 'Place and hours of work',
} as const
export type Subject = keyof typeof subjects

/** Fields for terms beyond the form: what somebody said on each subject, one term a line. */
export const termFields = (...names: readonly Subject[]): Field[] =>
  names.map((name) => ({
    name,
    label: `Terms on ${subjects[name].charAt(0).toLowerCase()}${subjects[name].slice(1)}`,
    type: 'textarea',
    section: 'Further terms',
    holds: 'list',
    asked: false,
    term: true,
  }))

const given = (name: Subject): Condition => ({ given: name })
export const unsaid = (...names: readonly Subject[]): Condition => ({
  not: { any: names.map(given) },
})
export const saidAny = (...names: readonly Subject[]): Condition => ({ any: names.map(given) })
const both = (one: Condition | undefined, other: Condition): Condition => (one ? { all: [one, other] } : other)

/** Where the words on a subject stand, one term a clause. */
export const saidOn = (...names: readonly Subject[]): Clause[] =>
  names.map((name) => ({ when: given(name), each: name }))

/** Whether a clause has an answer in it that was given: no such answer gives way. */
const answers = ({ when }: Clause) => when !== undefined && 'given' in when

/** Default clauses that give way to what was said on a subject. */
export const yieldTo = (name: Subject, ...defaults: readonly Clause[]): Clause[] => [
  ...defaults.map((clause) => (answers(clause) ? clause : { ...clause, when: both(clause.when, unsaid(name)) })),
  ...saidOn(name),
]

/** Clauses that are there only if something was said on their subject. */
export const onlySaid = (...names: readonly Subject[]): Clause[] =>
  names.map((name) => ({ when: given(name), heading: subjects[name], clauses: [{ each: name }] }))

/** A clause without parts of its own that gives way to what was said on its subjects. */
export const orSaid = ({ text, clauses, ...clause }: Clause, ...names: readonly Subject[]): Clause => ({
  ...clause,
  clauses: [
    ...(clauses ?? [{ text: text ?? '' }]).map((one) => ({ ...one, when: both(one.when, unsaid(...names)) })),
    ...saidOn(...names),
  ],
})
