const bullet = String.raw`^[\s*•–-]{0,5}`
const softly =
  '(?:(?:ok|okay|so|oh|um|uh|and|also|but|please|pls|well|actually|just|again|hey|hi|no wait|wait|fine)[,\\s]{1,3}|\\p{L}{2,14}, (?=(?:please|can|could|would)\\b)){0,5}'
const kinds =
  '(?:letter|note|notes|demand|complaint|draft|reference|recommendation|rec|offer|cease and desist|c&d|resignation|thank[- ]you|email)'
const saying =
  '(?:mention|say|put|tell|threaten|include|name|bring up|write|make (?:it|this|me|us) (?:sound|look)|sound|list|talk about|get into|go into|call (?:it|this|them|that)|ask for (?:another|more|next|anything|money|a )|ask (?:for )?next|invent|add|use|refer|say anything|promise)'
const order = (...all: string[]) => new RegExp(`${bullet}${softly}(?:${all.join('|')})`, 'iu')

/** What asks for the paper, and how it is to sound or look. */
const making = order(
  `(?:(?:I|we) )?(?:need|want|(?:would|['’]d) like)(?: you)?(?: to (?:write|send|do))? (?:an?|this|the|it) (?=[^.\\n]{0,60}\\b${kinds}\\b)`,
  `need (?:an? )?(?=[^.\\n]{0,60}\\b${kinds}\\b)`,
  `(?:write|draft|prepare|do|get out|put together|turn this|work up|type up|make)\\b (?=[^.\\n]{0,80}\\b${kinds}\\b)`,
  `(?:can|could|would|will) you\\b[^.\\n]{0,80}\\b${kinds}\\b`,
  `(?:this is|here['’]?s|it['’]?s|i want to write|i['’]?m writing) (?:an?|the|to write an?) (?=(?:\\p{L}+ ){0,3}${kinds}\\b)`,
  `here (?:are|is) (?:our|my|the|some)\\b[^.\\n]{0,60}(?:texts|notes|facts|details|thread|messages)`,
  '(?:keep|make) (?:it|this|the letter|the tone|that)\\b',
  'i want it to be\\b',
  '(?:firm|warm|polite|friendly|short|brief|formal|civil|professional|nice|simple|plain)\\b(?!\\s{0,2}:)(?=[^$\\d.\\n]{0,60}$|[^$\\d.\\n]{0,60}\\.$)(?! (?:is|was|are))',
  '(?:about |no more than |at most )?(?:one|two|half a|\\d+) (?:pages?|words|paragraphs?)\\b',
  '(?:tone|style|length|format|language|type|kind|purpose of letter)\\s{0,2}:',
  `subject\\s{0,2}:[^\\n]{0,60}\\b${kinds}\\b`,
  '(?:please )?(?:date|dated) (?:it|this|the letter)\\b',
  '(?:use|put) (?:it )?(?:on )?(?:our|my|the) letterhead',
  '(?:disclose|state|say|put) it,? (?:plainly|kindly|nicely|politely|gently)',
  'signed copy by\\b',
  `[^.\\n]{0,30}\\b(?:letter|draft|version) (?:from \\p{L}+ )?was\\b`,
)
/** What is not to be said. */
const unsaid = order(
  `(?:don['’]?t|do not|never|(?:there(?:['’]?s| is) )?no need to|please don['’]?t) ${saying}(?!\\p{L})`,
  'leave (?:out|off)\\b(?:\\s{0,2}:)?',
  `leave (?:[\\p{L}’'.$\\d-]+ ){1,10}?out\\b`,
  `keep (?:[\\p{L}’'.$\\d-]+ ){1,8}?out of (?:it|this|the letter)\\b`,
  "(?:do not|don[’']?t|not in (?:the )?letter|omit|skip|avoid|leave out)\\s{0,2}:",
  '(?:omit|skip)\\b',
  '(?:no|without) (?:mention|threats?|legalese)\\b',
  '(?:say|write|put) nothing\\b',
)
/** The same behind what it speaks of: '…, but leave that out, she asked me to'. */
const tail =
  /(?:[,;–—-]|\b(?:but|so|and))\s{0,3}(?:please |just |so |but ){0,3}(?:(?:leave|keep) (?:that|this|it|him|her|them) (?:part )?out\b|leave (?:the|his|her|my|their) [\p{L} ]{2,40} out\b|(?:don['’]?t|do not) (?:put|mention|say|include|write|use|bring up|add)(?: (?:that|this|it|any of (?:that|it)|anything))?(?: (?:in|there|here|in there|up))?(?=[.,!]|$| please))[^.]{0,60}[.!]{0,2}$/iu
/** 'You can leave that in but say it kindly': of how a thing is to be said. */
const manner =
  /,? (?:but |and )?(?:you can |please )?(?:(?:leave|keep|put) (?:that|it) in\b|say (?:it|that|so) (?:kindly|nicely|gently|politely))/iu

/** Of these, what asks for the paper itself. */
const asking = order(
  `(?:(?:I|we) )?(?:need|want|(?:would|['’]d) like)\\b`,
  '(?:write|draft|prepare|do|get out|put together|turn|work up|type up|make)\\b(?! (?:it|this|that|the (?:letter|tone))\\b)',
  '(?:can|could|would|will) you\\b',
  `(?:this is|here['’]?s|it['’]?s|i want to write|i['’]?m writing)\\b`,
)
export const isAsking = (words: string): boolean => asking.test(words)
/** Whether a sentence tells the one who writes what paper it is to be, or how it is to sound. */
export const isMaking = (words: string): boolean => making.test(words)
/** What a sentence says is to be left out; null where it is none. */
export function unsaidIn(words: string): string | null {
  const found = unsaid.exec(words)
  if (found)
    return `${/^leave (?:out|off)/i.test(found[0].trim()) ? '' : found[0]} ${words.slice(found.index + found[0].length)}`
  return null
}
export const isLeftOut = (words: string): boolean => tail.test(words)
export const mannerIn = (words: string) => manner.exec(words)

const asks =
  /^(?:an?|the|this|that|it|its|it[’']s|is|for|to|from|me|my|our|us|you|your|i|i['’]?m|we|need|want|would|like|write|writing|draft|prepare|do|get|out|put|together|turn|turned|into|work|up|type|make|can|could|will|please|pls|ok|okay|so|hi|hey|hello|um|here|here['’]s|of|in|on|and|or|short|formal|proper|nice|quick|brief|firm|polite|warm|business|complaint|inquiry|recommendation|recommending|reference|thank|thanks|letter|letters|note|notes|demand|offer|cease|desist|c|d|resignation|resigning|draft|email|sign|signature|client|our|old|new|boss|employee|landlord|donor|sponsor|friend|text|texts|thread|messages|these|from|by|today|now|asap|then|also|back|job|the|reply|answer|real|good|one|page|s|m|am|have|has|got|done|send|sent|goes|going|keep|it|attached|below|above|following)$/iu
/** Whether a sentence that asks for the paper says nothing else. */
export const saysOnly = (words: string, told: readonly string[]): boolean => {
  const rest = told.reduce(
    (left, one) => left.replace(one, ' '),
    words.replace(/,? ?(?:no more than |at most |under )?\b(?:\d+|one|two) (?:words?|pages?)\b[^.]*/i, ' '),
  )
  return (rest.match(/[\p{L}\d][\p{L}\d'’]*/gu) ?? []).filter((word) => !asks.test(word)).length < 3
}

const idle = /^(?:(?:well|actually|oh|no|wait|um|uh|ok|okay|so|fine|yeah|yes|yep|sure|anyway)[\s,.!]*)+$/i
/** Whether nothing is said. */
export const isIdle = (words: string): boolean => idle.test(words)

/** What is said to be thanked for, asked or told, as the one who writes says it to the one who reads. */
const said: readonly (readonly [RegExp, string])[] = [
  [order('say thank(?:s| you)(?: to (?:him|her|them))? for (?=\\p{L})'), 'thank you for '],
  [order('thank (?:him|her|them|\\p{Lu}[\\p{L}.]+(?: \\p{Lu}[\\p{L}]+)?) for (?=\\p{L})'), 'thank you for '],
  [order('ask for (?:that|it|this) (?=in\\b|on\\b|by\\b)'), 'I ask that it be included '],
  [order('ask for (?=\\p{L}|[$\\d])'), 'I ask for '],
  [order('ask (?:him|her|them) to (?=\\p{L})'), 'please '],
  [order('invite (?:him|her|them)(?: both| all)? to (?=\\p{L})'), 'you are invited to '],
  [order('(?:tell|let) (?:him|her|them)(?: know)?(?: that)? (?=\\p{L})'), ''],
  [
    order(
      "(?:say|mention|note|point out|make clear|add|put(?= that\\b))(?: that| how)? (?=(?:I|I[’']\\p{L}+|we|we[’']\\p{L}+|he|she|they|it|our|my|the|there|you|his|her|their)(?: |[’']))",
    ),
    '',
  ],
  [
    order(
      '(?:must say|must include|must mention|also say|mention|include|say|be sure to (?:say|mention|include))\\s{0,2}: ?(?:that )?',
    ),
    '',
  ],
  [order('please (?=(?:say|mention)\\b)'), ''],
  [
    order(
      '(?:say|mention|note) that (?=\\p{Lu}\\p{Ll}+ \\p{Lu}\\p{Ll}+(?:,| (?:told|said|gave|sent|is|was|has|helped)))',
    ),
    '',
  ],
]

/** A sentence that is to be said, without the words that say so; null where no words do. */
export function saidIn(words: string): string | null {
  for (const [pattern, as] of said) {
    const found = pattern.exec(words)
    if (!found) continue
    const rest = as + words.slice(found[0].length)
    return rest.charAt(0).toUpperCase() + rest.slice(1)
  }
  return null
}
