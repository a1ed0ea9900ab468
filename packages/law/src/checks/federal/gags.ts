import type { CheckedDocument, Hit } from '../check.ts'
import { longest, readingOf } from '../reading/prose.ts'

const binding = (document: CheckedDocument, fits: (words: string) => boolean): Hit[] =>
  readingOf(document).binding.flatMap(({ start, end, text }) =>
    text.length < longest && fits(text) ? [{ start, end }] : [],
  )

const sec = /\bSecurities and Exchange Commission\b|\bSEC\b/
const keepsSilent =
  /\b(?:shall|will|may|must|agrees?|promises?|covenants?)(?: to)? not\b.{0,60}\b(?:communicat|contact|report|disclos|speak|talk|provid|furnish|file|submit|cooperat|respond)\w*/i
const needsLeave =
  /\b(?:only (?:after|with)|without|unless|until)\b.{0,80}\b(?:approv\w+|consent\w*|permission|notice|notif\w+)\b.{0,120}\b(?:communicat|contact|report|disclos|speak)\w*|\b(?:communicat|contact|report|disclos|speak)\w*.{0,120}\b(?:only (?:after|with)|without|unless|until)\b.{0,80}\b(?:approv\w+|consent\w*|permission)/i
const waivesAward =
  /\bwaives?\b.{0,80}\b(?:awards?|bount(?:y|ies)|recover\w*|payments?)\b.{0,100}\b(?:21F|whistle-?blower)/i
const keepsRight =
  /\b(?:nothing (?:in|contained)|does not (?:prohibit|prevent|limit|restrict|bar|apply)|shall not (?:prohibit|prevent|limit|restrict|be construed)|other than (?:to|with) the (?:SEC|Securities)|except (?:to|with|for|that))\b/i

/** A promise not to go to the Securities and Exchange Commission, to ask first, or to give up what it awards. */
export const secGag = (document: CheckedDocument): Hit[] =>
  binding(
    document,
    (words) =>
      ((sec.test(words) && (keepsSilent.test(words) || needsLeave.test(words))) || waivesAward.test(words)) &&
      !keepsRight.test(words),
  )

const disclosure = /\bFranchise Disclosure Document\b|\bFDD\b|\bdisclosure document\b/i
const disclaims =
  /\b(?:waives?|disclaims?|releases?|gives? up)\b.{0,120}\b(?:relian\w+|rel(?:y|ied|ies)|representations?|statements?|claims?)\b|\b(?:has|have|did|does|do) not rel(?:y|ied)\b/i
const onlyOthers =
  /\b(?:nothing|no (?:provision|statement)|other than|except|besides|beyond|outside|not (?:contained|set forth|made|stated|included) in|not intended|does not (?:disclaim|waive)|shall not (?:disclaim|waive)|inconsistent with|contrary to|different from)\b/i

/** A franchisee who gives up reliance on what the franchisor’s own disclosure document says. */
export const franchiseDisclaimer = (document: CheckedDocument): Hit[] =>
  /\bfranchise/i.test(document.text.slice(0, 4000))
    ? binding(document, (words) => disclosure.test(words) && disclaims.test(words) && !onlyOthers.test(words))
    : []

const consumer =
  /\b(?:customer|member|patient|guest|student|client|homeowner|buyer|purchaser|subscriber|tenant|resident|patron|user|traveler|passenger|you)\b/i
const noReview =
  /\b(?:shall|will|may|must|agrees?|promises?|covenants?)(?: to)? (?:not|never)\b.{0,80}\b(?:post|publish|write|submit|leave|make|share|upload|give)\w*\b.{0,80}\b(?:reviews?|ratings?|testimonials?)\b|\b(?:shall|will|may|must|agrees?)(?: to)? (?:not|never) (?:review|rate)\b|\b(?:pays?|owes?|liable|fee|fine|charged?|damages)\b.{0,100}\b(?:negative|unfavorable|critical|bad|any|each|every) (?:online |public |written |on-line )?(?:review|rating)s?\b|\bno (?:negative |unfavorable |critical |online |public )*reviews?\b/i
const harmlessReview =
  /\b(?:false|fake|untrue|defamatory|unlawful|paid|incentivi[sz]ed|peer|design|performance|code|quality|judicial|legal|nothing)\b/i

/** A customer who may not review, or pays for it. */
export const reviewGag = (document: CheckedDocument): Hit[] =>
  binding(
    document,
    (words) => noReview.test(words) && consumer.test(words) && !harmlessReview.test(words) && words.length < 700,
  )

const petition =
  /\b(?:bankrupt\w*|insolven\w*|Title 11|Bankruptcy Code|petition (?:in|under|for)|reorganization|assignment for the benefit of creditors)\b/i
const atOnce =
  /\b(?:automatically|ipso facto|by that fact alone|without (?:any )?(?:further )?(?:notice|act)|forthwith|immediately and without)\b/i
const endsIt = /\b(?:terminat\w+|ends?|expires?|cancel\w*|cease|forfeit\w*)\b/i
const notAssumed =
  /\b(?:waives?|no|not)\b.{0,60}\bright to (?:assume|assign)\b.{0,80}|\bwaives?\b.{0,80}\b(?:automatic stay|section 362)\b/i

/** A contract that ends by itself because a party is in bankruptcy, or a right of the estate that is given up beforehand. */
export const endsInBankruptcy = (document: CheckedDocument): Hit[] =>
  binding(
    document,
    (words) =>
      petition.test(words) &&
      ((atOnce.test(words) && endsIt.test(words)) || notAssumed.test(words)) &&
      words.length < 1200,
  )
