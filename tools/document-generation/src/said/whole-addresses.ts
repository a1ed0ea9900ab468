import { isBody } from '@casewright/law'
import { isToChoose, listOf, type Template } from '@casewright/templates'
import type { Filled } from '../output.ts'
import { addressesIn } from '../reading/addresses.ts'
import { longestNotes } from './longest-notes.ts'

const field = /(?:Address|^premises|^site)$/
/** Where the next fact begins behind an address. */
const next = /^(?:[.;]\s+\S|[,.]?\s(?:e-?mail|phone|tel|cell|ph|fax)\b)/iu
const link = /^,? (?:of |at |from |who lives at |living at |lives at )?$|^[ \t]*\n[ \t]*$/

/** Between a name and where that one is: also what kind of body it is, and a remark. */
const near =
  /^(?: \([^()\n]{1,120}\))?,? (?:an? [\p{L} .-]{3,50}, )?(?:of |at |from |out of |located at |with offices at |who lives at |living at |lives at )?$/u

/** Parties whose addresses are not in each other's place: one that stands right behind a name is that one's alone. */
function withoutOthers(text: string, filled: readonly Filled[]): Filled[] {
  const parties = filled.flatMap(({ field, value }) => {
    const role = /^(?<role>.+?)(?:Name|Party)$/.exec(field)?.groups?.role
    return role && !isToChoose(value) ? [{ role, value }] : []
  })
  if (parties.length < 2 || text.length > longestNotes) return [...filled]
  const behind = addressesIn(text).flatMap(({ start, words }) => {
    const owner = parties.find(({ value }) => {
      const at = text.lastIndexOf(value, start)
      return at >= 0 && near.test(text.slice(at + value.length, start))
    })
    return owner ? [{ words, role: owner.role }] : []
  })
  return filled.filter((one) => {
    const role = /^(?<role>.+?)Address$/.exec(one.field)?.groups?.role
    if (!role || one.by !== 'text' || !parties.some((party) => party.role === role)) return true
    const owners = behind.filter(({ words }) => words.includes(one.value) || one.value.includes(words))
    return owners.length === 0 || owners.some((owner) => owner.role === role)
  })
}

/** An address without what is told behind it: 'Duluth MN. 2' of '… Duluth MN. 2 bedroom', 'Salem, Oregon, email'. */
function ended(value: string): string {
  const [first, ...more] = addressesIn(value)
  const one = first && more.length === 0 && first.full ? first : undefined
  // 'Use the LLC as party), 7150 E Camelback Rd': the end of a bracket that opened before.
  const start = one && /^[^(]*\)/.test(value.slice(0, one.start)) ? one.start : 0
  return value.slice(start, one && next.test(value.slice(one.end)) ? one.end : value.length)
}

/** '2218 Orchard Ave #2' of '2218 Orchard Ave #2, Grand Junction CO 81501': all of the address that begins there. */
function uncut(text: string, { from }: Filled, value: string): string {
  if (!from || text.length > longestNotes || value.includes('\n')) return value
  const whole = addressesIn(text).find(
    ({ start, words }) => Math.abs(start - from.start) < 3 && words.startsWith(value),
  )
  return whole && whole.words.length < value.length + 60 ? whole.words : value
}

/** Of a bank and who reads there, the bank. */
function bodyAlone(value: string): string | null {
  const [one, ...more] = [...value.matchAll(/“(?<who>[^”]{3,80})”/gu)].flatMap(({ groups }) =>
    groups?.who && isBody(groups.who) ? [groups.who] : [],
  )
  return one && more.length === 0 ? one : null
}

/**
 * Addresses that end where the next fact begins, and one that stands right behind the name of somebody who has none yet and that is
 * nobody else's. A lender that may be a bank or who reads there is the bank.
 */
export function withWholeAddresses({ fields, tab }: Template, text: string, filled: readonly Filled[]): Filled[] {
  const own = (tab === 'contracts' ? withoutOthers(text, filled) : filled).map((one): Filled => {
    if (one.by !== 'text') return one
    if (field.test(one.field)) return { ...one, value: uncut(text, one, ended(one.value)) }
    const lender = one.field === 'lender' && isToChoose(one.value) ? bodyAlone(one.value) : null
    return lender ? { ...one, value: lender } : one
  })
  const addresses = text.length > longestNotes ? [] : addressesIn(text)
  const isTaken = (words: string) =>
    own.some((one) => field.test(one.field) && one.value.replace(/\n/g, ', ').includes(words))
  const behind = own.flatMap((one): Filled[] => {
    const role = /^(?<role>.+?)(?:Name|Party|Company)$/.exec(one.field)?.groups?.role
    const known = fields.find(({ name }) => name === `${role}Address`)
    if (!role || !known || isToChoose(one.value) || own.some((each) => each.field === known.name)) return []
    const places = addresses.filter(({ start, words }) => {
      const at = text.lastIndexOf(one.value, start)
      const gap = text.slice(at + one.value.length, start)
      return at >= 0 && (link.test(gap) || near.test(gap)) && !isTaken(words)
    })
    const [address, ...more] = places
    return address && more.length === 0
      ? [
          {
            field: known.name,
            label: known.label,
            value: address.words,
            by: 'text',
            from: { start: address.start, end: address.end },
          },
        ]
      : []
  })
  const waits = new Set(behind.map(({ value }) => value))
  const left = (value: string) =>
    listOf(value)
      .filter((line) => !waits.has(line.replace(/\.$/, '')))
      .join('\n')
  return [
    ...own
      .map((one) => (behind.length > 0 && one.field === 'openPoints' ? { ...one, value: left(one.value) } : one))
      .filter(({ value }) => value !== ''),
    ...behind,
  ]
}
