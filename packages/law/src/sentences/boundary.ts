import { beforeNumber, either, inner, starters } from './abbreviations.ts'

const enumerator = /^[("“]{0,2}(?:\d{1,3}|[ivxlIVXL]{1,6}|[a-zA-Z]{1,2}|\d{1,3}(?:\.\d{1,3}){1,4})[.)]{0,2}$/
const labelled =
  /^(?:article|section|sec|part|chapter|exhibit|schedule|appendix|rule|count|title|¶|§)\s+[\dIVXLA-Z]{1,6}(?:\.\d{1,3}){0,4}$/i
const initials = /^(?:\p{Lu}\.){0,5}\p{Lu}$/u
// 'Fed.R.App.P. 39', set without spaces.
const runTogether = /^(?:\p{Lu}\p{Ll}{0,4}\.){1,5}\p{Lu}\p{Ll}{0,4}$/u
/** 'HRUZ, J.' before the first words of an opinion. */
const author = /^(?:\S{1,6}\s)?\p{Lu}[\p{Lu}’'-]{2,24},\s(?:[ACP]\.\s?){0,2}J$/u
const footnoteMark = /^\d{1,3}$/

/** The token that ends just before the stop at `at`, back to white space, bracket, quote or dash. */
const tokenBefore = (text: string, from: number, at: number): string => {
  let start = at
  // The longest abbreviation is short; a longer token is no abbreviation.
  const floor = Math.max(from, at - 24)
  while (start > floor && !/[\s([{"“‘—–/]/.test(text[start - 1] as string)) start--
  return text.slice(start, at).replaceAll('’', "'")
}

/** 'FED' in a title as 'Fed' in its text. */
const inSmallLetters = (token: string): string => token.charAt(0) + token.slice(1).toLowerCase()

/**
 * Whether the full stop at `at` ends the sentence that began at `from`, given where the next
 * word begins (`next`, after white space, quotes and brackets).
 */
export const endsSentence = (text: string, from: number, at: number, next: number): boolean => {
  const following = text[next]
  if (following === undefined) return true
  if (/\p{Ll}/u.test(following)) return false
  if (following === '.' || text[at - 1] === '.') return endsEllipsis(text, at, following)
  if (text[at - 1] === ' ' && text[at - 2] === '.') return endsEllipsis(text, at, following)

  const sentence = text.slice(from, Math.min(at, from + 40)).trim()
  if (at - from < 40 && (enumerator.test(sentence) || labelled.test(sentence))) return false

  if (author.test(sentence)) return true

  const token = tokenBefore(text, from, at)
  const word = /^\p{L}+/u.exec(text.slice(next, next + 20))?.[0] ?? ''
  // 'Pub. L. No. 111-148' goes on.
  const begins = starters.has(word) && text[next + word.length] !== '.'
  if (/^[,;]/.test(following)) return false
  if (inner.has(token) || (/\d/.test(following) && runTogether.test(token))) return false
  if (/\d/.test(following) && beforeNumber.has(token)) return false
  if (/\d/.test(following) && (either.has(token) || initials.test(token))) return false
  if (/[§¶]/.test(following) && (either.has(token) || initials.test(token))) return false
  // Words in capitals may be a sentence of their own: what follows decides.
  if (/^\p{Lu}{2}/u.test(token) && (inner.has(inSmallLetters(token)) || either.has(inSmallLetters(token))))
    return begins
  if (token === 'Id' || token === 'id') return /["“(]/.test(text[next - 1] ?? '') || begins || /\p{Lu}/u.test(following)
  if (either.has(token)) return begins
  // One letter is an initial or a reporter ('John F. Kennedy', '539 U. S. 306').
  if (initials.test(token)) return begins && word !== 'A' && word !== 'I'
  if (
    footnoteMark.test(token) &&
    /\bNos?\.?\s*$/.test(text.slice(Math.max(from, at - token.length - 5), at - token.length))
  )
    return begins
  return true
}

/** A spaced or closed ellipsis ends a sentence only where a fourth stop does. */
const endsEllipsis = (text: string, at: number, following: string): boolean => {
  if (following === '.') return false
  let stops = 0
  for (let i = at; i > at - 12 && i >= 0; i--) {
    if (text[i] === '.') stops++
    else if (text[i] !== ' ') break
  }
  return stops >= 4
}
