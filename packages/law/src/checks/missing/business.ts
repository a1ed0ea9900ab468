import { findAmounts } from '../../amounts/amounts.ts'
import type { DocumentCheck } from '../check.ts'
import { hasClosing, missingCheck, says } from './missing-check.ts'

/** What is done, delivered, paid and owned. */
export const business: readonly DocumentCheck[] = [
  missingCheck({
    id: 'missing.payment-terms',
    title: 'No payment terms',
    kinds: ['services-agreement', 'sales-agreement', 'lease', 'license', 'settlement'],
    severity: 'high',
    insight: 'warning',
    why: 'How much is owed, when and how it is paid is the first thing parties fight about, and a price left open may leave nothing to enforce.',
    advice: 'State the price or how it is worked out, when it is invoiced and due, and how it is paid.',
    clauses: ['clause.payment-deadline'],
    heading: /\b(?:payments?|fees?|compensation|price|pricing|rent|royalt(?:y|ies)|consideration|invoic\w+)\b/i,
    said: [
      /\b(?:fully )?paid[- ]up\b|\b(?:purchase|order|list) price\b|\b(?:licen[sc]es?|seats?|subscriptions?)\b.{0,60}\bpurchased\b|\b(?:order|purchase) (?:form|confirmation|invoice)\b/i,
      /\b(?:pays?|paid|payable|due)\b.{0,160}(?:\$|\b(?:within|upon|on|monthly|annually|fees?|price|rent|royalt\w+|invoice)\b)/i,
    ],
    there: (document) =>
      (says(document, /\b(?:without charge|free of charge|royalty-free|no fee)\b/i) &&
        findAmounts(document.text).length === 0) ||
      says(
        document,
        /\b(?:software|tools?|product|api|materials|licen[sc]e|services?)\b.{0,60}\b(?:provided|licensed|available|granted|offered|supplied)\b.{0,40}\b(?:free of charge|without charge|at no (?:charge|cost))\b/i,
      ),
  }),
  missingCheck({
    id: 'missing.late-payment',
    title: 'Nothing on late payment',
    kinds: ['services-agreement', 'sales-agreement', 'license', 'lease'],
    severity: 'low',
    why: 'A payee has no agreed charge, interest or right to stop work when it is paid late.',
    advice: 'Set interest at a lawful rate on late payments and a right to suspend after notice.',
    clauses: ['clause.late-interest'],
    heading: /\blate (?:payments?|charges?|fees?)\b|\boverdue\b/i,
    said: [
      /\b(?:late|overdue|past[- ]due|unpaid|delinquent|not paid|fails? to pay|nonpayment|non-payment)\b.{0,200}\b(?:interest|charge|fee|suspend|default|terminat|per month|percent)/i,
    ],
    when: (document) =>
      !hasClosing(document) && says(document, /\b(?:shall|will|must|agrees to) pay\b|\bpayable\b|\bare due\b/i),
  }),
  missingCheck({
    id: 'missing.taxes',
    title: 'Nothing on taxes',
    kinds: ['sales-agreement', 'license'],
    severity: 'low',
    why: 'Who bears sales, use or withholding tax on the price changes what each side really pays or gets.',
    advice: 'Say whether prices include taxes and who pays them.',
    heading: /\btax(?:es)?\b/i,
    said: [/\btax(?:es)?\b/i],
  }),
  missingCheck({
    id: 'missing.scope',
    title: 'No description of the services',
    kinds: ['services-agreement'],
    severity: 'high',
    insight: 'warning',
    why: 'What is not described cannot be demanded, accepted or refused, and extra work cannot be distinguished from work that is owed.',
    advice:
      'Describe the services, what is delivered, by when, and how it is accepted, in the text or in a statement of work.',
    heading: /\b(?:services?|scope|work|duties|deliverables)\b/i,
    said: [
      /\b(?:perform|provide|render|furnish)\w*\b.{0,80}\b(?:services?|work)\b.{0,160}\b(?:described|set forth|specified|exhibit|schedule|statement of work|sow|following|listed|including)\b/i,
      /["“]services["”].{0,20}\b(?:means|shall mean)\b/i,
    ],
  }),
  missingCheck({
    id: 'missing.acceptance',
    title: 'No way to accept or reject the work',
    kinds: ['services-agreement', 'sales-agreement'],
    severity: 'low',
    why: 'Without a test and a time for acceptance it is unclear when work counts as done and payment as earned.',
    advice: 'Give a time to inspect, grounds to reject, and a duty to correct what is rejected.',
    heading: /\baccept(?:ance|ed)\b|\binspection\b/i,
    said: [
      /\b(?:accept|reject|inspect)\w*\b.{0,120}\b(?:deliverables?|goods|work|services?|products?)\b|\b(?:deliverables?|goods|work|products?)\b.{0,120}\b(?:accept(?:ed|ance)|reject|inspect)/i,
    ],
    when: (document) => !hasClosing(document) && says(document, /\b(?:deliverables?|goods|products)\b/i),
  }),
  missingCheck({
    id: 'missing.delivery',
    title: 'No delivery or risk of loss',
    kinds: ['sales-agreement'],
    severity: 'medium',
    why: 'It is open when and where the goods are handed over and who bears the loss if they are damaged on the way.',
    advice: 'State the place, time and terms of delivery, and when title and risk of loss pass.',
    heading: /\bdeliver(?:y|ies)\b|\bshipping\b|\bshipment\b|\brisk of loss\b|\bclosing\b/i,
    said: [
      /\bdeliver(?:y|ed)?\b.{0,120}\b(?:goods|products?|date|f\.?o\.?b|to|at)\b|\brisk of loss\b|\b(?:closing|escrow)\b/i,
    ],
  }),
  missingCheck({
    id: 'missing.ip-ownership',
    title: 'Nothing on who owns the work product',
    kinds: ['services-agreement'],
    severity: 'medium',
    insight: 'risk',
    why: 'Paying for work does not by itself make the payer the owner of its copyright, and the maker may lose its own tools by careless words.',
    advice:
      'Say who owns what is made, assign it in words of present assignment where it passes, and license what is kept.',
    // Whoever only subscribes to a service gets no work that anybody must own.
    when: (document) =>
      !says(document, /\b(?:as a service|saas|hosted service|cloud service|subscription services?)\b/i),
    clauses: ['clause.ip-assignment'],
    heading:
      /\bintellectual property\b|\bownership\b|\bproprietary rights\b|\bwork product\b|\bwork (?:made )?for hire\b/i,
    said: [
      /\b(?:own(?:s|ed|ership)?|title|retains?|property of|belong\w*|vest\w*)\b.{0,120}\b(?:intellectual property|work product|deliverables|copyright\w*|patents?|drawings|documents|materials|inventions)\b/i,
      /\b(?:deliverables|work product|intellectual property|inventions|drawings)\b.{0,120}\b(?:own(?:ed|ership)|property of|belong|vest|title)\b/i,
    ],
  }),
  missingCheck({
    id: 'missing.contractor-status',
    title: 'Independent contractor status not stated',
    kinds: ['services-agreement'],
    severity: 'low',
    insight: 'compliance',
    why: 'Tax, benefits and liability for the worker’s acts turn on whether the provider is a contractor or an employee, and words help to show what was meant.',
    advice:
      'Say that the provider is an independent contractor, controls how it works, and pays its own taxes and staff.',
    heading:
      /\bindependent contractors?\b|\brelationship of (?:the )?parties\b|\bno (?:partnership|agency)\b|\bstatus of\b/i,
    said: [
      /\bindependent (?:contractors?|entit\w+|parties)\b|\b(?:no|not)\b.{0,60}\b(?:partnership|joint venture|employment relationship|agency)\b/i,
    ],
  }),
  missingCheck({
    id: 'missing.confidentiality',
    title: 'No confidentiality clause',
    kinds: ['services-agreement', 'license', 'employment-agreement'],
    severity: 'medium',
    why: 'What is learned under the contract may be used or passed on, and secrets may lose the protection that depends on keeping them.',
    advice:
      'Define confidential information, limit its use to the contract, and say what is excepted and for how long.',
    clauses: ['clause.confidentiality', 'clause.confidentiality-perpetual'],
    heading: /\bconfidential|\bnon-?disclosure\b|\bsecrecy\b|\bproprietary information\b/i,
    said: [/\bconfidential information\b|\b(?:not|nor)\b.{0,40}\bdisclose\b/i],
  }),
  missingCheck({
    id: 'missing.license-grant',
    title: 'Scope of the license not stated',
    kinds: ['license'],
    severity: 'high',
    insight: 'warning',
    why: 'A licensee may do only what it is licensed to do, so a grant without field, territory or exclusivity invites a claim of infringement.',
    advice:
      'State what is licensed, for what uses, where, for how long, and whether exclusively and with a right to sublicense.',
    heading: /\b(?:grant|license grant|licen[sc]e)\b/i,
    said: [/\b(?:grants?|licenses?)\b.{0,160}\b(?:exclusive|non-?exclusive|license|right to|sublicens)/i],
  }),
  missingCheck({
    id: 'missing.license-limits',
    title: 'No limits on use of what is licensed',
    kinds: ['license'],
    severity: 'low',
    why: 'Acts that the licensor would not allow, such as copying or sublicensing, are open to argument where none is ruled out.',
    advice: 'List what the licensee may not do, such as to sublicense, copy beyond need, alter or reverse engineer.',
    heading: /\b(?:restrictions?|limitations? on use|prohibited|reservation of rights|reserved rights)\b/i,
    said: [
      /\b(?:shall|may|will|must) not\b.{0,120}\b(?:sublicens|copy|modify|reverse|distribute|use|market|sell|develop|commerciali[sz]e)/i,
      /\b(?:reserves?|retains?)\b.{0,60}\b(?:all (?:other )?rights|rights not)\b/i,
    ],
  }),
]
