import type { CaseTable } from './cases.ts'

/** For the checks of indemnity, liability, disputes and the end of a contract. */
export const burdens: CaseTable = {
  'risk.unlimited-indemnity': {
    hits: ['Contractor shall indemnify Owner from all claims, even if caused by the sole negligence of Owner.'],
    misses: ['Contractor shall indemnify Owner from third-party claims to the extent caused by the negligence of Contractor.'],
  },
  'one-sided.indemnity': {
    hits: ['Vendor shall defend, indemnify and hold harmless Customer from all third-party claims.'],
    misses: [
      'Each party shall indemnify and hold harmless the other from third-party claims.',
      'Vendor shall indemnify Customer from claims of infringement. Customer shall indemnify Vendor from claims about its data.',
    ],
  },
  'risk.indemnity-without-procedure': {
    hits: ['Vendor shall indemnify and hold harmless Customer from all third-party claims.'],
    misses: [
      'Vendor shall indemnify Customer from all third-party claims. Customer shall give prompt notice of each claim and let Vendor control its defense.',
    ],
  },
  'risk.indemnity-first-party': {
    hits: ['Vendor shall indemnify Customer from any and all losses, costs and expenses that Customer incurs.'],
    misses: ['Vendor shall indemnify Customer from any and all losses that arise from claims by third parties.'],
  },
  'risk.joint-and-several': {
    hits: ['Each tenant shall be jointly and severally liable for the whole rent.'],
    misses: ['The tenants are not jointly and severally liable for the rent.'],
  },
  'one-sided.liability-cap': {
    hits: ['Provider’s total liability shall not exceed the fees paid in the prior year.'],
    misses: ['Each party’s total liability shall not exceed the fees paid in the prior year.'],
  },
  'one-sided.consequential-damages': {
    hits: ['In no event shall Provider be liable for indirect or consequential damages.'],
    misses: ['In no event shall either party be liable for indirect or consequential damages.'],
  },
  'risk.cap-without-exceptions': {
    hits: ['The total liability of either party shall not exceed the fees paid in the prior year.'],
    misses: ['Except for fraud or willful misconduct, the total liability of either party shall not exceed the fees paid.'],
  },
  'risk.low-cap': {
    hits: ['The aggregate liability of Provider shall not exceed $100 in any case.'],
    misses: ['The aggregate liability of Provider shall not exceed $1,000,000 in any case.'],
  },
  'risk.exclusive-remedy': {
    hits: ['Repair is the sole and exclusive remedy of Customer for a defect in the goods.'],
    misses: ['The remedies in this contract are cumulative and repair is not the exclusive remedy.'],
  },
  'risk.as-is': {
    hits: ['The goods are sold “as is” and with all faults to the buyer.'],
    misses: ['Except as expressly provided in Section 4, the goods are sold “as is” with no other warranty.'],
  },
  'one-sided.warranty-disclaimer': {
    hits: ['Provider makes no warranty of any kind, express or implied, of merchantability or fitness.'],
    misses: [
      'Provider warrants that the software will conform to its documentation in all material respects. Provider makes no warranty of merchantability or fitness beyond that.',
    ],
  },
  'risk.arbitration': {
    hits: ['Any dispute under this contract shall be settled by binding arbitration in Chicago.'],
    misses: ['The parties are not required to arbitrate a dispute before they file suit.'],
  },
  'risk.jury-waiver': {
    hits: ['Each party waives its right to a trial by jury in any action under this contract.'],
    misses: ['Tenant does not waive its right to a trial by jury in any action under this lease.'],
  },
  'risk.class-waiver': {
    hits: ['Customer waives any right to bring or take part in a class action against Provider.'],
    misses: ['Holders of class A shares may bring an action in their own name against the company.'],
  },
  'risk.shortened-limitations': {
    hits: ['No action may be brought under this contract more than one year after the claim arose.'],
    misses: ['Supplier shall bring the goods to the warehouse within one year after the order.'],
  },
  'risk.exclusive-venue': {
    hits: ['The courts of Kent County, Delaware, have exclusive jurisdiction, and each party consents to venue in its courts.'],
    misses: ['Each party consents to the non-exclusive jurisdiction of the courts of Kent County, Delaware.'],
  },
  'risk.foreign-forum': {
    hits: ['This contract is governed by the laws of England and its courts have jurisdiction.'],
    misses: [
      'This contract is governed by the laws of New York.',
      'Seller is a company organized and existing under the laws of England with courts of its own choice.',
    ],
  },
  'one-sided.attorneys-fees': {
    hits: ['Tenant shall pay all attorneys’ fees that Landlord incurs in enforcing this lease.'],
    misses: [
      'The prevailing party shall be entitled to recover its attorneys’ fees from the other.',
      'Each party shall pay its own attorneys’ fees in every case.',
      'Tenant shall pay the legal fees of Landlord for the review of a sublease.',
    ],
  },
  'one-sided.injunctive-relief': {
    hits: ['Employee agrees that a breach would cause irreparable harm and that Company may obtain injunctive relief.'],
    misses: ['Each party agrees that a breach would cause irreparable harm for which the other may seek injunctive relief.'],
  },
  'risk.no-bond': {
    hits: ['Company may obtain an injunction without posting a bond or other security.'],
    misses: ['Contractor shall furnish a performance bond without delay and give security for its work.'],
  },
  'risk.waiver-of-defenses': {
    hits: ['Maker waives presentment, demand, protest and notice of dishonor.'],
    misses: ['Maker does not waive presentment, demand or notice of dishonor.'],
  },
  'risk.auto-renewal': {
    hits: ['This Agreement renews automatically for successive one-year terms unless either party gives notice.'],
    misses: ['This Agreement shall not automatically renew at the end of its term.'],
  },
  'risk.renewal-without-exit': {
    hits: ['This Agreement shall automatically renew for successive terms of one year each.'],
    misses: ['This Agreement shall automatically renew for successive terms of one year unless either party gives notice.'],
  },
  'risk.long-renewal-notice': {
    hits: [
      'This Agreement shall automatically renew for one-year terms unless a party gives notice at least one hundred twenty (120) days before the term ends.',
    ],
    misses: [
      'This Agreement begins with a term of two (2) years and shall automatically renew for one-year terms unless a party gives notice at least sixty (60) days before the term ends.',
    ],
  },
  'one-sided.termination-for-convenience': {
    hits: ['Customer may terminate this Agreement for convenience on thirty days’ notice to Supplier.'],
    misses: ['Either party may terminate this Agreement for convenience on thirty days’ notice.'],
  },
  'risk.short-notice': {
    hits: ['Owner may terminate this contract at any time upon three (3) days’ notice to Manager.'],
    misses: [
      'Owner may terminate this contract upon three (3) days’ notice if Manager is in breach of it.',
      'Owner may terminate this contract at any time upon thirty (30) days’ notice to Manager.',
    ],
  },
  'risk.long-notice': {
    hits: ['Either party may terminate this contract on one hundred eighty (180) days’ written notice.'],
    misses: ['Either party may terminate this contract on thirty (30) days’ written notice after a term of 2 years.'],
  },
  'risk.change-of-control': {
    hits: ['Upon a change of control of Supplier, Customer may terminate this Agreement.'],
    misses: ['A party may assign this Agreement without consent in connection with a change of control, on notice.'],
  },
  'one-sided.suspension': {
    hits: ['Provider may suspend the service immediately and without notice to Customer.'],
    misses: ['Provider may suspend the service without liability upon ten days’ notice to Customer.'],
  },
  'risk.at-will-employment': {
    kind: 'employment-agreement',
    hits: ['Your employment with the Company is at-will and may end at any time.'],
    misses: ['The employment described above is not at-will employment and lasts three years.'],
  },
  'risk.time-of-essence': {
    hits: ['Time is of the essence with respect to each date in this contract.'],
    misses: ['The time of delivery shall not be of the essence of this contract.'],
  },
}
