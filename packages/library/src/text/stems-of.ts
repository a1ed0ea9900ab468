import { stemOf } from './stem.ts'
import { scanWords } from './words.ts'

/** The stems of every word of a text, in order. */
export function stemsOf(text: string): string[] {
  const stems: string[] = []
  scanWords(text, 0, text.length, (word) => {
    stems.push(stemOf(word))
  })
  return stems
}
