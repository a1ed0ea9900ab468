import { isSpace } from '../../span/span.ts'

export const isDigit = (unit: number): boolean => unit >= 48 && unit <= 57
export const isUpper = (unit: number): boolean => (unit >= 65 && unit <= 90) || (unit >= 0xc0 && unit <= 0xde)
const isLower = (unit: number): boolean => (unit >= 97 && unit <= 122) || (unit >= 0xdf && unit <= 0xff)
export const isLetter = (unit: number): boolean => isUpper(unit) || isLower(unit)
export const isWord = (unit: number): boolean => isLetter(unit) || isDigit(unit)
/** Zero-width characters and soft hyphens, which readers leave between words. */
const isInvisible = (unit: number): boolean =>
  unit === 0xad || (unit >= 0x200b && unit <= 0x200f) || unit === 0x2060 || unit === 0xfeff
export const isDash = (unit: number): boolean => unit === 45 || (unit >= 0x2010 && unit <= 0x2015) || unit === 0x2212
export const isGap = (unit: number): boolean => isSpace(unit) || isInvisible(unit)

const furthest = 60

/** The offset after white space at `at`: at most 60 characters, and star pages ("*352") of reporters among them. */
export const skipGap = (text: string, at: number): number => {
  let i = at
  const limit = Math.min(text.length, at + furthest)
  while (i < limit && isGap(text.charCodeAt(i))) i++
  if (i > at && i < limit && text.charCodeAt(i) === 42) {
    let j = i + 1
    while (j < limit && isDigit(text.charCodeAt(j))) j++
    if (j > i + 1 && isGap(text.charCodeAt(j))) {
      while (j < limit && isGap(text.charCodeAt(j))) j++
      return j
    }
  }
  return i
}

/** The offset after the digits at `at`. */
export const skipDigits = (text: string, at: number, most = 9): number => {
  let i = at
  while (i < at + most && isDigit(text.charCodeAt(i))) i++
  return i
}
