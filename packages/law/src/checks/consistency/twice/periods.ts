import { numberWords, valueOfWords } from '../../../amounts/number-words.ts'
import type { Sentence } from '../../../sentences/sentences.ts'
import type { CheckedDocument } from '../../check.ts'
import { ownPages } from '../../drafting/support/own-words.ts'
import { timesOf } from '../support/times.ts'
import type { Contradiction } from '../support/told.ts'
import { type Figure, type Topic, topicsTwice } from './topics.ts'

/** 'Net 30', which is days without the word. */
const net = new RegExp(
  `\\bnet[\\s-](?:(\\d{1,3})|(${numberWords}))\\b(?!(?:\\s?\\(\\d{1,3}\\))?[\\s-](?:calendar |business |working )?(?:day|month))`,
  'gi',
)

/** '“net 30 days” becomes “net 45 days”': the first is a time no more. */
const isReplaced = /^["”’']? (?:(?:now )?becomes|(?:is|are) (?:hereby )?(?:changed to|replaced (?:by|with)))\b/
/** The times in a sentence. A business day counts 1.4 days. */
const timesIn = (document: CheckedDocument, { start, end }: Sentence): Figure[] => {
  const words = ownPages(document).slice(start, end).replace(/\s/g, ' ')
  const whole = timesOf(words, start).filter(
    ({ unit, end: at }) => unit !== 'hour' && !isReplaced.test(words.slice(at - start, at - start + 60)),
  )
  const bare = [...words.matchAll(net)].map((found): Figure => {
    const [all, digits, written = ''] = found
    const days = Number(digits ?? valueOfWords(written) ?? 0)
    return {
      start: start + found.index,
      end: start + found.index + all.length,
      value: days,
      shown: `${days} days`,
    }
  })
  return [...whole, ...bare]
}

const other = /\b(?:if|unless|except|other than|provided|however|notwithstanding|extend\w{0,3}|additional|instead)\b/i

const actor = (words: string): string | undefined => {
  if (/\b(?:either|each|any|a) party\b|\bthe parties\b/i.test(words)) return 'either'
  const [, who, by] =
    /\b(?:the )?([A-Z][a-z]{2,20}) (?:may|shall|will|agrees?|has|must)\b|\b(?:[Tt]erminat|[Cc]ancel)\w{1,8}\b.{0,40}\bby (?:the )?([A-Z][a-z]{2,20})\b/.exec(
      words,
    ) ?? []
  return who ?? by
}
const noKind =
  /^(?:all|any|each|every|such|the|this|that|an?|its|their|no|our|your|undisputed|proper|correct|valid|monthly|these|those|of|pay|pays|paid|an|and|or|related|receipt|applicable|shall|will|must|may|to|when|if|\w{3,20}['’]s?|services?|work|products?|goods|fees|amounts|payment|what|which)$/i
/** Of what the invoices are, where that is said: 'freight' in 'freight invoices'. */
const invoicesFor = (words: string): string => {
  const [, before = '', after = ''] =
    /(?:\b([\p{L}’']{2,20}) )?\binvoices?\b(?: for (?:the |its |any )?(\p{L}{2,20})\b)?/iu.exec(words) ?? []
  return [before, after]
    .filter((word) => word && !noKind.test(word))
    .join(' ')
    .toLowerCase()
}
const things = /\b(?:goods|equipment|products?|software|work|services|deliverables|vehicle|system|materials|roof)\b/i

/** Acts for which a paper has one period. */
const topics: readonly Topic[] = [
  {
    name: 'the payment of invoices',
    of: invoicesFor,
    says: /\binvoices?\b.{0,120}\b(?:pay|paid|payable|due|settled)\b.{0,60}\b(?:of|after|from|following) (?:the |its )?(?:receipt|date|invoice)\b|\bpayments? (?:is|are|shall be|will be) (?:due|made|payable)\b.{0,60}\b(?:of|after|from|following) (?:receipt of )?(?:the |its |an? |each )?invoice\b|\b(?:pay|pays)\b.{0,40}\binvoices?\b.{0,60}\b(?:of|after|from|following) (?:the |its )?(?:receipt|date|invoice)\b|\bnet[- ](?:thirty|\d{2})\b/i,
    not: new RegExp(
      `${other.source}|\\b(?:discount\\w{0,3}|disput\\w{1,3}|submit\\w{0,3}|late|overdue|final|deposit|expenses?|reject\\w{0,3}|subcontract\\w{1,3})\\b`,
      'i',
    ),
  },
  {
    name: 'notice of termination without cause',
    says: /\bterminat\w{1,5}\b.{0,160}\b(?:without cause|for (?:its )?convenience|for any reason|with or without cause)\b|\b(?:without cause|for convenience|with or without cause)\b.{0,120}\bterminat\w{1,5}\b/i,
    not: new RegExp(
      `${other.source}|\\b(?:breach|default|insolven\\w{1,3}|statement of work|order|severance|first|after the)\\b`,
      'i',
    ),
    of: actor,
  },
  {
    name: 'the cure of a material breach',
    says: /\b(?:cure|remedy|correct|fix|make good|put right)\b.{0,60}\bmaterial(?:ly)? breach\b|\bmaterial(?:ly)? breach(?:es)?\b.{0,120}\b(?:cure[ds]?|remed(?:y|ies|ied)|correct(?:ed)?|fix(?:ed)?|make (?:it )?good|put (?:it )?right)\b/i,
    not: /\b(?:pay\w{0,4}|monetary|rent|non-?payment|confidential\w{0,5}|additional|extend\w{0,3}|diligent\w{0,2}|unless|except|other than|statement of work|order)\b/i,
  },
  {
    name: 'the revocation',
    says: /\brevok\w{1,3}\b|\brevocation\b/i,
    not: /\b(?:consider\w{0,5}|power of attorney|proxy|license|irrevocabl[ey]|offer|trust|consent|permit|election|21|45|if|proportion\w{0,3}|after receiving)\b/i,
  },
  {
    name: 'the inspection or rejection of what is delivered',
    says: /\b(?:inspect\w{0,3}|reject\w{0,3})\b.{0,120}\b(?:after|following) (?:the )?(?:delivery|receipt)\b|\b(?:after|following) (?:the )?(?:delivery|receipt)\b.{0,60}\b(?:inspect|reject)\b/i,
    not: /\b(?:latent|hidden|resubmi\w{1,6}|replac\w{1,5}|repair\w{0,3}|cure\w{0,1}|return\w{0,3}|corrected|again|unless both|books|records|title|invoice)\b/i,
    of: (words) => things.exec(words)?.[0].toLowerCase(),
  },
  {
    name: 'the duties of confidentiality',
    says: /\bconfidential(?:ity)?\b.{0,60}\bobligations?\b.{0,60}\b(?:surviv\w{1,3}|continu\w{1,3}|remain)\b|\bobligations?\b.{0,60}\bconfidential(?:ity)?\b.{0,60}\b(?:surviv\w{1,3}|continu\w{1,3}|remain)\b/i,
    not: /\b(?:trade secrets?|personal|if|unless|except|other than|respectively|provided|source code)\b/i,
  },
  {
    name: 'the warranty',
    says: /\bwarrant(?:s|y|ies|ed)\b.{0,100}\b(?:from|after|following) (?:the )?(?:date of )?(?:delivery|acceptance|completion|installation|closing)\b/i,
    not: new RegExp(
      `${other.source}|\\b(?:repair\\w{0,3}|replace\\w{0,3}|notice|notif\\w{1,3}|claims?|parts|labor|latent)\\b`,
      'i',
    ),
    of: (words) => things.exec(words)?.[0].toLowerCase(),
  },
  {
    name: 'the length of the contract',
    says: /\b(?:this (?:agreement|contract|lease|license)|the (?:initial )?term(?: of this (?:agreement|contract|lease|license))?)(?: shall| will)? (?:lasts?|runs?|continues?|remains? in (?:full )?(?:force|effect)|be|is)(?: in effect)?(?: for)?(?: an?)?(?: (?:initial )?(?:period|term) of)? (?:[a-z-]{3,14} \(\d{1,3}\)|[a-z-]{3,14}|\d{1,3})[ -](?:years?|months?)\b/i,
    not: /\b(?:renew\w*|exten\w+|option|notice|thereafter|surviv\w+|confidential\w*|secre\w+|if|unless|except|each|from time|sow|statement of work|warrant\w+|trial|old|ago)\b/i,
  },
  {
    name: 'notice of non-renewal',
    followedBy: /^['’]?\s(?:prior|before|written|advance|in advance|notice)\b/i,
    says: /\bnotice of (?:its )?(?:intent\w{0,4} )?(?:not to renew|non-?renewal)\b|\b(?:non-?renewal|(?:not to|stop|prevent) renew(?:al)?)\b.{0,60}\bnotice\b/i,
    not: /\b(?:remind\w*|(?:price|fees?) (?:change|increase|adjust\w*)|except|other than)\b|\bif\b.{0,200}\bthen\b/i,
  },
  {
    name: 'the covenant not to compete',
    says: /\b(?:not to|shall not|will not)\b.{0,60}\bcompete\b/i,
    not: /\b(?:solicit\w{0,5}|before|prior|preceding|last|sale of|if|unless|provided|except|longer|greater|lesser)\b/i,
  },
  {
    name: 'the free trial',
    says: /\b(?:free|introductory) trial\b|\b(?:day|week|month)[- ](?:free )?trial\b|\btrial (?:period )?(?:of|is|lasts|for)\b/i,
    not: /\b(?:extend\w{0,3}|additional|clinical|jury|bench|court|hearing|discovery|notice)\b/i,
  },
  {
    name: 'the return of the deposit',
    says: /\b(?:return\w{0,3}|refund\w{0,3})\b.{0,60}\bsecurity deposit\b|\bsecurity deposit\b.{0,60}\b(?:return\w{0,3}|refund\w{0,3})\b/i,
    not: new RegExp(
      `${other.source}|\\b(?:itemiz\\w{1,4}|statement|transfer\\w{0,3}|assign\\w{0,4}|lender|restore|month|dispute)\\b`,
      'i',
    ),
  },
]

/** Periods for the same act that are stated twice and differently. */
export const periodsTwice = (document: CheckedDocument): Contradiction[] => topicsTwice(document, topics, timesIn)
