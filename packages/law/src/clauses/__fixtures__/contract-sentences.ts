/** For each clause of a contract: sentences that have it, and near misses that do not. */
export const contractSentences: Record<string, { hits: string[]; misses: string[] }> = {
  'clause.auto-renewal': {
    hits: ['This Agreement shall automatically renew for successive one-year terms unless either party gives notice.'],
    misses: ['This Agreement shall not automatically renew at the end of its term.'],
  },
  'clause.termination-for-convenience': {
    hits: ['Company may, in its sole discretion and without cause, terminate this Agreement upon notice.', 
      'Customer may terminate this Agreement for convenience upon thirty days written notice to Supplier.',
      'Owner may, upon written notice to Contractor, at any time, terminate the work in whole or in part.',
    ],
    misses: [
      'A party may terminate this Agreement at any time by notice if the other is in breach of it.',
      'For one year after the termination of my employment for any reason I shall keep the papers safe.',
      'Neither party may terminate this Agreement without cause before the third anniversary.',
    ],
  },
  'clause.at-will-employment': {
    hits: ['Your employment with the Company is at-will and may end at any time.'],
    misses: ['The employment described above is not at-will employment and lasts three years.'],
  },
  'clause.time-of-essence': {
    hits: ['Time is of the essence with respect to each date in this Agreement.'],
    misses: ['The time of delivery shall not be of the essence of this contract.'],
  },
  'clause.cure-period': {
    hits: ['A breach that is not cured within thirty days after notice is a ground to terminate.'],
    misses: ['The cured concrete shall be delivered within thirty days of the order to the site.'],
  },
  'clause.payment-deadline': {
    hits: ['Customer shall pay each invoice within thirty (30) days of receipt.'],
    misses: ['Supplier shall deliver the goods within thirty days of the order.'],
  },
  'clause.survival': {
    hits: ['The duties of this Section shall survive the termination of this Agreement.'],
    misses: ['The licenses granted here do not survive termination of this Agreement.'],
  },
  'clause.change-of-control': {
    hits: ['Upon a change of control of Supplier, Customer may terminate this Agreement.'],
    misses: ['“Change of Control” means the sale of more than half of the shares of a party.'],
  },
  'clause.liquidated-damages': {
    hits: ['Contractor shall pay $500 per day as liquidated damages for delay in completion.'],
    misses: ['The work is performed without liquidated damages for any delay whatsoever.'],
  },
  'clause.acceleration': {
    hits: ['On default the entire unpaid balance shall become immediately due and payable.'],
    misses: ['On a sale of the company the vesting of the unpaid options shall be accelerated in full.'],
  },
  'clause.event-of-default': {
    hits: ['Each of the following shall constitute an event of default under this note.'],
    misses: ['A delay caused by weather shall not constitute a default under this contract.'],
  },
  'clause.late-interest': {
    hits: ['Overdue amounts shall bear interest at one percent per month until paid.'],
    misses: ['The late delivery of the goods shall be of no interest to the carrier at all.'],
  },
  'clause.attorneys-fees': {
    hits: ["The prevailing party shall recover its reasonable attorneys' fees and costs of suit."],
    misses: ["Each prevailing party shall bear its own attorneys' fees in every dispute."],
  },
  'clause.personal-guaranty': {
    hits: ['Guarantor personally and unconditionally guarantees the payment of all obligations of Tenant.'],
    misses: ['No personal guaranty is given by any officer of the tenant in this lease.'],
  },
  'clause.confession-of-judgment': {
    hits: ['Borrower authorizes entry of judgment by confession for all sums due.', 'Borrower authorizes any attorney to appear in any court and confess judgment against it.'],
    misses: ['The lender shall not confess judgment or seek it without a hearing.'],
  },
  'clause.set-off': {
    hits: ['Owner may set off any amounts owed by Contractor against payments due under this Agreement.'],
    misses: ['All payments shall be made without any right to set-off of amounts that are owed.'],
  },
  'clause.price-increase': {
    hits: ['Provider may increase the fees once a year on sixty days notice to Customer.'],
    misses: ['The rent shall not be increased during the first three years of the lease.'],
  },
  'clause.indemnity': {
    hits: ['Supplier shall indemnify and hold harmless Customer from all third-party claims.'],
    misses: ['Customer shall have no duty to notify the persons who are to be indemnified here.'],
  },
  'clause.indemnity-broad': {
    hits: ['Contractor shall indemnify Owner from all claims, even if caused by the sole negligence of Owner.'],
    misses: ['Contractor shall indemnify Owner from third-party claims for bodily injury that Contractor caused.'],
  },
  'clause.limitation-of-liability': {
    hits: ['The aggregate liability of Provider shall not exceed the fees paid in the prior year.'],
    misses: ['Provider is a limited liability company that was formed in the state of Maine.'],
  },
  'clause.consequential-damages': {
    hits: ['In no event shall either party be liable for indirect or consequential damages.'],
    misses: ['Supplier shall be liable for direct, indirect and consequential damages that it causes.'],
  },
  'clause.warranty-disclaimer': {
    hits: ['Supplier makes no warranty, express or implied, of merchantability or fitness.'],
    misses: ['Supplier warrants that the goods are of merchantable quality and free of defects.'],
  },
  'clause.exclusive-remedy': {
    hits: ["The repair of the goods is Customer's sole and exclusive remedy for any defect."],
    misses: ['The remedies in this section are cumulative, and repair is not the sole remedy of Customer.'],
  },
  'clause.release-of-claims': {
    hits: ['Employee hereby releases the Company from all claims arising from the employment.'],
    misses: ['Neither party hereby releases any press releases about the claims of the other.'],
  },
  'clause.force-majeure': {
    hits: ['Neither party shall be liable for delay caused by acts of God or events beyond its reasonable control.'],
    misses: ['The parties shall keep control of the acts of their own staff at the site at all times.'],
  },
  'clause.insurance': {
    hits: ['Contractor shall maintain commercial general liability insurance of one million dollars.'],
    misses: ['Contractor shall not be required to carry insurance for the goods of others.'],
  },
  'clause.arbitration': {
    hits: ['Any dispute shall be settled by arbitration under the rules of the American Arbitration Association.'],
    misses: ['The parties are not required to arbitrate a claim before they file it in court.'],
  },
  'clause.class-action-waiver': {
    hits: ['Each party waives the right to bring a class action or to be a class member in one.'],
    misses: ['The shares are divided into class A shares and class B shares, each with the right to vote.'],
  },
  'clause.jury-waiver': {
    hits: ['Each party waives its right to a trial by jury in any dispute under this lease.'],
    misses: ['The tenant does not waive trial by jury in any action under this lease.'],
  },
  'clause.shortened-limitations': {
    hits: ['No action may be brought under this Agreement more than one year after the claim arose.'],
    misses: ['Supplier shall bring the goods to the warehouse within one year of the order.'],
  },
  'clause.forum-selection': {
    hits: ['The courts of Cook County shall have exclusive jurisdiction, and each party consents to venue in that county.'],
    misses: ['The exclusive right to sell the goods in the county belongs to the distributor.'],
  },
  'clause.governing-law': {
    hits: ['This Agreement is governed by California law.', 'This Agreement shall be governed by the laws of the State of Ohio.', 'California law governs.', 'The law of Ohio governs this lease.'],
    misses: ['Supplier is a corporation organized and existing under the laws of the State of Ohio.'],
  },
  'clause.injunctive-relief': {
    hits: ['A breach would cause irreparable harm, for which the Company may seek injunctive relief.'],
    misses: ['The goods were damaged beyond repair, for which the carrier shall pay their price.'],
  },
  'clause.non-compete': {
    hits: ['For two years Seller shall not engage in any business that competes with the business sold.'],
    misses: [
      'Nothing in this Agreement shall prohibit a party from competing with the other.',
      'The contract shall be competitively bid among three suppliers that the owner shall name.',
    ],
  },
  'clause.non-solicit': {
    hits: ['For one year Consultant shall not solicit the employees of the Company to leave it.'],
    misses: ['Broker may solicit customers on behalf of the Company in the territory.'],
  },
  'clause.exclusivity': {
    hits: ['Owner hereby grants to Dealer the sole and exclusive right to sell the goods as its distributor.'],
    misses: ['Owner hereby grants to Dealer a non-exclusive license to sell the goods.'],
  },
  'clause.most-favored': {
    hits: ['The prices shall be no less favorable than those given to any other customer of Supplier.'],
    misses: ['The weather shall be favorable before the customer takes the boats out.'],
  },
  'clause.confidentiality': {
    hits: ['Recipient shall hold the information in strict confidence and use it for the project only.'],
    misses: ['Supplier is confident that the goods will arrive before the season begins.'],
  },
  'clause.confidentiality-perpetual': {
    hits: ['Recipient shall keep the confidential information secret in perpetuity.'],
    misses: ['Recipient shall keep the confidential information secret for three years.'],
  },
  'clause.non-disparagement': {
    hits: ['Employee agrees not to make disparaging remarks about the Company or its products.'],
    misses: ['Employee agrees not to remove papers from the office of the Company.'],
  },
  'clause.ip-assignment': {
    hits: ['Consultant hereby assigns to the Company all inventions made in the course of the work.'],
    misses: ['Nothing in this Agreement shall assign the inventions of either party to the other.'],
  },
  'clause.assignment-restriction': {
    hits: ['Neither party may assign this Agreement without the prior written consent of the other.'],
    misses: ['The supervisor may assign staff to the site with the consent of the foreman.'],
  },
  'clause.unilateral-change': {
    hits: ['Provider reserves the right to modify these terms at any time in its sole discretion.'],
    misses: ['The parties may amend the terms of this Agreement from time to time by mutual written consent.'],
  },
  'clause.sole-discretion': {
    hits: ['Landlord may withhold its consent in its sole discretion.'],
    misses: ['The surgeon shall use discretion in the choice of the instruments.'],
  },
  'clause.power-of-attorney': {
    hits: ['Borrower appoints Lender as its attorney-in-fact to sign all papers in its name.'],
    misses: ['Borrower shall consult an attorney before it signs the papers of this loan.'],
  },
  'clause.audit-right': {
    hits: ['Customer shall have the right to audit the books and records of Supplier once a year.'],
    misses: ['Supplier shall deliver the books and records of the school to the library.'],
  },
  'clause.entire-agreement': {
    hits: ['This Agreement constitutes the entire agreement of the parties on its subject.'],
    misses: ['This paper is not the entire agreement of the parties, who will sign others.'],
  },
  'clause.severability': {
    hits: ['If any provision is held invalid, the remaining provisions shall continue in full force.'],
    misses: ['If a ticket is void the holder shall pay for another at the gate.'],
  },
  'clause.amendment-in-writing': {
    hits: ['No amendment of this Agreement is effective unless it is in writing and signed by both parties.'],
    misses: ['The parties may amend this Agreement by word of mouth at any meeting.'],
  },
}
