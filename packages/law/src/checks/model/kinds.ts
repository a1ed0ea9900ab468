import type { ModelClause } from '../model-clauses.ts'

/** Clauses of agreements of one kind. */
export const modelKinds: Readonly<Record<string, ModelClause>> = {
  'missing.nda-definition': {
    title: 'Confidential Information',
    text: '“Confidential Information” means nonpublic information that one party (the “Discloser”) gives to the other (the “Recipient”) for the Purpose and that is marked as confidential or that a reasonable person would understand to be confidential.',
  },
  'missing.nda-exclusions': {
    title: 'Exclusions',
    text: 'Confidential Information does not include information that (a) is or becomes public other than by the Recipient’s breach, (b) the Recipient already knew without a duty of secrecy, (c) the Recipient rightly receives from another without a duty of secrecy, or (d) the Recipient develops without use of the Discloser’s information.',
  },
  'missing.nda-purpose': {
    title: 'Permitted Use',
    text: 'The Recipient shall use Confidential Information only to [evaluate the proposed transaction] (the “Purpose”) and for no other purpose.',
  },
  'missing.nda-term': {
    title: 'Term of Secrecy',
    text: 'The Recipient’s duties under this Agreement end [three] years after the disclosure, except that they continue for a trade secret as long as it remains one.',
  },
  'missing.nda-return': {
    title: 'Return or Destruction',
    text: 'On the Discloser’s request the Recipient shall within [15] days return or destroy Confidential Information and its copies, except backup copies deleted in the ordinary course and one copy kept to show compliance. Copies that are kept remain subject to this Agreement.',
  },
  'missing.nda-compelled': {
    title: 'Disclosure Required by Law',
    text: 'The Recipient may disclose Confidential Information to the extent that a law, court order or subpoena requires it. Where it lawfully may, it shall first give the Discloser prompt notice so that the Discloser can seek protection, and it shall disclose only what is required.',
  },
  'missing.nda-no-license': {
    title: 'No License',
    text: 'The Discloser keeps all rights in its Confidential Information. This Agreement grants no license or other right in it except to use it for the Purpose.',
  },
  'missing.employment-pay': {
    title: 'Compensation',
    text: 'The Company shall pay the Employee [a salary of $[amount] per year] [a wage of $[amount] per hour], less lawful deductions, on its regular paydays. The Employee may take part in the benefit plans open to employees of like position, under the terms of those plans, and is reimbursed for reasonable business expenses.',
  },
  'missing.employment-duties': {
    title: 'Position and Duties',
    text: 'The Company employs the Employee as [title], reporting to [title], at [place]. The Employee shall perform the duties of that position and others of like kind that the Company reasonably assigns.',
  },
  'missing.employment-end': {
    title: 'End of Employment',
    text: 'Employment is at will: the Employee and the Company may each end it at any time, with or without cause, on [two weeks’] notice. At the end the Company shall pay wages and expenses earned to that date [and severance of [amount] if it ends the employment without cause].',
  },
  'missing.protected-disclosures': {
    title: 'Protected Rights',
    text: 'Nothing in this Agreement prevents a person from reporting a possible violation of law to a government agency, from testifying or cooperating in an investigation, from receiving an award for such a report, or from making another disclosure that the law protects.',
  },
  'missing.prior-inventions': {
    title: 'Prior Inventions',
    text: 'This Agreement does not apply to the inventions listed in Exhibit [A], which the Employee made before the employment, or to an invention that the Employee develops on the Employee’s own time, without the Company’s equipment or confidential information, and that does not relate to the Company’s business.',
  },
  'missing.lease-deposit': {
    title: 'Security Deposit',
    text: 'On signing, the Tenant shall pay a security deposit of $[amount]. The Landlord may apply it to unpaid rent and to damage beyond ordinary wear, and shall hold and return it, with an itemized list of deductions, as and when the law of [state] requires.',
  },
  'missing.lease-repairs': {
    title: 'Maintenance and Repairs',
    text: 'The Landlord shall keep the structure, common areas, and the heating, plumbing and electrical systems in good repair and fit for use. The Tenant shall keep the Premises clean, promptly report what needs repair, and pay for damage that the Tenant or its guests cause beyond ordinary wear.',
  },
  'missing.lease-entry': {
    title: 'Entry',
    text: 'The Landlord may enter the Premises at reasonable hours on at least [24] hours’ notice to inspect, repair or show them, and without notice only in an emergency.',
  },
  'missing.lease-use': {
    title: 'Use',
    text: 'The Tenant shall use the Premises only as [a private residence for the persons named in this Lease] [an office], and in keeping with the law.',
  },
  'missing.lease-default': {
    title: 'Default',
    text: 'The Tenant is in default if it does not pay rent within [five] days after written notice, or does not cure another breach within [14] days after written notice. After a default the Landlord may terminate this Lease and recover possession by the process that the law requires.',
  },
  'missing.settlement-release': {
    title: 'Release',
    text: 'On receipt of the settlement payment, [name] releases [name] and its officers, employees and insurers from all claims that arise from [the matter described above] up to the date of this Agreement. This release does not cover duties under this Agreement or claims that the law does not allow to be released.',
  },
  'missing.settlement-no-admission': {
    title: 'No Admission',
    text: 'This Agreement is a compromise of disputed claims. It is not an admission of liability or fault by any party.',
  },
  'missing.settlement-dismissal': {
    title: 'Dismissal',
    text: 'Within [10] days after receipt of the settlement payment, [plaintiff] shall file a dismissal of the action with prejudice, each party to bear its own costs and fees.',
  },
}
