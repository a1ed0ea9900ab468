import type { Effect } from './words.ts'

/** What limits a term in its own sentence. */
export type Limit = 'notice' | 'cure' | 'cap' | 'time' | 'reason' | 'consent' | 'law'

/** Each in the words that a sentence has for it; none of them says that the limit is enough. */
const limits: Readonly<Record<Limit, RegExp>> = {
  notice:
    /\b(?:days?|weeks?|months?|hours?)['’]?s?['’]? (?:\w+ ){0,3}notice\b|\b(?:written|prior|reasonable|advance) (?:\w+ )?notice\b|\b(?:on|upon|after|by|with|giving) (?:\w+ ){0,2}notice\b/i,
  cure: /\bcur(?:e|es|ed|ing)\b|\bmakes? (?:\w+ )?good within\b|\b(?:remed(?:y|ies|ied)|correct(?:s|ed)?|put right|fix(?:es|ed)?) (?:\w+ ){0,3}within\b/i,
  cap: /\b(?:not (?:to )?exceed|no more than|not more than|up to|at most|limited to|capped|never above|maximum of|less than|once (?:a|in|every|each|per)|\d{1,3}(?:\.\d{1,4})? ?(?:%|percent) (?:per|a)|first \d|one time only)\b/i,
  time: /\bfor (?:a (?:period|term) of )?(?:\w+ (?:\(\d+\) )?)?(?:days?|weeks?|months?|years?)\b|\buntil (?:\w+ ){0,3}(?:days?|weeks?|months?|years?)\b|\bduring (?:\w+ ){0,3}hours\b|\bwithin (?:\w+ (?:\(\d+\) )?)?(?:business |calendar |working )?(?:days?|weeks?|months?|hours?|years?)\b|\b(?:days?|weeks?|months?|years?) (?:after|following|from)\b/i,
  reason:
    /\b(?:un)?reasonabl[ey]\b|\bgood (?:faith|cause|reason)\b|\bfor cause\b|\bmaterial(?:ly)? breach\b|\bto the extent\b|\bonly (?:if|when|where|for|to|after)\b|\bunless\b|\bexcept\b|\bprovided that\b|\bsave (?:as|for|through|where|that)\b|\bin proportion\b|\bthrough @[A-F]'s (?:own )?(?:fault|negligence|breach)\b|\bsubject to\b|\buntil\b|\b(?:upon|against) (?:full )?(?:payment|receipt)\b|(?:\bif|(?:^|, )(?:when|where|once(?! (?:a|in|every|each|per)\b)))\b(?! (?:it|he|she|they|@[A-F]) (?:considers?|deems?|thinks?|believes?|sees?|chooses?|elects?|wishes?|likes?))|\b(?:on|upon|after) (?:a |any |the )?(?:default|breach|termination|expiry|expiration|failure)\b/i,
  consent:
    /\b(?:consent|approval|agreement) of (?:the )?@|@[A-F]'s (?:\w+ ){0,3}(?:consent|approval|agreement)\b|\b(?:mutual\w*|both parties|each party|by agreement|signed by both)\b|\b(?:with|without|subject to|by) (?:\w+ ){0,3}(?:consent|approval|leave)\b/i,
  law: /\b(?:as|where|if|to the extent|unless|than|what|by) (?:the )?(?:applicable )?(?:law|required by law|permitted by law|law allows|law requires)\b|\bprocess of law\b|\bcourt order\b|\border of (?:a|the) court\b/i,
}

const denied =
  /\b(?:no|without|not require\w*|irrespective of|regardless of) (?:any |prior |further |written |advance |or ){0,3}(?:notice|cure|cause|limit\w*|cap)\b/gi
/** What is given up is no limit of giving it up, and what is set aside limits nothing. */
const setAside =
  /\bwaiv\w+ (?:\w+ ){0,5}(?:notice|cure|consent|approval)\b|\bwithout (?:\w+ ){0,2}(?:process of law|regard to [^.;,]{0,40})/gi
/** Of what somebody may do this is no limit, and of what somebody may not do it is one. */
const unasked = /\bwithout (?:[\w@']+ ){0,3}(?:consent|approval|leave)\b/gi
/** When a burden is due limits no burden. */
const whenDue = /\bwithin (?:\w+ (?:\(\d+\) )?)?(?:business |calendar |working )?(?:days?|weeks?|months?|hours?)\b/gi

/** The limits of a term in its own words, by what it is for its side. */
export const limitsIn = (words: string, how: Effect): Limit[] => {
  let said = words.replace(setAside, ' ')
  if (how !== 'gives-up') said = said.replace(denied, ' ').replace(unasked, ' ')
  if (how === 'bears') said = said.replace(whenDue, ' ')
  return (Object.keys(limits) as Limit[]).filter((one) => limits[one].test(said))
}
