import { isCommonStem, stemOf } from '../text/stem.ts'
import { scanWords } from '../text/words.ts'
import type { AskedFor } from './asked.ts'

/**
 * Whether all words of one of an entry's subjects are asked for: 'is it legal to record a phone call' has all of 'record a
 * phone call', and of 'phone company records' only a part.
 */
export function asksForWhole({ words }: Pick<AskedFor, 'words'>): (subjects: readonly string[]) => boolean {
  const asked = new Set(words.flat())
  return (subjects) => subjects.some(isAsked)

  function isAsked(subject: string): boolean {
    let count = 0
    let isWhole = true
    scanWords(subject, 0, subject.length, (word) => {
      const stem = stemOf(word)
      if (asked.has(stem)) count++
      else if (!isCommonStem(stem)) isWhole = false
    })
    return isWhole && count > 0
  }
}
