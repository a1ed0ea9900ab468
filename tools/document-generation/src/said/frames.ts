/** Who speaks for whom, and what is asked to be written: nothing of it is a term. */
const leads: readonly RegExp[] = [
  /^(?:(?:residential |commercial )?(?:lease|agreement|contract|nda),? )?(?:(?:this is )?(?:counsel|attorneys?|lawyers?) (?:for|to) (?:the )?[\p{L} ]{3,30}(?:dictating|here|speaking)?|(?:I|we) (?:represent|act for|are counsel (?:to|for)) (?:the )?[\p{L} .’'-]{3,40}|(?:my|our) client is (?:the )?\p{L}{3,20})[.,]?$/iu,
  /^(?:(?:so|hi|hey|okay|ok),? )?(?:(?:I|we) )?(?:need|want) (?:an? |the )?(?:\p{L}+ ){0,2}(?:agreement|contract|lease|nda)(?: for (?:an?|the|our|my) (?:(?-i:\p{Ll}{1,20}) ){0,4}(?-i:\p{Ll}{1,20}))?[.!]?$/iu,
]
const nothing =
  /^(?:the|this|that|these|it|is|are|was|be|and|of|for|from|between|at|as|with|both|me|us|my|our|here|party|parties|landlord|tenant|seller|buyer|provider|client|consultant|employer|employee|company|firm|business|agreement|contract|lease|deal|says?|speaking|signed?|name|named|called|term|terms|points?|sheet|money)$/i

/** Whether words only say who speaks, for whom, or what is to be written. */
export const isFrame = (words: string): boolean => leads.some((one) => one.test(words.trim()))

/** Whether nothing is left of a term but the parties, and small words: 'The Seller is the Seller.' */
export const isEmptied = (words: string): boolean =>
  words
    .replace(/[’']s?(?![\p{L}])/gu, ' ')
    .split(/[^\p{L}\d$%]+/u)
    .filter(Boolean)
    .every((word) => nothing.test(word))
