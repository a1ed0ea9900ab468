import type { LooseMark } from '@casewright/core'
import { findAmounts, findDates } from '@casewright/law'
import type { Ground } from './ground.ts'
import { namesIn } from './names-in.ts'
import { isNumberWord } from './tokens.ts'

export interface Doubted {
  words: string
  why: string
}

const months = 'January|February|March|April|May|June|July|August|September|October|November|December'
const why = (thing: string) => `No such ${thing} is in what you provided.`

/**
 * What of a passage stands in nothing that was given: names, amounts, dates, numbers, emails, phones, citations and
 * quotations. Each once, the longest words of those that overlap.
 * @param loose what the core found in the passage that was not marked
 * @param common words that may stand in any document of the type
 */
export function doubtsIn(passage: string, ground: Ground, loose: readonly LooseMark[], common: Ground): Doubted[] {
  const said: Doubted[] = [
    ...loose.flatMap(({ kind, text, outcome }) => doubtOfMark(kind, text, outcome, ground)),
    ...matches(passage, /[^\s@<>()]{1,64}@[^\s@<>()]{1,200}\.[a-z]{2,}/gi)
      .filter((address) => !ground.hasEmail(address))
      .map((words) => ({ words, why: why('email address') })),
    ...matches(passage, /\b(?:https?:\/\/|www\.|javascript:|data:)[^\s<>"”)]+/gi)
      .filter((address) => !ground.hasWords(address))
      .map((words) => ({ words, why: why('address') })),
    ...findDates(passage)
      .filter(({ iso }) => !iso || !ground.hasDate(iso))
      .map(({ words }) => ({ words, why: why('date') })),
    ...matches(passage, new RegExp(`\\b(?:${months}) \\d{1,2}\\b(?!,? \\d{4})`, 'g'))
      .filter((words) => !ground.hasWords(words))
      .map((words) => ({ words, why: why('date') })),
    ...findAmounts(passage)
      .filter(({ value }) => !ground.hasAmount(value))
      .map(({ words }) => ({ words, why: why('amount') })),
    ...matches(passage, /\+?\(?\d[\d\s().–-]{5,}\d/g)
      .filter((words) => words.replace(/\D/g, '').length >= 7 && !ground.hasDigits(words.replace(/\D/g, '')))
      .map((words) => ({ words, why: why('phone or other number') })),
    // A number of a file or a receipt, such as 'A2026-77', is one with its letters.
    ...matches(passage, /\b[a-z]{1,12}\d[a-z\d]*\b/gi)
      .filter((words) => !ground.hasWord(words))
      .map((words) => ({ words, why: why('number') })),
    ...matches(passage, /(?<![a-z\d])\d(?:[\d,]*\d)?(?:\.\d+)?|\b[a-z]+\b/gi)
      .filter((word) => (/^\d/.test(word) || isNumberWord(word.toLowerCase())) && !ground.hasNumber(word.toLowerCase()))
      .map((words) => ({ words, why: why('number') })),
    ...namesIn(passage).flatMap(({ words }) => unknownName(words, ground, common)),
  ]
  return longest(said.filter(({ words }) => passage.includes(words)))
}

const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([words]) => words.trim())

function doubtOfMark(kind: LooseMark['kind'], text: string, outcome: LooseMark['outcome'], ground: Ground): Doubted[] {
  if (outcome === 'found' || ground.hasWords(text)) return []
  // Figures in digits are compared here by what they are: a date, an amount, a phone number.
  if (kind === 'figure') return /\d/.test(text) ? [] : [{ words: text, why: why('number') }]
  if (kind === 'quote') return [{ words: text, why: why('quotation') }]
  // Names are looked for here by rules that know the words of the document's type.
  if (kind === 'name') return []
  return [{ words: text, why: 'This citation is not in what you provided. Look it up before you rely on it.' }]
}

/** A name of which a word stands nowhere; and one whose words stand there, but never together: two people made one. */
function unknownName(words: string, ground: Ground, common: Ground): Doubted[] {
  const own = words.split(/\s+/).filter((word) => !common.hasWord(word))
  if (own.length === 0 || ground.hasWords(own.join(' '))) return []
  const known = own.every((word) => ground.hasWord(word))
  return [{ words, why: known ? 'These words are not together in what you provided.' : why('name') }]
}

function longest(all: readonly Doubted[]): Doubted[] {
  const unique = [...new Map(all.map((one) => [one.words, one])).values()]
  return unique.filter(({ words }) => !unique.some((other) => other.words !== words && other.words.includes(words)))
}
