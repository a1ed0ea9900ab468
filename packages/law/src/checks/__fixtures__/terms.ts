import type { CaseTable } from './cases.ts'

/** For the checks of money, control, restraints and property. */
export const terms: CaseTable = {
  'risk.liquidated-damages': {
    hits: ['Contractor shall pay $500 per day as liquidated damages for delay.'],
    misses: ['The work is done without liquidated damages for any delay whatsoever.'],
  },
  'risk.penalty': {
    hits: ['If delivery is late, Seller shall pay Buyer a penalty of $1,000 for each week.'],
    misses: [
      'The sum is a fair estimate of loss and not a penalty that Seller shall pay.',
      'Contractor shall pay all fines and penalties imposed by a public authority.',
    ],
  },
  'risk.acceleration': {
    hits: ['On default the entire unpaid balance shall become immediately due and payable.'],
    misses: ['On a sale of the company the vesting of the unpaid options shall be accelerated in full.'],
  },
  'risk.high-interest': {
    hits: ['Overdue amounts bear interest at 2% per month until paid.'],
    misses: ['Overdue amounts bear interest at 1% per month until paid.'],
  },
  'risk.interest-without-limit': {
    hits: ['Overdue amounts shall bear interest at 1% per month until paid.'],
    misses: ['Overdue amounts shall bear interest at the lesser of 1% per month or the maximum rate permitted by law.'],
  },
  'risk.late-fee-daily': {
    hits: ['Tenant shall pay a late charge of $25 per day until the rent is paid.'],
    misses: ['Tenant shall pay one late charge of $25 if the rent is not paid by the fifth day.'],
  },
  'risk.confession-of-judgment': {
    hits: ['Borrower authorizes any attorney to appear in any court and confess judgment against it.'],
    misses: ['The lender shall not confess judgment or seek it without a hearing.'],
  },
  'risk.personal-guaranty': {
    hits: ['Guarantor personally and unconditionally guarantees the payment of all obligations of Tenant.'],
    misses: ['No personal guaranty is given by any officer of the tenant in this lease.'],
  },
  'risk.non-refundable': {
    hits: ['All fees paid under this contract are non-refundable.'],
    misses: ['All fees are non-refundable except upon termination for breach by Provider.'],
  },
  'risk.prepayment-charge': {
    hits: ['Borrower may prepay the loan upon payment of a premium of two percent.'],
    misses: ['Borrower may prepay the loan at any time without premium or penalty.'],
  },
  'risk.price-increase': {
    hits: ['Provider may increase the fees once a year on sixty days’ notice.'],
    misses: ['Provider may increase the fees once a year by not more than five percent.'],
  },
  'one-sided.set-off': {
    hits: ['Owner may set off any amounts owed by Contractor against payments due to it.'],
    misses: ['Either party may set off any amounts owed by the other against payments due to it.'],
  },
  'risk.pay-when-paid': {
    hits: ['Payment to Subcontractor is due only after receipt of payment from the Owner.'],
    misses: [
      'Payment to Subcontractor is due within thirty days after receipt of its invoice.',
      'Payment shall be made only after Owner receives and approves an invoice from Contractor.',
    ],
  },
  'risk.most-favored': {
    hits: ['Supplier shall give Buyer most favored customer pricing at all times.'],
    misses: ['The weather was most favorable for the work of the supplier that year.'],
  },
  'risk.cross-default': {
    hits: ['A default by Borrower under any other agreement with Lender is a default under this note.'],
    misses: ['A default by Borrower under this agreement entitles Lender to interest.'],
  },
  'one-sided.unilateral-change': {
    hits: ['Provider may modify the terms of this Agreement at any time without notice.'],
    misses: [
      'The parties may modify the terms of this Agreement by written agreement at any time.',
      'A party may change its address for notices at any time under the terms of this Section.',
    ],
  },
  'one-sided.sole-discretion': {
    hits: ['Landlord may approve or refuse an assignment in its sole discretion.'],
    misses: ['Either party may decide in its sole discretion whether to extend the term.'],
  },
  'one-sided.audit': {
    hits: ['Licensor may audit the books and records of Licensee and its affiliates.'],
    misses: ['Licensor may, once a year and on reasonable notice, audit the books and records of Licensee.'],
  },
  'risk.power-of-attorney': {
    hits: ['Borrower appoints Lender as its attorney-in-fact to sign any instrument in its name.'],
    misses: ['The attorney for Borrower shall in fact deliver an opinion to Lender.'],
  },
  'risk.deemed-acceptance': {
    hits: ['If Customer does not object within five days, the work is deemed accepted.'],
    misses: ['Payment shall not be deemed acceptance if the work is defective.'],
  },
  'risk.terms-elsewhere': {
    hits: ['Customer shall comply with the policies of Provider as amended from time to time.'],
    misses: ['Customer shall comply with the policies attached as Exhibit B.'],
  },
  'one-sided.assignment': {
    hits: ['Provider may assign this Agreement at any time without the consent of Customer.'],
    misses: [
      'Neither party may assign this Agreement without the consent of the other.',
      'Provider may assign this Agreement to a successor to substantially all of its business without consent.',
    ],
  },
  'risk.agreement-to-agree': {
    hits: ['The rent for the second term is to be mutually agreed upon at a later date.'],
    misses: [
      'Meetings shall be held at a place that the parties choose in good faith.',
      'All prices are to be agreed in the applicable purchase order.',
    ],
  },
  'risk.no-damages-for-delay': {
    hits: ['Contractor shall make no claim for damages on account of delay, whoever causes it.'],
    misses: ['Contractor shall pay damages for delays that it causes to the work of others.'],
  },
  'risk.landlord-entry': {
    kind: 'lease',
    hits: ['Landlord may enter the premises at any time to inspect them.'],
    misses: ['Landlord may enter the premises upon 24 hours’ notice at reasonable hours.'],
  },
  'risk.non-compete': {
    hits: ['For two years after the closing Seller shall not engage in any business that competes with the Company.'],
    misses: ['Nothing in this Agreement shall prohibit a party from competing with the other.'],
  },
  'risk.outside-work': {
    hits: ['During the term of this Agreement Employee shall not engage in any business that competes with the Company.'],
    misses: ['During the term of this Agreement Employee shall keep regular hours at the office of the Company.'],
  },
  'risk.non-compete-scope': {
    hits: ['For five years after the end of employment Employee shall not compete with the Company.'],
    misses: ['For one year after the end of employment Employee shall not compete with the Company.'],
  },
  'risk.non-solicit': {
    hits: ['For one year Consultant shall not solicit the employees of the Company to leave it.'],
    misses: ['Consultant may place general advertising for employees in the press at any time.'],
  },
  'risk.restraint-void': {
    hits: [
      'For two years after employment ends, Employee shall not compete with the clinic within 25 miles. California law governs.',
      'This Agreement is governed by the laws of the State of California. For one year after termination Consultant shall not solicit the customers of the Company.',
      'This Agreement shall be governed by the laws of the State of North Dakota. For one year after termination Employee shall not compete with the Company.',
    ],
    misses: [
      'This Agreement is governed by the laws of the State of Ohio. For one year after termination Employee shall not compete with the Company.',
      'This Agreement is governed by the laws of the State of California. In connection with the sale of the business, for one year after closing Seller shall not compete with Buyer.',
    ],
  },
  'risk.own-fees-in-arbitration': {
    kind: 'employment-agreement',
    hits: [
      'Any dispute arising out of this Agreement shall be settled by binding arbitration. Each party shall bear its own attorneys’ fees in the arbitration.',
    ],
    misses: [
      'Any dispute arising out of this Agreement shall be settled by binding arbitration. Each party shall bear its own attorneys’ fees, unless a statute provides otherwise.',
    ],
  },
  'risk.arbitration-of-harassment': {
    kind: 'employment-agreement',
    hits: [
      'Any dispute arising out of the employment shall be settled by binding arbitration.',
      'Employee waives the right to bring or take part in a class action or collective action against the Company.',
    ],
    misses: [
      'Any dispute arising out of the employment shall be settled by binding arbitration, other than claims that by law cannot be made subject to mandatory arbitration.',
      'Any dispute arising out of the employment shall be settled by binding arbitration, except claims of sexual harassment or sexual assault.',
    ],
  },
  'risk.arbitration-of-transport': {
    kind: 'employment-agreement',
    hits: [
      'The Company employs Employee as a long-haul truck driver. Any dispute arising out of the employment shall be settled by binding arbitration.',
    ],
    misses: [
      'The Company employs Employee as a dispatcher. Any dispute arising out of the employment shall be settled by binding arbitration.',
    ],
  },
  'risk.exception-for-nothing': {
    hits: [
      'Except for its indemnification obligations, in no event shall either party’s total liability under this Agreement exceed the fees paid in the prior twelve months.',
    ],
    misses: [
      'Except for its indemnification obligations, in no event shall either party’s total liability under this Agreement exceed the fees paid in the prior twelve months. Provider shall indemnify and hold harmless Customer from third-party claims.',
    ],
  },
  'reference.survival-of-nothing': {
    hits: ['The provisions on confidentiality shall survive the termination of this Agreement.'],
    misses: [
      'Each party shall keep the confidential information of the other party confidential and shall not disclose it to any third party. The provisions on confidentiality shall survive the termination of this Agreement.',
    ],
  },
  'reference.precedence-conflict': {
    hits: [
      'In the event of a conflict between this Agreement and an Order Form, this Agreement shall prevail. In the event of any inconsistency between the Order Form and this Agreement, the Order Form shall control.',
    ],
    misses: [
      'In the event of a conflict between this Agreement and an Order Form, this Agreement shall prevail. In the event of any conflict between this Agreement and a Statement of Work, the Statement of Work shall control.',
    ],
  },
  'reference.substance': {
    hits: [
      '1. Payment. Customer shall pay each invoice within thirty days after it is received.\n2. Liability. Subject to the indemnity obligations set forth in Section 3, liability is limited to the fees that were paid.\n3. Notices. Notices shall be in writing and are sent to the address of each party above.',
    ],
    misses: [
      '1. Payment. Customer shall pay each invoice within thirty days after it is received.\n2. Liability. Subject to the indemnity obligations set forth in Section 3, liability is limited to the fees that were paid.\n3. Claims. Provider shall indemnify and hold harmless Customer against claims of third parties.',
    ],
  },
  'risk.renewal-passed': {
    hits: ['Customer may renew the term by written notice on or before June 30, 2019.'],
    misses: ['This Agreement renews the agreement of the parties that was dated June 30, 2019.'],
  },
  'risk.no-remedy': {
    hits: ['Under no circumstances shall Provider be liable to Customer for any damages whatsoever.'],
    misses: [
      'Under no circumstances shall Provider be liable to Customer for any indirect damages whatsoever.',
      'Provider shall not be liable for any damages whatsoever in excess of the fees, and its liability shall not exceed $100,000.',
    ],
  },
  'risk.exclusivity': {
    hits: ['Buyer shall exclusively purchase its needs of steel from Seller during the term.'],
    misses: ['Buyer takes a non-exclusive right to purchase steel from Seller during the term.'],
  },
  'risk.evergreen-confidentiality': {
    hits: ['Recipient shall keep the information confidential in perpetuity after this Agreement ends.'],
    misses: ['Recipient shall keep the information confidential for three years after this Agreement ends.'],
  },
  'one-sided.confidentiality': {
    hits: ['Contractor shall keep all information of Owner in strict confidence and shall not disclose it.'],
    misses: ['Each party shall keep all information of the other in strict confidence.'],
  },
  'risk.non-disparagement': {
    hits: ['Employee shall not disparage the Company or its officers at any time.'],
    misses: ['The Company shall publish all remarks of the auditor, however critical they are.'],
  },
  'risk.publicity': {
    hits: ['Provider may use the name and logo of Customer in its marketing materials.'],
    misses: ['Provider may use the name and logo of Customer in marketing with the prior consent of Customer.'],
  },
  'risk.broad-ip-assignment': {
    hits: ['Consultant hereby assigns to Company all inventions made in the course of the services.'],
    misses: [
      'Consultant hereby assigns to Company all inventions made in the course of the services. Consultant retains its pre-existing tools and know-how.',
    ],
  },
  'risk.perpetual-license': {
    hits: ['Author grants Publisher a perpetual, irrevocable license to use the work.'],
    misses: ['Author grants Publisher a license to use the work for the term, which is not perpetual.'],
  },
  'risk.moral-rights': {
    hits: ['Author irrevocably waives all moral rights in the work.'],
    misses: ['Author does not waive any moral rights in the work.'],
  },
  'risk.data-use': {
    hits: ['Provider may use and share Customer data with third parties for marketing.'],
    misses: ['Provider may use Customer data solely to provide the services to Customer and its third party users.'],
  },
  'risk.release-unknown': {
    hits: ['Employee hereby releases the Company from all claims, known or unknown, to this date.'],
    misses: ['Employee hereby releases the Company from the claims stated in the complaint in this case.'],
  },
  'one-sided.release': {
    kind: 'settlement',
    hits: ['Plaintiff hereby releases Defendant from all claims arising from the accident.'],
    misses: ['Plaintiff and Defendant hereby release each other from all claims arising from the accident.'],
  },
}
