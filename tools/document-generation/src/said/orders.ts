import type { Edit } from './edits.ts'

const starts = String.raw`(?<=^|[.!?;\n][ \t]{0,4}|[.!?]\n{1,3}|[*•–-][ \t]{1,3})`
const softly = String.raw`(?:(?:and|also|but|oh|so|hey|hi|hello|ok|okay|please|pls|plz|just|again)\b,?[ \t]{1,3}){0,3}`
const ends = String.raw`(?:[.!?]{1,3}|(?=\n|$))`

/** How a text sounds, or how long it is: what is said of a letter, and not in it. */
const manner =
  'firm|polite|short|brief|friendly|friendlier|professional|formal|informal|warm|warmer|nice|respectful|tone|harsh|rude|aggressive|threatening|angry|mean|plain English|simple|concise|courteous|cordial|civil|strong|strongly|stronger|stern|serious|diplomatic|legalese|sappy|gushy|mushy|stuffy|apologetic|conciliatory|lawyerly|to the point|jargon|fluff|threats|drama|wordy|long|longer|shorter|sincere|heartfelt|upbeat|neutral|calm|over the top|page|pages|paragraph|paragraphs|sentences|lines|letterhead'
/** Of a letter; in a contract such words may be a term. */
const ofLetters: readonly string[] = [
  // 'Make it firm but polite', 'keep the tone friendly', 'nothing too harsh', 'one page at most'.
  String.raw`(?:(?:make|keep|write|word|phrase|put)[ \t](?:it|this|that|them|the (?:letter|tone|language|wording|thing))|keep|be|sound|(?:no|not|nothing) (?:too|so|overly)|(?:no|skip the)(?= (?:legalese|jargon|fluff|threats|drama))|don['’]t (?:be|sound|make it|get)|do not (?:be|sound|make it|get)|it should|the tone should)\b[^.!?;\n\d$]{0,60}?\b(?:${manner})\b[^.!?;\n\d$]{0,60}`,
  `(?:(?:one|two|half a|a|no more than (?:one|two|a)) (?:page|pages|paragraph|paragraphs)|(?:firm|polite|short|brief|formal|friendly|warm|professional)(?:,? (?:and|but) (?:firm|polite|short|brief|formal|friendly|warm|professional|sweet|to the point)){0,2})(?: (?:at most|max|please|is fine|tops))?`,
  String.raw`(?:can you |could you |please )?make (?:it|this|that) (?:sound|look|read|feel)\b[^.!?;\n\d$]{1,80}`,
  String.raw`(?:I['’]d|I would|we['’]d|we would) (?:rather|prefer) not (?:to )?(?:sue|litigate|go to court|fight|threaten)[^.!?;\n\d$]{0,60}`,
  String.raw`(?:between (?:you and me|us)|off the record|for your eyes only|just so you know|FYI)\b[^.!?;\n\d$]{1,120}`,
  `(?:ok(?:ay)?,? )?here(?:['’]s| is) (?:the )?(?:whole |full )?(?:story|situation|background|info|deal)(?: (?:for|of) (?:the|this|my) (?:letter|complaint|note|matter))?`,
  // What is not to be said is not said.
  String.raw`leave (?:the|my|our|his|her|their|any|all) [^.!?;,\n\d$]{2,50}? out(?: of (?:it|this|the letter))?(?:, (?:the|it|that|they|he|she|we)\b[^.!?;\n\d$]{2,60})?`,
  String.raw`(?:don['’]t|do not|leave out)[ \t](?:mention|bring up|say|include|tell|reveal|get into|go into|threaten)\b[^.!?;\n]{1,120}`,
]
/** Of the making of any document. */
const ofMaking: readonly string[] = [
  // 'Nobody mentions Rick.'
  String.raw`(?:nobody|no one|no-one) (?:mentions|brings up|talks about|names|tells|says) [^.!?;\n\d$%]{1,60}`,
  String.raw`(?:sign it(?: off)? (?:from|as|for) me|sign it|send (?:it|me) (?:back )?(?:a|the) draft|send it back to me|(?:end of|stop) (?:dictation|letter|message|note|memo|recording)|(?:new |next )?paragraph|new line|(?:I think |I guess |and |so )?that(?:['’]s| is) (?:about |pretty much |probably )?(?:it|all|everything)(?: for (?:now|this one|today))?(?:,? I think)?|(?:draft|write|prepare|put together|write up|type up|draw up) (?:me |us |up )?(?:an?|the|this|our|my) (?:[\p{L}-]{2,20} ){0,4}(?:letter|complaint|agreement|contract|lease|application|document|nda|settlement)(?: (?:for (?:me|us)|please|pls))?|(?:can you |could you )?(?:send|email|get) (?:it|this|that) (?:back )?to me[^.!?;\n\d$]{0,40}|(?:let me know|call me|text me|ping me|holler) (?:if|when)[^.!?;\n\d$]{0,80}(?:questions?|anything|done|ready|missing)\b[^.!?;\n\d$]{0,20}|(?:no|I have no) idea what else|(?:let me see|show me) (?:it|a draft|the draft)[^.!?;\n\d$]{0,40}|(?:can|could|would|will) you (?:please |pls )?(?:paper|draft|write up|write|do|prepare|put together|type up|type|make|finish) (?:this|it|that|one|(?:this|that|the|an?|my|our) (?:[\p{L}-]{2,20} ){0,3}(?:letter|complaint|agreement|contract|lease|application|form|document|nda))(?: up)?(?: for me| for us)?(?: today| tomorrow| tonight| now| asap| this (?:morning|afternoon|week)| by (?:\p{L}+))?|(?:I |we )?(?:need|want) (?:this|an?|the|that|my|our) (?:[\p{L}-]{2,20} ){0,3}(?:letter|agreement|contract|lease|application|nda)(?: (?:out|done|drafted|ready|today|tomorrow|tonight|asap|now|please|by \p{L}+|for (?:me|us)|this (?:morning|afternoon|week))){0,3}|(?:just |this is )?(?:confirming|to confirm) (?:the (?:deal|terms|settlement|agreement)|what (?:we|was))[^.!?;\n\d$]{0,60}|fix (?:my|the) (?:grammar|spelling|typos)[^.!?;\n\d$]{0,40}|clean (?:it|this) up(?: for me)?|you know what I mean|thanks|thank you|thx)`,
]
const sentenceOf = (all: readonly string[]) =>
  new RegExp(`${starts}${softly}(?:${all.join('|')})[ \\t]{0,3}${ends}`, 'giu')
const letterOrder = sentenceOf([...ofLetters, ...ofMaking])
const order = sentenceOf(ofMaking)

/** Orders that lead to what they order: 'sign it from me, Tobias Grant' is 'From Tobias Grant'. */
const leading: readonly [RegExp, string][] = [
  [
    new RegExp(
      `${starts}${softly}[Ss]ign (?:it|this)(?: off)? (?:from|as|for|by)(?: me)?[,:]?[ \\t]{1,3}(?=\\p{Lu}[\\p{L}.]{0,30}[ \\t]\\p{Lu})`,
      'gu',
    ),
    'From ',
  ],
  [
    /(?<=^|\n)(?:[Ff](?:wd|orward(?:ed)?) to [\p{L} ]{2,30}:[ \t]{0,3}|\p{Lu}\p{Ll}{1,20},? (?=(?:[Pp]ls|[Pp]lz|[Pp]lease|can you|could you|would you)\b))(?:(?:[Pp]ls|[Pp]lz|[Pp]lease|can you|could you|would you)(?: please| pls)?[ \t])?/gu,
    '',
  ],
  [/(?<![\p{L}\d])(?:[Pp]ls|[Pp]lz)\b[.,]?[ \t]{0,3}/gu, ''],
]

/** What is said to whoever writes the document, and not in it. */
/** The subject of a message that asks for a paper, and of one that heads the notes for a contract or a form: neither is said in it. */
const asking = /(?<=^|\n)[ \t]{0,4}(?:>[ \t]?){0,4}Subject:[^\n\d$]{0,160}(?:\n|$)/g
/** The subject line of notes for a contract. */
const about = /(?<=^|\n)[ \t]{0,4}(?:Re|RE)[:.][ \t][^\n\d$%:]{1,60}(?:\n|$)/g
const paper = /(?<!\b(?:your|his|her|their|our|my|the|of) )\bletter\b|\bpl[sz]\b/i
/** What the one who writes is asked, in notes for a contract: 'What's the deal with Quill?' */
const question =
  /(?<=^|[.!?\n>][ \t]{0,4})(?:[Ww]hat['’]?s|[Ww]hat (?:is|are|was|were|about)|[Ww]here (?:is|are|did)|[Ww]hen (?:is|are|can|do)|[Ww]ho (?:is|are|has)|[Hh]ow (?:is|are|was|were|soon|about)|[Ww]hy) [^.!?\n\d$%]{1,60}\?(?=\s|$)/g

const subjectsIn = (text: string, kind: string): Edit[] =>
  [...text.matchAll(asking), ...(kind === 'contracts' ? [...text.matchAll(about), ...text.matchAll(question)] : [])]
    .filter(([words]) => kind !== 'letters' || paper.test(words.slice(8)))
    .map(({ 0: words, index }): Edit => ({ start: index, end: index + words.trimEnd().length, as: '', why: 'order' }))

export const ordersIn = (text: string, kind: string): Edit[] => [
  ...subjectsIn(text, kind),
  ...[...text.matchAll(kind !== 'contracts' ? letterOrder : order)].map(
    (found): Edit => ({ start: found.index, end: found.index + found[0].length, as: '', why: 'order' }),
  ),
  ...leading.flatMap(([pattern, as]) =>
    [...text.matchAll(pattern)].map(
      (found): Edit => ({ start: found.index, end: found.index + found[0].length, as, why: 'order' }),
    ),
  ),
]
