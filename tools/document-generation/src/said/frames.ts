import { anyCase } from '@casewright/law'

/** A capital is one. */
const spoken = (source: string) => new RegExp(anyCase(source), 'u')

const party =
  '(?:Landlord|Tenant|Seller|Buyer|Provider|Client|Consultant|Employer|Employee|Borrower|Lender|Payor|Claimant)'
/** Who speaks for whom, and what is asked to be written: nothing of it is a term. */
const leads: readonly RegExp[] = [
  /^(?:(?:per|following|after|as (?:per|discussed)|further to)\b[^,.]{0,40}, ?)?(?:here(?:['’]s| is| are)|below (?:is|are)|this is|these are|the following (?:is|are)) (?:what|the terms|the deal|the details|the points|where we)\b[^$\d]{0,80}[.:]?$/iu,
  /^(?:(?:residential |commercial )?(?:lease|agreement|contract|nda),? )?(?:(?:this is )?(?:counsel|attorneys?|lawyers?) (?:for|to) (?:the )?[\p{L} ]{3,30}(?:dictating|here|speaking)?|(?:I|we) (?:represent|act for|are counsel (?:to|for)) (?:the )?[\p{L} .’'-]{3,40}|(?:my|our) client is (?:the )?\p{L}{3,20})[.,]?$/iu,
  spoken(
    String.raw`^(?:(?:so|hi|hey|okay|ok),? )?(?:(?:I|we) )?(?:need|want) (?:an? |the )?(?:\p{L}+ ){0,2}(?:agreement|contract|lease|nda)(?: for (?:an?|the|our|my) (?:\p{Ll}{1,20} ){0,4}\p{Ll}{1,20})?[.!]?$`,
  ),
]
const nothing =
  /^(?:the|this|that|these|it|is|are|was|be|and|of|for|from|between|at|as|with|both|me|us|my|our|here|party|parties|landlord|tenant|seller|buyer|provider|client|consultant|employer|employee|company|firm|business|agreement|contract|lease|deal|says?|speaking|signed?|name|named|called|term|terms|points?|sheet|money)$/i

/** Whether words only say who speaks, for whom, or what is to be written. */
export const isFrame = (words: string): boolean => leads.some((one) => one.test(words.trim()))

/** 'Tenants: the Tenant (both on the lease)': who somebody is, with a remark. */
export const namesSide = (words: string): boolean =>
  new RegExp(`^[\\p{L} ]{3,20}: the ${party}(?: and the ${party})?(?: \\([^()]*\\))?[.]?$`, 'iu').test(words)

/** Whether words ask for the paper and name whom it is between: 'Need a mutual NDA between Oak Farm and Ann Lee'. */
export const isAsked = (words: string): boolean =>
  /^(?:please )?(?:lease|rent|sell|hire|employ|engage)\b [^;$]{4,120} \b(?:to|as) [^;$\d]{3,80}$/iu.test(
    words.trim(),
  ) ||
  /^(?:(?:hi|hello|hey|ok|okay|so),? )?(?:(?:I|we)(?:['’]d like)? )?(?:need|want|please|draft|prepare|write|draw up|do|make)\b[^.;:$]{0,60}\b(?:agreement|contract|lease|nda|non-?disclosure)\b[^;$]{0,20}\b(?:between|for|with)\b[^;$]*$/iu.test(
    words.trim(),
  )

/** Whether nothing is left of a term but the parties, and small words: 'The Seller is the Seller.' */
export const isEmptied = (words: string): boolean =>
  words
    .replace(/[’']s?(?![\p{L}])/gu, ' ')
    .split(/[^\p{L}\d$%]+/u)
    .filter(Boolean)
    .every((word) => nothing.test(word))

/** What a term would say of who somebody is, or of how the deal came about, and no term: 'The Provider runs the Provider.' */
const who: readonly RegExp[] = [
  // 'Dr. Amy Hollis owns it.'
  spoken(
    String.raw`^(?:(?:Dr|Mr|Ms|Mrs)\. )?\p{Lu}[\p{L}.’'-]*(?: \p{Lu}[\p{L}.’'-]*){0,2}(?: the \p{Lu}\p{L}+)? (?:owns|runs|founded|started|manages) (?:it|the (?:practice|business|company|firm|shop|studio|place|store|restaurant|farm))[.]?$`,
  ),
  new RegExp(`^(?:they|he|she|it|that) (?:is|are|will be) the ${party}[.]?$`, 'iu'),
  new RegExp(
    `^the (?<side>${party}) (?:is|runs|owns|operates|owns and runs|started|founded)\\b[^.;]{0,60}\\bthe \\k<side>\\b(?!['’]s)`,
    'iu',
  ),
  spoken(
    `^the ${party} (?:is|runs|owns) \\p{Lu}[^.;]{0,80}\\b(?:LLC|Inc|Corp|Co|Company|out of|based in|located)\\b[^.;$%]{0,80}[.]?$`,
  ),
  new RegExp(
    `^the ${party} (?:(?:finally|just|already|has|have) ){0,2}(?:picked|chose|chosen|hired|selected|engaged|retained|went with) the ${party}(?:, an? [\\p{L} ]{3,50})?[.]?$`,
    'iu',
  ),
  new RegExp(
    `^the ${party} is (?:bringing on|hiring|selling|buying|renting|leasing|engaging) [^.;$%]{0,30}\\bthe ${party}\\b`,
    'iu',
  ),
  new RegExp(
    `^the ${party} (?:lives|resides|is located|is based|is headquartered) (?:\\p{Ll}{3,12} )?(?:at|in|out of) [^.;$%]{3,80}[.]?$`,
    'iu',
  ),
  /^(?:residential |commercial )?lease (?:for|of|on) (?:the |an? |my |our )?[^.;$%]{2,100}[.]?$/iu,
  spoken(String.raw`^it is \p{Lu}\p{Ll}{1,14} (?:from|with|at|over at) [^.;\d$%]{2,60}[.]?$`),
  spoken(
    String.raw`^the (?:guy|lady|woman|man|person|contact|owner) (?:there|here) is \p{Lu}\p{Ll}{1,20}(?: \p{Lu}\p{Ll}{1,20})?[.]?$`,
  ),
  /^(?:residential |commercial )?(?:lease|agreement|contract|nda) (?:for|between|with) [^.;\d$%]{2,60}[.]?$/iu,
  // 'Dr. Paula Venn, CTO, signs for Larch.'
  spoken(
    String.raw`^(?:(?:Dr|Mr|Ms|Mrs|Prof|Rev|Hon)\.? )?\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}.’'-]*){1,3}(?:,? [^.;\d$%]{2,40},)? (?:signs|will sign|is signing) (?:for|on behalf of) [^.;\d$%]{2,60}[.]?$`,
  ),
  spoken(
    String.raw`^\[to be drafted from the notes: “(?:so |and |hi,? )?(?:I['’]?m|I am|we['’]?re|we are|my name is|I run|we run|this is) \p{Lu}[^$%]{0,300}”\]$`,
  ),
]

/** Whether a term says only who a party is. */
export const tellsWho = (words: string): boolean => who.some((one) => one.test(words))

/** What a party is, whatever the clause was taken to be about: 'The Client is a dental office.' */
const sort = new RegExp(
  `^the ${party} is (?:an? |the )(?:(?!employee\\b|contractor\\b|exempt\\b|merchant\\b|minor\\b|party\\b)[\\p{L}’'-]+ ){0,4}(?:office|company|store|shop|restaurant|firm|clinic|practice|business|non-?profit|school|church|startup|bakery|gym|salon|hospital|hotel|farm|ranch|brewery|winery|agency|cafe|café|couple|family|nurse|teacher|widow|retiree|student|co-?op|museum|charity|owner)[.]?$`,
  'iu',
)
export const tellsWhatSort = (words: string): boolean => sort.test(words)

const onWhom =
  /^(?:(?!\b(?:Landlord|Tenant|Seller|Buyer|Provider|Client|Consultant|Employer|Employee|Borrower|Lender|Payor|Claimant)\b)[^.;]){2,60} (?:is|are|goes|go|falls|fall)(?: all| both)? (?:on|to|up to|down to) (?:him|her)[.]?$/iu

/** Whether a term puts something on 'her' and names nobody: which of two persons is meant, only whoever said it knows. */
export const isOfUnnamed = (words: string): boolean => onWhom.test(words)
