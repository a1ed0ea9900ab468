import type { Span } from '../span/span.ts'

/** The longest quotation that is looked for, in UTF-16 units. */
const longest = 2000
/** Fewer words are a term or a nickname. */
const fewest = 4

const single = "‘'’"
/** ‘The plaintiffs’ claim’: an apostrophe, unless nothing else closes the quotation. */
const possessive = /^[sS]['’]\s+[\p{L}\d]/u

/**
 * Words of some length in single marks, each from its opening to its closing mark, in order. An apostrophe closes nothing.
 * @param from where to look, and up to where
 */
export function singlyQuoted(prose: string, { start, end }: Span): Span[] {
  const spans: Span[] = []
  for (let at = start; at < end; at++) {
    if (!single.includes(prose[at] ?? '') || !opensSingle(prose, at)) continue
    const closing = closingSingle(prose, at, end)
    if (closing === -1) continue
    const words = prose.slice(at + 1, closing).split(/\s+/)
    if (words.filter(Boolean).length >= fewest) spans.push({ start: at, end: closing + 1 })
    at = closing
  }
  return spans
}

/** Before a word, behind white space or another mark, and no part of a mark that is written twice. */
const opensSingle = (prose: string, at: number): boolean =>
  prose[at] !== '’' && /[\p{L}\p{N}[(.…§*]/u.test(prose[at + 1] ?? '') && /^[\s([“"—–-]?$/.test(prose[at - 1] ?? '')

function closingSingle(prose: string, from: number, end: number): number {
  const marks = prose[from] === '‘' ? '’' : "'"
  const limit = Math.min(end, from + longest)
  let unsure = -1
  for (let at = from + 1; at < limit; at++) {
    const sign = prose[at] ?? ''
    if (sign === '\n' && /^\n\s*\n/.test(prose.slice(at, at + 40))) break
    if (single.includes(sign) && opensSingle(prose, at)) break
    if (sign !== marks || /[\p{L}\p{N}]/u.test(prose[at + 1] ?? '') || /\s/.test(prose[at - 1] ?? '')) continue
    if (!possessive.test(prose.slice(at - 1, at + 12))) return at
    if (unsure === -1) unsure = at
  }
  return unsure
}
