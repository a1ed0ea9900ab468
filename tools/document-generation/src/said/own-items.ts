import { numberWords, valueOfWords } from '@casewright/law'
import { dollars, type Template } from '@casewright/templates'
import type { Filled } from '../output.ts'

/** What each sum of a contract is called in its own item of a sentence: 'late fee $45' is no deposit. */
const labels: Readonly<Record<string, RegExp>> = {
  deposit: /\bdeposit\b|\bsecurity\b/i,
  rent: /\brent\b|\b(?:a|per|each|every) month\b|\/ ?mo/i,
}
const others =
  /\b(?:late (?:fees?|charges?|penalty)|pet (?:fees?|deposit|rent)|parking|application fees?|cleaning fees?|bounced|NSF|returned checks?|utilit(?:y|ies)|deposit|rent)\b/i
/** Where one item of a sentence ends and the next begins; a comma within a figure ends none. */
const ends = /[;\n]|,(?!\d{3})|\. |(?<=\d) and (?=\p{L})/u

/** The item of a text in which a place stands. */
function itemAt(text: string, start: number, end: number): string {
  const before =
    text
      .slice(Math.max(0, start - 120), start)
      .split(ends)
      .at(-1) ?? ''
  const after = text.slice(end, end + 120).split(ends)[0] ?? ''
  return `${before}${text.slice(start, end)}${after}`
}

const monthsOfRent = new RegExp(
  `(?<!\\b(?:pet|key|no|cleaning) )\\b(?:security )?(?<!\\b(?:pet|key|no|cleaning) )deposit(?: is| of|:| equal to)? (?<count>\\d{1,2}|an?|${numberWords}) months?[’']?(?: of)?(?: the)? rent\\b`,
  'iu',
)
const ofMonths = /^On signing, the Tenant shall pay a security deposit equal to [^.]{3,30} rent\.\s?/u

/** Sums of a lease without those of another item, and a deposit of so many months of rent as its sum where the rent is known. */
export function withOwnItems({ id, fields }: Template, text: string, filled: readonly Filled[]): Filled[] {
  if (id !== 'rental-agreement') return [...filled]
  const kept = filled.filter(({ field, from, by }) => {
    const own = labels[field]
    if (!own || !from || by !== 'text') return true
    const item = itemAt(text, from.start, from.end)
    return own.test(item) || !others.test(item)
  })
  const known = fields.find(({ name }) => name === 'deposit')
  const told = monthsOfRent.exec(text)
  const said = told?.groups?.count?.toLowerCase() ?? ''
  const count = /^\d/.test(said) ? Number(said) : /^an?$/.test(said) ? 1 : valueOfWords(said)
  const rent = /^\$(?<sum>[\d,]+(?:\.\d\d)?)(?: (?:a|per|each) month)?$/.exec(
    kept.find(({ field }) => field === 'rent')?.value ?? '',
  )?.groups?.sum
  if (!known || !told || !count || !rent || kept.some(({ field }) => field === 'deposit')) return kept
  const cents = Math.round(Number(rent.replaceAll(',', '')) * 100) * count
  const from = { start: told.index, end: told.index + told[0].length }
  return [
    // The sum says what the months of rent come to.
    ...kept.flatMap((one): Filled[] => {
      if (one.field !== 'depositTerms') return [one]
      const value = one.value.replace(ofMonths, '').trim()
      return value === '' ? [] : [{ ...one, value }]
    }),
    { field: known.name, label: known.label, value: dollars(String(cents / 100)), by: 'text', from },
  ]
}
