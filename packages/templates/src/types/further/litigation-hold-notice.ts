import type { TemplateSource } from '../../template.ts'
import { reviewNote } from '../shared.ts'
import { attorneyFields, firmFoot, firmHead, recipientFields, recipientLines, salutation } from './shared.ts'

export const litigationHoldNotice: TemplateSource = {
  id: 'litigation-hold-notice',
  title: 'Litigation Hold Notice',
  tab: 'letters',
  description: 'Tells somebody to preserve documents and data for a dispute.',
  name: 'Litigation hold in {matter|sentence}',
  fields: [
    ...attorneyFields,
    ...recipientFields,
    {
      name: 'matter',
      label: 'Dispute or case',
      type: 'text',
      required: true,
      section: 'Hold',
      cues: ['matter', 'case', 'dispute', 're'],
    },
    {
      name: 'background',
      label: 'What the dispute is about',
      type: 'textarea',
      required: true,
      section: 'Hold',
      cues: ['background', 'facts', 'about'],
    },
    {
      name: 'startDate',
      label: 'Beginning of the period',
      type: 'date',
      section: 'Hold',
      cues: ['from', 'since', 'beginning', 'period'],
    },
    { name: 'endDate', label: 'End of the period', type: 'date', section: 'Hold', cues: ['through', 'until', 'to'] },
    {
      name: 'subjects',
      label: 'Subjects to preserve',
      type: 'textarea',
      required: true,
      section: 'Hold',
      holds: 'list',
      cues: ['subjects', 'preserve', 'topics', 'anything about'],
    },
    {
      name: 'custodians',
      label: 'People whose files are affected',
      type: 'textarea',
      section: 'Hold',
      holds: 'list',
      cues: ['custodians', 'people', 'employees'],
    },
    {
      name: 'sources',
      label: 'Places and systems',
      type: 'textarea',
      section: 'Hold',
      holds: 'list',
      cues: ['sources', 'systems', 'places', 'devices'],
    },
    {
      name: 'deadline',
      label: 'Date by which to confirm',
      type: 'date',
      section: 'Hold',
      cues: ['confirm by', 'by', 'deadline'],
    },
    { name: 'confirming', label: 'How it is confirmed', type: 'text', section: 'Hold', asked: false },
    { name: 'instructions', label: 'Further instructions', type: 'textarea', section: 'Hold', asked: false },
  ],
  parts: [
    firmHead,
    { lines: ['{today|date}'] },
    recipientLines,
    { lines: ['**Litigation hold: do not destroy documents or data**', '**Re: {matter}**'] },
    ...salutation,
    { paragraph: '{background}' },
    {
      paragraph:
        'Please preserve, from now on and until we release this hold in writing, every document and all data that concern these subjects:',
    },
    { items: 'subjects' },
    {
      paragraph: 'The hold covers the time from {startDate|date} through {endDate|date}.',
      when: { all: [{ given: 'startDate' }, { given: 'endDate' }] },
    },
    {
      paragraph: 'The hold covers the time from {startDate|date} on.',
      when: { all: [{ given: 'startDate' }, { not: { given: 'endDate' } }] },
    },
    {
      paragraph: 'The hold covers the time through {endDate|date}.',
      when: { all: [{ not: { given: 'startDate' } }, { given: 'endDate' }] },
    },
    { paragraph: 'It covers the files of these people:', when: { given: 'custodians' } },
    { items: 'custodians', when: { given: 'custodians' } },
    { paragraph: 'It covers these places and systems:', when: { given: 'sources' } },
    { items: 'sources', when: { given: 'sources' } },
    {
      paragraph:
        'Documents and data include paper, e-mail, text and chat messages, voicemail, photographs, calendars, social media, and files on computers, phones and in the cloud, with their drafts and copies. Do not delete, change, move or discard any of them. Stop automatic deletion, and keep devices as they are, including personal ones that were used for this subject.',
    },
    { paragraph: '{instructions}', when: { given: 'instructions' } },
    {
      paragraph: 'Please confirm {confirming|sentence} that you have received this notice and are complying with it.',
      when: { given: 'confirming' },
    },
    {
      paragraph: 'Please do this no later than {deadline|date}.',
      when: { all: [{ given: 'confirming' }, { given: 'deadline' }] },
    },
    {
      paragraph:
        'Please confirm in writing by {deadline|date} that you have received this notice and are complying with it.',
      when: { all: [{ given: 'deadline' }, { not: { given: 'confirming' } }] },
    },
    {
      paragraph: 'Please confirm in writing that you have received this notice and are complying with it.',
      when: { not: { any: [{ given: 'deadline' }, { given: 'confirming' }] } },
    },
    ...firmFoot,
    reviewNote,
  ],
}
