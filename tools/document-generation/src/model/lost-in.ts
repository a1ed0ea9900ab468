import { namesIn } from './names-in.ts'
import { isNumberWord, plainToken, tokensOf } from './tokens.ts'

const telling = /[^\s@<>()]{1,64}@[^\s@<>()]{1,200}\.[a-z]{2,}|\d(?:[\d,]*\d)?(?:\.\d+)?|\b[a-z]+\b/gi

const figuresIn = (text: string): { words: string; key: string }[] =>
  [...text.matchAll(telling)].flatMap(([words]) => {
    const low = words.toLowerCase()
    return low.includes('@') || /^\d/.test(low) || isNumberWord(low) ? [{ words, key: plainToken(low) }] : []
  })

/** Numbers, amounts, parts of dates and email addresses of one's own words that stand in none of the texts. */
export function lostFigures(own: string, texts: readonly string[]): string[] {
  const there = new Set(texts.flatMap(figuresIn).map(({ key }) => key))
  return figuresIn(own).flatMap(({ words, key }) => (there.has(key) ? [] : [words]))
}

/** Names of one's own words of which no word stands in the texts: 'Ms. Diaz' still is Carla Diaz. */
export function lostNames(own: string, texts: readonly string[]): string[] {
  const there = new Set(texts.flatMap(tokensOf))
  return namesIn(own).flatMap(({ words }) => (tokensOf(words).some((token) => there.has(token)) ? [] : [words]))
}
