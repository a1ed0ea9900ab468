interface Span {
  start: number
  end: number
}

/** A part of one of the items of which a page of a PDF is drawn. */
export interface ItemRange {
  item: number
  start: number
  end: number
}

interface Bare {
  text: string
  /** For each unit of `text`, where it comes from. */
  from: number[]
}

const plain: Record<string, string> = { '’': "'", '‘': "'", '“': '"', '”': '"', '–': '-', '—': '-', '‐': '-', '‑': '-' }

/** A text without white space and hyphens, in lower case: what a reader and a drawing have in common. */
const bareOf = (text: string): Bare => {
  const units: string[] = []
  const from: number[] = []
  for (const [at, unit] of [...text.normalize('NFC')].entries()) {
    const sign = plain[unit] ?? unit.toLowerCase()
    if (/\s/.test(sign) || sign === '-' || sign === '\u00ad') continue
    for (const one of sign) {
      units.push(one)
      from.push(at)
    }
  }
  return { text: units.join(''), from }
}

/**
 * Where words of a page's text stand among the items that a PDF is drawn of: the same signs in the same order, and of
 * several such places the one nearest to where the text has them. Empty where they are drawn otherwise.
 * @param page the page's text, @param place the words in it, @param items the texts that are drawn, in their order
 */
export const alignedTo = (page: string, place: Span, items: readonly string[]): ItemRange[] => {
  const words = bareOf(page.slice(place.start, place.end)).text
  if (!words) return []
  const whole = items.map(bareOf)
  const drawn = whole.map(({ text }) => text).join('')
  const expected =
    (bareOf(page.slice(0, place.start)).text.length / Math.max(1, bareOf(page).text.length)) * drawn.length
  let best = -1
  for (let at = drawn.indexOf(words); at >= 0; at = drawn.indexOf(words, at + 1))
    if (best < 0 || Math.abs(at - expected) < Math.abs(best - expected)) best = at
  if (best < 0) return []
  const ranges: ItemRange[] = []
  let at = 0
  for (const [item, { text, from }] of whole.entries()) {
    const start = Math.max(0, best - at)
    const end = Math.min(text.length, best + words.length - at)
    if (start < end) ranges.push({ item, start: from[start] ?? 0, end: (from[end - 1] ?? 0) + 1 })
    at += text.length
  }
  return ranges
}
