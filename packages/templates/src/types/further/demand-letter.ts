import type { TemplateSource } from '../../template.ts'
import { reviewNote } from '../shared.ts'
import { attorneyFields, firmFoot, firmHead, recipientFields, salutation } from './shared.ts'

/** No lawyer stands between: whoever demands writes and signs. */
const bySelf = { given: 'self' }
const byFirm = { not: bySelf }
/** Each thing that is demanded has a day of its own. */
const eachDated = { given: 'ownDates' }

export const demandLetter: TemplateSource = {
  id: 'demand-letter',
  title: 'Demand Letter',
  tab: 'letters',
  description: 'Demands payment or another remedy for a client by a date.',
  name: 'Demand of {clientName} to {recipientName}',
  fields: [
    ...attorneyFields,
    {
      name: 'clientName',
      label: 'Client',
      type: 'text',
      required: true,
      section: 'Client',
      cues: ['client', 'our client', 'my client'],
    },
    { name: 'self', label: 'Who demands without a lawyer', type: 'text', section: 'Client', asked: false },
    { name: 'selfCompany', label: 'Business of who demands', type: 'text', section: 'Client', asked: false },
    { name: 'selfTitle', label: 'Title of who demands', type: 'text', section: 'Client', asked: false },
    ...recipientFields,
    { name: 'readerTitle', label: 'Recipient’s title', type: 'text', section: 'Recipient', asked: false },
    { name: 'sentBy', label: 'How it is sent', type: 'text', section: 'Recipient', asked: false },
    {
      name: 'subject',
      label: 'Subject',
      type: 'text',
      section: 'Demand',
      cues: ['re', 'subject', 'about'],
    },
    {
      name: 'reference',
      label: 'Claim, account or file number',
      type: 'text',
      section: 'Demand',
      cues: ['claim no.', 'claim', 'reference', 'account', 'file'],
    },
    {
      name: 'facts',
      label: 'What happened',
      type: 'textarea',
      required: true,
      section: 'Demand',
      cues: ['facts', 'what happened', 'background'],
    },
    {
      name: 'basis',
      label: 'Why the recipient is liable',
      type: 'textarea',
      section: 'Demand',
      cues: ['basis', 'legal basis', 'law'],
    },
    {
      name: 'amount',
      label: 'Amount demanded',
      type: 'text',
      section: 'Demand',
      holds: 'money',
      cues: ['amount', 'demand', 'owed', 'owes', 'balance'],
    },
    {
      name: 'demand',
      label: 'What is demanded',
      type: 'textarea',
      required: true,
      section: 'Demand',
      holds: 'list',
      cues: ['we demand', 'demand', 'ask', 'wants'],
    },
    {
      name: 'deadline',
      label: 'Date by which to comply',
      type: 'date',
      required: true,
      section: 'Demand',
      cues: ['by', 'deadline', 'no later than', 'until'],
    },
    {
      name: 'nextStep',
      label: 'What follows otherwise',
      type: 'textarea',
      section: 'Demand',
      cues: ['otherwise', 'or else', 'next step'],
    },
    { name: 'offer', label: 'What is offered instead', type: 'textarea', section: 'Demand', asked: false },
    { name: 'ownDates', label: 'Whether each demand has its own date', type: 'text', section: 'Demand', asked: false },
  ],
  parts: [
    { ...firmHead, when: byFirm },
    { ...firmHead, letterhead: '{selfCompany}', when: { all: [bySelf, { given: 'selfCompany' }] } },
    { ...firmHead, letterhead: '{self}', when: { all: [bySelf, { not: { given: 'selfCompany' } }] } },
    { lines: ['{today|date}'] },
    { lines: ['{sentBy}'], when: { given: 'sentBy' } },
    {
      lines: [
        {
          when: { any: [{ given: 'recipientName' }, { not: { given: 'recipientCompany' } }] },
          text: '{recipientName}',
        },
        { when: { given: 'readerTitle' }, text: '{readerTitle}' },
        { when: { given: 'recipientCompany' }, text: '{recipientCompany}' },
        '{recipientAddress}',
      ],
    },
    {
      lines: [
        { when: { given: 'subject' }, text: '**Re: {subject}**' },
        { when: { all: [byFirm, { not: { given: 'subject' } }] }, text: '**Re: Demand on behalf of {clientName}**' },
        { when: { all: [bySelf, { not: { given: 'subject' } }] }, text: '**Re: Demand of {self}**' },
        { when: { given: 'reference' }, text: '**Reference: {reference}**' },
      ],
    },
    ...salutation,
    { paragraph: 'We represent {clientName|sentence}.', when: byFirm },
    { paragraph: '{facts}' },
    { paragraph: '{basis}', when: { given: 'basis' } },
    { paragraph: 'The amount demanded is {amount|money}.', when: { given: 'amount' } },
    {
      paragraph: 'On behalf of {clientName}, we demand the following by {deadline|date}:',
      when: { all: [byFirm, { not: eachDated }] },
    },
    { paragraph: 'On behalf of {clientName}, we demand the following:', when: { all: [byFirm, eachDated] } },
    { paragraph: 'I demand the following by {deadline|date}:', when: { all: [bySelf, { not: eachDated }] } },
    { paragraph: 'I demand the following:', when: { all: [bySelf, eachDated] } },
    { items: 'demand' },
    { paragraph: '{offer}', when: { given: 'offer' } },
    { paragraph: '{nextStep}', when: { given: 'nextStep' } },
    {
      paragraph:
        'Please direct your answer to this office. Nothing in this letter waives a right or remedy of {clientName}, and all of them are reserved.',
      when: byFirm,
    },
    {
      paragraph:
        'Please direct your answer to me. Nothing in this letter waives any of my rights or remedies, and all of them are reserved.',
      when: bySelf,
    },
    ...firmFoot.map((part) => ({ ...part, when: byFirm })),
    { lines: ['Sincerely,'], when: bySelf },
    {
      toSign: true,
      when: bySelf,
      lines: [
        '{self}',
        { when: { given: 'selfTitle' }, text: '{selfTitle}' },
        { when: { given: 'selfCompany' }, text: '{selfCompany}' },
      ],
    },
    reviewNote,
  ],
}
