import type { TemplateSource } from '../../template.ts'
import { contractNote } from '../shared.ts'
import {
  beyondControl,
  closingClauses,
  confidentiality,
  endForBreach,
  generalTerms,
  governingLaw,
  nameAndTitle,
  notices,
  otherState,
  signatory,
  signed,
  signer,
} from './general.ts'
import { onlySaid, orSaid, saidAny, saidOn, termFields, unsaid, yieldTo } from './terms.ts'

const sides = { one: 'Provider', other: 'Client' }

export const serviceAgreement: TemplateSource = {
  id: 'service-agreement',
  title: 'Service Agreement',
  tab: 'contracts',
  description: 'A provider performs services for a client for a price.',
  name: 'Service Agreement between {providerName|name} and {clientName|name}',
  fields: [
    { name: 'providerName', label: 'Provider’s name', type: 'text', required: true, section: 'Parties' },
    { name: 'providerAddress', label: 'Provider’s address', type: 'textarea', required: true, section: 'Parties' },
    { name: 'clientName', label: 'Client’s name', type: 'text', required: true, section: 'Parties' },
    { name: 'clientAddress', label: 'Client’s address', type: 'textarea', required: true, section: 'Parties' },
    {
      name: 'serviceDescription',
      label: 'Description of the services',
      type: 'textarea',
      required: true,
      section: 'Services',
    },
    {
      name: 'contractValue',
      label: 'Contract value',
      type: 'text',
      placeholder: 'For example: $12,500',
      required: true,
      section: 'Payment',
      holds: 'money',
    },
    {
      name: 'paymentTerms',
      label: 'Payment terms',
      type: 'textarea',
      placeholder: 'For example: Half on signing, half within 30 days after the invoice.',
      required: true,
      section: 'Payment',
    },
    { name: 'startDate', label: 'Start date', type: 'date', required: true, section: 'Term' },
    { name: 'endDate', label: 'End date', type: 'date', section: 'Term' },
    {
      name: 'deliverables',
      label: 'Deliverables',
      type: 'textarea',
      placeholder: 'One a line',
      section: 'Services',
      holds: 'list',
    },
    {
      name: 'governingLaw',
      label: 'Governing law',
      type: 'select',
      options: ['Alabama', 'California', 'Florida', 'New York', 'Texas', 'Other'],
      required: true,
      section: 'Legal',
    },
    otherState,
    signatory('provider', 'provider'),
    signatory('client', 'client'),
    ...termFields(
      'ownershipTerms',
      'nonsolicitTerms',
      'exclusivityTerms',
      'competitionTerms',
      'subcontractTerms',
      'lateTerms',
      'insuranceTerms',
      'liabilityTerms',
      'capTerms',
      'expenseTerms',
      'taxTerms',
      'depositTerms',
      'renewalTerms',
      'breachTerms',
      'protectionTerms',
      'confidentialityTerms',
      'endingTerms',
      'indemnityTerms',
      'warrantyTerms',
      'payTerms',
      'workplaceTerms',
      ...generalTerms.filter((name) => name !== 'insuranceTerms'),
      'durationTerms',
    ),
  ],
  parts: [
    { title: 'Service Agreement' },
    {
      paragraph:
        'This Service Agreement (this “**Agreement**”) is between {providerName}, at {providerAddress|line} (the “**Provider**”), and {clientName}, at {clientAddress|line} (the “**Client**”). It takes effect on {startDate|date}.',
    },
    { heading: 'Background' },
    {
      paragraph:
        'The Client wishes to have services performed, and the Provider is willing to perform them, on the terms below. The parties agree as follows:',
    },
    {
      clauses: [
        {
          id: 'services',
          heading: 'Services',
          clauses: [
            {
              text: 'The Provider shall perform these services for the Client (the “**Services**”): {serviceDescription|sentence}.',
            },
            {
              when: unsaid('warrantyTerms'),
              text: 'The Provider shall perform the Services in a professional and workmanlike manner and in keeping with the standards of its trade.',
            },
            ...saidOn('workplaceTerms'),
            {
              text: 'The Client shall give the Provider, in good time, the information, access and decisions that the Provider needs to perform the Services.',
            },
          ],
        },
        {
          id: 'deliverables',
          when: { given: 'deliverables' },
          heading: 'Deliverables',
          clauses: [
            {
              when: { several: 'deliverables' },
              text: 'The Provider shall deliver the following to the Client (the “**Deliverables**”):',
              clauses: [{ each: 'deliverables' }],
            },
            {
              when: { not: { several: 'deliverables' } },
              text: 'The Provider shall deliver the following to the Client (the “**Deliverables**”): {deliverables|sentence}.',
            },
            {
              text: 'Within 14 days after delivery, the Client shall accept a Deliverable that meets this Agreement or tell the Provider in writing how it does not. The Provider shall then correct it without charge.',
            },
          ],
        },
        {
          id: 'term',
          heading: 'Term',
          clauses: [
            {
              when: { given: 'endDate' },
              text: 'This Agreement begins on {startDate|date} and ends on {endDate|date}, unless it is terminated earlier under {#ending}.',
            },
            {
              when: { all: [{ not: { given: 'endDate' } }, unsaid('durationTerms')] },
              text: 'This Agreement begins on {startDate|date} and continues until the Services are complete, unless it is terminated earlier under {#ending}.',
            },
            {
              when: { all: [{ not: { given: 'endDate' } }, { given: 'durationTerms' }] },
              text: 'This Agreement begins on {startDate|date}.',
            },
            ...saidOn('durationTerms'),
          ],
        },
        {
          id: 'payment',
          heading: 'Price and payment',
          clauses: [
            { text: 'The Client shall pay the Provider {contractValue|money} for the Services.' },
            {
              when: { any: [{ given: 'paymentTerms' }, unsaid('payTerms')] },
              text: 'The terms of payment are as follows: {paymentTerms|sentence}.',
            },
            ...saidOn('capTerms', 'payTerms', 'depositTerms', 'lateTerms', 'expenseTerms', 'taxTerms'),
            {
              text: [
                {
                  when: unsaid('expenseTerms'),
                  text: 'The price includes the Provider’s costs, unless the Client has agreed in writing in advance to pay a cost separately.',
                },
                { when: unsaid('taxTerms'), text: 'Each party bears the taxes that the law imposes on it.' },
              ],
              when: { not: { all: [{ given: 'expenseTerms' }, { given: 'taxTerms' }] } },
            },
          ],
        },
        {
          heading: 'Independent contractor',
          text: [
            'The Provider is an independent contractor. Nothing in this Agreement makes either party the employee, agent or partner of the other.',
            {
              when: unsaid('insuranceTerms', 'subcontractTerms'),
              text: 'The Provider decides how the Services are performed, and is responsible for its own staff, taxes and insurance.',
            },
            {
              when: saidAny('insuranceTerms', 'subcontractTerms'),
              text: 'The Provider decides how the Services are performed, and is responsible for its own staff and taxes.',
            },
          ],
          clauses: saidOn('insuranceTerms', 'subcontractTerms', 'exclusivityTerms'),
        },
        ...onlySaid('competitionTerms', 'nonsolicitTerms'),
        {
          id: 'property',
          heading: 'Work product',
          clauses: yieldTo(
            'ownershipTerms',
            {
              text: 'The Provider hereby assigns to the Client, effective on payment in full for it, all of its rights in the work product that it makes for the Client in performing the Services, and shall sign the documents that the Client reasonably needs to record them.',
            },
            {
              text: 'The Provider retains its rights in what it had before the Services or makes independently of them, and grants the Client a nonexclusive license, without further charge, to use it as part of what was delivered.',
            },
          ),
        },
        confidentiality(sides),
        {
          heading: 'Warranties',
          clauses: yieldTo(
            'warrantyTerms',
            {
              text: 'The Provider warrants that it will perform the Services as {#services} says and that, to its knowledge, what it delivers does not infringe the rights of a third party.',
            },
            {
              text: '**Except as this Agreement says, neither party makes a warranty, express or implied, including a warranty of merchantability or of fitness for a particular purpose.**',
            },
          ),
        },
        orSaid(
          {
            id: 'liability',
            heading: 'Limitation of liability',
            text: 'Except for the duty to pay the price, a breach of {#confidentiality}, the duty to indemnify under {#indemnity}, fraud and willful misconduct, neither party is liable to the other for indirect or consequential damages, and the liability of each party under this Agreement is limited to the amount that is payable under {#payment}. These limits apply only so far as the law allows.',
          },
          'liabilityTerms',
        ),
        orSaid(
          {
            id: 'indemnity',
            heading: 'Indemnification',
            text: 'Each party shall indemnify and defend the other against claims of third parties, and the losses and reasonable attorney’s fees that result from them, to the extent that they arise from its negligence, its willful misconduct or its infringement of the rights of others. The party that seeks indemnity shall give prompt notice of the claim and shall let the other party control the defense. The other party shall not make a settlement that binds the party that seeks indemnity without its consent.',
          },
          'indemnityTerms',
        ),
        {
          id: 'ending',
          heading: 'Termination',
          clauses: [
            ...yieldTo('endingTerms', {
              text: 'Either party may terminate this Agreement on 30 days’ written notice to the other.',
            }),
            ...saidOn('renewalTerms'),
            endForBreach(sides),
            {
              text: 'When this Agreement ends, the Client shall pay for the Services that were performed until then. Provisions that by their nature are meant to continue, such as {#confidentiality} and {#liability}, survive.',
            },
          ],
        },
        beyondControl,
        notices,
        governingLaw('governingLaw'),
        ...closingClauses,
      ],
    },
    signed,
    {
      signatures: [
        signer('{providerName|name}', nameAndTitle('provider')),
        signer('{clientName|name}', nameAndTitle('client')),
      ],
    },
    contractNote,
  ],
}
