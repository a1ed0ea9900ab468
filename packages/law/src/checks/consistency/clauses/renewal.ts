import type { CheckedDocument } from '../../check.ts'
import type { Contradiction } from '../support/told.ts'
import { otherwise, rulesIn } from './pairs.ts'

const paper = /\b(?:this|the) (?:agreement|lease|contract|license|subscription)|\bthe (?:initial )?term\b/i
const renews =
  /\b(?:automatically renew\w{0,3}|renews? automatically|renewed automatically|renews? from (?:year to year|month to month))\b/i
const doesNot =
  /\b(?:shall|will|does|do) not (?:automatically )?renew(?: automatically)?\b|\bmay be renewed only\b|\bno right of renewal\b|\bno (?:automatic )?renewal\b|\brenewal of (?:this|the) \w{3,20} (?:requires|is subject to)\b.{0,40}\b(?:written|mutual)\b/i
/** 'The subscription ends on that day and shall not renew except by a new order'. */
const onlyByPaper =
  /\b(?:this (?:order|agreement|lease|contract|license|subscription)|the (?:subscription|agreement|term|contract|order)|term:(?= ))[^.;]{0,120}\b(?:shall|will|does|do) not (?:be )?renew(?:ed)?\b[^.;]{0,20}\b(?:except|unless|without|other than)\b[^.;]{0,60}\b(?:new|written|signed|separate)\b/i
const apart =
  /\b(?:unless and until|if (?!either|neither)|except|statement of work|order forms?|parking|option|upon notice|notifies|elect\w{0,3}|after the)\b/i

/** A term that renews itself, and one that does not. */
export const renewalsDiffer = (document: CheckedDocument): Contradiction[] =>
  otherwise(
    rulesIn(document, (words) => {
      if (onlyByPaper.test(words)) return { of: 'renewal', says: 'no' }
      if (!paper.test(words) || apart.test(words)) return null
      const not = doesNot.test(words)
      return not || renews.test(words) ? { of: 'renewal', says: not ? 'no' : 'yes' } : null
    }),
    () => 'One clause renews the term automatically; another says that it does not renew without an agreement.',
  )
