import { luhn } from '../checksums.ts'
import type { Detector, Span } from '../kinds.ts'

// Prefixes and lengths of the issuers (ISO/IEC 7812 ranges as the networks publish them).
const brands = [
  /^4(?:\d{12}|\d{15}|\d{18})$/,
  /^(?:5[1-5]\d{2}|222[1-9]|22[3-9]\d|2[3-6]\d{2}|27[01]\d|2720)\d{12}$/,
  /^3[47]\d{13}$/,
  /^(?:6011|64[4-9]\d|65\d{2}|62\d{2})\d{12,15}$/,
  /^3(?:0[0-5]|[689]\d)\d{11,16}$/,
  /^35(?:2[89]|[3-8]\d)\d{12,15}$/,
  /^(?:50|5[6-9]|6\d)\d{11,17}$/,
]

const isCard = (digits: string): boolean => brands.some((brand) => brand.test(digits)) && luhn(digits)

// Groups as cards are printed: the first of four or more digits, none of one or two but a last '1' of thirteen.
const group = /(?<!\d)\d{4,19}(?!\d)/g
const next = /(?: ?- ?|[ .]|\s{1,2})(\d{1,7})(?!\d)/y

/** Payment card numbers: an issuer's prefix and length, and a Luhn sum that holds. */
export const findCard: Detector = ({ flat }) => {
  const found: Span[] = []
  for (const match of flat.matchAll(group)) {
    const end = endOfCard(flat, match.index, match[0])
    if (end !== undefined) found.push({ start: match.index, end, kind: 'card' })
  }
  return found
}

function endOfCard(flat: string, start: number, first: string): number | undefined {
  let digits = first
  let end = start + first.length
  let found = isCard(digits) ? end : undefined
  for (;;) {
    next.lastIndex = end
    const match = next.exec(flat)
    if (!match?.[1]) return found
    digits += match[1]
    if (digits.length > 19) return found
    end = next.lastIndex
    if (digits.length > 12 && isCard(digits)) found = end
  }
}
