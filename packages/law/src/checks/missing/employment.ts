import type { CheckedDocument, DocumentCheck } from '../check.ts'
import { missingCheck, says } from './missing-check.ts'

const kinds = ['employment-agreement'] as const

/** An agreement beside the terms of employment: on secrets, inventions or disputes. */
const isBeside = ({ text }: CheckedDocument): boolean =>
  /\b(?:confidential\w*|proprietary|inventions?|non-?compet\w+|arbitration|severance|separation)\b[^.]{0,80}\bagreement\b/i.test(
    text.slice(0, 600),
  )

/** What an employment agreement should say. */
export const employment: readonly DocumentCheck[] = [
  missingCheck({
    id: 'missing.employment-pay',
    title: 'Pay not stated',
    kinds,
    when: (document) => !isBeside(document),
    severity: 'medium',
    insight: 'warning',
    why: 'Wages are what the work is given for, and a promise of pay that is not written down is hard to prove.',
    advice: 'State salary or wage, when it is paid, and any bonus, benefits and expenses, or name the paper that does.',
    heading: /\b(?:compensation|salary|wages?|pay|remuneration)\b/i,
    said: [
      /\b(?:salary|wages?|hourly rate|compensation)\b.{0,120}(?:\$|\b(?:per|annual\w*|of|at the rate|payable|paid)\b.{0,20}\d)/i,
      /\b(?:base|annual) salary\b/i,
    ],
  }),
  missingCheck({
    id: 'missing.employment-duties',
    title: 'Position and duties not stated',
    kinds,
    when: (document) => !isBeside(document),
    severity: 'low',
    why: 'Neither side can say what work may be asked, or what change of role goes too far.',
    advice: 'State the title, the main duties, the place of work and to whom the employee reports.',
    heading: /\b(?:duties|position|title|responsibilities|employment and duties)\b/i,
    said: [
      /\b(?:shall|will)\b.{0,60}\b(?:serve as|be employed as|perform (?:such|the|those|all) duties|report to|devote)\b/i,
      /\bposition of\b|\bemployed (?:as|in the)\b/i,
    ],
  }),
  missingCheck({
    id: 'missing.employment-end',
    title: 'Nothing on how the employment ends',
    kinds,
    severity: 'high',
    insight: 'risk',
    why: 'It is open whether the employment can be ended at will, what notice is due, and what is paid at the end.',
    advice: 'Say whether the employment is at will or for a term, how it is ended, and what is owed in each case.',
    clauses: ['clause.at-will-employment', 'clause.termination-for-convenience'],
    heading: /\bat[- ]will\b|\bterminat|\bseverance\b/i,
    said: [/\bat[- ]will\b|\bterminat\w*\b.{0,100}\b(?:cause|notice|employment)\b/i],
  }),
  missingCheck({
    id: 'missing.protected-disclosures',
    title: 'No exception for reports to authorities',
    kinds: ['employment-agreement', 'settlement'],
    severity: 'medium',
    insight: 'compliance',
    why: 'A promise of silence without an exception for reports to government and other protected disclosures may be unlawful in part and cost the employer remedies.',
    advice:
      'Say that nothing in the contract bars reports to a government agency, testimony, or other disclosures that the law protects.',
    when: (document) =>
      says(document, /\bemploy(?:ee|er|ment|ed)\b/i) &&
      says(document, /\b(?:confiden\w+|disparag\w+|not (?:to )?(?:use or )?disclose)\b/i),
    heading: /\bprotected (?:rights|activity|disclosures?)\b|\bwhistleblow/i,
    said: [
      /\bwhistle-?blow/i,
      /\b(?:nothing|not|no)\b.{0,200}\b(?:government\w*|agency|agencies|equal employment|securities and exchange|commission|law enforcement|protected by law)\b/i,
      /\bimmun(?:e|ity)\b.{0,120}\btrade secret/i,
    ],
  }),
  missingCheck({
    id: 'missing.prior-inventions',
    title: 'Prior inventions not kept apart',
    kinds,
    severity: 'medium',
    insight: 'risk',
    why: 'An employee who assigns inventions may be said to have assigned what was made before, or wholly apart from, the job.',
    advice:
      'List or except inventions made before the employment or on the employee’s own time without the employer’s means.',
    when: (document) =>
      says(
        document,
        /\b(?:assigns?|assignment|belong|property of)\b.{0,160}\b(?:inventions?|works? of authorship|developments)\b/i,
      ),
    said: [
      /\b(?:prior|previous(?:ly)?|pre-existing|own time|before|excluded?)\b.{0,120}\b(?:inventions?|works?|developed|conceived)\b|\binventions?\b.{0,120}\b(?:prior to|before|own time|does not apply|exclu)/i,
    ],
  }),
]
