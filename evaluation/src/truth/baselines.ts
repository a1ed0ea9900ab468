import type { Located } from './adapter.ts'
import { coreOf } from './captions/parties.ts'

/** All parts stand in the text, one somewhere after the other. */
export const naiveLocator = (text: string) => {
  const plain = plainly(text)
  return (quotation: string): Located => {
    let from = 0
    for (const part of quotation.split(/\[?(?:\. ?){3,}\]?|…|\* \* \*|\[[^\]]*\]/)) {
      const words = plainly(part)
      const at = plain.indexOf(words, from)
      if (at < 0) return { outcome: 'not-found', asCourt: false, stands: false }
      from = at + words.length
    }
    return { outcome: 'found', asCourt: true, stands: true }
  }
}

const plainly = (text: string) =>
  text
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .replace(/[.,;]$/, '')
    .trim()
    .toLowerCase()

/** Both sides have a word in common. */
export function naiveSameCase(written: string, title: string): boolean {
  const [ours, theirs] = [written, title].map((name) => name.split(/ v\. /i).map((side) => new Set(coreOf(side))))
  return (ours ?? []).every((side, at) => [...side].some((word) => theirs?.[at]?.has(word)))
}
