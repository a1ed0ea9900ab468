import type { TemplateSource } from '../../template.ts'
import { reviewNote } from '../shared.ts'
import { closingClauses, confidentiality, endForBreach, notices, signed, signer } from './general.ts'

const sides = { one: 'Consultant', other: 'Client' }

export const consultingAgreement: TemplateSource = {
  id: 'consulting-agreement',
  title: 'Consulting Agreement',
  tab: 'contracts',
  description: 'A consultant advises a client for a fee.',
  form: false,
  name: 'Consulting Agreement between {consultantName} and {clientName}',
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
              text: 'The Consultant shall perform the Services with the care and skill that are customary in the field. The Client decides what it does with the advice.',
            },
          ],
        },
        {
          id: 'fee',
          heading: 'Fee and expenses',
          clauses: [
            { text: 'The Client shall pay the Consultant {fee|money}.' },
            { text: 'Payment terms: {paymentTerms|sentence}.' },
            {
              when: { given: 'expenses' },
              text: 'The Client shall reimburse these expenses, against receipts: {expenses|sentence}.',
            },
            {
              when: { not: { given: 'expenses' } },
              text: 'The fee includes the Consultant’s expenses, unless the Client has agreed in writing in advance to reimburse one.',
            },
          ],
        },
        {
          id: 'term',
          heading: 'Term and termination',
          clauses: [
            {
              when: { given: 'endDate' },
              text: 'This Agreement begins on {startDate|date} and ends on {endDate|date}.',
            },
            {
              when: { not: { given: 'endDate' } },
              text: 'This Agreement begins on {startDate|date} and continues until a party terminates it.',
            },
            {
              text: 'Either party may terminate this Agreement on 30 days’ written notice. The Client shall pay for the Services performed until then.',
            },
          ],
        },
        endForBreach(sides),
        {
          heading: 'Independent contractor',
          text: 'The Consultant is an independent contractor, is free to serve other clients where that does not conflict with this Agreement, and is responsible for its own taxes and insurance. Nothing in this Agreement makes either party the employee, agent or partner of the other.',
        },
        confidentiality(sides),
        {
          heading: 'Work product',
          text: 'On payment in full for them, the Consultant assigns to the Client all of its rights in the reports and other works that it makes for the Client in performing the Services. The Consultant keeps its methods and what it had before the Services, and grants the Client a nonexclusive license to use them as part of those works.',
        },
        {
          heading: 'Conflicts',
          text: 'The Consultant states that it has no duty to another person that conflicts with this Agreement, and shall tell the Client promptly if one arises.',
        },
        {
          heading: 'Limitation of liability',
          text: 'Neither party is liable to the other for indirect or consequential damages. The liability of each party under this Agreement is limited to the fees that are paid and payable under {#fee}. These limits do not apply to a breach of {#confidentiality}, to fraud or willful misconduct, or where the law does not allow them.',
        },
        notices,
        {
          heading: 'Governing law',
          text: 'The law of the State of {governingState} governs this Agreement, without regard to its rules on conflict of laws.',
        },
        ...closingClauses,
      ],
    },
    signed,
    {
      signatures: [
        signer('{consultantName}', [{ label: 'Name' }, { label: 'Title' }]),
        signer('{clientName}', [{ label: 'Name' }, { label: 'Title' }]),
      ],
    },
    reviewNote,
  ],
}
