import type { TemplateSource } from '../../template.ts'
import { reviewNote } from '../shared.ts'
import { certification, reach, reachFields } from './parts.ts'

export const permitApplication: TemplateSource = {
  id: 'permit-application',
  title: 'Permit Application',
  tab: 'applications',
  description: 'An application to an agency for a permit, for a project or an event at a place.',
  form: false,
  name: 'Permit application of {applicantName}',
  fields: [
    ...reachFields,
    { name: 'agency', label: 'Agency', type: 'text', required: true, section: 'Permit' },
    { name: 'permitType', label: 'Type of permit', type: 'text', required: true, section: 'Permit' },
    { name: 'site', label: 'Place of the project or event', type: 'textarea', required: true, section: 'Permit' },
    { name: 'owner', label: 'Owner of the place', type: 'text', section: 'Permit' },
    {
      name: 'description',
      label: 'Description of the project or event',
      type: 'textarea',
      required: true,
      section: 'Project',
    },
    { name: 'startDate', label: 'Start date', type: 'date', required: true, section: 'Project' },
    { name: 'endDate', label: 'End date', type: 'date', section: 'Project' },
    { name: 'cost', label: 'Estimated cost', type: 'text', section: 'Project', holds: 'money' },
    { name: 'contractor', label: 'Contractor', type: 'text', section: 'Project' },
    { name: 'enclosures', label: 'Enclosures', type: 'textarea', section: 'Project', holds: 'list' },
  ],
  parts: [
    { title: 'Application for a Permit' },
    { lines: ['{agency}', 'Date: {today|date}'] },
    { heading: 'Applicant' },
    { rows: reach },
    { heading: 'Permit' },
    {
      rows: [
        { label: 'Type of permit', text: '{permitType}' },
        { label: 'Place', text: '{site|line}' },
        { label: 'Owner of the place', text: '{owner}', when: { given: 'owner' } },
      ],
    },
    { heading: 'Project or event' },
    { paragraph: '{description}' },
    {
      rows: [
        { label: 'Start', text: '{startDate|date}' },
        { label: 'End', text: '{endDate|date}', when: { given: 'endDate' } },
        { label: 'Estimated cost', text: '{cost|money}', when: { given: 'cost' } },
        { label: 'Contractor', text: '{contractor}', when: { given: 'contractor' } },
      ],
    },
    { heading: 'Enclosures', when: { given: 'enclosures' } },
    { items: 'enclosures', when: { given: 'enclosures' } },
    ...certification('{applicantName}'),
    reviewNote,
  ],
}
