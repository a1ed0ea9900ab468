import type { Clause } from '../clause.ts'

/** Who bears what loss. */
export const risk: readonly Clause[] = [
  {
    id: 'clause.indemnity',
    title: 'Indemnification',
    type: 'indemnity',
    severity: 'high',
    reason:
      'One side must bear losses and claims of the other, often without fault of its own, so scope, cap, defense and insurance decide the exposure.',
    concerns: 'contract',
    patterns: [
      /\b(?:shall|will|agrees? to|hereby|must|covenants? to|undertakes? to)\b.{0,60}\b(?:indemnify|(?:hold|save|keep) (?:[\w’']+,? ){0,6}(?:harmless|indemnified))\b/i,
      /\bindemnif(?:y|ies)\b.{0,40}\b(?:and|,)\s*(?:defend|hold|save)\b/i,
    ],
    unless:
      /\b(?:shall|will|do(?:es)?|is|are)\s+(?:not|have no)\b.{0,40}\bindemnif|\bno (?:party )?(?:obligation|duty)? ?(?:shall|to) indemnif/i,
  },
  {
    id: 'clause.indemnity-broad',
    title: 'Broad or uncapped indemnity',
    type: 'indemnity',
    severity: 'high',
    reason:
      "The indemnity reaches every loss, or the indemnified side's own fault, without a limit, and may go beyond what insurance covers.",
    concerns: 'contract',
    patterns: [
      /\bindemnif\w*\b.{0,300}\b(?:regardless of|even if|whether or not|including)\b.{0,80}\b(?:sole |own |active |concurrent )?(?:negligence|fault)\b/i,
      /\bindemnif\w*\b.{0,200}\b(?:any and all|all)\b.{0,40}\b(?:claims|losses|liabilities|damages)\b.{0,200}\b(?:of any (?:kind|nature)|whatsoever|howsoever|without limit(?:ation)? (?:as to amount)|any and every)\b/i,
      /\b(?:indemnity|indemnification)\b.{0,60}\b(?:unlimited|uncapped|without limit\b(?!ation)|not (?:be )?(?:limited|capped))\b/i,
      /\blimitation\w*\b.{0,80}\b(?:shall|do|does|will) not apply\b.{0,120}\bindemnif/i,
    ],
    unless: /\b(?:excluding|except)\b.{0,60}\bnegligence\b/i,
  },
  {
    id: 'clause.limitation-of-liability',
    title: 'Limitation of liability',
    type: 'liability',
    severity: 'high',
    reason:
      'What can be recovered is capped whatever the loss, so the cap and its exceptions must fit the harm that could really happen.',
    concerns: 'contract',
    patterns: [
      /\b(?:aggregate|total|maximum|cumulative|entire)\b.{0,30}\bliabilit(?:y|ies)\b.{0,160}\b(?:exceed|limited to|capped|greater than)\b/i,
      /\bliabilit(?:y|ies)\b.{0,120}\b(?:shall|will|is|are|be)\b.{0,10}\b(?:be )?(?:limited to|capped at|not exceed)\b/i,
      /\bin no event (?:shall|will)\b.{0,120}\b(?:liable|liability)\b.{0,120}\b(?:exceed|in excess|greater than)\b/i,
    ],
    unless: /\blimited liability company\b.{0,20}$|\bunlimited\b/i,
  },
  {
    id: 'clause.consequential-damages',
    title: 'Waiver of consequential damages',
    type: 'liability',
    severity: 'medium',
    reason: 'Lost profits and other indirect losses, often the larger part of the harm, cannot be recovered.',
    concerns: 'contract',
    patterns: [
      /\b(?:no|neither|not|nor|in no event|under no circumstances?|waives?|excludes?)\b.{0,200}\b(?:consequential|indirect|incidental|special|punitive)\b.{0,120}\bdamages\b/i,
    ],
    needs: /\b(?:liable|liability|waive\w*|responsible|excluded?|recover)\b/i,
  },
  {
    id: 'clause.warranty-disclaimer',
    title: 'Disclaimer of warranties',
    type: 'warranty',
    severity: 'medium',
    reason: 'The goods or services come without the promises of quality that the law might otherwise imply.',
    concerns: 'contract',
    patterns: [
      /\b(?:disclaims?|excludes?|makes? no|no|without|in lieu of|waives?)\b.{0,120}\bwarrant(?:y|ies)\b.{0,200}\b(?:merchantability|fitness|express(?:ed)? or implied|of any kind|non-?infringement|whatsoever)\b/i,
      /["“']?\bas[- ]is\b["”']?(?:,|\s+(?:basis|condition|where|and|without|with all))/i,
      /\b(?:merchantability|fitness for a particular purpose)\b.{0,160}\b(?:disclaimed|excluded|waived)\b/i,
    ],
  },
  {
    id: 'clause.exclusive-remedy',
    title: 'Exclusive remedy',
    type: 'remedy',
    severity: 'medium',
    reason:
      'Other remedies are given up, so a wronged side has only what this clause leaves it, such as repair, credit or refund.',
    concerns: 'contract',
    patterns: [
      /\b(?:sole|exclusive|only)(?: and (?:sole|exclusive|only))?\s+(?:remed(?:y|ies)|recourse)\b|\bsole and exclusive (?:liability|obligation)\b/i,
    ],
    unless:
      /\bnot\b.{0,40}\b(?:sole|exclusive)\b.{0,14}\bremed|\b(?:remedies|rights)\b.{0,60}\b(?:are|be) (?:cumulative|not exclusive)/i,
  },
  {
    id: 'clause.release-of-claims',
    title: 'Release of claims',
    type: 'release',
    severity: 'high',
    reason:
      'Claims are given up for good, perhaps those not yet known, so the exceptions and what is paid in return must be checked before signing.',
    concerns: 'contract',
    patterns: [
      /\b(?:releases?|remises?|acquits?)\b.{0,100}\b(?:discharges?|acquits?)\b/i,
      /\b(?:hereby|irrevocably|unconditionally|fully|forever|agrees? to)\b.{0,30}\breleases?\b.{0,160}\b(?:claims?|liabilit|causes? of action|demands)\b/i,
      /\bshall constitute a (?:waiver|release) of all claims\b|\bwaiver and release of\b.{0,60}\bclaims\b/i,
    ],
    unless: /\bnot\b.{0,30}\breleas|\bpress releases?\b|\brelease date\b/i,
  },
  {
    id: 'clause.force-majeure',
    title: 'Force majeure',
    type: 'excuse',
    severity: 'low',
    reason:
      'Events beyond control excuse performance; what is listed, whether payment is excused, and when the other side may leave make the difference.',
    concerns: 'contract',
    patterns: [
      /\bforce majeure\b.{0,200}\b(?:shall|will|may|excuse|not be|delay|liable|suspend)/i,
      /\b(?:(?:not|neither)\b.{0,40}\b(?:liable|responsible|in default|in breach)|excused)\b.{0,160}\b(?:acts? of god|beyond (?:its|their|the|such party's)\b.{0,20}\bcontrol|force majeure)\b/i,
    ],
    unless: /shall have the meaning/i,
  },
  {
    id: 'clause.insurance',
    title: 'Insurance requirement',
    type: 'insurance',
    severity: 'low',
    reason:
      'Cover of a stated kind and amount must be kept, so policies must be compared with the clause before signing.',
    concerns: 'contract',
    patterns: [
      /\b(?:shall|must|agrees? to|will)\b.{0,60}\b(?:maintain|procure|carry|obtain|keep)\b.{0,80}\binsurance\b/i,
    ],
    unless: /\bnot (?:be )?(?:required|obligated)\b/i,
  },
]
