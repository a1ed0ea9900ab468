import type { TemplateSource } from '../../template.ts'
import { contractNote } from '../shared.ts'
import {
  beyondControl,
  closingClauses,
  generalTerms,
  nameAndTitle,
  notices,
  signatory,
  signed,
  signer,
} from './general.ts'
import { onlySaid, orSaid, saidOn, termFields, unsaid, yieldTo } from './terms.ts'

export const salesContract: TemplateSource = {
  id: 'sales-contract',
  title: 'Sales Contract',
  tab: 'contracts',
  description: 'A seller sells goods to a buyer.',
  form: false,
  name: 'Sales Contract between {sellerName|name} and {buyerName|name}',
  fields: [
    { name: 'sellerName', label: 'Seller’s name', type: 'text', required: true, section: 'Parties' },
    { name: 'sellerAddress', label: 'Seller’s address', type: 'textarea', required: true, section: 'Parties' },
    { name: 'buyerName', label: 'Buyer’s name', type: 'text', required: true, section: 'Parties' },
    { name: 'buyerAddress', label: 'Buyer’s address', type: 'textarea', required: true, section: 'Parties' },
    {
      name: 'goods',
      label: 'Description and quantity of the goods',
      type: 'textarea',
      required: true,
      section: 'Goods',
      holds: 'list',
    },
    { name: 'price', label: 'Price', type: 'text', required: true, section: 'Price', holds: 'money' },
    { name: 'paymentTerms', label: 'Payment terms', type: 'text', required: true, section: 'Price' },
    { name: 'contractDate', label: 'Date of the contract', type: 'date', required: true, section: 'Delivery' },
    { name: 'deliveryDate', label: 'Delivery date', type: 'date', required: true, section: 'Delivery' },
    { name: 'deliveryPlace', label: 'Place of delivery', type: 'textarea', required: true, section: 'Delivery' },
    { name: 'warrantyPeriod', label: 'Warranty period', type: 'text', section: 'Goods' },
    { name: 'governingState', label: 'State whose law governs', type: 'text', required: true, section: 'Delivery' },
    signatory('seller', 'seller'),
    signatory('buyer', 'buyer'),
    ...termFields(
      'warrantyTerms',
      'inspectionTerms',
      'riskTerms',
      'titleTerms',
      'deliveryTerms',
      'returnTerms',
      'lateTerms',
      'depositTerms',
      'taxTerms',
      'payTerms',
      'liabilityTerms',
      'breachTerms',
      'endingTerms',
      'exclusivityTerms',
      'indemnityTerms',
      'confidentialityTerms',
      ...generalTerms,
    ),
  ],
  parts: [
    { title: 'Sales Contract' },
    {
      paragraph:
        'This Sales Contract (this “**Agreement**”) is between {sellerName}, at {sellerAddress|line} (the “**Seller**”), and {buyerName}, at {buyerAddress|line} (the “**Buyer**”). It takes effect on {contractDate|date}.',
    },
    { heading: 'Background' },
    {
      paragraph:
        'The Seller wishes to sell the Goods described below, and the Buyer wishes to buy them. The parties agree as follows:',
    },
    {
      clauses: [
        {
          id: 'goods',
          heading: 'Sale of goods',
          clauses: [
            {
              when: { several: 'goods' },
              text: 'The Seller sells to the Buyer, and the Buyer buys from the Seller, the following goods (the “**Goods**”):',
              clauses: [{ each: 'goods' }],
            },
            {
              when: { not: { several: 'goods' } },
              text: 'The Seller sells to the Buyer, and the Buyer buys from the Seller, the following goods (the “**Goods**”): {goods|sentence}.',
            },
          ],
        },
        {
          id: 'price',
          heading: 'Price and payment',
          clauses: [
            { text: 'The Buyer shall pay the Seller {price|money} for the Goods.' },
            {
              when: { any: [{ given: 'paymentTerms' }, unsaid('payTerms')] },
              text: 'The terms of payment are as follows: {paymentTerms|sentence}.',
            },
            ...saidOn('payTerms', 'depositTerms', 'lateTerms'),
            ...yieldTo('taxTerms', {
              text: 'The Buyer shall pay the sales and use taxes on the sale, unless the Buyer gives the Seller a valid certificate of exemption.',
            }),
          ],
        },
        {
          heading: 'Delivery; title; risk of loss',
          clauses: [
            ...yieldTo('deliveryTerms', {
              text: 'The Seller shall deliver the Goods by {deliveryDate|date} at {deliveryPlace|line}.',
            }),
            {
              when: { all: [{ given: 'deliveryTerms' }, { given: 'deliveryDate' }] },
              text: 'The date for delivery is {deliveryDate|date}.',
            },
            {
              when: { all: [{ given: 'deliveryTerms' }, { given: 'deliveryPlace' }] },
              text: 'The place of delivery is {deliveryPlace|line}.',
            },
            {
              when: { all: [unsaid('deliveryTerms'), unsaid('riskTerms'), unsaid('titleTerms')] },
              text: 'Title to the Goods and the risk of their loss pass to the Buyer when the Goods are delivered there.',
            },
            {
              when: { all: [{ given: 'deliveryTerms' }, unsaid('riskTerms'), unsaid('titleTerms')] },
              text: 'Title to the Goods and the risk of their loss pass to the Buyer when the Buyer takes possession of them.',
            },
            ...saidOn('titleTerms', 'riskTerms'),
          ],
        },
        orSaid(
          {
            heading: 'Inspection and acceptance',
            text: 'The Buyer may inspect the Goods within 14 days after delivery and may reject Goods that do not conform to this Agreement by written notice that states the reason. The Seller may then repair or replace them within 30 days; if it does not, the Buyer has the remedies that the law gives, including the return of what was paid for them.',
          },
          'inspectionTerms',
          'returnTerms',
        ),
        {
          id: 'warranty',
          heading: 'Warranties',
          clauses: yieldTo(
            'warrantyTerms',
            {
              text: 'The Seller warrants that it has good title to the Goods, that they are free of liens, and that they meet their description in {#goods}.',
            },
            {
              when: { given: 'warrantyPeriod' },
              text: 'The Seller warrants that the Goods will be free of defects in material and workmanship {warrantyPeriod|duration} after delivery, and shall repair or replace a defective one without charge.',
            },
            { text: 'The warranties that the law implies remain in effect.' },
          ),
        },
        beyondControl,
        {
          heading: 'Breach',
          text: [
            {
              when: unsaid('breachTerms', 'endingTerms'),
              text: 'If a party materially breaches this Agreement and does not cure the breach within 30 days after written notice that describes it, the other party may terminate this Agreement and has the remedies that the law gives.',
            },
            {
              when: unsaid('liabilityTerms'),
              text: 'Neither party is liable to the other for consequential damages, except for injury to persons, fraud or willful misconduct.',
            },
          ],
          clauses: saidOn('breachTerms', 'endingTerms', 'liabilityTerms'),
        },
        ...onlySaid('indemnityTerms', 'insuranceTerms', 'exclusivityTerms', 'confidentialityTerms'),
        notices,
        {
          heading: 'Governing law; courts',
          text: [
            'The law of {governingState}, including the Uniform Commercial Code as it is in force there, governs this Agreement, without regard to its rules on conflict of laws.',
            {
              when: unsaid('arbitrationTerms'),
              text: 'Each party submits to the nonexclusive personal jurisdiction of the state courts in {governingState}, and of the federal courts there, for a dispute that arises out of this Agreement.',
            },
            'The United Nations Convention on Contracts for the International Sale of Goods does not apply.',
          ],
          clauses: saidOn('arbitrationTerms'),
        },
        ...closingClauses,
      ],
    },
    signed,
    {
      signatures: [
        signer('{sellerName|name}', nameAndTitle('seller')),
        signer('{buyerName|name}', nameAndTitle('buyer')),
      ],
    },
    contractNote,
  ],
}
