import { unseenAt } from '../visible.ts'

/** A text as a reader takes it in, with its case kept, and where each unit of it came from. */
export interface Plain {
  text: string
  /** `origin[n]`: offset in the original of unit `n`; one more for the end. */
  origin: number[]
}

/** Letters of other alphabets that look like Latin ones; a name spelled with them reads the same. */
const lookalikes = new Map(
  [...'АВЕЅЈКМНОРСТУХІаеорсухіѕјԁһӏΑΒΕΖΗΙΚΜΝΟΡΤΥΧο'].map((letter, at) => [
    letter,
    'ABESJKMHOPCTYXIaeopcyxisjdhlABEZHIKMNOPTYXo'[at] as string,
  ]),
)
const signs: Record<string, string> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '„': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '‐': '-',
  '‑': '-',
}
/** A tag of HTML: a page shows it as text, and a reader looks past it. */
const tag = /<\/?[a-z][^<>]{0,80}>/iy
/** Marks of emphasis and of code, which a page may or may not draw. */
const emphasis = /[*_`~#\\]/

/** Takes emphasis, unseen signs, odd spaces and look-alike letters out of a text. */
export function plainOf(original: string): Plain {
  const units: string[] = []
  const origin: number[] = []
  for (let at = 0; at < original.length; at++) {
    const hidden = unseenAt(original, at)
    if (hidden > 0) {
      at += hidden - 1
      continue
    }
    const unit = original[at] as string
    if (unit === '<') {
      tag.lastIndex = at
      const length = tag.exec(original)?.[0].length
      if (length) {
        at += length - 1
        continue
      }
    }
    if (emphasis.test(unit) || /\p{M}/u.test(unit)) continue
    // A line between the cells of a table parts words as a space does.
    const isSpace = /[\s|¦│]/.test(unit)
    if (isSpace && (units.length === 0 || units.at(-1) === ' ')) continue
    for (const one of isSpace ? ' ' : (signs[unit] ?? lookalikes.get(unit) ?? digitOf(unit) ?? withoutAccent(unit))) {
      units.push(one)
      origin.push(at)
    }
  }
  origin.push(original.length)
  return { text: units.join(''), origin }
}

/** A digit of another script, as ours: '٣' is 3. Each script has its ten in a row. */
function digitOf(unit: string): string | undefined {
  if (unit < '\u0080' || !/\p{Nd}/u.test(unit)) return undefined
  const code = unit.charCodeAt(0)
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCharCode(code - value - 1))) value++
  return String(value)
}

const withoutAccent = (unit: string) => (unit < '\u0080' ? unit : unit.normalize('NFKD').replace(/\p{M}/gu, ''))

/** What stands at a place of the plain text, as it was written. */
export const asWritten = (original: string, { origin }: Plain, start: number, end: number): string =>
  original.slice(origin[start], (origin[end - 1] ?? 0) + 1).trim()
