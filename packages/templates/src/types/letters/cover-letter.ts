import type { TemplateSource } from '../../template.ts'
import { reviewNote } from '../shared.ts'
import { letterhead } from './letterhead.ts'

export const coverLetter: TemplateSource = {
  id: 'cover-letter',
  title: 'Cover Letter',
  tab: 'letters',
  description: 'Goes with an application for a position.',
  name: 'Cover letter of {applicantName} to {companyName}',
  fields: [
    { name: 'applicantName', label: 'Your name', type: 'text', required: true, section: 'Applicant' },
    { name: 'applicantAddress', label: 'Your address', type: 'textarea', required: true, section: 'Applicant' },
    { name: 'applicantPhone', label: 'Your phone', type: 'tel', required: true, section: 'Applicant' },
    { name: 'applicantEmail', label: 'Your email', type: 'email', required: true, section: 'Applicant' },
    { name: 'hiringManager', label: 'Hiring manager', type: 'text', section: 'Employer' },
    {
      name: 'hiringManagerTitle',
      label: 'Title of the hiring manager',
      type: 'text',
      section: 'Employer',
      asked: false,
    },
    { name: 'companyName', label: 'Company', type: 'text', required: true, section: 'Employer' },
    { name: 'companyAddress', label: 'Company address', type: 'textarea', section: 'Employer' },
    { name: 'jobTitle', label: 'Position', type: 'text', required: true, section: 'Position' },
    { name: 'jobReference', label: 'Reference number of the position', type: 'text', section: 'Position' },
    {
      name: 'experience',
      label: 'Experience',
      type: 'textarea',
      placeholder: 'Your experience that matters for the position, as it should stand in the letter',
      required: true,
      section: 'Letter',
    },
    {
      name: 'skills',
      label: 'Skills',
      type: 'textarea',
      placeholder: 'One a line, or full sentences',
      section: 'Letter',
      holds: 'list',
    },
    { name: 'motivation', label: 'Motivation', type: 'textarea', section: 'Letter' },
  ],
  parts: [
    letterhead('{applicantName}', 'applicant', ['Address', 'Phone', 'Email']),
    { lines: ['{today|date}'] },
    {
      lines: [
        { when: { given: 'hiringManager' }, text: '{hiringManager}' },
        { when: { given: 'hiringManagerTitle' }, text: '{hiringManagerTitle}' },
        '{companyName}',
        { when: { given: 'companyAddress' }, text: '{companyAddress}' },
      ],
    },
    {
      lines: [
        { when: { given: 'jobReference' }, text: '**Re: {jobTitle}, reference {jobReference}**' },
        { when: { not: { given: 'jobReference' } }, text: '**Re: {jobTitle}**' },
      ],
    },
    { paragraph: 'Dear {hiringManager|salutation}:', when: { given: 'hiringManager' } },
    { paragraph: 'Dear Hiring Manager:', when: { not: { given: 'hiringManager' } } },
    { paragraph: 'I am applying for the position of {jobTitle} at {companyName}.' },
    { paragraph: '{experience}' },
    { paragraph: 'I would bring these skills to {companyName}:', when: { several: 'skills' } },
    { items: 'skills', when: { several: 'skills' } },
    { paragraph: '{skills}', when: { all: [{ given: 'skills' }, { not: { several: 'skills' } }] } },
    { paragraph: '{motivation}', when: { given: 'motivation' } },
    {
      paragraph:
        'I would welcome the opportunity to discuss my application. You can reach me at {applicantPhone} or {applicantEmail}. Thank you for your consideration.',
    },
    { lines: ['Sincerely,'] },
    { lines: ['{applicantName}'], toSign: true },
    reviewNote,
  ],
}
