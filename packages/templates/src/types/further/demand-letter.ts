import type { TemplateSource } from '../../template.ts'
import { enclosed, enclosing } from '../letters/from-me.ts'
import { letterhead } from '../letters/letterhead.ts'
import { reviewNote } from '../shared.ts'
import { attorneyFields, firmHead, recipientFields, salutation } from './shared.ts'

/** No lawyer stands between: whoever demands writes and signs. */
const bySelf = { field: 'writtenBy', is: 'client' }
const severally = { all: [bySelf, { field: 'speaksAs', is: 'we' }] }
const alone = { all: [bySelf, { not: { field: 'speaksAs', is: 'we' } }] }
/** The head of a letter of who demands without a lawyer: with the address that was given. */
const ownHead = letterhead('{clientName}', 'firm', [])
const byFirm = { not: bySelf }
/** Each thing that is demanded has a day of its own. */
const eachDated = { field: 'dates', is: 'one-for-each-demand' }

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
    {
      name: 'writtenBy',
      label: 'Who writes',
      type: 'select',
      options: ['Attorney', 'Client'],
      section: 'Client',
      asked: false,
    },
    {
      name: 'speaksAs',
      label: 'Who demands says',
      type: 'select',
      options: ['I', 'We'],
      section: 'Client',
      asked: false,
    },
    { name: 'signerTitle', label: 'Title of who signs', type: 'text', section: 'Client', asked: false },
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
    {
      name: 'dates',
      label: 'Dates by which to comply',
      type: 'select',
      options: ['One for all', 'One for each demand'],
      section: 'Demand',
      asked: false,
    },
    ...enclosing,
  ],
  parts: [
    { ...firmHead, when: byFirm },
    { ...ownHead, letterhead: '{firmName}', when: { all: [bySelf, { given: 'firmName' }] } },
    { ...ownHead, letterhead: '{clientName}', when: { all: [bySelf, { not: { given: 'firmName' } }] } },
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
        { when: { all: [bySelf, { not: { given: 'subject' } }] }, text: '**Re: Demand of {clientName}**' },
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
    { paragraph: 'I demand the following by {deadline|date}:', when: { all: [alone, { not: eachDated }] } },
    { paragraph: 'I demand the following:', when: { all: [alone, eachDated] } },
    { paragraph: 'We demand the following by {deadline|date}:', when: { all: [severally, { not: eachDated }] } },
    { paragraph: 'We demand the following:', when: { all: [severally, eachDated] } },
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
      when: alone,
    },
    {
      paragraph:
        'Please direct your answer to us. Nothing in this letter waives any of our rights or remedies, and all of them are reserved.',
      when: severally,
    },
    { lines: ['Sincerely,'], when: byFirm },
    {
      toSign: true,
      when: byFirm,
      lines: [
        '{attorneyName}',
        { when: { given: 'signerTitle' }, text: '{signerTitle}' },
        { when: { given: 'barNumber' }, text: 'Bar No. {barNumber}' },
        '{firmName}',
      ],
    },
    { lines: ['Sincerely,'], when: bySelf },
    {
      toSign: true,
      when: bySelf,
      lines: [
        '{clientName}',
        { when: { given: 'signerTitle' }, text: '{signerTitle}' },
        { when: { given: 'firmName' }, text: '{firmName}' },
      ],
    },
    ...enclosed,
    reviewNote,
  ],
}
