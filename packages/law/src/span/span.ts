/** A place in a text. `start` and `end` are UTF-16 offsets: `text.slice(start, end)` are its words. */
export interface Span {
  start: number
  end: number
}

/** A text, with its pages and blocks where they are known. Every core `DocumentText` is one. */
export interface Source {
  text: string
  pages?: readonly { number: number; start: number; end: number }[]
  blocks?: readonly { kind: string; start: number; end: number; level?: number }[]
}

export const wordsAt = (source: Pick<Source, 'text'>, { start, end }: Span): string => source.text.slice(start, end)

/** A span of `text` without the white space at its ends. */
export const trimmed = (text: string, start: number, end: number): Span => {
  let from = start
  let to = end
  while (from < to && isSpace(text.charCodeAt(from))) from++
  while (to > from && isSpace(text.charCodeAt(to - 1))) to--
  return { start: from, end: to }
}

/** Whether a UTF-16 unit is white space, line and page breaks among it. */
export const isSpace = (unit: number): boolean =>
  unit === 32 ||
  (unit >= 9 && unit <= 13) ||
  unit === 0x85 ||
  unit === 0xa0 ||
  unit === 0xfeff ||
  (unit >= 0x2000 && unit <= 0x200b) ||
  unit === 0x2028 ||
  unit === 0x2029 ||
  unit === 0x202f ||
  unit === 0x3000

export const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end
