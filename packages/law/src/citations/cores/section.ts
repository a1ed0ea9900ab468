import { isDash, isDigit, isLetter, isUpper, isWord } from '../read/characters.ts'

const longest = 40

/** The offset after the section number at `at`: "1983", "10b-5", "9.94A.030", "22-4503.01", "240.15Ga-2"; `at` for none. */
export const sectionEnd = (text: string, at: number, brackets = false): number => {
  let i = at
  if (!isDigit(text.charCodeAt(i)) && !/^[A-Z]{1,3}[-\d.]/.test(text.slice(i, i + 4))) return at
  const limit = Math.min(text.length, at + longest)
  while (i < limit) {
    const unit = text.charCodeAt(i)
    const next = text.charCodeAt(i + 1)
    if (isDigit(unit)) i++
    else if (isLetter(unit)) {
      const run = lettersEnd(text, i)
      if (run - i > 3) break
      i = run
    } else if (unit === 46 || unit === 58) {
      // A point goes on to digits, or to letters that digits follow: "100.T07"; not to the next sentence.
      if (isDigit(next)) i++
      else if (isUpper(next) && /^[A-Z]{1,2}[-\d]/.test(text.slice(i + 1, i + 4))) i++
      else break
    } else if (isDash(unit)) {
      if (isDigit(next)) i++
      else if (isLetter(next) && lettersEnd(text, i + 1) - i <= 3) i++
      else break
    } else if (unit === 40 && brackets) {
      // "1.1031(a)-1" of the Treasury's regulations.
      const inner = /^\([a-z0-9]{1,3}\)[-‐‑‒–—](?=\d)/.exec(text.slice(i, i + 8))?.[0]
      if (!inner) break
      i += inner.length
    } else break
  }
  while (i > at && !isWord(text.charCodeAt(i - 1))) i--
  return i
}

const lettersEnd = (text: string, at: number): number => {
  let i = at
  while (i < at + 6 && isLetter(text.charCodeAt(i))) i++
  return i
}

const subsection = /\s?\((?:\d{1,3}|([a-zA-Z])\1{0,2}|[ivx]{1,5}|[IVX]{1,5})(?:[-–](?:\d{1,3}|[a-zA-Z]{1,2}))?\)/y
const range = /\s?[-‐‑‒–—]{1,2}\s?(?=\()/y
const tail = /,?\s{1,3}(?:note\b|et\.?\s{1,2}seq\b\.?|nt\.)/y

/** The offset after "(a)(1)-(3)", "note" or "et seq." at `at`; `at` for none. */
export const subsectionsEnd = (text: string, at: number): number => {
  let i = at
  for (let count = 0; count < 12; count++) {
    subsection.lastIndex = i
    if (subsection.test(text)) i = subsection.lastIndex
    else {
      range.lastIndex = i
      if (i === at || !range.test(text)) break
      subsection.lastIndex = range.lastIndex
      if (!subsection.test(text)) break
      i = subsection.lastIndex
    }
  }
  tail.lastIndex = i
  return tail.test(text) ? tail.lastIndex : i
}

/** Both ends of "1331-1332", where it is a range: after "§§", of whole numbers that rise. */
export const endsOf = (section: string, plural: boolean): string[] => {
  const parts = section.split(/[-‐‑‒–—]{1,2}/)
  const [from = '', to = ''] = parts
  if (!plural || parts.length !== 2) return [section]
  const whole = /^\d+[a-z]{0,3}$/
  const rises = Number.parseInt(to, 10) >= Number.parseInt(from, 10)
  return whole.test(from) && whole.test(to) && rises ? [from, to] : [section]
}
