import type { DocumentCheck } from '../check.ts'
import { missingCheck, says } from './missing-check.ts'

/** Who bears what loss, and what is promised of the work. */
export const risk: readonly DocumentCheck[] = [
  missingCheck({
    id: 'missing.limitation-of-liability',
    title: 'No limitation of liability',
    kinds: ['services-agreement', 'license', 'sales-agreement'],
    severity: 'medium',
    insight: 'risk',
    why: 'Without a limit a breach may cost far more than the contract is worth.',
    advice: 'Agree on a cap, on the kinds of damages that are excluded, and on what neither limits.',
    clauses: ['clause.limitation-of-liability', 'clause.consequential-damages'],
    heading:
      /\blimit(?:ation|s|ed)?\b.{0,20}\bliabilit|\bliability\b.{0,20}\blimit|\bexclusion of (?:damages|liability)\b/i,
    said: [/\bliabilit\w+\b.{0,120}\b(?:limited to|not exceed|capped)\b/i],
  }),
  missingCheck({
    id: 'missing.indemnification',
    title: 'No indemnification',
    kinds: ['services-agreement', 'license', 'sales-agreement'],
    severity: 'low',
    why: 'Claims that third parties bring because of the other side’s acts stay with the party they are brought against.',
    advice:
      'Have each party defend and indemnify the other against third-party claims that arise from its own breach or negligence.',
    clauses: ['clause.indemnity', 'clause.indemnity-broad'],
    heading: /\bindemni|\bhold harmless\b/i,
    said: [/\b(?:indemnif|hold harmless|indemnity)/i],
  }),
  missingCheck({
    id: 'missing.insurance',
    title: 'No insurance requirement',
    kinds: ['services-agreement', 'lease'],
    severity: 'low',
    why: 'An indemnity or a damage claim is worth only what the other side can pay where no insurance stands behind it.',
    advice: 'Name the kinds and amounts of insurance that must be carried, and ask for certificates.',
    clauses: ['clause.insurance'],
    heading: /\binsurance\b/i,
    said: [
      /\b(?:maintain|carry|procure|obtain|renters?['’]?)\b.{0,80}\binsurance\b|\binsurance\b.{0,80}\b(?:maintain|carr|requir)/i,
    ],
  }),
  missingCheck({
    id: 'missing.warranty',
    title: 'No warranty of quality',
    kinds: ['services-agreement', 'sales-agreement', 'license'],
    severity: 'medium',
    insight: 'risk',
    why: 'The one who pays has no standard in the contract against which to reject or have corrected what is delivered.',
    advice:
      'State the standard that goods, services or the licensed subject must meet, and the remedy where they do not.',
    heading: /\bwarrant(?:y|ies)\b|\brepresentations\b/i,
    said: [
      /\bwarrants?\b|\bwarrant(?:y|ies)\b/i,
      /\b(?:professional|workmanlike|good and workmanlike|generally accepted|industry standards?)\b.{0,60}\b(?:manner|standards?|practices?)\b/i,
      /\bas[- ]is\b/i,
    ],
  }),
  missingCheck({
    id: 'missing.warranty-disclaimer',
    title: 'No disclaimer of other warranties',
    kinds: ['license', 'sales-agreement'],
    severity: 'low',
    why: 'Warranties that the law implies in a sale may apply beside those written down unless they are disclaimed in plain sight.',
    advice:
      'Say in conspicuous type which warranties are given and that all others, express or implied, are disclaimed.',
    clauses: ['clause.warranty-disclaimer'],
    heading: /\bdisclaimers?\b|\bno (?:other )?warrant/i,
    said: [/\b(?:disclaim\w*|no other|exclu\w+|in lieu of)\b.{0,100}\bwarrant/i],
    when: (document) => says(document, /\bwarrant/i),
  }),
  missingCheck({
    id: 'missing.data-protection',
    title: 'Personal data without terms to protect it',
    severity: 'medium',
    insight: 'compliance',
    why: 'Personal data changes hands and nothing says how it is to be secured, used, returned or reported when it is lost.',
    advice:
      'Limit the use of personal data to the contract’s purpose and require safeguards, notice of a breach, and return or deletion.',
    when: (document) =>
      says(
        document,
        /\b(?:personal (?:data|information)|personally identifiable|protected health information|cardholder data|consumer data)\b/i,
      ),
    heading: /\b(?:data (?:protection|privacy|security|processing)|privacy|security)\b/i,
    said: [
      /\b(?:privacy|data protection|data security)\b.{0,60}\b(?:laws?|polic\w+|addendum|agreement|requirements?|safeguards?)\b/i,
      /\b(?:administrative|technical|physical|reasonable|appropriate)\b.{0,60}\bsafeguards\b|\bbusiness associate agreement\b/i,
      /\b(?:safeguards?|secure|protect|encrypt\w*)\b.{0,80}\bpersonal(?:ly)?\b.{0,20}\b(?:data|information|identifiable)\b/i,
      /\bpersonal (?:data|information)\b.{0,160}\b(?:safeguard|protect|secur|encrypt|in (?:compliance|accordance) with|confidential)/i,
    ],
  }),
]
