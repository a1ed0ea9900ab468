/** An act or rule that amended a section, as the section's publisher prints it. */
export interface Amendment {
  /** 'Pub. L. 104–317', 'Stats. 2021, Ch. 5', '50 FR 12466'. */
  by: string
  /** ISO 8601; a year alone where no day is printed. */
  date: string
}

/** A longer history is no list of acts. */
const longest = 60_000

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const day = /\b(Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]{0,7}\.? (\d{1,2}), (\d{4})\b/
const act = /\b(?:Pub\. ?L\. (?:No\. )?\d{1,3}[–-]\d{1,4}|D\.C\. Law \d{1,3}-\d{1,4}|\d{1,3} FR \d{1,6}|ch\. \d{1,4})\b/
/** Words of an entry that changes where a section stands, and not what it says. */
const moves = /\b(?:renumbered|redesignated|transferred|repealed|omitted)\b/i

/**
 * The amendments that the history of a section lists, the earliest first: of the United States Code, the Code of Federal
 * Regulations, the D.C. Code and the codes of California. Empty: it lists none, or is written in another way.
 * @param history the publisher's note of the acts that made it
 */
export function amendmentsIn(history: string): Amendment[] {
  const plain = history.slice(0, longest).replace(/\s+/g, ' ').trim()
  const state = californian(plain)
  if (state) return [state]
  const isFederalRegister = /\d FR \d/.test(plain)
  const entries = isFederalRegister ? registered(plain) : plain.split(';').slice(1)
  return entries
    .filter((entry) => !moves.test(entry) || /\bamended\b/i.test(entry))
    .flatMap((entry) => {
      const [date, by] = [dateOf(entry), act.exec(entry)?.[0]]
      return date && by ? [{ by: by.startsWith('ch.') ? `Act of ${day.exec(entry)?.[0]}, ${by}` : by, date }] : []
    })
    .sort((one, other) => one.date.localeCompare(other.date))
}

/** '[37 FR 23603, Nov. 4, 1972, as amended at 54 FR 9676, Mar. 7, 1989; 57 FR 40024, Sept. 1, 1992]': all behind 'amended at'. */
function registered(history: string): string[] {
  const entries: string[] = []
  let isAmended = false
  for (const entry of history.split(';')) {
    const at = entry.search(/\bamended (?:at|by)\b/i)
    if (at >= 0) isAmended = true
    else if (moves.test(entry)) isAmended = false
    if (isAmended) entries.push(at >= 0 ? entry.slice(at) : entry)
  }
  return entries
}

const amended = /^Amended(?: \([^()]{1,80}\))? by (Stats\. (\d{4}), Ch\. \d{1,4})\b/
const takesEffect = /\bEffective ([A-Z][a-z]{2,8} \d{1,2}, \d{4})/
function californian(history: string): Amendment | null {
  const [, by, year] = amended.exec(history) ?? []
  if (!by || !year) return null
  const effective = takesEffect.exec(history.slice(0, 300))?.[1]
  return { by, date: (effective && dateOf(effective)) ?? year }
}

function dateOf(entry: string): string | undefined {
  const [, month = '', number = '', year] = day.exec(entry) ?? []
  const at = months.indexOf(month.slice(0, 3).toLowerCase())
  return year && at >= 0 ? `${year}-${String(at + 1).padStart(2, '0')}-${number.padStart(2, '0')}` : undefined
}
