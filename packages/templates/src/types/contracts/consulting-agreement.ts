import type { TemplateSource } from '../../template.ts'
import { contractNote } from '../shared.ts'
import {
  beyondControl,
  closingClauses,
  confidentiality,
  endForBreach,
  generalTerms,
  lawOf,
  nameAndTitle,
  notices,
  signatory,
  signed,
  signer,
} from './general.ts'
import { onlySaid, orSaid, saidAny, saidOn, termFields, unsaid, yieldTo } from './terms.ts'

const sides = { one: 'Consultant', other: 'Client' }

export const consultingAgreement: TemplateSource = {
  id: 'consulting-agreement',
  title: 'Consulting Agreement',
  tab: 'contracts',
  description: 'A consultant advises a client for a fee.',
  form: false,
  name: 'Consulting Agreement between {consultantName|name} and {clientName|name}',
  fields: [
    { name: 'consultantName', label: 'Consultant’s name', type: 'text', required: true, section: 'Parties' },
    { name: 'consultantAddress', label: 'Consultant’s address', type: 'textarea', required: true, section: 'Parties' },
    { name: 'clientName', label: 'Client’s name', type: 'text', required: true, section: 'Parties' },
    { name: 'clientAddress', label: 'Client’s address', type: 'textarea', required: true, section: 'Parties' },
    { name: 'scope', label: 'What the consultant advises on', type: 'textarea', required: true, section: 'Services' },
    {
      name: 'fee',
      label: 'Fee',
      type: 'text',
      placeholder: 'For example: $200 an hour',
      required: true,
      section: 'Payment',
      holds: 'money',
    },
    { name: 'paymentTerms', label: 'Payment terms', type: 'text', required: true, section: 'Payment' },
    { name: 'expenses', label: 'Expenses that the client pays', type: 'text', section: 'Payment' },
    { name: 'startDate', label: 'Start date', type: 'date', required: true, section: 'Term' },
    { name: 'endDate', label: 'End date', type: 'date', section: 'Term' },
    { name: 'governingState', label: 'State whose law governs', type: 'text', required: true, section: 'Term' },
    signatory('consultant', 'consultant'),
    signatory('client', 'client'),
    ...termFields(
      'ownershipTerms',
      'nonsolicitTerms',
      'exclusivityTerms',
      'competitionTerms',
      'lateTerms',
      'insuranceTerms',
      'liabilityTerms',
      'capTerms',
      'expenseTerms',
      'payTerms',
      'depositTerms',
      'protectionTerms',
      'confidentialityTerms',
      'endingTerms',
      'breachTerms',
      'renewalTerms',
      'indemnityTerms',
      'warrantyTerms',
      'taxTerms',
      'subcontractTerms',
      'workplaceTerms',
      ...generalTerms.filter((name) => name !== 'insuranceTerms'),
      'durationTerms',
    ),
  ],
  parts: [
    { title: 'Consulting Agreement' },
    {
      paragraph:
        'This Consulting Agreement (this “**Agreement**”) is between {consultantName}, at {consultantAddress|line} (the “**Consultant**”), and {clientName}, at {clientAddress|line} (the “**Client**”). It takes effect on {startDate|date}.',
    },
    { heading: 'Background' },
    {
      paragraph:
        'The Client wishes to have the advice of the Consultant, and the Consultant is willing to give it, on the terms below. The parties agree as follows:',
    },
    {
      clauses: [
        {
          id: 'services',
          heading: 'Services',
          clauses: [
            {
              text: 'The Consultant shall advise the Client on the following subject (the “**Services**”): {scope|sentence}.',
            },
            {
              text: [
                {
                  when: unsaid('warrantyTerms'),
                  text: 'The Consultant shall perform the Services in a professional manner, with the care and skill that are customary in the field.',
                },
                'The Client decides what it does with the advice.',
              ],
            },
            ...saidOn('warrantyTerms', 'workplaceTerms', 'subcontractTerms'),
          ],
        },
        {
          id: 'fee',
          heading: 'Fee and expenses',
          clauses: [
            { text: 'The Client shall pay the Consultant {fee|money} for the Services.' },
            {
              when: { any: [{ given: 'paymentTerms' }, unsaid('payTerms')] },
              text: 'The terms of payment are as follows: {paymentTerms|sentence}.',
            },
            ...saidOn('capTerms', 'payTerms', 'depositTerms', 'lateTerms'),
            ...yieldTo(
              'expenseTerms',
              {
                when: { given: 'expenses' },
                text: 'The Client shall reimburse these expenses, against receipts: {expenses|sentence}.',
              },
              {
                when: { not: { given: 'expenses' } },
                text: 'The fee includes the Consultant’s expenses, unless the Client has agreed in writing in advance to reimburse one.',
              },
            ),
          ],
        },
        {
          id: 'term',
          heading: 'Term and termination',
          clauses: [
            {
              when: { given: 'endDate' },
              text: 'This Agreement begins on {startDate|date} and ends on {endDate|date}, unless it is terminated earlier.',
            },
            {
              when: { all: [{ not: { given: 'endDate' } }, unsaid('durationTerms')] },
              text: 'This Agreement begins on {startDate|date} and continues until a party terminates it.',
            },
            {
              when: { all: [{ not: { given: 'endDate' } }, { given: 'durationTerms' }] },
              text: 'This Agreement begins on {startDate|date}.',
            },
            ...saidOn('durationTerms'),
            {
              text: [
                {
                  when: unsaid('endingTerms'),
                  text: 'Either party may terminate this Agreement on 30 days’ written notice.',
                },
                'When this Agreement ends, the Client shall pay for the Services that were performed until then. Provisions that by their nature are meant to continue, such as {#confidentiality} and {#liability}, survive.',
              ],
            },
            ...saidOn('endingTerms', 'renewalTerms'),
          ],
        },
        endForBreach(sides),
        {
          heading: 'Independent contractor',
          text: [
            {
              when: unsaid('taxTerms', 'exclusivityTerms', 'competitionTerms', 'insuranceTerms'),
              text: 'The Consultant is an independent contractor, is free to serve other clients where that does not conflict with this Agreement, and is responsible for its own taxes and insurance. Nothing in this Agreement makes either party the employee, agent or partner of the other.',
            },
            {
              when: { all: [unsaid('taxTerms'), saidAny('exclusivityTerms', 'competitionTerms', 'insuranceTerms')] },
              text: 'The Consultant is an independent contractor and is responsible for its own taxes. Nothing in this Agreement makes either party the employee, agent or partner of the other.',
            },
            {
              when: {
                all: [unsaid('exclusivityTerms', 'competitionTerms'), saidAny('taxTerms', 'insuranceTerms')],
              },
              text: 'The Consultant is free to serve other clients where that does not conflict with this Agreement.',
            },
          ],
          clauses: saidOn('exclusivityTerms', 'taxTerms', 'insuranceTerms'),
        },
        ...onlySaid('competitionTerms', 'nonsolicitTerms'),
        confidentiality(sides),
        orSaid(
          {
            heading: 'Work product',
            text: 'The Consultant hereby assigns to the Client, effective on payment in full for them, all of its rights in the reports and other works that it makes for the Client in performing the Services, and shall sign the documents that the Client reasonably needs to record them. The Consultant retains its rights in its methods and in what it had before the Services, and grants the Client a nonexclusive license to use them as part of those works.',
          },
          'ownershipTerms',
        ),
        {
          heading: 'Conflicts',
          text: 'The Consultant represents that it has no duty to another person that conflicts with this Agreement, and shall tell the Client promptly if one arises.',
        },
        orSaid(
          {
            id: 'liability',
            heading: 'Limitation of liability',
            text: 'Except for the duty to pay the fee and expenses, a breach of {#confidentiality}, fraud and willful misconduct, neither party is liable to the other for indirect or consequential damages, and the liability of each party under this Agreement is limited to the fees that are paid and payable under {#fee}. These limits apply only so far as the law allows.',
          },
          'liabilityTerms',
        ),
        ...onlySaid('indemnityTerms'),
        beyondControl,
        notices,
        lawOf('governingState'),
        ...closingClauses,
      ],
    },
    signed,
    {
      signatures: [
        signer('{consultantName|name}', nameAndTitle('consultant')),
        signer('{clientName|name}', nameAndTitle('client')),
      ],
    },
    contractNote,
  ],
}
