import type { Span } from '../span/span.ts'

/** Fewer words are a term or a nickname, not a quotation. */
export const fewest = 4

const marks: Record<string, string> = { '“': '”', '"': '"', '«': '»', '‘': '’', '`': "'", '<': '>' }
/** These quote where they stand twice: in the Federal Register, in LaTeX, and where a writer has no others. */
const twice = '‘`<'

/**
 * Quoted words of some length, each from its opening to its closing mark; a mark that is not closed quotes nothing.
 * @param least how many words make one
 */
export function quotedSpans(prose: string, least = fewest): Span[] {
  const spans: Span[] = []
  for (let at = 0; at < prose.length; at++) {
    const closing = marks[prose[at] ?? '']
    if (!closing || !opens(prose, at)) continue
    if (twice.includes(prose[at] ?? '') && prose[at - 1] !== prose[at]) continue
    const end = closingAt(prose, at, closing)
    if (end === -1) continue
    if (
      prose
        .slice(at + 1, end)
        .split(/\s+/)
        .filter(Boolean).length >= least
    )
      spans.push({ start: at, end: end + 1 })
    at = end
  }
  return spans
}

/** The longest quotation that is looked for, in UTF-16 units. */
const longest = 4000

function closingAt(prose: string, from: number, closing: string): number {
  const limit = Math.min(prose.length, from + longest)
  const isTwice = twice.includes(prose[from] ?? '')
  for (let at = from + 1; at < limit; at++) {
    // A straight mark before a word opens another quotation: this one was never closed.
    if (closing === '"' && prose[at] === '"' && opens(prose, at)) return -1
    if (prose[at] === closing && (!isTwice || prose[at + 1] === closing)) return at
    if (prose[at] === '\n' && /^\n\s*\n/.test(prose.slice(at, at + 40))) return -1
  }
  return -1
}

/** An opening mark stands before a word and not after one; reporters put a space before a mark within it: “ ‘We hold’ ”. */
const opens = (prose: string, at: number): boolean =>
  (/[\p{L}\p{N}[(.…‘'$§*]/u.test(prose[at + 1] ?? '') || /^“[\s\u2009\u200a\u202f]‘/.test(prose.slice(at, at + 3))) &&
  !/[\p{L}\p{N}.,;!?]/u.test(prose[at - 1] ?? '')
