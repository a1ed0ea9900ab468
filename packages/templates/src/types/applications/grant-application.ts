import type { TemplateSource } from '../../template.ts'
import { letterhead } from '../letters/letterhead.ts'
import { reviewNote } from '../shared.ts'
import { certification, reach, reachFields } from './parts.ts'

/** A funder that asks for a letter gets one, and no form. */
const asLetter = { field: 'writtenAs', is: 'letter' }

const form: TemplateSource['parts'] = [
  { title: 'Grant Application' },
  {
    lines: [
      '{funder}',
      { when: { given: 'program' }, text: '{program}' },
      { when: { given: 'letterTo' }, text: 'Attention: {letterTo}' },
      'Date: {today|date}',
    ],
  },
  { heading: 'Summary' },
  {
    rows: [
      ...reach,
      { label: 'Project', text: '{projectTitle}' },
      { label: 'Amount asked for', text: '{amount|money}' },
      { label: 'Period', text: '{startDate|date} to {endDate|date}' },
    ],
  },
  { heading: 'About the applicant' },
  { paragraph: '{organization}' },
  { heading: 'Need' },
  { paragraph: '{need}' },
  { heading: 'Goals' },
  { items: 'goals' },
  { heading: 'Activities' },
  { items: 'activities' },
  { heading: 'How success is measured', when: { given: 'evaluation' } },
  { paragraph: '{evaluation}', when: { given: 'evaluation' } },
  { heading: 'Budget' },
  { items: 'budget' },
  ...certification('{applicantName}'),
]

export const grantApplication: TemplateSource = {
  id: 'grant-application',
  title: 'Grant Application',
  tab: 'applications',
  description: 'An application to a funder: need, goals, activities, budget and how success is measured.',
  form: false,
  name: 'Grant application of {applicantName}: {projectTitle}',
  fields: [
    ...reachFields,
    { name: 'funder', label: 'Funder', type: 'text', required: true, section: 'Grant' },
    { name: 'program', label: 'Program or opportunity number', type: 'text', section: 'Grant' },
    { name: 'projectTitle', label: 'Title of the project', type: 'text', required: true, section: 'Project' },
    { name: 'amount', label: 'Amount asked for', type: 'text', required: true, section: 'Grant', holds: 'money' },
    { name: 'startDate', label: 'Start date', type: 'date', required: true, section: 'Project' },
    { name: 'endDate', label: 'End date', type: 'date', required: true, section: 'Project' },
    { name: 'organization', label: 'About the applicant', type: 'textarea', required: true, section: 'Project' },
    { name: 'need', label: 'Need', type: 'textarea', required: true, section: 'Project' },
    { name: 'goals', label: 'Goals', type: 'textarea', required: true, section: 'Project', holds: 'list' },
    { name: 'activities', label: 'Activities', type: 'textarea', required: true, section: 'Project', holds: 'list' },
    { name: 'budget', label: 'Budget', type: 'textarea', required: true, section: 'Grant', holds: 'list' },
    { name: 'letterTo', label: 'Who reads the letter', type: 'text', section: 'Grant', asked: false },
    {
      name: 'writtenAs',
      label: 'Form or letter',
      type: 'select',
      options: ['Form', 'Letter'],
      section: 'Grant',
      asked: false,
    },
    { name: 'evaluation', label: 'How success is measured', type: 'textarea', section: 'Project' },
  ],
  parts: [
    { ...letterhead('{applicantName}', 'applicant', []), when: asLetter },
    { lines: ['{today|date}'], when: asLetter },
    { lines: [{ when: { given: 'letterTo' }, text: '{letterTo}' }, '{funder}'], when: asLetter },
    { paragraph: 'Dear {letterTo|salutation}:', when: asLetter },
    { paragraph: '{need}', when: asLetter },
    { lines: ['Sincerely,'], when: asLetter },
    { lines: ['{applicantName}'], toSign: true, when: asLetter },
    ...form.map((part) => ({
      ...part,
      when: 'when' in part && part.when ? { all: [part.when, { not: asLetter }] } : { not: asLetter },
    })),
    reviewNote,
  ],
}
