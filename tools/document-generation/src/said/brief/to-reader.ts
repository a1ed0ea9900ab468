// What is said of whoever reads a demand, as it is said to them.

import { toYou } from '../letters/to-you.ts'
import { literal } from '../reading.ts'

/** Speaks to the reader of that name, of whom notes speak. */
export function toReaderOf(name: string | undefined, text: string): (words: string) => string {
  const names = name?.split(' ').map(literal)
  const [given, surname] = [names?.[0], names?.at(-1)]
  const pronoun = /\b(?:she|her)\b/i.test(text) && !/\b(?:he|him|his)\b/i.test(text) ? 'she' : 'he'
  return (words: string) => {
    const named =
      surname && surname.length > 2
        ? words.replace(
            new RegExp(
              `(?<!\\p{Lu}[\\p{L}.]{0,20} )\\b(?:(?:Mr|Ms|Mrs|Dr)\\. )?(?:${given} )?${surname}\\b(?!['’]s? \\p{Lu})`,
              'gu',
            ),
            pronoun === 'he' ? 'he' : 'she',
          )
        : words
    const called =
      given && given.length > 2
        ? named
            .replace(
              new RegExp(
                `(?<=(?:[Ee]mailed|[Cc]alled|[Tt]old|[Aa]sked|[Tt]exted|[Ww]rote(?: to)?|[Pp]aid) )${given}\\b`,
                'u',
              ),
              'you',
            )
            .replace(new RegExp(`^${given},? `, 'u'), '')
        : named
    const theirs = toYou(called, 'they', true)
      .replace(
        /(?<=\b(?:I|[Ww]e) (?:have )?(?:emailed|called|told|asked|texted|wrote(?: to)?|paid|contacted|notified|warned) )them\b/g,
        'you',
      )
      .replace(/\btheir(?= \p{L})/gu, 'your')
    return toYou(theirs, pronoun)
  }
}
