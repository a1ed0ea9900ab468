import type { TemplateSource } from '../../template.ts'
import { reviewNote } from '../shared.ts'
import { certification, reach, reachFields } from './parts.ts'

export const loanApplication: TemplateSource = {
  id: 'loan-application',
  title: 'Loan Application',
  tab: 'applications',
  description: 'An application to a lender, with the loan, its purpose, and income and debts.',
  form: false,
  name: 'Loan application of {applicantName}',
  fields: [
    ...reachFields,
    { name: 'lender', label: 'Lender', type: 'text', required: true, section: 'Loan' },
    { name: 'amount', label: 'Amount of the loan', type: 'text', required: true, section: 'Loan', holds: 'money' },
    { name: 'purpose', label: 'Purpose of the loan', type: 'textarea', required: true, section: 'Loan' },
    { name: 'term', label: 'Time to repay', type: 'text', required: true, section: 'Loan' },
    { name: 'collateral', label: 'Collateral', type: 'textarea', section: 'Loan' },
    { name: 'employer', label: 'Employer or business', type: 'text', section: 'Finances' },
    { name: 'income', label: 'Yearly income', type: 'text', required: true, section: 'Finances', holds: 'money' },
    { name: 'assets', label: 'Assets', type: 'textarea', section: 'Finances', holds: 'list' },
    { name: 'debts', label: 'Debts', type: 'textarea', required: true, section: 'Finances', holds: 'list' },
  ],
  parts: [
    { title: 'Loan Application' },
    { lines: ['{lender}', 'Date: {today|date}'] },
    { heading: 'Applicant' },
    { rows: reach },
    { heading: 'Loan' },
    {
      rows: [
        { label: 'Amount', text: '{amount|money}' },
        { label: 'Time to repay', text: '{term}' },
        { label: 'Collateral', text: '{collateral|line}', when: { given: 'collateral' } },
      ],
    },
    { heading: 'Purpose' },
    { paragraph: '{purpose}' },
    { heading: 'Finances' },
    {
      rows: [
        { label: 'Employer or business', text: '{employer}', when: { given: 'employer' } },
        { label: 'Yearly income', text: '{income|money}' },
      ],
    },
    { heading: 'Assets', when: { given: 'assets' } },
    { items: 'assets', when: { given: 'assets' } },
    { heading: 'Debts' },
    { items: 'debts' },
    ...certification('{applicantName}'),
    reviewNote,
  ],
}
