import type { CaseTable } from './cases.ts'

const services = 'services-agreement'
const nothing = 'The parties wish to work together on the project and agree as follows.'

/** A contract of some length that names sections beyond its last. */
const part = `1. Definitions\n1.1 “Goods” means what Section 7.2, Section 9.1 and Section 11.3 say of the goods.\n${'1.2 Each word is used as the trade uses it, and no other sense is meant by it here.\n'.repeat(60)}`

/** For what every contract should have. A hit is a text in which it is missing. */
export const missingGeneral: CaseTable = {
  'missing.ending': { hits: [part], misses: [part.replace(/Section \d+\.\d/g, 'Section 1.2')] },
  'missing.parties': {
    hits: ['The goods are sold at the price stated below. Delivery is in May.'],
    misses: [
      'This Agreement is made as of May 1, 2026, by and between Acme Corp., a Delaware corporation (“Seller”), and Beta LLC, an Ohio limited liability company (“Buyer”).',
      'This Agreement is entered into as of Harbor House of Ohio (Owner) and Volunteer (Helper) (each a “Party” and together the “Parties”).',
    ],
  },
  'missing.effective-date': {
    hits: [nothing],
    misses: [
      'This Agreement is made and entered into as of May 1, 2026, by the parties.',
      'Seller delivers the goods.\n\nSeller\nDate: ____________',
    ],
  },
  'missing.signature-block': {
    hits: [nothing],
    misses: [
      'The parties have signed below.\n\nACME CORP.\n\nBy: ______________________\nName: Ann Doe\nTitle: President',
      'Seller delivers the goods.\n\nColumbus, DD/MM/YYYY\n_________________________ _________________________',
      'Seller delivers the goods.\n\nExecuted this 4th day of May 2026\nAcme Corp. (Signature of the selling party)',
    ],
  },
  'missing.authority': {
    kind: services,
    hits: [nothing],
    misses: ['Each party has full power and authority to enter into this Agreement.'],
  },
  'missing.counterparts': {
    hits: ['The goods are sold over the counter.'],
    misses: ['This Agreement may be signed in counterparts, each of which is an original.'],
  },
  'missing.governing-law': {
    hits: ['Supplier shall comply with every law that applies to its staff.'],
    misses: [
      'This Agreement is governed by the laws of the State of Ohio.',
      'The validity of this Agreement is governed in all respects by the law of the state of Ohio.',
    ],
  },
  'missing.dispute-resolution': {
    hits: ['This Agreement is governed by the laws of the State of Ohio.'],
    misses: ['The courts of Franklin County, Ohio, have exclusive jurisdiction over every dispute.'],
  },
  'missing.notices': {
    hits: ['Tenant took notice of the state of the premises. Either party may end it on thirty days’ notice.'],
    misses: ['Notices shall be in writing and sent by certified mail to the address of each party.'],
  },
  'missing.entire-agreement': {
    hits: ['The parties are in agreement on the price of the goods.'],
    misses: ['This document is the entire agreement of the parties and supersedes all prior talks.'],
  },
  'missing.amendment': {
    hits: ['The amended budget is attached to this Agreement.'],
    misses: ['This Agreement may be amended only in a writing that both parties sign.'],
  },
  'missing.waiver': {
    hits: ['Each party shall bear its own cost of the project.'],
    misses: ['No failure or delay of a party to enforce a right is a waiver of that right.'],
  },
  'missing.severability': {
    hits: ['The invalid ticket shall be replaced at the gate.'],
    misses: ['If a provision is held unenforceable, the remaining provisions stay in force.'],
  },
  'missing.assignment': {
    hits: ['Manager shall assign two engineers to the project.'],
    misses: ['Neither party may assign this Agreement without the consent of the other.'],
  },
  'missing.force-majeure': {
    hits: ['Supplier shall keep control of the site.'],
    misses: ['Neither party is liable for delay caused by events beyond its reasonable control.'],
  },
  'missing.survival': {
    kind: services,
    hits: [nothing],
    misses: ['Sections 4 and 7 survive the end of this Agreement.'],
  },
  'missing.precedence': {
    hits: ['Provider shall do the work in each statement of work that the parties sign.'],
    misses: [
      'Provider shall do the work in each statement of work. If a statement of work conflicts with this Agreement, this Agreement controls.',
      nothing,
    ],
  },
  'missing.term': {
    hits: ['The terms of payment are stated below.'],
    misses: ['The term of this Agreement begins on May 1, 2026, and is two years.'],
  },
  'missing.termination': {
    hits: [nothing],
    misses: ['Either party may terminate this Agreement for material breach.'],
  },
  'missing.cure-period': {
    hits: ['Either party may terminate this Agreement upon a material breach by the other.'],
    misses: [
      'Either party may terminate this Agreement upon a material breach that is not cured within thirty days after notice.',
      nothing,
    ],
  },
  'missing.effects-of-termination': {
    kind: services,
    hits: ['Either party may terminate this Agreement on notice.'],
    misses: ['Upon termination Customer shall pay for the services performed to that date.'],
  },
  'missing.transition': {
    kind: services,
    hits: ['Provider shall host the cloud platform for Customer.'],
    misses: ['Provider shall host the cloud platform and give transition assistance for sixty days.', nothing],
  },
  'missing.limitation-of-liability': {
    kind: services,
    hits: ['Provider is a limited liability company of Maine.'],
    misses: ['The aggregate liability of a party shall not exceed the fees paid in the prior year.'],
  },
  'missing.indemnification': {
    kind: services,
    hits: [nothing],
    misses: ['Each party shall indemnify the other from third-party claims.'],
  },
  'missing.insurance': {
    kind: services,
    hits: ['The parties met at the office of an insurance broker.'],
    misses: ['Contractor shall maintain commercial general liability insurance.'],
  },
  'missing.warranty': {
    kind: services,
    hits: ['Provider shall perform the services described in Exhibit A.'],
    misses: ['Provider warrants that it will perform the services in a workmanlike manner.'],
  },
  'missing.warranty-disclaimer': {
    kind: 'sales-agreement',
    hits: ['Seller warrants that the goods are free of defects.'],
    misses: ['Seller warrants that the goods are free of defects and disclaims all other warranties.', nothing],
  },
  'missing.data-protection': {
    hits: ['Customer shall send Provider the personal data of its staff.'],
    misses: ['Provider shall protect personal data with safeguards that the privacy laws require.', nothing],
  },
}
