import type { CaseTable } from './cases.ts'

const services = 'services-agreement'
const nda = 'non-disclosure-agreement'
const job = 'employment-agreement'
const nothing = 'The parties wish to work together on the project and agree as follows.'

/** For what contracts of some kinds should have. A hit is a text in which it is missing. */
export const missingKinds: CaseTable = {
  'missing.payment-terms': {
    kind: services,
    hits: [nothing],
    misses: ['Customer shall pay each invoice within thirty days.'],
  },
  'missing.late-payment': {
    kind: services,
    hits: ['Customer shall pay the sum each month.'],
    misses: ['Customer shall pay the sum each month. Overdue sums bear interest at one percent per month.', nothing],
  },
  'missing.taxes': {
    kind: 'sales-agreement',
    hits: ['Buyer shall pay $500 for the machine.'],
    misses: ['Buyer shall pay $500 for the machine and all sales taxes on it.'],
  },
  'missing.scope': {
    kind: services,
    hits: ['Customer shall pay $500 a month.'],
    misses: ['Provider shall perform the services described in Exhibit A.'],
  },
  'missing.acceptance': {
    kind: services,
    hits: ['Provider shall hand over the deliverables in May.'],
    misses: ['Provider shall hand over the deliverables in May, and Customer may reject a deliverable that is not as described.', nothing],
  },
  'missing.delivery': {
    kind: 'sales-agreement',
    hits: ['Buyer shall pay $500 for the machine.'],
    misses: ['Seller shall deliver the goods F.O.B. Toledo, where risk of loss passes.'],
  },
  'missing.ip-ownership': {
    kind: services,
    hits: ['Provider shall hand over the deliverables in May.'],
    misses: ['Customer owns the copyright in all deliverables when it has paid for them.'],
  },
  'missing.contractor-status': {
    kind: services,
    hits: ['Provider shall hire a contractor for the roof.'],
    misses: ['Provider is an independent contractor and not an employee.'],
  },
  'missing.confidentiality': {
    kind: services,
    hits: ['Customer is confident that the work will succeed.'],
    misses: ['Each party shall keep the information of the other in confidence and shall not disclose it.'],
  },
  'missing.license-grant': {
    kind: 'license',
    hits: ['Customer shall pay $500 a month for the software.'],
    misses: ['Licensor grants Licensee a non-exclusive license to use the software.'],
  },
  'missing.license-limits': {
    kind: 'license',
    hits: ['Licensor grants Licensee a license to use the software.'],
    misses: ['Licensee shall not sublicense or reverse engineer the software.'],
  },
  'missing.nda-definition': {
    kind: nda,
    hits: ['Each party shall keep all that it learns to itself.'],
    misses: [
      '“Confidential Information” means the plans of a party that are marked as secret.',
      'Each party may show its plans (the Confidential Information) to the other.',
      'Confidential Information - plans of whatever kind that a party shows.',
    ],
  },
  'missing.nda-exclusions': {
    kind: nda,
    hits: ['“Confidential Information” means the plans of a party.'],
    misses: [
      'Confidential Information does not include what is publicly known.',
      'These duties shall not apply to plans that were available to the public on the date of this Agreement.',
    ],
  },
  'missing.nda-purpose': {
    kind: nda,
    hits: ['Each party shall keep the plans of the other secret.'],
    misses: [
      'Recipient shall use the plans solely to evaluate the transaction.',
      'Recipient shall use the plans exclusively for the joint project.',
      'Recipient agrees not to use the plans without the written consent of the Company.',
      'Neither party may use the plans for any purpose but the review.',
    ],
  },
  'missing.nda-term': {
    kind: nda,
    hits: ['Each party shall keep the plans of the other secret.'],
    misses: [
      'The obligations in this Agreement end three years after disclosure.',
      'The duty of secrecy shall remain in effect until the plans no longer qualify as a trade secret.',
      'This Agreement shall be effective for a term of ____ years.',
      'This Agreement shall remain in full force and effect for two years.',
    ],
  },
  'missing.nda-return': {
    kind: nda,
    hits: ['Each party will return to the table in May.'],
    misses: [
      'On request Recipient shall return or destroy all copies.',
      'At any time, upon request, Recipient shall deliver the plans to the Company and will not retain any copies.',
    ],
  },
  'missing.nda-compelled': {
    kind: nda,
    hits: ['The court of the palace is shown in the plans.'],
    misses: [
      'Recipient may disclose what a court order or subpoena requires, after notice.',
      'The plans may be disclosed pursuant to a governmental or legal requirement, after notice.',
      'If you are required by any civil proceeding to disclose the plans, you shall give prompt notice.',
    ],
  },
  'missing.nda-no-license': {
    kind: nda,
    hits: ['Each party shall keep the plans of the other secret.'],
    misses: ['No license or other right in the information is granted.'],
  },
  'missing.employment-pay': {
    kind: job,
    hits: ['Employee shall work forty hours a week.'],
    misses: ['The Company shall pay Employee a base salary of $90,000 per year.'],
  },
  'missing.employment-duties': {
    kind: job,
    hits: ['The Company shall pay Employee a salary of $90,000 per year.'],
    misses: ['Employee shall serve as controller and report to the president.'],
  },
  'missing.employment-end': {
    kind: job,
    hits: ['The Company shall pay Employee a salary of $90,000 per year.'],
    misses: ['The employment is at-will and either side may end it.'],
  },
  'missing.protected-disclosures': {
    kind: job,
    hits: ['Employee shall not disclose the confidential plans of the Company.'],
    misses: [
      'Employee shall not disclose the confidential plans of the Company. Nothing in this Agreement bars a report to a government agency.',
      'Employee shall work forty hours a week.',
    ],
  },
  'missing.prior-inventions': {
    kind: job,
    hits: ['Employee assigns to the Company all inventions made on the job.'],
    misses: [
      'Employee assigns to the Company all inventions made on the job. Inventions made before the employment are excluded.',
      'Employee shall work forty hours a week.',
    ],
  },
  'missing.lease-premises': {
    kind: 'lease',
    hits: ['Tenant shall pay rent of $900 a month.'],
    misses: ['Landlord leases to Tenant the apartment located at 12 Elm Street.'],
  },
  'missing.lease-deposit': {
    kind: 'lease',
    hits: ['Tenant shall deposit the keys in the box.'],
    misses: ['Tenant shall pay a security deposit of $900.'],
  },
  'missing.lease-repairs': {
    kind: 'lease',
    hits: ['Tenant shall pay rent of $900 a month.'],
    misses: ['Landlord shall maintain the premises and make all repairs.'],
  },
  'missing.lease-entry': {
    kind: 'lease',
    hits: ['Tenant entered into this lease in May.'],
    misses: ['Landlord may enter the premises on 24 hours’ notice.'],
  },
  'missing.lease-use': {
    kind: 'lease',
    hits: ['Tenant shall pay rent of $900 a month.'],
    misses: ['The premises shall be used as a private dwelling only.'],
  },
  'missing.lease-default': {
    kind: 'lease',
    hits: ['Tenant shall pay rent of $900 a month.'],
    misses: ['If Tenant fails to pay rent within ten days after notice, Landlord may terminate this lease.'],
  },
  'missing.settlement-release': {
    kind: 'settlement',
    hits: ['Defendant shall pay Plaintiff $9,000.'],
    misses: ['Plaintiff hereby releases Defendant from all claims.'],
  },
  'missing.settlement-no-admission': {
    kind: 'settlement',
    hits: ['Defendant shall pay Plaintiff $9,000.'],
    misses: ['This settlement is not an admission of liability.'],
  },
  'missing.settlement-dismissal': {
    kind: 'settlement',
    hits: ['Defendant shall pay Plaintiff $9,000.'],
    misses: ['Plaintiff shall file a dismissal with prejudice within ten days.'],
  },
}
