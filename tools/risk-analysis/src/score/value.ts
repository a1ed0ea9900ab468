import { findAmounts } from '@casewright/law'

/** The amount in dispute, in U.S. dollars, or why there is none. */
export type CaseValue = { dollars: number; note?: string } | { dollars: null; note: string }

const scales: Record<string, number> = { k: 1e3, m: 1e6, mm: 1e6, b: 1e9, thousand: 1e3, million: 1e6, billion: 1e9 }
const short =
  /^(?:US)?\$?\s?(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)\s?(k|mm?|b|thousand|million|billion)?(?:\s?(?:USD|dollars))?$/i

/** One amount: '$50,000', '50k', '1.2 million', 'fifty thousand dollars'. */
function dollarsOf(words: string): number | null {
  const found = short.exec(words.trim())
  if (found) return Number(found[1]?.replaceAll(',', '')) * (scales[found[2]?.toLowerCase() ?? ''] ?? 1)
  const [amount, ...more] = findAmounts(words)
  return amount && more.length === 0 && amount.currency === 'USD' ? amount.value : null
}

const unreadable = {
  dollars: null,
  note: 'The case value could not be read as an amount in dollars. Write it as in $50,000.',
} as const

/** Reads the field as it was sent: missing, empty, a number or text. A span of two amounts counts by its middle. */
export function caseValueOf(given: string | number | null | undefined): CaseValue {
  if (given === undefined || given === null || String(given).trim() === '')
    return { dollars: null, note: 'No case value was given.' }
  const words = String(given).trim()
  const [low, high, ...more] = words
    .split(/(?<!\s)\s*(?:[-–—]|\bto\b|\band\b)\s*/i)
    .filter((part) => part !== 'between')
  const [from, to] = [low, high].map((part) => (part ? dollarsOf(part.replace(/^between\s+/i, '')) : null))
  if (from && to && more.length === 0 && !words.startsWith('-')) {
    // '$50-75k' means thousands on both sides.
    const scaled = from < to / 1000 ? from * 1000 : from
    return ranged((scaled + to) / 2, 'The middle of the two amounts that were given is taken as the case value.')
  }
  const whole = dollarsOf(words)
  return whole === null ? unreadable : ranged(whole)
}

function ranged(dollars: number, note?: string): CaseValue {
  if (!Number.isFinite(dollars) || dollars <= 0 || dollars > 1e12) return unreadable
  return { dollars, ...(note && { note }) }
}
