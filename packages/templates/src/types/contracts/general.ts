import type { Condition, TemplateSource } from '../../template.ts'
import { onlySaid, orSaid, type Subject, saidOn, unsaid, yieldTo } from './terms.ts'

type Part = TemplateSource['parts'][number]
type Clause = Extract<Part, { clauses: unknown }>['clauses'][number]

/** The parties, as a contract calls them: 'the Provider'. */
export interface Sides {
  one: string
  other: string
}

/** How one side may terminate the contract for the other's breach. Each period is a number of days that the template fixes. */
export const endForBreach = ({ one, other }: Sides): Clause =>
  orSaid(
    {
      heading: 'Termination for breach',
      text: `Either the ${one} or the ${other} may terminate this Agreement by written notice if the other materially breaches it and does not cure the breach within 30 days after written notice that describes it.`,
    },
    'breachTerms',
  )

/** Subjects that clauses below give way to: each contract that has these clauses has these fields. */
export const generalTerms: Subject[] = [
  'arbitrationTerms',
  'legalFeeTerms',
  'insuranceTerms',
  'amendmentTerms',
  'assignmentTerms',
]

/**
 * The immunity that 18 U.S.C. § 1833(b)(1) and (2) give. Notice of it belongs in each contract with an employee, and with a
 * person who works as a contractor or consultant, that governs confidential information (§ 1833(b)(3) and (4)).
 */
export const tradeSecretNotice =
  'Under 18 U.S.C. § 1833(b), an individual is not criminally or civilly liable under a federal or state trade secret law for disclosing a trade secret in confidence to a federal, state or local government official, directly or indirectly, or to an attorney, solely for the purpose of reporting or investigating a suspected violation of law. Nor is an individual liable under such a law for disclosing a trade secret in a complaint or other document that is filed under seal in a lawsuit or other proceeding. An individual who files a lawsuit for retaliation by an employer for reporting a suspected violation of law may disclose the trade secret to the individual’s attorney and use it in the court proceeding, if the individual files any document that contains it under seal and does not disclose it except under a court order.'

export const confidentiality = ({ one, other }: Sides): Clause => ({
  id: 'confidentiality',
  heading: 'Confidentiality',
  clauses: yieldTo(
    'confidentialityTerms',
    {
      text: `“**Confidential Information**” means information that the ${one} or the ${other} discloses to the other under this Agreement and that is marked confidential or that a reasonable person would understand to be confidential.`,
    },
    {
      text: 'Each party shall use the other party’s Confidential Information only to perform this Agreement or to exercise its rights under it, shall protect it with at least reasonable care, and shall disclose it only to persons who need it for that use and who are bound to protect it.',
    },
    {
      text: 'Confidential Information does not include information that the receiving party can show is or becomes public without its fault, was known to it before, is received from a third party who was free to disclose it, or was developed without use of the Confidential Information.',
    },
    {
      text: 'A party may disclose Confidential Information to the extent that the law requires it, after giving the other party prompt notice where the law allows that. Nothing in this Agreement keeps a person from reporting a possible violation of law to a government agency.',
    },
    { text: tradeSecretNotice },
    {
      text: 'When this Agreement ends, or earlier when the other party asks in writing, each party shall return or destroy the other party’s Confidential Information, except for copies that the law or routine backup requires it to keep. Those copies remain subject to {#confidentiality}.',
    },
    {
      when: unsaid('protectionTerms'),
      text: 'The obligations in {#confidentiality} continue for three years after this Agreement ends and, for a trade secret, for as long as it remains one.',
    },
    ...saidOn('protectionTerms'),
  ),
})

export const beyondControl: Clause = {
  heading: 'Events beyond a party’s control',
  text: 'A party is not liable for a delay that an event beyond its reasonable control causes, such as a natural disaster, war or an act of government, if it notifies the other party promptly and does what is reasonable to limit the delay. If the delay lasts more than 60 days, the other party may terminate this Agreement by written notice. This does not excuse a payment that is due.',
}

export const notices: Clause = {
  id: 'notices',
  heading: 'Notices',
  text: 'A notice under this Agreement must be in writing and must be delivered by hand, by a nationally recognized courier, or by certified mail, return receipt requested, to the party’s address stated at the beginning of this Agreement or to another address of which the party has given notice. A notice takes effect when it is received or when delivery is refused.',
}

/** Clauses that close a contract, whatever it is about. */
export const closingClauses: Clause[] = [
  ...onlySaid('legalFeeTerms'),
  {
    heading: 'Entire agreement; amendment; waiver',
    text: [
      'This Agreement is the entire agreement of the parties on its subject and supersedes all earlier agreements and statements on that subject.',
      { when: unsaid('amendmentTerms'), text: 'It may be amended only in a writing that both parties sign.' },
      'A party waives a right only in a writing that it signs, and a waiver on one occasion is not a waiver on another.',
    ],
    clauses: saidOn('amendmentTerms'),
  },
  {
    heading: 'Assignment',
    text: [
      {
        when: unsaid('assignmentTerms'),
        text: 'Neither party may assign this Agreement or its rights under it without the prior written consent of the other party, which may not be unreasonably withheld.',
      },
      'This Agreement binds and benefits the parties and their permitted successors and assigns.',
    ],
    clauses: saidOn('assignmentTerms'),
  },
  {
    heading: 'Severability',
    text: 'If a court holds a provision of this Agreement to be invalid or unenforceable, the rest of this Agreement remains in effect, and the provision is to be enforced to the extent that the law allows.',
  },
  {
    heading: 'Counterparts; electronic signatures',
    text: 'This Agreement may be signed in counterparts, each of which is an original and all of which are one agreement. An electronic signature has the same effect as an original one. A person who signs for a party represents that he or she has the authority to sign for it.',
  },
]

const lawAndCourts = (field: string): Clause['text'] => [
  `The law of {${field}} governs this Agreement, without regard to its rules on conflict of laws.`,
  {
    when: unsaid('arbitrationTerms'),
    text: `Each party submits to the nonexclusive personal jurisdiction of the state courts in {${field}}, and of the federal courts there, for a dispute that arises out of this Agreement.`,
  },
]

/** Governing law by the state that was given. */
export const lawOf = (field: string): Clause => ({
  id: 'law',
  heading: 'Governing law; courts',
  text: lawAndCourts(field),
  clauses: saidOn('arbitrationTerms'),
})

/** Governing law by the state that was chosen; a blank where none was, or another one. */
export const governingLaw = (field: string): Clause => ({
  id: 'law',
  heading: 'Governing law; courts',
  clauses: [
    { when: { not: { field, is: 'other' } }, text: lawAndCourts(field) },
    { when: { field, is: 'other' }, text: lawAndCourts('otherState') },
    ...saidOn('arbitrationTerms'),
  ],
})

/** A field for the state where the form has none, or has 'Other'. */
export const otherState = {
  name: 'otherState',
  label: 'State whose law governs',
  type: 'text',
  section: 'Terms',
  asked: false,
} as const

/** What stands above the blocks to sign on. */
export const signed: Part = { paragraph: 'The parties have signed this Agreement on the dates stated below.' }

/** A block to sign on. */
export const signer = (party: string, more: SignatureLine[] = []) => ({
  party,
  lines: [{ label: 'Signature' }, ...more, { label: 'Date' }],
})
interface SignatureLine {
  when?: Condition
  label: string
  text?: string
}

/** Who signs for a body, of a party whose fields begin with `role`: in no form, and read from what is said. */
export const signatory = (role: string, party: string) =>
  ({
    name: `${role}Signer`,
    label: `Who signs for the ${party}`,
    type: 'text',
    section: 'Parties',
    asked: false,
  }) as const

/** The lines with the name and the title of who signs, to be filled in by hand where nobody is known. */
export const nameAndTitle = (role: string): SignatureLine[] => {
  const known: Condition = { given: `${role}Signer` }
  return [
    { label: 'Name', when: { not: known } },
    { label: 'Title', when: { not: known } },
    ...nameAndTitleIfKnown(role),
  ]
}

/** The same where most who sign are persons and sign for themselves: only for a body for which somebody is known. */
export const nameAndTitleIfKnown = (role: string): SignatureLine[] => {
  const known: Condition = { given: `${role}Signer` }
  return [
    { label: 'Name', when: known, text: `{${role}Signer|person}` },
    { label: 'Title', when: known, text: `{${role}Signer|post}` },
  ]
}
