// A sentence of notes is worded as a term only where a pattern reads it to its last word: who does what is then no guess.
import type { Template } from '@casewright/templates'
import { plainer } from '../draw/in-full/plainer.ts'
import { castOf } from '../draw/rule.ts'
import { isOnlySubject } from '../stands/subjects.ts'
import { fromFragment } from './fragments.ts'

const shortest = 8
const longest = 260
/** Somebody who is pointed at. */
const somebody =
  /(?<![\p{L}’'-])(?:I|me|my|mine|we|us|ours?|you|yours?|he|him|his|she|hers?|they|them|theirs?|himself|herself|themselves)(?![\p{L}-])/iu
const figures = (text: string) => (text.match(/\d(?:[\d,]*\d)?(?:\.\d+)?/g) ?? []).toSorted().join(' ')
const listed = /^(?:\(?\d{1,2}[.)]|[-*•–=+~»>→·]{1,3})\s+/
const labeled = /^(?:The following applies to )?(?<label>[^:“”]{2,40}): (?<value>.{8,})$/su

/** The term that a sentence of notes is, or nothing where no pattern reads all of it. */
export function worded(template: Template, field: string, words: string): string | undefined {
  const given = words.trim().replace(listed, '')
  const cast = castOf(template.id)
  if (!cast || given.length > longest || given.length < shortest) return undefined
  const { label = '', value = '' } = labeled.exec(given)?.groups ?? {}
  // 'Either side out: 14 days': a label may be part of what is said; where it limits nothing, what stands behind it says all.
  const ways = label === '' ? [given] : [given, `${label} ${value}`, ...(isOnlySubject(label) ? [value] : [])]
  for (const said of ways) {
    const plain = plainer(said)
    const term = fromFragment(field, plain, cast)
    if (term && figures(term) === figures(plain) && !somebody.test(term)) return term
  }
  return undefined
}
