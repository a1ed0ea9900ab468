import type { TemplateSource } from '../../template.ts'
import { nameAndTitleIfKnown, signatory, signer } from '../contracts/general.ts'
import { onlySaid, termFields, unsaid, yieldTo } from '../contracts/terms.ts'
import { contractNote } from '../shared.ts'

/** How people write that a loan has no collateral. */
const unsecured = {
  field: 'collateral',
  is: ['None', 'none', 'No', 'no', 'Unsecured', 'unsecured', 'No collateral', 'no collateral'],
}
/** How people write that a loan bears none. */
const noInterest = { field: 'interest', is: ['None', 'none', 'No', 'no', 'No interest', 'no interest', '0%', '0'] }

export const promissoryNote: TemplateSource = {
  id: 'promissory-note',
  title: 'Promissory Note',
  tab: 'contracts',
  description: 'A borrower promises to repay a loan.',
  name: 'Promissory Note of {borrowerName|name} to {lenderName|name}',
  fields: [
    {
      name: 'borrowerName',
      label: 'Borrower',
      type: 'text',
      required: true,
      section: 'Parties',
      cues: ['borrower', 'maker', 'debtor'],
    },
    { name: 'borrowerAddress', label: 'Borrower’s address', type: 'textarea', required: true, section: 'Parties' },
    {
      name: 'lenderName',
      label: 'Lender',
      type: 'text',
      required: true,
      section: 'Parties',
      cues: ['lender', 'holder', 'payee'],
    },
    { name: 'lenderAddress', label: 'Lender’s address', type: 'textarea', required: true, section: 'Parties' },
    {
      name: 'amount',
      label: 'Principal',
      type: 'text',
      required: true,
      section: 'Loan',
      holds: 'money',
      cues: ['principal', 'amount', 'loan', 'borrows', 'lends'],
    },
    {
      name: 'startDate',
      label: 'Date of the note',
      type: 'date',
      required: true,
      section: 'Loan',
      cues: ['dated', 'date', 'date of note'],
    },
    {
      name: 'interest',
      label: 'Interest',
      type: 'text',
      required: true,
      section: 'Loan',
      placeholder: 'For example: 6% a year, or none',
      cues: ['interest', 'interest rate', 'rate'],
    },
    {
      name: 'repayment',
      label: 'How it is repaid',
      type: 'textarea',
      required: true,
      section: 'Loan',
      cues: ['repayment', 'payments', 'installments', 'repaid'],
    },
    {
      name: 'endDate',
      label: 'Date by which all is due',
      type: 'date',
      required: true,
      section: 'Loan',
      cues: ['maturity', 'due', 'maturity date', 'final payment'],
    },
    {
      name: 'collateral',
      label: 'Collateral',
      type: 'textarea',
      section: 'Loan',
      cues: ['collateral', 'security', 'secured by'],
    },
    {
      name: 'governingState',
      label: 'State whose law governs',
      type: 'text',
      required: true,
      section: 'Loan',
      cues: ['governing law', 'law', 'state'],
    },
    { name: 'prepayTerms', label: 'When it may be prepaid', type: 'textarea', section: 'Loan', asked: false },
    signatory('borrower', 'Borrower'),
    ...termFields('lateTerms', 'breachTerms', 'legalFeeTerms', 'payTerms', 'assignmentTerms', 'arbitrationTerms'),
  ],
  parts: [
    { title: 'Promissory Note' },
    { lines: ['{amount|money}', '{startDate|date}'], side: 'right' },
    {
      paragraph:
        'For value received, {borrowerName}, at {borrowerAddress|line} (the “**Borrower**”), promises to pay to the order of {lenderName}, at {lenderAddress|line} (the “**Lender**”), the principal amount of {amount|money} with interest, as this note (this “**Agreement**”) provides.',
      when: { not: noInterest },
    },
    {
      paragraph:
        'For value received, {borrowerName}, at {borrowerAddress|line} (the “**Borrower**”), promises to pay to the order of {lenderName}, at {lenderAddress|line} (the “**Lender**”), the principal amount of {amount|money}, as this note (this “**Agreement**”) provides.',
      when: noInterest,
    },
    {
      clauses: [
        {
          heading: 'Interest',
          when: { not: noInterest },
          text: 'Interest on the unpaid principal: {interest|sentence}. The Borrower does not owe interest beyond the highest rate that the law allows.',
        },
        { heading: 'Interest', when: noInterest, text: 'This note bears no interest.' },
        {
          heading: 'Payment',
          clauses: [
            { text: '{repayment}' },
            {
              when: { not: noInterest },
              text: 'All principal and interest that is still unpaid is due on {endDate|date}. A payment is credited first to interest that is due and then to principal.',
            },
            { when: noInterest, text: 'All that is still unpaid is due on {endDate|date}.' },
            ...onlySaid('payTerms', 'lateTerms'),
          ],
        },
        {
          heading: 'Prepayment',
          when: { given: 'prepayTerms' },
          text: '{prepayTerms}',
        },
        {
          heading: 'Prepayment',
          when: { not: { given: 'prepayTerms' } },
          text: 'The Borrower may prepay this note in whole or in part at any time without a penalty.',
        },
        {
          when: { all: [unsecured, { not: { undrafted: 'collateral' } }] },
          heading: 'Security',
          text: 'This note is unsecured.',
        },
        {
          // What is not settled secures nothing yet.
          when: { undrafted: 'collateral' },
          heading: 'Security',
          text: '{collateral}',
        },
        {
          when: { all: [{ given: 'collateral' }, { not: unsecured }, { not: { undrafted: 'collateral' } }] },
          heading: 'Security',
          text: 'This note is secured by the following: {collateral|sentence}. A separate security agreement or mortgage may be needed for it to have effect.',
        },
        {
          heading: 'Default',
          clauses: yieldTo('breachTerms', {
            text: 'If a payment is not made within 10 days after written notice that it is overdue, or if the Borrower becomes insolvent or files for bankruptcy, the Lender may declare all that is unpaid due at once.',
          }),
        },
        ...onlySaid('legalFeeTerms', 'arbitrationTerms'),
        {
          heading: 'Transfer',
          clauses: yieldTo('assignmentTerms', {
            text: 'The Borrower may not transfer its obligations without the Lender’s written consent.',
          }),
        },
        {
          heading: 'Governing law',
          text: [
            'The law of {governingState} governs this note.',
            {
              when: unsaid('payTerms'),
              text: 'Presentment, demand and notice of dishonor are waived so far as the law allows.',
            },
          ],
        },
      ],
    },
    {
      signatures: [signer('{borrowerName|name}, Borrower', nameAndTitleIfKnown('borrower'))],
    },
    contractNote,
  ],
}
