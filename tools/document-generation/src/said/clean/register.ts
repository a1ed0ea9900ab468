import { opinions, persons, short, talk } from './lexicon.ts'

/** Why words are no part of a paper that is signed, or nothing where they may be. */
type Fault = 'signs' | 'shorthand' | 'speech' | 'person' | 'question' | 'opinion'

/** Words one by one, small, with their apostrophes straight. */
export const wordsOf = (text: string): string[] =>
  (text.match(/[\p{L}\d$][\p{L}\d$%’'./&-]*/gu) ?? []).map((word) =>
    word
      .toLowerCase()
      .replaceAll('’', "'")
      .replace(/(?<![.'/&-])[.'/&-]+$/, ''),
  )

/** Marks that no finished sentence has: doubled, joined by signs, cut off, or not closed. */
const signs =
  /[!?]{1,3}[!?]|\.\.+|…|[,;:]{2}|\.\s+\.|,\s*\.|[,;]\s*,|\.\s+,|(?<=\s)[,;:.](?=\s)|[-=]>|→|=|~|(?<=\s)\+(?=\s)|(?<=\s)@|(?<=\s)\\|\p{Extended_Pictographic}|\*|\||_{1,2}\w|^[-–—>•]|<|!/u
const unclosed = (text: string): boolean =>
  [
    ['(', ')'],
    ['[', ']'],
    ['“', '”'],
  ].some(([open = '', close = '']) => text.split(open).length !== text.split(close).length)

/** Words cut short, or parted by a slash, where they are no name: 'need to know w/ consent', 'per mo.', 'return/destroy'. */
const shorthand =
  /\bw\/|\bb\/c\b|(?<=[\p{Ll}\d] )&(?= [\p{Ll}\d])|(?<![\d\p{L}])\p{Ll}{3,}\/\p{Ll}{3,}(?<!and\/or)|(?<=\d)(?:k|mos?|yrs?|hrs?|wks?|d)\b(?!\))|\/(?:hr|mo|yr|wk|ea|sf|day|month|year|hour|week|lb|unit)\b|(?:^|\s)#(?!\d)|\b\p{Ll}{2,9}n\. (?=\p{Ll})|\b(?:[Ss]at|[Ss]un|[Mm]on|[Tt]ues?|[Ww]ed|[Tt]hurs?|[Ff]ri)\b[-–/,]|\b(?:tue|wed|thu|thurs|fri)\b/u
const contraction =
  /\p{L}n['’]t\b|\p{L}['’](?:ll|re|ve|d)\b|\b(?:it|he|she|that|there|who|what|where|here|how|let)['’]s\b/iu
/** A remark to whoever reads: 'fine' behind a comma, 'then' at the end, a word in capitals among others. */
const remark =
  /[,;] (?:fine|right|too|I mean|you know|like|so|now|then|only then|of course|for sure|as usual)[.]?$|\b(?:is|are|that) (?:all right|alright|fine)\b|^(?:[Ww]ell|[Aa]nyway|[Nn]ow|[Ww]ait|[Ss]orry|[Nn]ote|[Rr]emember|[Mm]ake sure),? |\bjust (?!cause|compensation|and)|(?:^|[:,] )sure[.,]?$|\b(?:kind|sort) of (?=\p{Ll}+(?:ed|y|ing)?\b)(?!\p{Ll}+ (?:of|that|which))|, (?:only|just) no \p{Ll}|\bno need (?:to|for)\b|\ba bit\b|\bor whatever\b|\band (?:stuff|all that|so on)\b/u

const has = (all: ReadonlySet<string>, text: string): boolean => wordsOf(text).some((word) => all.has(word))
/** Words that are cut short elsewhere, and whole where they stand so: 'she sat', 'the sun'. */
const wholeWords = /\b(?:I|he|she|we|they|you|it|who|that|and) sat\b|\bthe sun\b|\b(?:was|were|to) wed\b/gi
/** 'US' and a 'K' in a name are no words of speech. */
const withoutNames = (text: string): string =>
  text
    .replace(/\b(?:US|U\.S\.|AM|PM|[ap]\.m\.|IT|MO|ER)\b/g, ' ')
    .replace(/(?<=\p{L} )(?:\p{Lu}[\p{L}&’'.]* ){0,3}\p{Lu}[\p{L}&’'.-]+/gu, (name) =>
      /^(?:OK|Okay|I|We|You|My|Our)\b/.test(name) ? name : ' ',
    )

/**
 * What is against words as part of a paper that is signed.
 * @param hasPersons whether somebody says 'I' and 'you' in the paper, as in a letter
 */
export function faultIn(text: string, hasPersons = false): Fault | null {
  if (/\?/.test(text)) return 'question'
  if (signs.test(text) || unclosed(text)) return 'signs'
  const plain = withoutNames(text).replace(wholeWords, ' ')
  if (shorthand.test(text) || has(short, plain)) return 'shorthand'
  if (has(talk, plain) || remark.test(text) || (!hasPersons && contraction.test(text))) return 'speech'
  if (hasPersons) return null
  if (has(persons, plain)) return 'person'
  return has(opinions, plain) ? 'opinion' : null
}
