const small =
  /\b(?:the|of|and|to|an?|in|is|are|be|or|for|by|that|this|with|on|as|it|shall|will|not|any|may|no|if|its|has|have|your?|we)\b/gi
const number = /^(?:(?:section|article|§)\s*)?(?:\(?[\dA-Za-z]{1,3}(?:\.\d{1,3}){0,4}[.)]\s+|\d+(?:\.\d+)+\s+)/i
/** 'Changes in Price. Stable may': a heading that runs into its sentence. */
const runIn = /^(?:\p{Lu}[\p{L}'’&,;/ -]{2,50}[.:—–-]\s+)(?=\p{Lu}|["“$])/u

/** The words of a sentence without its number and a heading that runs into it. */
export const bare = (text: string): string => text.replace(number, '').replace(runIn, '')

const shortest = 25
const longest = 900

/** A blank that is still to be filled in, or the name of something. */
const noTerm =
  /^["“][^"”]{2,60}["”] means to\b|\[\s*\]|_{3}|\b(?:shall be|are|is) (?:herein(?:after)? )?(?:called|referred to as)\b/i

/** What gives a definition its reach; without it a definition only says what is meant. */
const stretch =
  /\b(?:includ\w+|embraces?|comprises?|extends?|together with|whatever|whether|whom?ever|any other|otherwise|determin\w+|deems?|decides?|elects?|designates?|chooses?|thinks?|says?|subtracts?|allots?|from time|future|later|hereafter|all|each|every|regardless|even|and nothing else|as well as)\b/i
const definition =
  /^(?:the (?:words?|terms?|expression) )?["“][^"”]{2,60}["”],? (?:means|is|are|refers? to|shall (?:mean|be (?:\w+ )?(?:read|construed|interpreted|understood)))\b/i
const ofPersons = /\b(?:corporation|partnership|association|trust|entity|entities)\b/i
const isPlainDefinition = (text: string): boolean =>
  definition.test(text) && (ofPersons.test(text) || !stretch.test(text))

/** Of a list: it goes on in what stands below it. */
const isItem = /[;:,](?: (?:and|or|but))?$/i

/** Words in capitals alone are a form's limits and disclaimers, which rules know. */
const isShouted = (text: string): boolean =>
  (text.match(/\p{Lu}{2,}/gu)?.join('').length ?? 0) > (text.match(/\p{L}/gu)?.length ?? 0) / 2

/** Whether it is a sentence that says something, and no line of names, figures or blanks, item of a list or definition. */
export const isProse = (text: string): boolean =>
  text.length >= shortest &&
  text.length <= longest &&
  !/^\s*\p{Ll}/u.test(text) &&
  !noTerm.test(text) &&
  !isItem.test(text.trimEnd()) &&
  !isPlainDefinition(text) &&
  !isShouted(text) &&
  (text.match(small)?.length ?? 0) >= 2
