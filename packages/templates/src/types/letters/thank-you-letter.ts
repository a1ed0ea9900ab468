import type { TemplateSource } from '../../template.ts'
import { reviewNote } from '../shared.ts'
import { correspondents, foot, head } from './from-me.ts'

export const thankYouLetter: TemplateSource = {
  id: 'thank-you-letter',
  title: 'Thank You Letter',
  tab: 'letters',
  description: 'Thanks someone for what they did.',
  form: false,
  name: 'Letter of thanks to {recipientName}',
  fields: [
    ...correspondents,
    { name: 'occasion', label: 'What you are thankful for', type: 'text', required: true, section: 'Thanks' },
    { name: 'eventDate', label: 'Date of the occasion', type: 'date', section: 'Thanks' },
    { name: 'meaning', label: 'What it meant to you', type: 'textarea', section: 'Thanks' },
    { name: 'outlook', label: 'What comes next', type: 'textarea', section: 'Thanks' },
  ],
  parts: [
    ...head(),
    { paragraph: 'Thank you for {occasion|sentence} on {eventDate|date}.', when: { given: 'eventDate' } },
    { paragraph: 'Thank you for {occasion|sentence}.', when: { not: { given: 'eventDate' } } },
    { paragraph: '{meaning}', when: { given: 'meaning' } },
    { paragraph: '{outlook}', when: { given: 'outlook' } },
    ...foot,
    reviewNote,
  ],
}
