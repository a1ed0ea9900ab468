import { isDigit, isLetter, isUpper, isWord, skipDigits } from '../read/characters.ts'

export interface Page {
  text: string | null
  start: number
  end: number
}

/** What may stand for a page: a reporter's forms decide. */
export interface PageForms {
  paragraph: boolean
  roman: boolean
  commas: boolean
  lettered: boolean
}

const romanNumber = /^(?:c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/i

/** The page at `at`: digits, with what letters reporters put after them; a roman numeral; a blank. */
export const pageAt = (text: string, at: number, forms: PageForms): Page | null => {
  const unit = text.charCodeAt(at)
  if (isDigit(unit)) return numberAt(text, at, forms)
  if (unit === 95 || unit === 0x2014 || unit === 45 || unit === 0x2013) return blankAt(text, at)
  if (forms.lettered && (unit === 67 || unit === 68 || unit === 83) && isDigit(text.charCodeAt(at + 1))) {
    const page = numberAt(text, at + 1, forms)
    return page && { ...page, text: text.slice(at, page.end), start: at }
  }
  if (isLetter(unit)) return lettersAt(text, at, forms)
  return null
}

const numberAt = (text: string, at: number, forms: PageForms): Page | null => {
  let end = skipDigits(text, at)
  if (isDigit(text.charCodeAt(end))) return null
  if (forms.commas)
    for (let next = end; text.charCodeAt(next) === 44 && end - at < 12; ) {
      const after = skipDigits(text, next + 1, 4)
      if (after - next < 2 || after - next > 4) break
      end = after
      next = after
    }
  if (forms.paragraph && text.charCodeAt(end) === 46 && isDigit(text.charCodeAt(end + 1)))
    end = skipDigits(text, end + 1)
  const digits = text.slice(at, end)
  const unit = text.charCodeAt(end)
  // "1211(A)", "51192[U]".
  if (
    (unit === 40 || unit === 91) &&
    /^[([][A-Z][)\]]/.test(text.slice(end, end + 3)) &&
    text.charCodeAt(end + 1) !== 73
  )
    return { text: `${digits}(${text[end + 1]})`, start: at, end: end + 3 }
  // "143684-B", "5243-P", "143684WC", "26-WC-U".
  const tail = /^(?:-?WC)?(?:-[A-Z]{1,2})?(?![\w-])/.exec(text.slice(end, end + 8))?.[0] ?? ''
  if (tail) return { text: digits + tail, start: at, end: end + tail.length }
  if (!isLetter(unit)) return { text: digits, start: at, end }
  // "189A", "156a", "567d"; but neither "12th" nor the "2d" of a series.
  if (isWord(text.charCodeAt(end + 1)) || (unit === 100 && digits.length < 3)) return null
  return { text: digits + text[end], start: at, end: end + 1 }
}

const blankAt = (text: string, at: number): Page | null => {
  let end = at
  const unit = text.charCodeAt(at)
  while (end < at + 20 && text.charCodeAt(end) === unit) end++
  if (isWord(text.charCodeAt(end)) || ((unit === 45 || unit === 0x2013) && end - at < 2)) return null
  return { text: null, start: at, end }
}

const lettersAt = (text: string, at: number, forms: PageForms): Page | null => {
  let end = at
  while (end < at + 9 && isWord(text.charCodeAt(end))) end++
  const letters = text.slice(at, end)
  const capital = isUpper(text.charCodeAt(at))
  if (!romanNumber.test(letters) || (capital && letters !== letters.toUpperCase())) return null
  if (capital ? !forms.roman : letters.length < 2 || letters !== letters.toLowerCase()) return null
  return { text: letters, start: at, end }
}
