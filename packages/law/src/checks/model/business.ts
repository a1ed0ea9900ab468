import type { ModelClause } from '../model-clauses.ts'

const workmanlike =
  'the services will be performed in a professional and workmanlike manner [and what is delivered will conform to its specifications]'
const conforming = 'the goods will conform to their specifications and be free of defects in materials and workmanship'
const corrects = (one: string): string =>
  `If they do not conform, ${one} shall promptly correct them at its own cost or, if it cannot, refund what was paid for them.`
const interest =
  'bears interest from the due date at the lesser of [one] percent per month or the highest rate that the law allows.'
const unpaid = `An undisputed amount that is not paid when due ${interest}`

/** Clauses on risk, work and money. */
export const modelBusiness: Readonly<Record<string, ModelClause>> = {
  'missing.limitation-of-liability': {
    title: 'Limitation of Liability',
    text: 'NEITHER PARTY IS LIABLE FOR LOST PROFITS OR FOR INDIRECT, SPECIAL OR CONSEQUENTIAL DAMAGES, AND EACH PARTY’S TOTAL LIABILITY UNDER THIS AGREEMENT IS LIMITED TO [THE FEES PAID AND PAYABLE IN THE 12 MONTHS BEFORE THE CLAIM AROSE]. These limits do not apply to fraud, gross negligence, willful misconduct, breach of confidentiality, or a duty to indemnify.',
  },
  'missing.indemnification': {
    title: 'Indemnification',
    text: 'Each party shall defend and indemnify the other party and its officers and employees against a third party’s claim to the extent that it arises from the indemnifying party’s negligence, willful misconduct or breach of this Agreement. The indemnified party shall give prompt notice of the claim and reasonable help. The indemnifying party controls the defense, but may not settle in a way that binds the indemnified party without its consent.',
  },
  'missing.insurance': {
    title: 'Insurance',
    text: 'During the term [and for [two] years after it], [party] shall carry commercial general liability insurance of at least $[amount] per occurrence, [professional liability insurance of at least $[amount] per claim,] and workers’ compensation insurance as the law requires, and shall give certificates of insurance on request.',
  },
  'missing.warranty': {
    title: 'Warranty',
    text: `[Provider] warrants that ${workmanlike} for [90 days] after delivery. ${corrects('[Provider]')}`,
    textIn: {
      'sales-agreement': `[Seller] warrants that ${conforming} for [90 days] after delivery. ${corrects('[Seller]')}`,
      license: `[Licensor] warrants that the [licensed subject] will conform to its specifications for [90 days] after delivery and that [Licensor] has the right to license it. If it does not conform, [Licensor] shall promptly correct it at its own cost or, if it cannot, refund what was paid for it.`,
    },
  },
  'missing.warranty-disclaimer': {
    title: 'Disclaimer of Other Warranties',
    text: 'EXCEPT FOR THE WARRANTIES STATED IN THIS AGREEMENT, [SELLER] DISCLAIMS ALL WARRANTIES, EXPRESS OR IMPLIED, INCLUDING THE IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE.',
  },
  'missing.data-protection': {
    title: 'Personal Data',
    text: '[Provider] shall use personal data only to perform this Agreement, keep it under reasonable administrative, technical and physical safeguards, and comply with the privacy laws that apply to it. It shall notify [Customer] without undue delay, and within [72] hours, after it learns of unauthorized access to that data, and shall return or delete the data when this Agreement ends.',
  },
  'missing.payment-terms': {
    title: 'Payment',
    text: '[Customer] shall pay [the fees stated in Exhibit [A]] in U.S. dollars within [30] days after it receives a correct invoice. [Customer] may withhold an amount that it disputes in good faith if it gives notice of its reasons before the due date and pays the rest.',
  },
  'missing.late-payment': {
    title: 'Late Payment',
    text: `${unpaid} If it remains unpaid [15] days after notice, [Provider] may suspend performance until it is paid.`,
    textIn: {
      'sales-agreement': `${unpaid} If it remains unpaid [15] days after notice, [Seller] may suspend deliveries until it is paid.`,
      license: unpaid,
      lease: `If the Tenant does not pay the Landlord rent or another sum when due, the unpaid sum ${interest}`,
    },
  },
  'missing.taxes': {
    title: 'Taxes',
    text: 'The prices do not include taxes. [Buyer] shall pay all sales, use and similar taxes on the transaction, and each party shall pay taxes on its own income, property and employees.',
  },
  'missing.scope': {
    title: 'Services',
    text: '[Provider] shall perform the services, deliver the deliverables, and meet the dates described in Exhibit [A] (the “Services”). Work beyond the Services requires a written change order that both parties sign and that states its price and dates.',
  },
  'missing.acceptance': {
    title: 'Acceptance',
    text: '[Customer] has [15] days after delivery to test a deliverable and may reject it by notice that says how it fails to conform to its specification. [Provider] shall correct and redeliver it within [15] days, and the test is then repeated. A deliverable is accepted when [Customer] says so in writing [or when that time ends without a notice of rejection].',
  },
  'missing.delivery': {
    title: 'Delivery and Risk of Loss',
    text: '[Seller] shall deliver the goods to [place] on or before [date]. Title and risk of loss pass to [Buyer] when the goods are delivered there.',
  },
  'missing.ip-ownership': {
    title: 'Ownership of Work Product',
    text: '[Provider] hereby assigns to [Customer], effective on payment, all right, title and interest in the deliverables, except materials that [Provider] owned or developed apart from the Services. [Provider] grants [Customer] a nonexclusive, perpetual license to use those materials as part of the deliverables.',
  },
  'missing.contractor-status': {
    title: 'Independent Contractor',
    text: '[Provider] is an independent contractor. It decides how it performs the Services, supplies its own staff and equipment, and pays its own taxes, insurance and benefits. Nothing in this Agreement makes either party the employee, partner or agent of the other.',
  },
  'missing.confidentiality': {
    title: 'Confidentiality',
    text: 'Each party shall use the other party’s confidential information only to perform this Agreement, protect it with reasonable care, and disclose it only to staff and advisers who need it and are bound to protect it. Confidential information does not include information that is or becomes public without breach, that the recipient already had or rightly receives from another, or that it develops independently. These duties last for [three] years after this Agreement ends, and for trade secrets as long as they remain trade secrets.',
  },
  'missing.license-grant': {
    title: 'License Grant',
    text: '[Licensor] grants [Licensee] a [nonexclusive], [nontransferable] license to [use, copy and display] the [licensed subject] for [purpose] in [territory] during the term. [Licensee] may [not] grant sublicenses.',
  },
  'missing.license-limits': {
    title: 'Restrictions',
    text: '[Licensee] shall not copy the [licensed subject] beyond what this Agreement allows, sublicense or transfer it, alter it, or reverse engineer it except as the law allows despite this restriction. [Licensor] reserves all rights that it does not grant.',
  },
}
