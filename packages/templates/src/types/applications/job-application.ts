import type { TemplateSource } from '../../template.ts'
import { reviewNote } from '../shared.ts'
import { certification, reach } from './parts.ts'

export const jobApplication: TemplateSource = {
  id: 'job-application',
  title: 'Job Application',
  tab: 'applications',
  description: 'An application for a position with an employer.',
  name: 'Job application of {applicantName} for {positionApplied}',
  fields: [
    { name: 'applicantName', label: 'Full name', type: 'text', required: true, section: 'Personal information' },
    { name: 'applicantAddress', label: 'Address', type: 'textarea', required: true, section: 'Personal information' },
    { name: 'applicantPhone', label: 'Phone', type: 'tel', required: true, section: 'Personal information' },
    { name: 'applicantEmail', label: 'Email', type: 'email', required: true, section: 'Personal information' },
    { name: 'ssn', label: 'Social Security number', type: 'text', section: 'Personal information', sensitive: true },
    { name: 'positionApplied', label: 'Position applied for', type: 'text', required: true, section: 'Position' },
    { name: 'salaryExpected', label: 'Expected salary', type: 'text', section: 'Position', holds: 'money' },
    { name: 'availableStartDate', label: 'Available from', type: 'date', required: true, section: 'Position' },
    { name: 'education', label: 'Education', type: 'textarea', required: true, section: 'Background', holds: 'list' },
    {
      name: 'workExperience',
      label: 'Work experience',
      type: 'textarea',
      required: true,
      section: 'Background',
      holds: 'list',
    },
    { name: 'skills', label: 'Skills', type: 'textarea', section: 'Background', holds: 'list' },
    { name: 'references', label: 'References', type: 'textarea', section: 'Background', holds: 'list' },
  ],
  parts: [
    { title: 'Application for Employment' },
    { lines: ['Date: {today|date}'] },
    { heading: 'Applicant' },
    { rows: [...reach, { label: 'Social Security number', text: '{ssn}', when: { given: 'ssn' } }] },
    { heading: 'Position' },
    {
      rows: [
        { label: 'Position applied for', text: '{positionApplied}' },
        { label: 'Available from', text: '{availableStartDate|date}' },
        { label: 'Expected salary', text: '{salaryExpected|money}', when: { given: 'salaryExpected' } },
      ],
    },
    { heading: 'Education' },
    { items: 'education' },
    { heading: 'Work experience' },
    { items: 'workExperience' },
    { heading: 'Skills', when: { given: 'skills' } },
    { items: 'skills', when: { given: 'skills' } },
    { heading: 'References', when: { given: 'references' } },
    { items: 'references', when: { given: 'references' } },
    ...certification('{applicantName}'),
    reviewNote,
  ],
}
