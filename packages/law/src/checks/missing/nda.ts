import type { DocumentCheck } from '../check.ts'
import { missingCheck } from './missing-check.ts'

const kinds = ['non-disclosure-agreement'] as const

/** What an agreement to keep information secret should say. */
export const nda: readonly DocumentCheck[] = [
  missingCheck({
    id: 'missing.nda-definition',
    title: 'Confidential information not defined',
    kinds,
    severity: 'high',
    insight: 'warning',
    why: 'A duty to keep secret cannot be followed or enforced if it is not said what is secret.',
    advice: 'Define confidential information, and say whether it must be marked or confirmed in writing.',
    said: [
      /["“](?:confidential|proprietary|evaluation) (?:information|material)s?["”]/i,
      /\b(?:confidential|proprietary) (?:information|materials?)\b.{0,60}\b(?:means?|includes?|consists?|shall mean|refers? to)\b/i,
    ],
  }),
  missingCheck({
    id: 'missing.nda-exclusions',
    title: 'No exclusions from confidential information',
    kinds,
    severity: 'medium',
    insight: 'risk',
    why: 'The recipient may be in breach for using what is public, what it already had, or what it found by itself.',
    advice:
      'Except information that is public, already known, rightly received from others, or independently developed.',
    heading: /\b(?:exclusions?|exceptions?)\b/i,
    said: [
      /\b(?:publicly (?:known|available)|public (?:domain|knowledge)|generally (?:known|available)|becomes? public|independently (?:developed|develops))\b/i,
    ],
  }),
  missingCheck({
    id: 'missing.nda-purpose',
    title: 'No permitted purpose',
    kinds,
    severity: 'medium',
    why: 'Information that may not be disclosed may still be used against its owner where the permitted use is not limited.',
    advice: 'Say for what purpose the information may be used, and that it may be used for no other.',
    heading: /\b(?:purpose|permitted use|use of)\b/i,
    said: [
      /\b(?:use|used|using)\b.{0,120}\b(?:solely|only|other than|except|purposes? of|the purpose|in connection with|to evaluate)\b/i,
      /\b(?:solely|only)\b.{0,60}\b(?:use|purpose|evaluat)/i,
    ],
  }),
  missingCheck({
    id: 'missing.nda-term',
    title: 'No end to the duty of secrecy',
    kinds,
    severity: 'medium',
    insight: 'risk',
    why: 'A duty without an end burdens the recipient for good, and some courts hesitate to enforce one without limit.',
    advice: 'State how long the duty lasts, with a longer time for trade secrets.',
    clauses: ['clause.confidentiality-perpetual'],
    heading: /\b(?:term|duration|period|survival)\b/i,
    said: [
      /\b(?:for (?:a (?:period|term) of )?|period of |within )?(?:\w+ )?\(?\d{1,2}\)?.{0,6}\b(?:years?|months?)\b.{0,80}\b(?:after|from|following|disclosure|termination|effective)/i,
      /\b(?:obligations?|duty|duties|restrictions?)\b.{0,160}\b(?:years?|months?|expire|survive|terminat)/i,
    ],
  }),
  missingCheck({
    id: 'missing.nda-return',
    title: 'No return or destruction',
    kinds,
    severity: 'medium',
    why: 'Copies stay with the recipient after the talks end, where they may leak or be found in a later dispute.',
    advice: 'Require return or destruction on request, with an exception for backup copies and legal records.',
    heading: /\breturn\b|\bdestruction\b/i,
    said: [
      /\b(?:return|destroy|delete|erase)\w*\b.{0,160}\b(?:information|materials?|copies|documents|records|embodiments)\b/i,
    ],
  }),
  missingCheck({
    id: 'missing.nda-compelled',
    title: 'Nothing on disclosure that the law compels',
    kinds,
    severity: 'medium',
    insight: 'compliance',
    why: 'A recipient under a subpoena or court order is caught between the contract and the law.',
    advice: 'Allow disclosure that the law compels, after notice where that is lawful, limited to what must be given.',
    heading: /\b(?:compelled|required|legal(?:ly)?(?: required)?) disclosures?\b/i,
    said: [
      /\b(?:required|compelled|requirement)\b.{0,60}\b(?:law|court|regulation|subpoena|order|legal process)\b/i,
      /\b(?:subpoena|court order|legal process)\b/i,
    ],
  }),
  missingCheck({
    id: 'missing.nda-no-license',
    title: 'No reservation of rights',
    kinds,
    severity: 'low',
    why: 'A recipient may say that it was given a license by being shown an idea, unless the contract says that it was not.',
    advice: 'Say that no license or other right in the information is granted.',
    said: [
      /\b(?:no|not|nothing)\b.{0,120}\b(?:licen[sc]e|rights?)\b.{0,120}\b(?:granted|grant|confer|implied|transfer|information|except)/i,
      /\b(?:retains?|remains?)\b.{0,80}\b(?:rights?|property|title|ownership|intellectual)\b/i,
    ],
  }),
]
