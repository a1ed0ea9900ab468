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
      /["“](?:the )?(?:\w+ )?(?:information|materials?|data)["”]/i,
      /\b(?:confidential|proprietary) (?:information|materials?)\b.{0,60}\b(?:means?|includes?|consists?|shall mean|refers? to|defined)\b/i,
      /(?:\(|["“‘'])(?:the |collectively,? (?:the )?)?[“"‘']?(?:confidential|proprietary) (?:information|materials?)[”"’']?(?:\)|["”’'])/i,
      /^\W{0,4}(?:[\d.]{1,6}\s)?(?:confidential|proprietary) (?:information|materials?)\s?[-–—:]/i,
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
      /\b(?:publicly (?:known|available)|public (?:domain|knowledge)|generally (?:known|available)|becomes? public|available to the public|in the public\b|known (?:to|by) (?:the )?(?:recipient|receiving|other)|prior knowledge|(?:completely )?independently|already (?:known|in (?:its|the|his|their)\b.{0,30}possession))\b/i,
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
      /\bexclusively\b.{0,60}\bfor\b|\bfor [\w ]{0,40}purposes? only\b|\bfor any purpose (?:but|save|except|other)\b/i,
      // A use that is barred, or needs consent, is limited as well.
      /\b(?:shall|will|may|must|agrees?|undertakes?|covenants?)\b[^.;]{0,30}\b(?:not|neither|nor|no)\b[^.;]{0,160}\b(?:use|utili[sz]e|exploit)\b/i,
      /\b(?:nor|neither|never|no party)\b[^.;]{0,60}\b(?:use|utili[sz]e|exploit)\b/i,
      /\bfor (?:the|its|their) (?:sole |limited |exclusive )?purposes? of (?:evaluat|assess|consider|discuss|explor|negotiat|perform|assist|work)/i,
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
      /\b(?:one|two|three|four|five|six|seven|eight|ten)\b.{0,6}\b(?:years?|months?)\b.{0,80}\b(?:after|from|following)\b/i,
      /\b(?:for (?:a (?:period|term) of )?|period of |within )?(?:\w+ )?\(?\d{1,2}\)?.{0,6}\b(?:years?|months?)\b.{0,80}\b(?:after|from|following|disclosure|termination|effective)/i,
      /\b(?:obligations?|duty|duties|restrictions?|undertakings?|covenants?)\b.{0,160}\b(?:years?|months?|expire|survive|terminat|force)/i,
      /\b(?:agreement|covenants?)\b.{0,40}\b(?:shall|will) (?:terminate|expire)\b/i,
      /\b(?:perpetu|indefinite)|\bwithout (?:any )?(?:limit(?:ation)?|end) (?:of|in|as to) time\b/i,
      /\b(?:remains?|continues?|stays?|effective|in force|in effect)\b.{0,80}\b(?:for|until)\b.{0,60}(?:\b(?:years?|months?|no longer|ceases?|written notice|released?|public)\b|_{2,})/i,
      /\b[Dd]uring (?:the|such|its|a) (?:\p{Lu}[\p{L}-]+ ){0,2}(?:Period|Term)\b.{0,600}\b(?:disclos|confiden|secre)/u,
      /\bterm of\b[^_[(]{0,20}(?:__|\[|\()|(?<!_)_{2,60}[^_]{0,12}\byears?\b/i,
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
      /\b(?:information|materials?|copies|documents|records|notes)\b.{0,160}\b(?:returned|destroyed|surrendered|deleted)\b/i,
      /\b(?:not|nor) (?:retain|keep)\b.{0,40}\b(?:copies|copy|extracts?|reproductions?)\b/i,
      /\b(?:request|conclusion|termination|completion|expiration|end)\b.{0,200}\b(?:deliver|surrender|hand|give|turn)\w{0,3}\b.{0,120}\b(?:back|over|to the)\b|\b(?:conclusion|termination|request)\b.{0,200}\bcopies\b.{0,120}\bdelivered\b/i,
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
      /\b(?:subpoena|court order|legal process|operation of law)\b/i,
      /\bdisclos\w*\b.{0,160}\b(?:governmental|jurisdictional|regulatory|judicial|legal) (?:or (?:\w+ ){1,2})?(?:requirements?|obligations?|requests?|authorit\w+|process|proceedings?|orders?|decisions?)\b/i,
      /\b(?:requir|compel|oblig|request)\w*\b.{0,80}\b(?:legal|civil|judicial|governmental|administrative)\b.{0,60}\bdisclos|\blegal obligation to disclose\b/i,
      /\blegally (?:compelled|required|obligated)\b|\border of (?:an?|any|the) (?:competent )?(?:court|tribunal|government)/i,
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
