import type { DocumentCheck } from '../check.ts'
import { contractCheck } from '../reading/check-of.ts'
import { readingOf, wordsOf } from '../reading/prose.ts'

const keptBack =
  /\b(?:prior|previous(?:ly)?|pre-?existing|background|own time|before the|excluded|general (?:know-how|skills?|knowledge)|retain(?:s|ed)?|third[- ]party materials)\b.{0,160}\b(?:inventions?|intellectual property|materials?|works?|developed|conceived|tools?|know-how|technology|rights)\b|\binventions?\b.{0,160}\b(?:own time|prior to|before)\b/i

/** 'This license terminates if you fail to comply.' */
const endsOnBreach =
  /\b(?:licen[sc]es?|EULA)\b.{0,160}\bterminat\w*\b.{0,160}\b(?:breach\w*|fail\w*|comply|violat\w*)\b|\bterminat\w*\b.{0,120}\blicen[sc]es?\b.{0,160}\b(?:breach\w*|fail\w*|comply|violat\w*)\b/i

/** Who owns what, and who may use it. */
export const property: readonly DocumentCheck[] = [
  contractCheck({
    id: 'risk.broad-ip-assignment',
    title: 'Assignment of intellectual property without exceptions',
    severity: 'medium',
    category: 'Risk',
    insight: 'risk',
    why: 'Everything made passes to the other side, and what was made before, or for others, may pass with it.',
    advice: 'Except prior and background materials, and license what the work needs of them.',
    clause: 'clause.ip-assignment',
    unless: /\b(?:registered|recorded) (?:in|with)\b|\bassigns? (?:this|the) (?:agreement|contract)\b/i,
    among: (found, document) =>
      readingOf(document).all.some((sentence) => keptBack.test(wordsOf(sentence))) ? [] : found,
  }),
  contractCheck({
    id: 'risk.perpetual-license',
    title: 'Perpetual or irrevocable license',
    severity: 'medium',
    category: 'Risk',
    insight: 'risk',
    why: 'The right to use continues for good, even after the other side’s breach or the end of the contract.',
    advice: 'End the license with the contract, or make it depend on payment and on keeping to its terms.',
    patterns: [
      /\b(?:grants?|granted|license[sd]?)\b.{0,160}\b(?:perpetual|irrevocable|in perpetuity)\b.{0,160}\b(?:license|right)s?\b/i,
      /\b(?:perpetual|irrevocable)\b.{0,100}\blicen[sc]e\b/i,
    ],
    unless:
      /\bexcept\b.{0,80}\bbreach\b|\bperpetual or (?:an )?(?:annual|subscription|term)\b|\b(?:not|no|non-?)\b.{0,14}\b(?:perpetual|irrevocable)\b|\bfeedback\b|\bsuggestions\b/i,
    // Where breach ends it, it does not go on after breach.
    among: (found, document) =>
      ['license', 'contract'].includes(document.kind) &&
      document.sentences.some(({ text }) => endsOnBreach.test(text.slice(0, 3000)))
        ? []
        : found,
  }),
  contractCheck({
    id: 'risk.moral-rights',
    title: 'Waiver of moral rights',
    severity: 'low',
    category: 'Risk',
    insight: 'risk',
    why: 'The author can no longer ask to be named or object to changes of the work.',
    advice: 'Keep a right to be named, or to have one’s name taken off a changed work.',
    patterns: [/\bwaiv\w+\b.{0,120}\bmoral rights\b|\bmoral rights\b.{0,120}\bwaive/i],
    unless: /\bnot\b.{0,14}\bwaive/i,
  }),
  contractCheck({
    id: 'risk.data-use',
    title: 'The other side may use the client’s data for its own ends',
    severity: 'high',
    category: 'Risk',
    insight: 'compliance',
    why: 'Data given for a service may be used, sold or shared beyond it, which may breach duties to customers and the law.',
    advice: 'Limit use to the services, and allow statistics only where nobody can be identified.',
    patterns: [
      /\b(?:may|right to|license to|entitled to|agrees that)\b.{0,80}\b(?:use|sell|share|disclose|commerciali[sz]e|exploit|license)\b.{0,60}\b(?:customer|user|client|your|personal|subscriber|such)\b.{0,20}\b(?:data|information|content)\b.{0,160}\b(?:for any (?:lawful |business )?purpose|its own (?:business )?purposes|marketing|third part(?:y|ies)|any purpose|without restriction|advertising|improve)\b/i,
    ],
    unless:
      /\b(?:may not|shall not|aggregated?|anonymi[sz]ed|de-?identified|solely|only (?:to|for|as)|subcontractors?)\b/i,
  }),
  contractCheck({
    id: 'risk.release-unknown',
    title: 'Release of unknown claims',
    severity: 'low',
    category: 'Risk',
    insight: 'risk',
    why: 'Claims that nobody yet knows of are given up for good.',
    advice: 'Limit the release to claims known on its date, or be paid for the rest, and except what cannot be waived.',
    clause: 'clause.release-of-claims',
    needs:
      /\b(?:unknown|unsuspected|unanticipated|known or|whether or not known|any and all|of any kind|whatsoever)\b/i,
  }),
  contractCheck({
    id: 'one-sided.release',
    title: 'Only one side releases claims',
    severity: 'low',
    category: 'One-sided terms',
    insight: 'risk',
    kinds: ['settlement', 'employment-agreement'],
    why: 'Peace is given but not received, and the releasing side may still be sued.',
    advice: 'Ask for a release in return.',
    clause: 'clause.release-of-claims',
    unless: /\b(?:each|both|mutual(?:ly)?|each other|one another)\b/i,
    among: (found, document) =>
      readingOf(document).all.some(({ text }) =>
        /\bmutual(?:ly)? releas|\breleases?\b.{0,80}\b(?:each other|one another)\b/i.test(text),
      ) || found.length > 2
        ? []
        : found,
  }),
]
