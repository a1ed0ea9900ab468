import type { TemplateSource } from '../../template.ts'
import { reviewNote } from '../shared.ts'
import { correspondents, foot, head } from './from-me.ts'

export const inquiryLetter: TemplateSource = {
  id: 'inquiry-letter',
  title: 'Inquiry Letter',
  tab: 'letters',
  description: 'Asks for information, with the questions in a list.',
  form: false,
  name: 'Inquiry about {subject|sentence}',
  fields: [
    ...correspondents,
    { name: 'subject', label: 'Subject', type: 'text', required: true, section: 'Inquiry' },
    { name: 'background', label: 'Background', type: 'textarea', section: 'Inquiry' },
    { name: 'questions', label: 'Questions', type: 'textarea', required: true, section: 'Inquiry', holds: 'list' },
    { name: 'deadline', label: 'Date by which you need an answer', type: 'date', section: 'Inquiry' },
  ],
  parts: [
    ...head('**Re: Inquiry about {subject|sentence}**'),
    {
      paragraph: [
        { when: { given: 'subject' }, text: 'I am writing to ask for information about {subject|sentence}.' },
        { when: { not: { given: 'subject' } }, text: 'I am writing to ask for information.' },
      ],
    },
    { paragraph: '{background}', when: { given: 'background' } },
    { paragraph: 'Please tell me the following:' },
    { items: 'questions' },
    { paragraph: 'I would be grateful for an answer by {deadline|date}.', when: { given: 'deadline' } },
    { paragraph: 'Thank you for your help.' },
    ...foot,
    reviewNote,
  ],
}
