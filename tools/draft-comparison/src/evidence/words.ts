import type { Span } from '../output.ts'

export const wordsAt = (text: string, { start, end }: Span): string =>
  text.slice(start, end).replace(/\s+/g, ' ').trim()

/** A change within an amount, with the sign that stands before its figures. */
export const withSign = (text: string, { start, end }: Span): Span =>
  /[$€£]/.test(text.charAt(start - 1)) && /\d/.test(text.charAt(start)) ? { start: start - 1, end } : { start, end }

export const wordCount = (text: string, { start, end }: Span): number =>
  text.slice(start, end).match(/[\p{L}\p{N}]+/gu)?.length ?? 0

/** Words as they are quoted in a summary: the beginning of what is long. */
export function quoted(words: string, most = 160): string {
  if (words.length <= most) return `“${words}”`
  const cut = words.lastIndexOf(' ', most)
  return `“${words.slice(0, cut > most / 2 ? cut : most)}…”`
}
