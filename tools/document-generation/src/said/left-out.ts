import type { Edit } from './edits.ts'

const verb = '(?:put|mention|include|write|say|list|bring up|add|use|print|repeat|get into|go into)'
/** What need not be said: in no contract is it a duty. */
const idle =
  "(?:(?:(?:we|you|I|they) )?(?:don['’]?t|do not) (?:really )?(?:need|have|want)(?: you)? to|(?:we|you|they) (?:need not|needn['’]?t)|(?:there(?: is|['’]s) )?no (?:need|reason) to|(?:I|we)(?:['’]d| would) (?:rather|prefer) (?:you )?(?:not|didn['’]t|don['’]t)(?: to)?|better not(?: to)?)"
const not = `(?:don['’]?t|do not|never|please don['’]?t|${idle})`
const it = '(?:that|it|this|him|her|them|those|any of (?:it|that|this))'
/** What closes a sentence that is not to be said: 'but leave that out', '- ignore', ', don’t put that in'. */
const order = [
  `(?:please |pls |just |you can )?(?:leave|keep|take) ${it} (?:all )?(?:completely |entirely )?(?:out|off)(?: completely| entirely| altogether)?(?: (?:of (?:it|this|there|the \\p{L}{3,12})|please|pls))?`,
  `(?:which |that )?(?:please |pls |so )?${not} ${verb}(?: (?:${it}|so|anything|a word))?(?: (?:in|there|here|down|anywhere|on it|about it|about that|in there|in (?:it|the \\p{L}{3,12})))?(?: (?:please|pls))?`,
  "(?:that|it|this|which) (?:doesn['’]?t|does not|need not|needn['’]?t) (?:(?:need|have) to )?(?:be (?:in there|in here|in it|mentioned|said|on there)|go in(?: there| it)?)",
  '(?:which |that )?(?:is )?not to be (?:mentioned|included|written|put in|repeated)',
  `say nothing(?: (?:about|of|on) ${it})?`,
  `(?:please |pls |so |just )?(?:ignore|disregard|skip|forget|nix|drop|omit)(?: ${it})?`,
  "so (?:that is |that’s |that's )?(?:out|off)",
  'not for (?:the )?(?:letter|application|form|draft|document|contract|lease|file|paper)',
  "(?:that|this|it|which)(?: is|['’]s| stays) (?:just |strictly )?between (?:us|you and me)|(?:please )?keep (?:that|this|it) to yourself",
].join('|')
const start = String.raw`(?<=^|\n|[.!?]\s{1,3}(?=["“(]?\p{Lu}))`
const within = String.raw`(?:[^.!?\n()]|[.!?](?![\s]{1,3}["“(]?\p{Lu}|\s*(?:\n|$))){0,240}`
const closing = new RegExp(
  String.raw`${start}${within}?(?:[,;(–—-]|\bbut|\band|\bso)\s{0,2}(?:${order})\s{0,2}(?:[.!]{1,3}|(?=\n|$))`,
  'giu',
)
const bracket = /[ \t]?\([^()\n]{3,240}\)\.?/gu
const inBracket = new RegExp(
  String.raw`\b(?:${order}|between (?:us|you and me)|off the record|${not} ${verb})\b|^\W*(?:note to (?:self|drafter|typist)|fyi)\b`,
  'iu',
)
/** 'Don’t list my cousin, he backed out.' */
const opening = new RegExp(
  String.raw`(?<=^|\n[ \t*•–-]{0,4}|[.!?]\s{1,3})(?:(?:and|also|but|oh|please|pls|ps|p\.s\.|nb),?\s){0,2}${not} (?:mention|list|bring up|include (?:my|the fact|anything|any)|put (?:my|the|in|down|anything|any)|say (?:anything|that|a word)|write (?:anything|about|that)|get into)\b${within}(?:[.!?]{1,3}|(?=\n|$))`,
  'giu',
)
/** The same where a contract is to say nothing of it: of a duty nobody speaks so. */
const unsaid = new RegExp(
  String.raw`(?<=^|\n[ \t*•–-]{0,4}|[.!?;]\s{1,3})(?:(?:and|also|but|oh|please|pls|ps|p\.s\.|nb),?\s){0,2}(?:${idle} (?:mention|bring up|get into|go into|talk about|include (?:the fact|anything)|say (?:anything about|that))|(?:skip|leave out|(?:you |we )can (?:skip|leave out)) (?:that|the (?:part|bit|fact|thing|stuff) )|(?:don['’]?t|do not) (?:mention|put|say|include) (?:anything|the (?:part|bit|fact|thing)|a (?:word|thing)) (?:about|that)|(?:put |say )?nothing about (?=[^.!?;\n]{2,60} in (?:there|here|it)\b)|(?:please )?say nothing (?:of|about) (?![^.!?;\n]{2,80}\bto (?:any|others?|the (?:press|public))\w*)|leave (?=[^.!?;\n]{2,60} out of (?:it|this|there|here)\b)|I (?:don['’]?t|do not) want (?=[^.!?;\n]{2,60}(?:anywhere|mentioned|in (?:there|it|here))\b))${within}(?:[.!?]{1,3}|(?=\n|$))`,
  'giu',
)
/** What heads or closes words that are for nobody's eyes: 'INTERNAL — NOT FOR DOCUMENT: …', '…: stay out of the paper'. */
const internal =
  /(?<=^|\n[ \t*•–-]{0,4}|[.!?]\s{1,3})(?:(?:internal(?: only)?|private|confidential to (?:the )?(?:file|us)|for (?:the )?(?:file|our (?:eyes|records))(?: only)?)\b[^\n:.]{0,40}:|not for (?:the )?(?:document|contract|agreement|draft|paper|lease|letter)\b[^\n:.]{0,20}:|(?:don['’]?t|do not) (?:mention|include|put in|say)(?: (?:any of )?(?:this|these|the following))?:)[^.!?\n]{1,240}(?:[.!?]{1,3}|(?=\n|$))/giu
const staysOut =
  /(?<=^|\n[ \t*•–-]{0,4}|[.!?]\s{1,3})[^.!?\n]{2,120}(?:[:,–—-]| that| this) ?(?:please )?(?:stays?|should stay|is to stay|are to stay|leave (?:it|that|this|them) (?:all )?(?:completely |entirely |altogether )?|keep (?:it|that|this|them) (?:all )?(?:completely |entirely |altogether )?)(?: all)? ?out(?: of (?:the )?(?:paper|document|contract|agreement|draft|lease|letter|it|this))?(?: completely| entirely| altogether)?(?! of)[.!)]{0,4}(?=\s|$)/giu
/** 'My husband should not be on it.' */
const absent =
  /(?<=^|\n|[.!?;]\s{1,3})[^.!?;\n]{2,50}\b(?:should|must|is|are) not (?:to )?be (?:on it|in it|on the (?:form|application|letter)|mentioned|listed|named)\b[^.!?;\n]{0,30}(?:[.!?]|(?=\n|$))/giu
/** 'Glenn thinks it should be 1,500 but I said no': what was proposed and refused. */
const refused =
  /(?<=^|\n|[.!?]\s{1,3}|\()[^.!?;()\n]{2,100}\b(?:wants?|wanted|thinks?|thought|asked|suggested|proposed|talked about|pushed for|hoped for|offered)\b[^.!?;()\n]{2,100}\b(?:but|and|though)\b[^.!?;()\n]{0,40}\b(?:said no|objected|refused|declined|was against it|turned (?:it|that|him|her|them) down|not happening|no way|(?:dropped|struck|scrapped|nixed|tabled|killed) (?:it|that|the idea)(?! (?:to|down|by|from|off|at|in)\b)|let (?:it|that) go|agreed not to|decided (?:against|not to)|(?:took|left) (?:it|that) (?:out|off)(?! \p{L})|passed on (?:it|that)|off the table)\b(?:, so (?:out|no))?[^.!?;()\n\d]{0,20}(?:[.!?]|(?=\)|\n|$))/giu
const empty = /[ \t]?\(\s{0,3}\)\.?/g

/** What the one who writes says not to write, with the words that say so; and what was proposed and refused. */
export function leftOutIn(text: string, kind: string): Edit[] {
  const all = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map(
      (found): Edit => ({ start: found.index, end: found.index + found[0].length, as: '', why: 'order' }),
    )
  const brackets = all(bracket)
    .filter(({ start: from, end }) => inBracket.test(text.slice(from, end)))
    // The stop behind a bracket in a sentence is the sentence's.
    .map((one) => ({ ...one, as: text[one.end - 1] === '.' && /[^\s.!?]$/.test(text.slice(0, one.start)) ? '.' : '' }))
  return [
    ...brackets,
    ...all(refused),
    ...all(closing),
    ...all(unsaid),
    ...all(internal),
    ...(kind === 'contracts' ? all(staysOut) : []),
    ...(kind === 'contracts' ? [] : [...all(opening), ...all(absent)]),
  ]
}

const stray = /(?<=[.!?]\s)\.\s(?=["“]?\p{Lu})/gu
/** A stop that is left of a sentence which was taken out: 'and 7 to revoke. . Each side'. */
export const strayStopsIn = (text: string): Edit[] =>
  [...text.matchAll(stray)].map(({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
    as: '',
    why: 'filler',
  }))

/** Brackets of which nothing is left. */
export const emptyBracketsIn = (text: string): Edit[] =>
  [...text.matchAll(empty)].map(({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
    as: '',
    why: 'filler',
  }))
