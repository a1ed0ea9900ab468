import { anyCase } from '@casewright/law'
import type { Edit } from './edits.ts'

const starts = String.raw`(?<=^|[.!?;\n…][ \t]{0,4}|[.!?]\n{1,3}|[*•–-][ \t])`
const ends = String.raw`(?:[.!?…]{1,3}(?=\s|$)|(?=\n|$))`
const on = String.raw`[^.!?;\n\d$%]{0,90}`
const few =
  '(?:\\$|\\d|an?\\b|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety)'
const thinking =
  "(?:I think|I believe|hold on|hang on|wait|let me (?:check|see|look|think)(?: [\\p{L}’']{1,12}){0,3}|let['’]s see|yeah|yes|yep|okay|ok|so|um|uh|right|well)"
const all = (source: string) => new RegExp(anyCase(source), 'gu')
/** What stands twice may begin with a capital once. */
const twice = (source: string) => new RegExp(source, 'giu')

/** What is thought aloud, said to whoever writes or leads to what is said, and what stays of its sentence. */
const remarks: readonly [RegExp, string, Edit['why']][] = [
  // 'I think, hold on, let me check, yeah, ten miles.'
  [all(`${starts}(?:${thinking}, ){2,8}(?=[\\d$])`), '', 'filler'],
  [
    all(`${starts}(?:hold on|hang on|let me (?:check|see|look|think)(?: [\\p{L}’']{1,12}){0,3})[.…!]{1,3}`),
    '',
    'filler',
  ],
  [
    all(
      `,[ \\t](?:gosh|golly|oh boy|lord|my goodness|good lord|what(?:chamacallit|['’]s it called| do you call (?:it|them))|how do you say(?: it)?|what['’]s (?:the word|his name|her name)|let me (?:look|see|check|think)|let['’]s see|hold on|hang on|I don['’]t know|I dunno|if I['’]m honest|in all honesty),(?=[ \\t])`,
    ),
    '',
    'filler',
  ],
  [all(`,[ \\t]what,(?=[ \\t](?:${few}))`), '', 'filler'],
  [all(`,?[ \\t]let['’]s (?:just )?say,?(?=[ \\t]${few})`), '', 'filler'],
  [
    all(
      `(?<=,[ \\t](?:so )?|${starts}(?:so )?)I['’]d say,?[ \\t](?=(?:the|it|he|she|we|they|about|around|\\d|\\$)\\b)`,
    ),
    '',
    'filler',
  ],
  [all(`,?[ \\t]I (?:think|believe|guess|suppose)(?=[.;]|,|\\n|$)`), '', 'filler'],
  [
    all(`,[ \\t](?:isn['’]t it|isn['’]t that right|right|okay|ok|you know|huh|eh|does that work|am I right)\\?`),
    '.',
    'filler',
  ],
  [all(`,[ \\t]I rounded (?:it )?(?:up|down)(?=[,.;)])`), '', 'aside'],
  [
    all(
      `,?[ \\t](?:but |and )?(?:that|which|it) was (?:my|his|her|our|their) [\\p{L}-]{2,16}['’]s? (?:idea|wish|doing|thing)(?=[.;,]|\\n|$)`,
    ),
    '',
    'aside',
  ],
  // '(Not five, as my voicemail said)'.
  [
    all(
      `[ \\t]?\\((?:it is |it['’]s )?not (?:the )?(?:\\$?\\d|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|sixty|ninety)[^()\\n]{0,40}\\b(?:said|told|wrote|written|thought|earlier|voicemail|listing|e-?mail|text|draft|first)\\b[^()\\n]{0,30}\\)`,
    ),
    '',
    'corrected',
  ],
  // What it was before: 'Was $280, told him 265.'
  [
    all(
      `${starts}(?:(?:it|that|this|the (?:rent|fee|rate|price|pay)) )?(?:was|used to be|had been) \\$\\d[\\d,.]{0,10}(?:/\\p{L}{2,5})?,? (?:but |and )?(?:(?:I |we )?(?:told|quoted|offered|gave) (?:him|her|them|you)|now|(?:I|we) (?:said|agreed|dropped|raised)|dropped|raised|lowered)[^.;\\n]{0,40}${ends}`,
    ),
    '',
    'aside',
  ],
  // How whoever speaks is doing: 'My feet are killing me.'
  [
    all(
      `${starts}(?:(?:and|oh|ugh|man),? )?my[ \\t](?:feet|back|head|neck|knees?|eyes|hands?|throat)[ \\t](?:is|are)[ \\t]killing[ \\t]me${ends}`,
    ),
    '',
    'aside',
  ],
  [all(`,?[ \\t]ugh(?=[.!]|\\n|$)`), '', 'filler'],
  // How a name is written that the notes have so: 'And the spelling is Stitt, two t’s at the end.'
  [
    all(
      `${starts}(?:(?:and|also|oh|so|ps),? ){0,2}(?:the|his|her|their|correct)[ \\t]spelling[ \\t](?:of [^.;\\n]{2,40} )?is [^.;\\n]{2,60}${ends}`,
    ),
    '',
    'aside',
  ],
  // 'Engagement letter, my notes after intake:'
  [
    all(`(?<=^\\s{0,4})[\\p{L} ,’'-]{0,60}\\b(?:my|our|rough|some|quick) notes\\b[\\p{L} ,’'-]{0,40}:[ \\t]*(?=\\n)`),
    '',
    'order',
  ],
  // How whoever writes feels about writing it.
  [
    all(
      `${starts}(?:(?:and|but|honestly|ugh|also|oh|so),? ){0,2}(?:I['’]m|I am) (?:(?:really|so|kinda|kind of|a bit|a little|very|super|pretty|just|not) ){0,3}(?:nervous|anxious|excited|stressed(?: out)?|embarrassed|scared|freaking out|terrible|bad|awful|good|great) (?:about (?:this|it|the whole thing)|at (?:this|these|writing)|with (?:words|this stuff|letters))\\b${on}${ends}`,
    ),
    '',
    'aside',
  ],
  // What leads to a term and is none.
  [
    all(
      `${starts}(?:(?:so|and|okay|ok|well|basically|also),? ){0,3}(?:what (?:they|we|he|she|I)(?:['’](?:re|m|s)| are| am| is)? (?:really |basically )?(?:want|wants|need|needs|after|looking for|asking for) is(?: that)?|the (?:deal|idea|plan|arrangement|understanding|agreement) (?:here )?is(?: that)?,?|(?:please )?(?:make sure|be sure)(?: that)? (?:it|the (?:agreement|contract|lease|letter)) (?:says|states|mentions|includes)(?: that)?|it (?:should|needs to|has to|must) say(?: that)?|(?:please )?(?:put|write|say|add) (?:in )?(?:there )?that(?=[ \\t](?:the|he|she|it|they|we|I|any|no|each|all)\\b)|let me break (?:it|that|this) down:?|here['’]s the (?:thing|deal):?)[ \\t]`,
    ),
    '',
    'order',
  ],
  [
    all(
      `,?[ \\t](?:and |so |but )?(?:I|we) want that (?:in there|in writing|in it|written down|in the (?:agreement|contract|lease))(?=[.;]|\\n|$)`,
    ),
    '',
    'order',
  ],
  [all(`,[ \\t](?:and )?(?:that|this) (?:has|needs) to be (?:clear|in there|in writing)(?=[.;]|\\n|$)`), '', 'order'],
  [all(`,[ \\t](?:so |and |please )?say that (?:too|also|nicely|nicer|better)(?=[.;]|\\n|$)`), '', 'order'],
  [
    all(
      `${starts}(?:no,? )?(?:soften|tone down|reword|rephrase|scratch) (?:that|it|this)(?: a (?:bit|little))?${ends}`,
    ),
    '',
    'order',
  ],
  [
    all(
      `${starts}(?:(?:I['’]ve|we['’]ve|I have|I) (?:been told|was told|was asked|been asked) to (?:send|write|ask|get|call|email)|(?:fyi,? )?this is what (?:I|we) (?:wrote|took|noted|jotted|put) down)[^.!?;\\n\\d$%]{0,140}${ends}`,
    ),
    '',
    'order',
  ],
  [
    all(
      `${starts}(?:oh |aw )?(?:shoot|shucks|crap|damn|darn|dang)\\b,?[ \\t](?:I (?:almost |nearly )?(?:forgot|missed)[^.!?;,\\n\\d$%]{0,30}(?:,[ \\t]|${ends}))?`,
    ),
    '',
    'filler',
  ],
  [
    all(
      `${starts}(?:oh,? )?(?:and )?I (?:almost |nearly )?forgot(?: (?:about|to say|to mention))?(?: (?:this|that|it|one thing))?(?:[,:][ \\t]|${ends})`,
    ),
    '',
    'filler',
  ],
  // What goes on around whoever speaks, and what stands on the paper that they write on.
  [
    all(
      `${starts}(?:the |my |our )?(?:dog|baby|kids?|cat|phone|doorbell|neighbou?rs?|traffic|siren)s? (?:is |are |keeps? )?(?:barking|crying|screaming|ringing|yelling|honking|going off)${on}${ends}`,
    ),
    '',
    'aside',
  ],
  [
    all(
      `${starts}(?:my |this )?(?:autocorrect|spell ?check|auto ?correct|dictation|siri) (?:keeps?|kept|hates|loves|changes|changed|is|won['’]t)${on}${ends}`,
    ),
    '',
    'aside',
  ],
  [
    all(`${starts}sent from [^.!?;\\n\\d$%]{2,40}(?:iPad|iPhone|phone|Galaxy|Android|tablet|mobile)${ends}`),
    '',
    'aside',
  ],
  [
    all(
      `${starts}(?:please )?(?:fill (?:in|out) in|(?:type or )?print (?:clearly )?(?:in|using)|use) (?:black|blue)(?: or (?:black|blue))? ink(?: only)?${ends}`,
    ),
    '',
    'order',
  ],
  [
    all(
      `${starts}(?:(?:letter|memo|application|contract|agreement|dictation),? )?take (?:one|two|three|four|2|3)${ends}`,
    ),
    '',
    'order',
  ],
  [all(`${starts}(?:exclamation|question) (?:mark|point)${ends}`), '', 'filler'],
  [
    all(`${starts}(?:god bless|(?:and )?save me (?:a|some)|wish me luck|fingers crossed|knock on wood)${on}${ends}`),
    '',
    'aside',
  ],
  [
    all(`${starts}(?:to[- ]?do(?: for (?:us|me))?|note to (?:self|file|staff)|internal)(?::| -)[^\\n]{1,120}(?=\\n|$)`),
    '',
    'order',
  ],
  [all(`${starts}(?:please )?(?:book me|remind \\p{Lu}\\p{Ll}{1,14})\\b[^.!?;\\n$%]{1,90}${ends}`), '', 'order'],
  [
    all(
      `,?[ \\t]and I['’]m (?:drowning|swamped|buried|slammed|exhausted|starving|wiped|beat)\\b[^.!?;,\\n\\d$%]{0,40}(?=[.!;,]|\\n|$)`,
    ),
    '',
    'aside',
  ],
  [
    all(
      `[ \\t]?[([](?:[^()[\\]\\n$%]{0,60})\\b(?:unrelated|(?:his|her|their) words|I asked|passport spelling|don['’]t use|do not use|not needed|called from|sounded)\\b[^()[\\]\\n$%]{0,60}[)\\]]`,
    ),
    '',
    'aside',
  ],
]

/** What was begun and taken back in other words: what stays is what was said last. */
const restarts: readonly [RegExp, string][] = [
  // 'And a chauffeur’s, no never mind, that one ran out.'
  [
    all(
      `(?:,? and|,? or|,? except|,? but|,? with|,? plus) [^,.;\\n\\d$]{2,40},? (?:no,? )?(?:never ?mind|forget (?:that|it)|scratch that|(?:that|it)['’]?s (?:not needed|wrong|overkill|too much|another \\p{L}{3,12}|a different \\p{L}{3,12})|(?:don['’]?t|do not) use (?:him|her|it|that|them)|take (?:that|it) out)\\b[^.;\\n\\d$–—]{0,80}?(?=[.;]|\\n|$| [-–—] )`,
    ),
    '',
  ],
  // 'They gave me, no, they will give me'.
  [
    twice(
      `(?<=^|[.!?;,][ \\t]|\\b(?:and|but) )((?:they|we|he|she|I) )[^,.;\\n\\d$]{2,30}, (?:no|wait|sorry|er|well no|I mean)\\b,? (?=\\1)`,
    ),
    '',
  ],
  // 'To anybody, not her agent, well okay, her agent'.
  [twice(`, not ([^,.;\\n\\d$]{3,30}), (?:well,? )?(?:okay|ok|actually|all right|fine),? (?=\\1)`), ', but '],
  [
    all(
      `${starts}not [^,.;\\n\\d$]{2,30}, (?:they|he|she|we|I) (?:changed|switched) (?:it|that)(?:, [\\p{L}]{2,20})?${ends}`,
    ),
    '',
  ],
  [all(`${starts}(?:no,? )?sorry,? that (?:was|is|['’]s) [^,.;\\n\\d$]{1,40}, (?=(?:it|the|he|she|they|I|we)\\b)`), ''],
]

const name = '\\p{Lu}[\\p{L}’-]+(?: \\p{Lu}[\\p{L}’-]+){0,3}'
/** What was another before, and what was named wrong first. */
const before: readonly [RegExp, string][] = [
  [
    all(
      `,[ \\t](?:well,? )?(?:it|that) (?:was|used to be|started (?:out )?at|had been)(?: at)? \\$?[\\d,]{1,10}[^,.;\\n]{0,20}\\b(?:but|before|until|and then)\\b[^,.;\\n\\d$]{2,40}(?=[,.;])`,
    ),
    '',
  ],
  // 'By 30%... let me check. It was 22%.'
  [
    all(
      `\\$?\\d[\\d,.]{0,10}\\d?%?\\.{2,4}[ \\t]{0,2}(?:(?:no|wait|hold on|let me (?:check|see|look))[.,…!]{0,3}[ \\t]{1,2}){0,2}(?:it|that)(?:['’]s| was| is)[ \\t](?=\\$?\\d)`,
    ),
    '',
  ],
  // 'New Castle, no, Kent County.' Of one word at the beginning it may be a list: 'Cats, no, dogs, yes.'
  [
    all(
      `(?:(?<=[\\p{L}\\d,] )${name}|(?<=^|[.!?;\\n][ \\t]?)\\p{Lu}[\\p{L}’-]+(?: \\p{Lu}[\\p{L}’-]+){1,3}), (?:no|sorry|I mean|wait|er|correction|make that)(?:,? no)?,? (?:it['’]s |I went to |I meant |I mean )?(?=\\p{Lu}\\p{Ll})`,
    ),
    '',
  ],
]

/** 'They want us to trim the oaks': in a contract, what is to be done is the work. */
const wished: readonly [RegExp, string, Edit['why']] = [
  all(
    `${starts}(?:(?:so|and|also|basically),? ){0,2}(?:they|he|she|the (?:client|customer|owner))(?:['’]d like| wants?| would like| needs?| hired| asked) (?:us|me) to[ \\t](?=\\p{Ll})`,
  ),
  '',
  'order',
]

/** What is said beside the matter within sentences, or leads to it, and what was begun and taken back. */
export const sideRemarksIn = (text: string, kind = ''): Edit[] => [
  ...(kind === 'contracts' ? [...remarks, wished] : remarks).flatMap(([pattern, as, why]) =>
    [...text.matchAll(pattern)].flatMap(({ 0: words, index }): Edit[] => {
      if (words.trim() === '') return []
      const end = index + words.length
      // What is left begins the sentence.
      const first =
        as === '' &&
        /(?:^|[.!?\n])\s{0,4}$/.test(text.slice(Math.max(0, index - 4), index)) &&
        /^\p{Ll}/u.exec(text.slice(end))
      return [{ start: index, end: end + (first ? 1 : 0), as: first ? first[0].toUpperCase() : as, why }]
    }),
  ),
  ...[...restarts, ...before].flatMap(([pattern, as]) =>
    [...text.matchAll(pattern)].map(
      (found): Edit => ({
        start: found.index,
        end: found.index + found[0].length,
        as,
        why: 'corrected',
      }),
    ),
  ),
]
