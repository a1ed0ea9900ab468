const greeting =
  /^(?:dear\b|hi\b|hello\b|hey\b|good (?:morning|afternoon)|thanks?\b|thank you\b|thx\b|sincerely|regards|best(?: regards| wishes)?(?=[,.!]{0,2}$|, ?\p{Lu})|yours|cheers|that['’]?s (?:it|all)\b|(?:ok(?:ay)?|done|bye)(?=[,.!]{0,2}$)|to whom it may concern(?! (?:at|of|in)\b))[^.\n]{0,40}[.,!:]?$/iu
const order =
  /^(?!no\b|not\b|skip\b|without\b|[\p{L}\d]{1,9}[ -](?:year|month)\b)(?:(?:yeah|yes|please|pls|can you|could you|we need|i need|need|let['’]s|hi|so)[,\s–-]{1,3}){0,4}(?:(?:write|draft|prepare|do|make|fill out|paper|send|need|create|this is|here['’]s|it['’]s)\s)?(?:me |us |up )?(?:(?:an?|the|my|our|this|mutual|one way|sba)\s){0,3}(?:[\p{L}’'-]{1,20}\s){0,4}(?:letter|agreement|contract|application|app|lease|nda|note|one|document)\b(?: (?:from|for|by) (?:me|us))?[\s,:;.]{0,4}$/iu

/** What heads notes: 'TERM SHEET (non-binding) — Managed IT'. */
const heads =
  /^re:? [^\n\d$%]{0,40}\b(?:agreement|contract|lease|nda|letter|application|app)\.?$|^(?:term sheet|deal (?:memo|sheet|terms|points)|notes?(?: (?:for|on|from|to)\b[^.\n]{0,40})?|memo(?:randum)?(?: to (?:the )?file)?|summary|loi|letter of intent)\b[^.:\n$\d]{0,60}\.?$/i

/** A line in capitals that only names the document. */
const title = /^(?!.*\b(?:NOT|NO|MAY|SHALL|MUST|WILL)\b)[^\p{Ll}\d$%:.]{4,60}$/u

/** Who is asked to write the paper, which says nothing of what is in it: 'Please draw up the agreement for Tobias.' */
const asked =
  /^(?:(?:please|can you|could you|so|hi|hello|hey|team|ok|okay)[,\s]{1,3}){0,3}(?:(?:prepare|draft|draw up|write up|type up|put (?:this|it|that) (?:into|in))\s(?:an?|the|our|my|this|it)\b|(?:get|have) the\b(?=[^.]{0,60}\b(?:drawn|written|typed) up)|(?:I|we)(?:['’]d like| want| need| would like) (?:an?|the|our)\b)(?![^.]*\b(?:before|must|shall|if|unless|each|every|any|when|not|no|mutual|one[- ]way|exclusive|term|year|month)\b)[^\d$%.;:]{0,60}\b(?:agreement|contract|lease|nda)\b[^\d$%.;:]{0,60}[.!?]?$/i
const word =
  /^(?:party (?:one|two|a|b|\d)|great|fine|agreed|(?:good )?morning|sure|perfect|yes,? hello|fine with me|you(?:['’]re| are) right|works for me|sounds good|deal|got it|(?:(?:kind|warm|best) regards|with thanks|many thanks)(?:,? (?:and|\p{Lu})[^.,;:\d$%\n]{0,40})?)[.!,]?$/iu

/** Whether a sentence has nothing to place: a greeting, or an order to write. */
export const isIdle = (words: string): boolean =>
  words.length < 200 &&
  (greeting.test(words) ||
    heads.test(words) ||
    order.test(words) ||
    asked.test(words) ||
    word.test(words) ||
    (title.test(words) && words.split(/\s+/).length < 8))
