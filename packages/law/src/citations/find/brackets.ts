import type { Span } from '../../span/span.ts'
import { isGap } from '../read/characters.ts'

/** How far a parenthetical may reach: quotations in them run to some sentences. */
const longest = 1500

export interface Bracketed extends Span {
  inner: string
}

/** The bracketed words that begin at or right after white space at `from`: round or square, others within. */
export const bracketedAfter = (text: string, from: number): Bracketed | null => {
  let start = from
  while (start < from + 40 && isGap(text.charCodeAt(start))) start++
  const open = text.charCodeAt(start)
  if (open !== 40 && open !== 91) return null
  const close = open + (open === 40 ? 1 : 2)
  let depth = 0
  const limit = Math.min(text.length, start + longest)
  for (let i = start; i < limit; i++) {
    const unit = text.charCodeAt(i)
    if (unit === open) depth++
    else if (unit === close && --depth === 0) return { start, end: i + 1, inner: text.slice(start + 1, i) }
  }
  return null
}

/** The bracketed words that end at `to`, at most `most` characters long. */
export const bracketedBefore = (text: string, to: number, bound: number, most = 90): Bracketed | null => {
  const close = text.charCodeAt(to - 1)
  if (close !== 41 && close !== 93) return null
  const open = close - (close === 41 ? 1 : 2)
  let depth = 0
  for (let i = to - 1; i >= Math.max(bound, to - most); i--) {
    const unit = text.charCodeAt(i)
    if (unit === close) depth++
    else if (unit === open && --depth === 0) return { start: i, end: to, inner: text.slice(i + 1, to - 1) }
  }
  return null
}
