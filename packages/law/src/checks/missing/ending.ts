import type { DocumentCheck } from '../check.ts'
import { readingOf } from '../reading/prose.ts'
import { missingCheck, says } from './missing-check.ts'

const forBreach = /\bterminat\w*\b.{0,200}\b(?:breach|default)\b|\b(?:breach|default)\b.{0,200}\bterminat/i

/** How long the contract lasts, how it ends, and what follows. */
export const ending: readonly DocumentCheck[] = [
  missingCheck({
    id: 'missing.term',
    title: 'No term',
    kinds: ['services-agreement', 'license', 'lease', 'employment-agreement', 'contract'],
    severity: 'medium',
    why: 'A contract that does not say how long it lasts leaves open how long each side must perform.',
    advice: 'State when the contract begins and ends, and whether and how it is renewed.',
    clauses: ['clause.auto-renewal', 'clause.at-will-employment'],
    heading: /\bterm\b(?!s)|\bduration\b|\bperiod of (?:agreement|performance)\b/i,
    said: [
      /\b(?:initial |subscription |lease |license )?term\b.{0,80}\b(?:begins?|commenc\w+|continues?|expires?|ends?|shall be|is|of)\b/i,
      /\b(?:continues?|remains?|effective|effect|force)\b.{0,80}\b(?:until|for (?:a|an) (?:period|term|initial))\b/i,
      /\b(?:agreement|contract|lease)\b.{0,120}\b(?:continues?|remains?)\b.{0,60}\b(?:until|for)\b/i,
      /\b(?:agreement|covenants?|obligations?|undertakings?)\b.{0,60}\b(?:shall|will) (?:terminate|expire|continue in (?:full )?force)\b/i,
      /\bfor a period of\b.{0,40}\b(?:years?|months?)\b/i,
      /\bperpetual(?:ly)?\b|\bin perpetuity\b/i,
      /\bunspecified duration\b|\bmonth[- ]to[- ]month\b/i,
      /\b(?:expires?|terminates?|ends?)\b.{0,40}\b(?:on|years?|months?)\b.{0,40}\b(?:after|from|following|\d{4})/i,
    ],
  }),
  missingCheck({
    id: 'missing.termination',
    title: 'No right to terminate',
    kinds: ['services-agreement', 'license', 'lease', 'employment-agreement', 'sales-agreement', 'contract'],
    severity: 'medium',
    insight: 'risk',
    why: 'A party that wants to leave after the other’s breach must rely on general law where the contract gives no right to terminate.',
    advice: 'Say who may terminate, for what reasons, with what notice, and what is owed at the end.',
    clauses: ['clause.termination-for-convenience', 'clause.at-will-employment'],
    heading: /\bterminat|\bcancell?ation\b/i,
    said: [
      /\b(?:may|right to|shall have the right to|entitled to)\b.{0,100}\b(?:terminat|cancel)|\bterminated\b.{0,60}\bby\b/i,
      // A promise to keep a secret, or to stand still, is over with its time.
      /\b(?:neither you\b|you (?:agree|will|shall)\b).{0,200}\b(?:for a (?:period|term) of|until) .{0,20}\b(?:years?|months?)\b.{0,20}\bfrom the date\b/i,
      // One that ends by itself on a day, and promises nothing that goes on until somebody ends it.
      /\b(?:agreement|obligations?)\b.{0,80}\b(?:shall|will) (?:terminate|expire|end)\b.{0,40}\b(?:on|upon|years?|months?|anniversary)\b/i,
    ],
  }),
  missingCheck({
    id: 'missing.cure-period',
    title: 'No time to cure a breach',
    severity: 'medium',
    insight: 'risk',
    why: 'The contract can be ended for breach at once, so a slip that could be put right in days may cost the whole bargain.',
    advice: 'Give notice and a period, such as thirty days, to cure a breach before the contract can be ended for it.',
    clauses: ['clause.cure-period'],
    when: (document) =>
      readingOf(document).binding.some(({ text }) => /\bmay\b.{0,80}\bterminate\b/i.test(text) && forBreach.test(text)),
    said: [
      /\bcur(?:e|ed|ing)\b.{0,160}\b(?:days?|period|within|breach|default)\b|\bremed(?:y|ied)\b.{0,100}\bdays\b|\bdays?\b.{0,100}\b(?:to|and) (?:cure|remedy|correct)\b/i,
    ],
  }),
  missingCheck({
    id: 'missing.effects-of-termination',
    title: 'Nothing on what follows the end',
    kinds: ['services-agreement', 'license'],
    severity: 'low',
    why: 'What is paid, returned or handed over when the contract ends is left to argument at the worst time.',
    advice: 'Say what is paid, returned and finished when the contract ends, and what happens to work in progress.',
    heading:
      /\b(?:effects?|consequences?|obligations?|procedure|duties|rights)\b.{0,20}\b(?:of|on|upon|after|following)\b.{0,20}\b(?:terminat|expir)/i,
    said: [
      /\b(?:upon|on|after|following|when|in the event of|the event of)\b.{0,40}\b(?:terminat\w*|expir\w*|ends?(?: of)?)\b.{0,200}\b(?:shall|will|must|cease|return|pay|refund|deliver|entitled)/i,
      /\bsubject to payment\b.{0,160}\btermination\b/i,
      /\b(?:shall|will|must)\b.{0,120}\b(?:upon|on|following)\b.{0,30}\b(?:terminat|expir)/i,
    ],
  }),
  missingCheck({
    id: 'missing.transition',
    title: 'No help with transition',
    kinds: ['services-agreement'],
    severity: 'low',
    why: 'A customer that depends on the services may be left without them on the day the contract ends.',
    advice:
      'Have the provider help, for a stated time and price, to move the services and data to the customer or a successor.',
    heading: /\btransition|\bhand-?over\b|\bwind-?down\b/i,
    said: [
      /\btransition\w*\b.{0,80}\b(?:services?|assist|period|plan)|\bsuccessor (?:provider|contractor|supplier)\b|\bassist\w*\b.{0,60}\btransition|\bretrieve\b.{0,40}\bdata\b/i,
    ],
    when: (document) =>
      says(
        document,
        /\b(?:customer data|hosted|software as a service|managed services?|outsourc|ongoing services|platform|cloud)\b/i,
      ),
  }),
]
