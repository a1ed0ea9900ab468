import type { ModelClause } from '../model-clauses.ts'

/** Clauses that nearly every contract has, in the order in which contracts have them. */
export const modelGeneral: Readonly<Record<string, ModelClause>> = {
  'missing.parties': {
    title: 'Parties',
    text: 'This Agreement is between [full legal name], a [state] [form of organization] (“[short name]”), and [full legal name], a [state] [form of organization] (“[short name]”).',
  },
  'missing.effective-date': {
    title: 'Effective Date',
    text: 'This Agreement takes effect on [date] (the “Effective Date”).',
  },
  'missing.term': {
    title: 'Term',
    text: 'This Agreement begins on the Effective Date and continues for [number] [years], unless it is terminated earlier under its terms. [It renews only if both parties agree in writing.]',
  },
  'missing.termination': {
    title: 'Termination',
    text: 'Either party may terminate this Agreement by notice if the other party materially breaches it and does not cure the breach within [30] days after notice that describes it. [Either party may also terminate this Agreement for convenience on [60] days’ notice.]',
  },
  'missing.cure-period': {
    title: 'Notice and Cure',
    text: 'A party may terminate this Agreement for the other party’s breach only if it has given notice that describes the breach and the breach is not cured within [30] days after that notice, or [10] days for a failure to pay.',
  },
  'missing.effects-of-termination': {
    title: 'Effect of Termination',
    text: 'When this Agreement ends, [Customer] shall pay for what was performed or delivered before the end, each party shall return or destroy the other’s confidential information, and [Provider] shall deliver work in progress for which it has been paid.',
  },
  'missing.transition': {
    title: 'Transition Assistance',
    text: 'For up to [90] days after this Agreement ends, [Provider] shall, at [Customer]’s request and at [the rates then in effect], continue the services and give the help and data that [Customer] reasonably needs to move them to itself or a successor.',
  },
  'missing.authority': {
    title: 'Authority',
    text: 'Each party represents that it has the power to enter into and perform this Agreement, and that the person who signs for it is authorized to bind it.',
  },
  'missing.force-majeure': {
    title: 'Force Majeure',
    text: 'A party is not liable for a failure or delay in performance, other than of a duty to pay money, that is caused by an event beyond its reasonable control that it could not have avoided by reasonable care. It shall give prompt notice of the event and use reasonable efforts to resume performance. If the event lasts more than [60] days, either party may terminate this Agreement by notice.',
  },
  'missing.notices': {
    title: 'Notices',
    text: 'A notice under this Agreement must be in writing and sent to the address below by personal delivery, by a nationally recognized overnight courier, or by certified mail with return receipt requested. It takes effect when it is received or refused. A party may change its address by notice. [Address of each party]',
  },
  'missing.assignment': {
    title: 'Assignment',
    text: 'Neither party may assign this Agreement without the other party’s written consent, which may not be unreasonably withheld, except that either party may assign it, on notice, to a successor to all or substantially all of the business to which it relates. This Agreement binds and benefits the parties’ successors and permitted assigns.',
  },
  'missing.amendment': {
    title: 'Amendments',
    text: 'This Agreement may be amended only by a writing that refers to this Agreement and that both parties sign.',
  },
  'missing.waiver': {
    title: 'Waiver',
    text: 'A waiver is effective only if it is in writing and signed by the party that gives it, and only for the matter it describes. A failure or delay in enforcing a right does not waive that right.',
  },
  'missing.severability': {
    title: 'Severability',
    text: 'If a court holds a provision of this Agreement unenforceable, the provision is to be enforced as far as the law allows, and the other provisions remain in effect.',
  },
  'missing.survival': {
    title: 'Survival',
    text: 'Sections [list, such as confidentiality, payment, limitation of liability and disputes] survive the end of this Agreement.',
  },
  'missing.precedence': {
    title: 'Order of Precedence',
    text: 'If an exhibit, order or statement of work conflicts with the body of this Agreement, the body of this Agreement controls unless the other document names the section that it changes and both parties have signed it.',
  },
  'missing.dispute-resolution': {
    title: 'Disputes and Venue',
    text: 'The parties shall first try in good faith to settle a dispute by a meeting of executives within [15] days after one party asks for it in writing. If they do not settle it, the state and federal courts located in [county], [state], have [exclusive] jurisdiction, and each party consents to venue in those courts.',
  },
  'missing.governing-law': {
    title: 'Governing Law',
    text: 'The laws of the State of [state] govern this Agreement and every dispute that arises from it, without regard to rules on conflict of laws that would lead to the law of another place.',
  },
  'missing.entire-agreement': {
    title: 'Entire Agreement',
    text: 'This Agreement, with its exhibits, is the entire agreement of the parties on its subject. It replaces all earlier proposals, negotiations and agreements on that subject, written or oral.',
  },
  'missing.counterparts': {
    title: 'Counterparts and Electronic Signatures',
    text: 'The parties may sign this Agreement in counterparts and by electronic signature. Each signed copy is an original, and all of them together are one agreement.',
  },
  'missing.signature-block': {
    title: 'Signatures',
    text: '[NAME OF PARTY]\nBy: ____________________\nName: [name]\nTitle: [title]\nDate: [date]\n\n[NAME OF PARTY]\nBy: ____________________\nName: [name]\nTitle: [title]\nDate: [date]',
  },
}
