import { isCommon, stemOf } from '../text/stem.ts'
import { scanWords } from '../text/words.ts'
import type { AskedFor } from './asked.ts'

/**
 * Whether a query is the name of an authority, or of a case the first party alone: 'Miranda', 'Terry v Ohio', 'Freedom of
 * Information Act'.
 */
export function isNamed({ words, empty }: AskedFor, title: string): boolean {
  if (empty) return false
  const asked = new Set(words.flat())
  const [first = title] = title.replace(/ (?:Co|Corp|Inc|Ltd|LLC)\.?(?=[,. ]|$)/g, '').split(/ v\. |: /)
  const [whole, party] = [stemsIn(title), stemsIn(first)]
  return [...asked].every((stem) => whole.includes(stem)) && party.length > 0 && party.every((stem) => asked.has(stem))
}

function stemsIn(text: string): string[] {
  const stems: string[] = []
  scanWords(text, 0, text.length, (word) => {
    if (!isCommon(word)) stems.push(stemOf(word))
  })
  return stems
}
