import type { Detector, Span } from '../kinds.ts'

const domain = /@(?:[\p{L}\p{N}][\p{L}\p{N}-]{0,62}\.){1,8}\p{L}{2,24}/uy
const local = /[\p{L}\p{N}._%+'&=~!#$*/?^-]/u
const longest = 254

/** E-mail addresses, subdomains and plus signs included. It reads outwards from each '@', so no text is read twice. */
export const findEmail: Detector = ({ flat }) => {
  const found: Span[] = []
  for (let at = flat.indexOf('@'); at >= 0; at = flat.indexOf('@', at + 1)) {
    domain.lastIndex = at
    if (!domain.test(flat)) continue
    const end = domain.lastIndex
    const start = startOfLocal(flat, at)
    if (start < at) found.push({ start, end, kind: 'email' })
  }
  return found
}

function startOfLocal(flat: string, at: number): number {
  let start = at
  while (start > 0 && at - start < longest && local.test(flat.charAt(start - 1))) start--
  // A quotation mark or a stop before the address is not part of it.
  while (start < at && /['.*/#!=?]/.test(flat.charAt(start))) start++
  return start
}
