import type { TemplateSource } from '../../template.ts'

type Part = TemplateSource['parts'][number]
type Clause = Extract<Part, { clauses: unknown }>['clauses'][number]

/** The parties, as a contract calls them: 'the Provider'. */
export interface Sides {
  one: string
  other: string
}

/** How one side may terminate the contract for the other's breach. Each period is a number of days that the template fixes. */
export const endForBreach = ({ one, other }: Sides): Clause => ({
  heading: 'Termination for breach',
  text: `Either the ${one} or the ${other} may terminate this Agreement by written notice if the other materially breaches it and does not cure the breach within 30 days after written notice that describes it.`,
})

export const confidentiality = ({ one, other }: Sides): Clause => ({
  id: 'confidentiality',
  heading: 'Confidentiality',
  clauses: [
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
    {
      text: 'The obligations in this Section continue for three years after this Agreement ends and, for a trade secret, for as long as it remains one.',
    },
  ],
})

export const notices: Clause = {
  id: 'notices',
  heading: 'Notices',
  text: 'A notice under this Agreement must be in writing and must be delivered by hand, by a nationally recognized courier, or by certified mail, return receipt requested, to the party’s address stated at the beginning of this Agreement or to another address of which the party has given notice. A notice takes effect when it is received or when delivery is refused.',
}

/** Clauses that close a contract, whatever it is about. */
export const closingClauses: Clause[] = [
  {
    heading: 'Entire agreement; amendment; waiver',
    text: 'This Agreement is the entire agreement of the parties on its subject and supersedes all earlier agreements and statements on that subject. It may be amended only in a writing that both parties sign. A party waives a right only in a writing that it signs, and a waiver on one occasion is not a waiver on another.',
  },
  {
    heading: 'Assignment',
    text: 'Neither party may assign this Agreement or its rights under it without the prior written consent of the other party, which may not be unreasonably withheld. This Agreement binds and benefits the parties and their permitted successors and assigns.',
  },
  {
    heading: 'Severability',
    text: 'If a court holds a provision of this Agreement to be invalid or unenforceable, the rest of this Agreement remains in effect, and the provision is to be enforced to the extent that the law allows.',
  },
  {
    heading: 'Counterparts; electronic signatures',
    text: 'This Agreement may be signed in counterparts, each of which is an original and all of which are one agreement. An electronic signature has the same effect as an original one.',
  },
]

/** Governing law by the state that was chosen; a blank where none was, or another one. */
export const governingLaw = (field: string): Clause => ({
  id: 'law',
  heading: 'Governing law; courts',
  clauses: [
    {
      when: { not: { field, is: 'other' } },
      text: `The law of the State of {${field}} governs this Agreement, without regard to its rules on conflict of laws. The state courts in {${field}} and the federal courts there have jurisdiction over a dispute that arises out of this Agreement, and each party submits to their jurisdiction.`,
    },
    {
      when: { field, is: 'other' },
      text: 'The law of the State of {otherState} governs this Agreement, without regard to its rules on conflict of laws. The state courts in {otherState} and the federal courts there have jurisdiction over a dispute that arises out of this Agreement, and each party submits to their jurisdiction.',
    },
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
export const signer = (party: string, more: { label: string; text?: string }[] = []) => ({
  party,
  lines: [{ label: 'Signature' }, ...more, { label: 'Date' }],
})
