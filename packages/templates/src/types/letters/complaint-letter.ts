import type { TemplateSource } from '../../template.ts'
import { reviewNote } from '../shared.ts'
import { correspondents, enclosed, enclosing, foot, head } from './from-me.ts'

/** A number alone names a complaint as well. */
const isNamed = { any: [{ given: 'subject' }, { not: { given: 'reference' } }] }
/** What went wrong is told without the day and the amount. */
const atFirst = { not: { field: 'told', is: 'in-the-body' } }

export const complaintLetter: TemplateSource = {
  id: 'complaint-letter',
  title: 'Complaint Letter',
  tab: 'letters',
  description: 'Says what went wrong, and asks for a remedy by a date.',
  form: false,
  name: 'Complaint of {senderName} about {subject|sentence}',
  fields: [
    ...correspondents,
    { name: 'subject', label: 'Product or service', type: 'text', required: true, section: 'Complaint' },
    { name: 'reference', label: 'Order, account or invoice number', type: 'text', section: 'Complaint' },
    { name: 'eventDate', label: 'Date of the purchase or event', type: 'date', section: 'Complaint' },
    { name: 'amount', label: 'Amount paid', type: 'text', section: 'Complaint', holds: 'money' },
    { name: 'problem', label: 'What went wrong', type: 'textarea', required: true, section: 'Complaint' },
    { name: 'earlierSteps', label: 'What you have done so far', type: 'textarea', section: 'Complaint' },
    { name: 'remedy', label: 'What you ask for', type: 'textarea', required: true, section: 'Remedy' },
    { name: 'deadline', label: 'Date by which you expect an answer', type: 'date', required: true, section: 'Remedy' },
    {
      name: 'consequence',
      label: 'What you will do if nothing is done by then',
      type: 'text',
      section: 'Remedy',
      asked: false,
    },
    {
      name: 'told',
      label: 'Where the day and the amount are told',
      type: 'select',
      options: ['At the beginning', 'In the body'],
      section: 'Complaint',
      asked: false,
    },
    ...enclosing,
  ],
  parts: [
    ...head(
      { when: isNamed, text: '**Re: Complaint about {subject|sentence}**' },
      { when: { not: isNamed }, text: '**Re: Complaint**' },
      {
        when: { given: 'reference' },
        text: '**Reference: {reference}**',
      },
    ),
    {
      paragraph: [
        { when: { given: 'subject' }, text: 'I am writing to complain about {subject|sentence}.' },
        { when: { not: { given: 'subject' } }, text: 'I am writing to make a complaint.' },
        { when: { all: [{ given: 'eventDate' }, atFirst] }, text: 'The matter dates from {eventDate|date}.' },
        { when: { all: [{ given: 'amount' }, atFirst] }, text: 'The amount paid was {amount|money}.' },
      ],
    },
    { paragraph: '{problem}' },
    { paragraph: '{earlierSteps}', when: { given: 'earlierSteps' } },
    { paragraph: 'To resolve this matter I ask for the following:' },
    { items: 'remedy' },
    {
      paragraph: [
        'Please answer in writing by {deadline|date}.',
        { when: { given: 'consequence' }, text: '{consequence|sentence}.' },
        {
          when: { not: { given: 'consequence' } },
          text: 'If the matter is not resolved by then, further steps may follow.',
        },
        'All rights are reserved.',
      ],
    },
    ...foot,
    ...enclosed,
    reviewNote,
  ],
}
