import type { CheckedDocument } from '../../check.ts'
import { longest, readingOf } from '../../reading/prose.ts'
import type { Contradiction } from '../support/told.ts'

const list =
  '(?:sections?|paragraphs?)\\s((?:\\d{1,2}(?:\\(\\w\\))?(?:,\\s?(?:and\\s)?|\\s(?:and|through|to)\\s|\\s?[-–]\\s?)?){1,12})'
const nonBinding = /\b(?:non-?binding|not (?:be )?(?:legally )?binding|no (?:legally )?binding)\b/i
const excepted = new RegExp(`\\b(?:except|other than|exception of)\\b.{0,60}?\\b${list}`, 'i')
const bind = new RegExp(
  `\\b(?:provisions of )?${list}[^.]{0,60}\\b(?:are|is|shall be)\\s(?:legally\\s)?binding\\b`,
  'i',
)
const own = /\bthis (?:section|paragraph)\s(\d{1,2})\b/i
const ownBinds = /\b(?:is|are|be) (?:legally )?(?:binding|bound)\b/i
const ownDoesNot = /\b(?:is|are) not (?:legally )?binding\b|\bnon-?binding\b/i

const numbersOf = (words: string): Set<number> => {
  const found = new Set<number>()
  for (const [, one = '', , other] of words.matchAll(/(\d{1,2})(?:\(\w\))?(\s?(?:through|to|[-–])\s?(\d{1,2}))?/g))
    for (let at = Number(one); at <= Number(other ?? one); at++) found.add(at)
  return found
}

/** Lists of the sections that bind, and sections that say otherwise of themselves. */
export const bindingLists = (document: CheckedDocument): Contradiction[] => {
  const said = readingOf(document).all.filter(({ text }) => text.length < longest)
  const listed = said.flatMap((sentence) => {
    const words = sentence.text
    const found = (nonBinding.test(words) ? excepted.exec(words)?.[1] : undefined) ?? bind.exec(words)?.[1]
    return found && !own.test(words) ? [{ sentence, numbers: numbersOf(found) }] : []
  })
  const [first] = listed
  if (!first || listed.length !== 1) return []
  return said.flatMap((sentence): Contradiction[] => {
    const number = Number(own.exec(sentence.text)?.[1] ?? 0)
    if (!number || sentence === first.sentence) return []
    const [binds, not] = [ownBinds.test(sentence.text), ownDoesNot.test(sentence.text)]
    if (binds === not || binds === first.numbers.has(number)) return []
    return [
      {
        places: [first.sentence, sentence],
        message: binds
          ? `Section ${number} says that it is binding; the list of what binds does not name it.`
          : `Section ${number} says that it is not binding; the list of what binds names it.`,
      },
    ]
  })
}
