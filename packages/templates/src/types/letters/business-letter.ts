import type { TemplateSource } from '../../template.ts'
import { reviewNote } from '../shared.ts'
import { enclosed, enclosing, greeting, salutations } from './from-me.ts'
import { letterhead } from './letterhead.ts'

const resigning = { field: 'subject', is: 'Resignation' }
/** Somebody writes for nobody else: a letter of resignation. */
const forSelf = { all: [{ given: 'senderName' }, { not: { given: 'senderCompany' } }] }

export const businessLetter: TemplateSource = {
  id: 'business-letter',
  title: 'Business Letter',
  tab: 'letters',
  description: 'Puts a matter to another business.',
  name: 'Letter to {recipientName} about {subject|sentence}',
  fields: [
    { name: 'senderName', label: 'Your name', type: 'text', required: true, section: 'Sender' },
    { name: 'senderTitle', label: 'Your title', type: 'text', section: 'Sender' },
    { name: 'senderCompany', label: 'Your company', type: 'text', required: true, section: 'Sender' },
    { name: 'senderAddress', label: 'Your address', type: 'textarea', required: true, section: 'Sender' },
    { name: 'senderPhone', label: 'Your phone', type: 'tel', section: 'Sender' },
    { name: 'senderEmail', label: 'Your email', type: 'email', section: 'Sender' },
    { name: 'recipientName', label: 'Recipient’s name', type: 'text', required: true, section: 'Recipient' },
    { name: 'recipientTitle', label: 'Recipient’s title', type: 'text', section: 'Recipient' },
    { name: 'recipientCompany', label: 'Recipient’s company', type: 'text', required: true, section: 'Recipient' },
    greeting,
    { name: 'recipientAddress', label: 'Recipient’s address', type: 'textarea', required: true, section: 'Recipient' },
    { name: 'subject', label: 'Subject', type: 'text', required: true, section: 'Letter' },
    {
      name: 'purpose',
      label: 'Purpose of the letter',
      type: 'textarea',
      placeholder: 'What you want to say, as it should stand in the letter',
      required: true,
      section: 'Letter',
    },
    {
      name: 'callToAction',
      label: 'What you ask the recipient to do',
      type: 'textarea',
      placeholder: 'For example: Please send the signed copy by March 1.',
      section: 'Letter',
    },
    ...enclosing,
  ],
  parts: [
    { ...letterhead('{senderCompany}', 'sender', ['Address']), when: { not: forSelf } },
    { ...letterhead('{senderName}', 'sender', ['Address']), when: forSelf },
    { lines: ['{today|date}'] },
    {
      lines: [
        {
          when: { any: [{ given: 'recipientName' }, { not: { given: 'recipientCompany' } }] },
          text: '{recipientName}',
        },
        { when: { given: 'recipientTitle' }, text: '{recipientTitle}' },
        {
          when: { any: [{ given: 'recipientCompany' }, { not: { given: 'recipientName' } }, { not: resigning }] },
          text: '{recipientCompany}',
        },
        '{recipientAddress}',
      ],
    },
    { lines: ['**Re: {subject}**'] },
    ...salutations,
    { paragraph: '{purpose}' },
    { paragraph: '{callToAction}', when: { given: 'callToAction' } },
    {
      paragraph: 'Thank you for your attention to this matter.',
      when: { not: resigning },
    },
    { lines: ['Sincerely,'] },
    {
      toSign: true,
      lines: [
        '{senderName}',
        { when: { given: 'senderTitle' }, text: '{senderTitle}' },
        { when: { not: forSelf }, text: '{senderCompany}' },
      ],
    },
    ...enclosed,
    reviewNote,
  ],
}
