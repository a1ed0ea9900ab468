import { unseenAt } from './visible.ts'

/** A text with what differs between prints of the same words taken out, and where each unit of it came from. */
export interface Flat {
  text: string
  /** `origin[n]`: offset in the original of unit `n`; one more for the end. */
  origin: Int32Array
}

/**
 * Lower case, straight quotes and dashes, no spaces but single ones, no signs that are not seen; words
 * broken over line ends are joined. What is the same words to a reader is the same string.
 */
export function flatten(original: string): Flat {
  const units: string[] = []
  const origin: number[] = []
  let spaced = true
  const push = (unit: string, at: number) => {
    units.push(unit)
    origin.push(at)
    spaced = unit === ' '
  }
  for (let at = 0; at < original.length; at++) {
    const unit = original[at] as string
    const hidden = plain[unit] ? 0 : unseenAt(original, at)
    if (hidden > 0) {
      at += hidden - 1
      continue
    }
    if (isBreak(unit)) {
      if (units.at(-1) === '-' && !spaced && isWrap(original, at)) {
        units.pop()
        origin.pop()
        while (at + 1 < original.length && isBreak(original[at + 1] as string)) at++
        spaced = false
      } else if (!spaced) push(' ', at)
      continue
    }
    const ligature = ligatures[unit]
    if (ligature) for (const letter of ligature) push(letter, at)
    else push(plain[unit] ?? lower(unit), at)
  }
  origin.push(original.length)
  return { text: units.join(''), origin: Int32Array.from(origin) }
}

const isBreak = (unit: string) => /\s/.test(unit)

/** A hyphen at a line's end that a lower-case letter follows belongs to the line, not to the word. */
function isWrap(text: string, at: number): boolean {
  const gap = /^[ \t]*[\r\n\f]\s*(\p{Ll})/u.exec(text.slice(at, at + 40))
  return gap !== null
}

/** Lower case that keeps the length: a letter whose lower case is longer stays as it is. */
const lower = (unit: string) => {
  const small = unit.toLowerCase()
  return small.length === 1 ? small : unit
}

const plain: Record<string, string> = {
  '‘': "'",
  '’': "'",
  '‚': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  // The same marks as Windows-1252 has them, in texts that were taken for Latin-1.
  '\u0091': "'",
  '\u0092': "'",
  '\u0093': '"',
  '\u0094': '"',
  '\u0096': '-',
  '\u0097': '-',
  '–': '-',
  '—': '-',
  '‐': '-',
  '‑': '-',
}

const ligatures: Record<string, string> = { ﬀ: 'ff', ﬁ: 'fi', ﬂ: 'fl', ﬃ: 'ffi', ﬄ: 'ffl', ﬅ: 'st', ﬆ: 'st' }
