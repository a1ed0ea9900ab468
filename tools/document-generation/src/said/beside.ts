import { anyCase } from '@casewright/law'
import type { Edit } from './edits.ts'

const starts = String.raw`(?<=^|[.!?;\n…][ \t]{0,4}|[.!?]\n{1,3}|[*•–-][ \t])`
const ends = String.raw`(?:[.!?…]{1,3}(?=\s|$)|(?=\n|$))`
/** Up to the end of a sentence, without a figure: so no fact goes with it. */
const on = String.raw`[^.!?;\n\d$%]{0,90}`
const maker = String.raw`(?:(?:\p{Lu}\p{Ll}{1,14}, |(?:and|also|but|okay|ok|so|please|pls),? )){0,4}`
const spoken = (source: string) => new RegExp(anyCase(source), 'gu')

/** How notes came about: 'TC w/ Ann Lee 11/20, 2:15p, about 25 min.' */
const calls =
  /(?<=^\s{0,3})(?:TC|T\/C|[Tt]el(?:ephone)?\.? (?:call|conf)|[Cc]all|[Pp]hone call|[Mm]tg|[Mm]eeting|[Vv]oicemail|VM|[Ii]ntake (?:call|notes?))\b (?:w\/|with|fr\.?|from|of)[^\n]{3,120}(?=\n)/gu

/** What is said to whoever writes, or of how the writing goes, as a sentence or up to one. */
const sentences: readonly [RegExp, Edit['why']][] = [
  [
    new RegExp(
      `${starts}(?:(?:[Uu]gh|[Oo]h (?:gosh|god|man|boy)|[Gg]eez|[Yy]ikes|[Aa]argh)\\b[,!]?|(?:[Gg]od|[Gg]osh|[Mm]an|[Ww]ow|[Ss]igh)[,!]) ?[^.!?;\\n\\d$%]{0,40}${ends}`,
      'gu',
    ),
    'filler',
  ],
  [
    spoken(
      `${starts}${maker}(?:is this (?:thing )?(?:still )?(?:on|recording|working)|(?:okay,? |ok,? )?recording|(?:I think )?(?:that['’]s it|that is it)[, ]{1,2}(?:stop|end) (?:recording|of \\p{L}+)|(?:stop|end)(?: of)? (?:recording|dictation|memo|message)${on})${ends}`,
    ),
    'filler',
  ],
  [
    new RegExp(
      `${starts}[^.!?;\\n\\d$%]{0,60}\\b(?:btw|fyi|by the way|long story)\\b[^.!?;\\n\\d$%]{0,60}${ends}`,
      'giu',
    ),
    'aside',
  ],
  [
    spoken(
      `${starts}${maker}(?:(?:okay|ok)[, ]+)?(?:bye(?: now)?|love (?:u|you|ya)(?:,? (?:thx|thanks|bye))?|xo+|ttyl|talk soon|good ?night|morning|yay|yess*|k|kk|ha(?:ha)*|lo+l|lma+o+(?: sorry)?)${ends}`,
    ),
    'filler',
  ],
  [
    spoken(
      `${starts}${maker}(?:remind (?:me|him|her|them|us) (?:to|re|about|of)|mark (?:it|this) (?:rush|urgent|as)|(?:I )?need to (?:call|email|text|ping|check|ask) (?:back|him|her|them|you)?\\b|check my|spell ?check|have it on my desk|(?:close|end|sign off|finish|open|start) with (?:sincerely|regards|best|yours|cordially|respectfully|whatever|the usual)\\b|(?:fix|catch|watch) (?:the |my |any )?typos|typos,? (?:fix|pls|please)|nice paper|(?:semicolon|comma|colon|period|full stop)s?,|you can (?:put|leave|include|say) (?:that|this|it)(?: in| out)?)${on}${ends}`,
    ),
    'order',
  ],
  [
    spoken(
      `${starts}${maker}(?:(?:can|could|would) you )?(?:please )?(?:put|set|write|get|type) (?:this|it|that|all this) (?:in|into|on|up in) (?:our|the|your|my) (?:usual|standard|normal|regular|own|firm['’]s)${on}${ends}`,
    ),
    'order',
  ],
  [
    spoken(
      `${starts}${maker}(?:see (?:below|above|attached)|here['’]?s|here is)(?: for)?(?: what (?:we|they|I|the \\p{L}+) (?:agreed|said|want|wants|need|needs|discussed))${on}${ends}`,
    ),
    'order',
  ],
  [
    spoken(
      `${starts}${maker}(?:sorry|apologies|excuse)(?: for| about)?(?: the| my| any| all)?(?: late hour| typos| delay| mess| noise| rambling)${on}${ends}`,
    ),
    'filler',
  ],
  [
    spoken(
      `${starts}${maker}(?:keep|make|hold) (?:it |this )?(?:to |under |at |within |below )(?:\\d|one|two|a|half a) pages?${on}${ends}`,
    ),
    'order',
  ],
  [
    spoken(
      `${starts}${maker}use (?:our|my|the|your) (?:long|short|usual|standard|firm|normal)[\\p{L} -]{0,30}(?:caption|form|template|style|heading)${on}${ends}`,
    ),
    'order',
  ],
  // How notes came about: 'TC w/ Ann Lee 11/20, 2:15p, about 25 min.'
  [calls, 'aside'],
  [/(?<=^\s{0,3}|\n[ \t]{0,3})This is for the \p{Lu}[\p{L}'’-]+ (?:file|matter|case)\./gu, 'order'],
]
/** What closes a sentence that says something, and is no part of it. */
const clauses: readonly [RegExp, Edit['why']][] = [
  [
    /,[ \t](?:but |and |so )?(?:don['’]?t|do not) (?:make it sound|sound|be too|get too|go overboard)\b[^.!?;\n\d$%]{1,60}(?=[.!?]|\n|$)/giu,
    'order',
  ],
  [
    /,[ \t](?:please )?use (?:our|my|the|your) (?:long|short|usual|standard|firm|normal)[\p{L} -]{0,40}(?=[.!?]|\n|$)/giu,
    'order',
  ],
  [
    /[ \t](?:--|—|–|-)[ \t]?(?:put (?:that |it )?in|leave (?:that |it )?in|include (?:that|it))(?=[.!?]|\n|$)/giu,
    'order',
  ],
  [/,?[ \t](?:obviously|of course|honestly|literally|basically|I guess)(?=[.!?]|\n|$)/giu, 'filler'],
  // 'Rate: nope, $185 an hour', 'ya we own everything'.
  [/(?<=^|[.!?\n:][ \t]{0,2})(?:nope|yep|yup|nah|ya|yeah)\b[,.]?[ \t](?=[\p{L}\d$])/giu, 'filler'],
  [/,[ \t](?:oh gosh|oh god|oh man|oh boy|gosh|geez|ugh),/giu, 'filler'],
  [/,?[ \t](?:so )?please (?:say|write|include|mention) so(?=[.!?]|\n|$)/giu, 'order'],
]
/** What stands in brackets and is said to somebody. */
const bracketed =
  /[ \t]?\([^()\n$%]{0,60}\b(?:you know(?: that| this)?|lol|haha|do (?:the|your) magic|please print|pls|not (?:on|in|for) the (?:form|letter|application|contract|document|record)|hates?|says hi|feels? strongly|thanks|sorry|kidding)\b[^()\n$%]{0,60}\)\.?/giu

/** A name of two words is a fact, however it is said. */
const names = /\p{Lu}[\p{L}’'-]{0,24}\.? \p{Lu}\p{Ll}|@/u

/** What is said beside the matter: to whoever writes, of how the writing goes, and in passing. Nothing of it has a figure. */
export const besideIn = (text: string): Edit[] =>
  [...sentences, ...clauses, [bracketed, 'aside'] as const].flatMap(([pattern, why]) =>
    [...text.matchAll(pattern)].flatMap((found): Edit[] =>
      found[0].trim() === '' || names.test(found[0])
        ? []
        : [{ start: found.index, end: found.index + found[0].length, as: '', why }],
    ),
  )
