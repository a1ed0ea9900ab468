import { bases, determiners, helping, isLine, polished, pronouns, subordinators, thirdPersons } from '../clean.ts'
import { small } from '../frame.ts'
import { capital } from '../rule.ts'
import { plainer } from './plainer.ts'

const longest = 260
const somebody = /(?<![\p{L}’'-])(?:he|she|they|him|her|them|his|their|hers|theirs)(?![\p{L}-])|^its?\b/iu
/** What begins with these is said of something before it, or to somebody. */
const hangs =
  /^(?:same|that|this|these|those|which|who|so|also|then|and|but|or|else|otherwise|except|unless|maybe|probably|here|there)\b/i
/** A name with what it does: who signs, calls or lives somewhere is no term on a subject. */
const named = /^(?:(?:Mr|Mrs|Ms|Dr)\. \p{Lu}|\p{Lu}\p{Ll}+ (?:\p{Lu}[\p{L}’'.-]+ )+\p{Ll}+)/u
const isOrder = (first: string, second: string): boolean =>
  (bases.has(first) || thirdPersons.get(first) === 'sure') &&
  (determiners.has(second) || pronouns.has(second) || /^(?:not|sure|in|it)$/.test(second))

/**
 * What notes only name, as a line under the subject that it is about: 'As is, except a 60-day warranty on the pump' is
 * "Warranties: as is, except a 60-day warranty on the pump." Nothing is added but the subject; `null` where words are a whole
 * sentence that only speech has, or are said of something else than the subject.
 * @param label the subject, as its field is called: 'Terms on warranties'
 */
export function stated(label: string, words: string): string | null {
  const subject = /^Terms on (?<subject>\S.*)$/.exec(label)?.groups?.subject
  const said = polished(plainer(words)).replace(/[.]$/, '').trim()
  if (
    !subject ||
    said.length > longest ||
    /^[^:.;]{2,40}: /.test(said) ||
    somebody.test(said) ||
    hangs.test(said) ||
    named.test(said)
  )
    return null
  const [first = '', second = ''] = said.toLowerCase().split(/[\s,;]+/)
  if (second === '' || pronouns.has(first) || subordinators.has(first) || helping.has(first) || isOrder(first, second))
    return null
  const line = `${capital(subject)}: ${small(said)}`
  return isLine(line) ? `${line}.` : null
}
