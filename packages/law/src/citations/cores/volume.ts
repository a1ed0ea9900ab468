import { isDash, isDigit, isLetter, isWord, skipDigits } from '../read/characters.ts'

export interface Volume {
  text: string
  end: number
}

/** Whether a number may begin at `at`: not within a word, a decimal, a sum of money or a longer number. */
export const numberMayStart = (text: string, at: number): boolean => {
  if (at === 0) return true
  const before = text.charCodeAt(at - 1)
  if (isWord(before) || before === 36) return false
  const earlier = at > 1 ? text.charCodeAt(at - 2) : 0
  // 46 '.', 44 ',', 58 ':', 47 '/': "3.14", "1,204"; but "decided.410 U.S. 113".
  if (before === 46 || before === 44 || before === 58 || before === 47 || isDash(before)) return !isDigit(earlier)
  return true
}

/** Readings of the volume at `at`, likelier first: "71A", "1986-1", "410". */
export const volumesAt = (text: string, at: number): Volume[] => {
  const end = skipDigits(text, at)
  if (end === at || end - at > 4) return []
  const plain = { text: text.slice(at, end), end }
  const next = text.charCodeAt(end)
  if (next === 65 && !isWord(text.charCodeAt(end + 1)) && text.charCodeAt(end + 1) !== 46)
    return [{ text: text.slice(at, end + 1), end: end + 1 }, plain]
  if (isDash(next) && isDigit(text.charCodeAt(end + 1))) {
    const after = skipDigits(text, end + 1)
    if (after - end <= 5 && !isLetter(text.charCodeAt(after)))
      return [{ text: `${plain.text}-${text.slice(end + 1, after)}`, end: after }]
  }
  return [plain]
}
