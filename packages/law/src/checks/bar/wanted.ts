import type { DocumentKind } from '../../kinds/sign.ts'
import type { CheckedDocument } from '../check.ts'
import { isCutOff } from '../missing/breaks-off.ts'
import { acceptedByUse } from '../missing/by-use.ts'
import { says } from '../missing/missing-check.ts'
import { isForm } from './form.ts'
import { hasHouse } from './house.ts'
import { isOwn, isWhole } from './paper.ts'
import { namedSides } from './sides.ts'
import { titleOf } from './title.ts'

const named = (words: string): ReadonlySet<string> => new Set(words.split(' ').map((word) => `missing.${word}`))

/** What goes to the heart of each kind of bargain: without it a lawyer of either side would not let the client sign. */
const heart: Partial<Record<DocumentKind, ReadonlySet<string>>> = {
  'non-disclosure-agreement': named('nda-definition nda-exclusions nda-purpose nda-term nda-return nda-compelled'),
  'employment-agreement': named('employment-pay employment-end protected-disclosures prior-inventions'),
  lease: named('payment-terms term lease-premises lease-deposit lease-repairs lease-default'),
  'services-agreement': named('payment-terms scope ip-ownership cure-period data-protection'),
  'sales-agreement': named('payment-terms delivery'),
  license: named('license-grant payment-terms'),
  settlement: named('settlement-release settlement-dismissal protected-disclosures'),
}
/** What drafters add to nearly every bargain, and these kinds do badly without. */
const added = named('governing-law entire-agreement')
const addedTo: Partial<Record<DocumentKind, ReadonlySet<string>>> = {
  'services-agreement': named('termination limitation-of-liability'),
  license: named('termination limitation-of-liability'),
}
/** Land has the law of the place where it is, and a settlement the court in which it ends. */
const withoutLaw: readonly DocumentKind[] = ['lease', 'settlement']

/** Something must be so for a clause to be wanted at all: work that somebody may own, a case that can be dismissed. */
const occasions: Readonly<Record<string, RegExp>> = {
  'missing.ip-ownership':
    /\b(?:deliverables?|work product|software|source code|artwork|creative|website|inventions?)\b/i,
  'missing.settlement-dismissal':
    /\b(?:case no|civil action|cause no|docket|lawsuit|pending (?:in|before)|complaint|filed)\b/i,
  'missing.delivery':
    /\b(?:sells?|selling|sold|sale|purchases?|buys?|suppl(?:y|ies)|furnish\w*|deliver\w*|ships?|orders?)\b[^.;]{0,120}\b(?:goods|products?|equipment|merchandise|machine\w*|vehicles?|vessels?|boats?|aircraft|furniture|inventory|parts|commodit\w+|livestock|cattle|horses?|crops?|grain|hardware|supplies)\b/i,
  'missing.lease-deposit': /\b(?:apartment|dwelling|residen\w+|house)\b/i,
}

/** What is sold is a right, and nobody hands it over. */
const ofRights = /\b(?:options?|rights|licen[sc]e|royalt\w+|shares?|stock|interests?|literary|film|publishing)\b/i

/** 'CLIENT:  Ann Doe ('you')': the sides stand in lines with a label each. */
const hasLabels = ({ text }: CheckedDocument): boolean =>
  (text
    .slice(0, 3000)
    .match(
      /^[ \t]{0,20}\p{Lu}[\p{L} ]{2,24}:[ \t]{1,10}\p{L}[^\n\r\u2028\u2029]{0,160}["“](?:you|we|us|[A-Z][\p{L} ]{1,30})["”]/gmu,
    )?.length ?? 0) > 1

/** 'Is offered by Oak to users of its software': whoever takes it accepts it. */
const isOffered =
  /\b(?:is|are) (?:hereby )?(?:offered|made available|granted)\b[^.]{0,160}\bto (?:all |any |the )?(?:users?|persons?|anyone|everyone|(?:general )?public|recipients?|visitors|developers)\b/i
/** One side is named, and the other is whoever reads: nobody signs for a reader who is not known. */
const isForAnybody = (document: CheckedDocument): boolean =>
  isOffered.test(document.text.slice(0, 1500)) ||
  (namedSides(document) < 2 && /\b(?:grants? (?:to )?you|you (?:may|agree|must|shall|are))\b/i.test(document.text))

/** UTF-16 units below which a text is a note of what is agreed. */
const shortest = 300
/** A paper that is a job, a sale or a service as well takes its secrets from there. */
const ofMore =
  /\b(?:employment|employee|services?|consult\w*|severance|separation|licen[sc]e|purchase|lease|inventions?|supply|distribution)\b/i
/** In plain words of its own, a paper says in a hundred ways what drafters say in three. */
const isDrafted = ({ text }: CheckedDocument): boolean =>
  /\b(?:shall|hereby|pursuant)\b/i.test(text) || (text.match(/\bwill\b/gi)?.length ?? 0) < 8
/** Where 'you' and 'we' agree in words of every day, only what those words cannot hide is surely missing. */
const isPlain = ({ text }: CheckedDocument): boolean =>
  (text.match(/\b(?:you|your|yours|we|us|our|ours)\b/gi)?.length ?? 0) >= 15 &&
  (text.match(/\bshall\b/gi)?.length ?? 0) <= 2
const sureInPlainWords = named('payment-terms settlement-release governing-law lease-deposit')
const isOnSecrets = (document: CheckedDocument): boolean =>
  !ofMore.test(titleOf(document)) &&
  !isForm(document) &&
  !acceptedByUse(document) &&
  document.text.length >= shortest &&
  isDrafted(document) &&
  !isPlain(document)

/**
 * Whether a lawyer would object that a clause is not there: the paper is an agreement of its own, and the clause goes to
 * the heart of such a bargain, or was left out where its neighbors are there.
 */
export const isWanted = (document: CheckedDocument, id: string): boolean => {
  if (id === 'missing.ending') return isCutOff(document)
  if (id === 'missing.business-associate-terms') return true
  // Letters and what is filed in court have parts of their own.
  if (document.concern !== 'contract') return !isForm(document)
  if (id === 'missing.parties') return isOwn(document) && hasHouse(document) && !hasLabels(document)
  if (id === 'missing.signature-block') return isOwn(document) && hasHouse(document) && !isForAnybody(document)
  const { kind } = document
  // A paper on secrets says how they are kept, even where it is a part of something else.
  if (kind === 'non-disclosure-agreement' && heart[kind]?.has(id)) return isOnSecrets(document)
  if (!isWhole(document) || (isPlain(document) && !sureInPlainWords.has(id))) return false
  const occasion = occasions[id]
  if (occasion && !says(document, occasion)) return false
  if (id === 'missing.delivery' && ofRights.test(titleOf(document))) return false
  if (heart[kind]?.has(id)) return true
  return (added.has(id) ? !withoutLaw.includes(kind) : (addedTo[kind]?.has(id) ?? false)) && hasHouse(document)
}
