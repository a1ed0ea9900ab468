import type { TemplateSource } from '../../template.ts'
import {
  closingClauses,
  generalTerms,
  lawOf,
  nameAndTitle,
  notices,
  signatory,
  signed,
  signer,
} from '../contracts/general.ts'
import { onlySaid, saidOn, termFields, unsaid, yieldTo } from '../contracts/terms.ts'
import { contractNote } from '../shared.ts'

export const settlementAgreement: TemplateSource = {
  id: 'settlement-agreement',
  title: 'Settlement Agreement',
  tab: 'contracts',
  description: 'Ends a dispute by a payment and a release.',
  name: 'Settlement Agreement between {firstParty|name} and {secondParty|name}',
  fields: [
    {
      name: 'firstParty',
      label: 'Party that pays',
      type: 'text',
      required: true,
      section: 'Parties',
      cues: ['payor', 'payer', 'paying party', 'defendant', 'defendants', 'deft', 'defs', 'releasee'],
    },
    {
      name: 'firstAddress',
      label: 'Address of the party that pays',
      type: 'textarea',
      required: true,
      section: 'Parties',
    },
    {
      name: 'secondParty',
      label: 'Party that is paid',
      type: 'text',
      required: true,
      section: 'Parties',
      cues: ['payee', 'claimant', 'plaintiff', 'pltf', 'plf', 'releasor'],
    },
    {
      name: 'secondAddress',
      label: 'Address of the party that is paid',
      type: 'textarea',
      required: true,
      section: 'Parties',
    },
    {
      name: 'dispute',
      label: 'The dispute',
      type: 'textarea',
      required: true,
      section: 'Settlement',
      cues: ['dispute', 'claims', 'case', 'lawsuit', 'background'],
    },
    {
      name: 'amount',
      label: 'Settlement amount',
      type: 'text',
      required: true,
      section: 'Settlement',
      holds: 'money',
      cues: ['settlement', 'settle for', 'amount', 'pays', 'payment'],
    },
    {
      name: 'deadline',
      label: 'Date by which it is paid',
      type: 'date',
      required: true,
      section: 'Settlement',
      cues: ['by', 'pay by', 'paid by', 'due'],
    },
    {
      name: 'paymentTerms',
      label: 'How it is paid',
      type: 'text',
      section: 'Settlement',
      cues: ['how paid', 'by wire', 'by check', 'payment terms'],
    },
    {
      name: 'release',
      label: 'Release',
      type: 'select',
      options: ['Mutual', 'By the party that is paid'],
      required: true,
      section: 'Settlement',
      cues: ['release', 'releases'],
    },
    {
      name: 'confidential',
      label: 'Confidential terms',
      type: 'select',
      options: ['Yes', 'No'],
      section: 'Settlement',
      cues: ['confidential', 'confidentiality'],
    },
    {
      name: 'caseNumber',
      label: 'Case to be dismissed',
      type: 'text',
      section: 'Settlement',
      cues: ['case no', 'case no.', 'case number', 'dismiss'],
    },
    {
      name: 'dismissal',
      label: 'How the case is dismissed',
      type: 'textarea',
      section: 'Settlement',
      asked: false,
    },
    {
      name: 'governingState',
      label: 'State whose law governs',
      type: 'text',
      required: true,
      section: 'Settlement',
      cues: ['governing law', 'law', 'state'],
    },
    signatory('first', 'party that pays'),
    signatory('second', 'party that is paid'),
    ...termFields(
      'releaseTerms',
      'recipientTerms',
      'taxTerms',
      'indemnityTerms',
      'lateTerms',
      'breachTerms',
      ...generalTerms,
    ),
  ],
  parts: [
    { title: 'Settlement Agreement' },
    {
      paragraph:
        'This Settlement Agreement (this “**Agreement**”) is between {firstParty}, at {firstAddress|line} (the “**Payor**”), and {secondParty}, at {secondAddress|line} (the “**Claimant**”). It takes effect on the date of the last signature.',
    },
    { heading: 'Background' },
    { paragraph: '{dispute}' },
    { paragraph: 'The parties wish to end this dispute (the “**Dispute**”) on these terms:' },
    {
      clauses: [
        {
          heading: 'Payment',
          clauses: [
            {
              when: { any: [{ given: 'deadline' }, { not: { given: 'paymentTerms' } }] },
              text: [
                'The Payor shall pay the Claimant {amount|money} by {deadline|date}.',
                { when: { given: 'paymentTerms' }, text: 'How it is paid: {paymentTerms|sentence}.' },
              ],
            },
            // Installments, or so many days after the signing, are told in place of one day.
            {
              when: { all: [{ given: 'paymentTerms' }, { not: { given: 'deadline' } }] },
              text: 'The Payor shall pay the Claimant {amount|money} as follows: {paymentTerms|sentence}.',
            },
            ...onlySaid('lateTerms', 'taxTerms'),
          ],
        },
        {
          heading: 'Release',
          clauses: [
            {
              when: { all: [{ field: 'release', is: 'mutual' }, unsaid('releaseTerms')] },
              text: 'When the payment has been received, each party releases the other from every claim, known or unknown, that arises out of the Dispute.',
            },
            {
              when: { all: [{ field: 'release', is: 'by-the-party-that-is-paid' }, unsaid('releaseTerms')] },
              text: 'When the payment has been received, the Claimant releases the Payor from every claim, known or unknown, that arises out of the Dispute.',
            },
            { when: { all: [{ not: { given: 'release' } }, unsaid('releaseTerms')] }, text: 'Release: {release}.' },
            // A release that was told with what it leaves out stands in place of the one without.
            {
              when: { given: 'releaseTerms' },
              text: 'The release takes effect when the payment has been received. It is as follows:',
              clauses: saidOn('releaseTerms'),
            },
            {
              text: 'The release does not cover the obligations in this Agreement or a claim that the law does not allow a party to release.',
            },
          ],
        },
        {
          when: { given: 'dismissal' },
          heading: 'Dismissal',
          text: ['{dismissal}', { when: { given: 'caseNumber' }, text: 'The number of the case is {caseNumber}.' }],
        },
        {
          when: { all: [{ given: 'caseNumber' }, { not: { given: 'dismissal' } }] },
          heading: 'Dismissal',
          text: 'Within 10 days after the payment has been received, the parties shall file a stipulation that dismisses case {caseNumber} with prejudice, each party to bear its own costs.',
        },
        {
          heading: 'No admission',
          text: 'This Agreement is a compromise. Neither it nor the payment is an admission of liability.',
        },
        {
          when: { field: 'confidential', is: 'yes' },
          heading: 'Confidentiality',
          text: [
            'The parties shall keep the terms of this Agreement confidential. They may disclose them to their attorneys and tax advisers, to enforce this Agreement, and as the law requires. Nothing in this Agreement keeps a person from reporting a possible violation of law to a government agency.',
          ],
          clauses: saidOn('recipientTerms'),
        },
        {
          when: { all: [{ not: { field: 'confidential', is: 'yes' } }, { given: 'recipientTerms' }] },
          heading: 'Confidentiality',
          clauses: saidOn('recipientTerms'),
        },
        ...onlySaid('indemnityTerms', 'insuranceTerms'),
        {
          heading: 'Breach',
          clauses: yieldTo('breachTerms', {
            text: 'A party that is not paid or given what this Agreement promises may enforce this Agreement.',
          }),
        },
        {
          heading: 'Advice of counsel',
          text: 'Each party has had the opportunity to consult an attorney and signs this Agreement freely.',
        },
        notices,
        lawOf('governingState'),
        ...closingClauses,
      ],
    },
    signed,
    {
      signatures: [
        signer('{firstParty|name}', nameAndTitle('first')),
        signer('{secondParty|name}', nameAndTitle('second')),
      ],
    },
    contractNote,
  ],
}
