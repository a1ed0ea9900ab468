import type { TemplateSource } from '../../template.ts'
import { signer } from '../contracts/general.ts'

type Part = TemplateSource['parts'][number]

/** What an applicant signs to. True of any application: no law is named. */
export const certification = (applicant: string): Part[] => [
  { heading: 'Certification' },
  {
    paragraph:
      'I certify that the information in this application is true and complete to the best of my knowledge. I understand that a false statement or an omission may be a reason to deny the application or to revoke what was granted on it.',
  },
  { signatures: [signer(applicant)] },
]

/** Lines that an applicant's address and ways to reach them take. */
export const reach: Extract<Part, { rows: unknown }>['rows'] = [
  { label: 'Name', text: '{applicantName}' },
  { label: 'Address', text: '{applicantAddress|line}' },
  { label: 'Phone', text: '{applicantPhone}' },
  { label: 'Email', text: '{applicantEmail}' },
]

/** The fields behind them. */
export const reachFields: TemplateSource['fields'] = [
  { name: 'applicantName', label: 'Applicant’s name', type: 'text', required: true, section: 'Applicant' },
  { name: 'applicantAddress', label: 'Applicant’s address', type: 'textarea', required: true, section: 'Applicant' },
  { name: 'applicantPhone', label: 'Applicant’s phone', type: 'tel', required: true, section: 'Applicant' },
  { name: 'applicantEmail', label: 'Applicant’s email', type: 'email', required: true, section: 'Applicant' },
]
