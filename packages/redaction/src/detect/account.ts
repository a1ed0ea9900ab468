import { abaChecksum, ibanChecksum } from '../checksums.ts'
import type { Detector, Span } from '../kinds.ts'
import { after, digitsOf, endsSentence, matchAt } from './context.ts'

const named =
  /\b(?:(?:accounts?|accts?|acct|a\/c|loans?|(?:credit |debit )?cards?)\.?\s{0,2}[(,]?\s?(?:numbers?|num|nos?|nr|#|ids?)(?![a-z])|accts?\b|iban\b)[.:#]*/gi
const bare = /(?<!\b(?:into|on|of) )\baccounts?\s(?=[A-Z]{0,3}-?\d)/gi
const mentioned = /(?<!\b(?:into|on|of) )\baccounts?\b/gi
const value = /[A-Z]{0,4}-?\d[\dA-Z]*(?:-[\dA-Z]+|\s\d{2,}(?![\d/:]|,\d))*/y
const another = /(?:\s?(?:,|;|&|and|or)){1,2}\s{1,2}/y
const elsewhere =
  /[$§]|\b(?:invoice|case|docket|exhibit|bates|check|policy|pages?|see|phone|dated?|on|of record|receivable|payable|stated)\b/i
const routing = /\b(?:(routing|transit)|ABA|RTN)\b[^\d.;§$]{0,40}(?:\.[^\d.;§$]{0,5})?((?:\d{4}[- ]?){2}\d)(?![\d-])/gi
const iban = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,4})?\b/g

/** Account, loan and routing numbers that a cue announces, and IBANs that check out. */
export const findAccount: Detector = ({ flat }) => [
  ...cued(flat, named, 5),
  ...cued(flat, bare, 6),
  ...cued(flat, mentioned, 8),
  ...routingNumbers(flat),
  ...ibans(flat),
]

/** The values after a cue: the first within reach and those listed after it. */
function cued(flat: string, cue: RegExp, fewest: number): Span[] {
  const found: Span[] = []
  for (const match of flat.matchAll(cue)) {
    let start = startOfValue(flat, match.index + match[0].length)
    while (start !== undefined) {
      const text = matchAt(value, flat, start)
      if (!text || digitsOf(text).length < fewest) break
      const end = start + text.length
      if (/^[,.]\d/.test(after(flat, end, 2))) break
      found.push({ start, end, kind: 'account' })
      const link = matchAt(another, flat, end)
      start = link ? end + link.length : undefined
    }
  }
  return found
}

function startOfValue(flat: string, from: number): number | undefined {
  const gap = /^\D{0,50}(?=\d)/.exec(after(flat, from, 51))?.[0]
  if (gap === undefined || endsSentence(gap) || elsewhere.test(gap)) return undefined
  return from + gap.length - (/(?<![A-Za-z])[A-Z]{1,4}-?$/.exec(gap)?.[0].length ?? 0)
}

function routingNumbers(flat: string): Span[] {
  const found: Span[] = []
  for (const match of flat.matchAll(routing)) {
    const [whole, sure, number = ''] = match
    const end = match.index + whole.length
    // 'ABA' may be the bar association: then the checksum decides.
    if (sure || abaChecksum(digitsOf(number))) found.push({ start: end - number.length, end, kind: 'account' })
  }
  return found
}

function ibans(flat: string): Span[] {
  const found: Span[] = []
  for (const match of flat.matchAll(iban)) {
    // Capitals after an IBAN look like one more group of it.
    for (let text = match[0]; text; text = text.slice(0, Math.max(0, text.lastIndexOf(' ')))) {
      if (!ibanChecksum(text.replaceAll(' ', ''))) continue
      found.push({ start: match.index, end: match.index + text.length, kind: 'account' })
      break
    }
  }
  return found
}
