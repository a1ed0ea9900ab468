import type { TemplateSource } from '../../template.ts'
import { reviewNote } from '../shared.ts'
import { certification } from './parts.ts'

export const visaApplication: TemplateSource = {
  id: 'visa-application',
  title: 'Visa Application',
  tab: 'applications',
  description: 'What a visa application asks for, set out for the official form. It does not take that form’s place.',
  name: 'Visa application of {applicantName}',
  fields: [
    {
      name: 'applicantName',
      label: 'Full name, as in the passport',
      type: 'text',
      required: true,
      section: 'Personal information',
    },
    { name: 'dateOfBirth', label: 'Date of birth', type: 'date', required: true, section: 'Personal information' },
    { name: 'placeOfBirth', label: 'Place of birth', type: 'text', required: true, section: 'Personal information' },
    { name: 'nationality', label: 'Nationality', type: 'text', required: true, section: 'Personal information' },
    {
      name: 'passportNumber',
      label: 'Passport number',
      type: 'text',
      required: true,
      section: 'Passport',
      sensitive: true,
    },
    { name: 'passportExpiry', label: 'Passport expires', type: 'date', required: true, section: 'Passport' },
    {
      name: 'currentAddress',
      label: 'Current address',
      type: 'textarea',
      required: true,
      section: 'Personal information',
    },
    {
      name: 'visaType',
      label: 'Type of visa',
      type: 'select',
      options: ['Tourist', 'Business', 'Student', 'Work', 'Transit'],
      required: true,
      section: 'Travel',
    },
    { name: 'purposeOfTravel', label: 'Purpose of travel', type: 'textarea', required: true, section: 'Travel' },
    { name: 'durationOfStay', label: 'Duration of stay', type: 'text', required: true, section: 'Travel' },
    { name: 'accommodationDetails', label: 'Accommodation', type: 'textarea', section: 'Travel' },
    { name: 'financialSupport', label: 'Financial support', type: 'textarea', required: true, section: 'Travel' },
  ],
  parts: [
    { title: 'Visa Application' },
    { lines: ['Date: {today|date}'] },
    {
      paragraph:
        'This statement gives information for the official visa application form. It does not take the place of that form.',
    },
    { heading: 'Applicant' },
    {
      rows: [
        { label: 'Full name', text: '{applicantName}' },
        { label: 'Date of birth', text: '{dateOfBirth|date}' },
        { label: 'Place of birth', text: '{placeOfBirth}' },
        { label: 'Nationality', text: '{nationality}' },
        { label: 'Current address', text: '{currentAddress|line}' },
      ],
    },
    { heading: 'Passport' },
    {
      rows: [
        { label: 'Passport number', text: '{passportNumber}' },
        { label: 'Expires', text: '{passportExpiry|date}' },
      ],
    },
    { heading: 'Travel' },
    {
      rows: [
        { label: 'Type of visa', text: '{visaType}' },
        { label: 'Duration of stay', text: '{durationOfStay}' },
      ],
    },
    { heading: 'Purpose of travel' },
    { paragraph: '{purposeOfTravel}' },
    { heading: 'Accommodation', when: { given: 'accommodationDetails' } },
    { paragraph: '{accommodationDetails}', when: { given: 'accommodationDetails' } },
    { heading: 'Financial support' },
    { paragraph: '{financialSupport}' },
    ...certification('{applicantName}'),
    reviewNote,
  ],
}
