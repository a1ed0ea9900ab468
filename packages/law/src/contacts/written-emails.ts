import type { Span } from '../span/span.ts'

const domain = /@(?:[\p{L}\p{N}][\p{L}\p{N}-]{0,62}\.){1,8}\p{L}{2,24}/uy
const local = /[\p{L}\p{N}._%+'&=~!#$*/?^-]/u
const longest = 254

/** Every written email address in `text`, in order. It reads outward from each '@', so no text is read twice. */
export function writtenEmails(text: string): Span[] {
  const found: Span[] = []
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    domain.lastIndex = at
    if (!domain.test(text)) continue
    const end = domain.lastIndex
    const start = localStart(text, at, found.at(-1)?.end ?? 0)
    if (start < at) found.push({ start, end })
  }
  return found
}

/** Where the part before '@' begins, at `from` at the earliest: 'jane@one.example/dana@two.example' has two addresses. */
function localStart(text: string, at: number, from: number): number {
  let start = at
  while (start > from && at - start < longest && local.test(text.charAt(start - 1))) start--
  // A quotation mark or punctuation before the address is not part of it.
  while (start < at && /['.*/#!=?]/.test(text.charAt(start))) start++
  return start
}
