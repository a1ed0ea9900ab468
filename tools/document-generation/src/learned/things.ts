import {
  findAmounts,
  findEmails,
  findPhones,
  findSpokenDates,
  isBody,
  jurisdictions,
  nameAt,
  type Span,
} from '@casewright/law'
import { addressesIn } from '../reading/addresses.ts'
import { partialDatesIn } from '../reading/assign/partial-dates.ts'

/** Something of a text that is recognized by its shape: what it is, and how many of its kind came before it. */
export interface Thing extends Span {
  kind: 'address' | 'email' | 'phone' | 'date' | 'day' | 'money' | 'body' | 'person' | 'state'
  nth: number
}

const states = new RegExp(
  `\\b(?:${jurisdictions
    .filter(({ kind }) => kind !== 'federal')
    .map(({ name }) => name)
    .join('|')})\\b`,
  'gi',
)

/** The things of a text in order; of two that overlap the one that was named first here. */
export function thingsIn(text: string): Thing[] {
  const found: Omit<Thing, 'nth'>[] = []
  const byPlace = new Uint8Array(text.length + 1)
  const add = (kind: Thing['kind'], { start, end }: Span) => {
    for (let at = start; at < end; at++) if (byPlace[at]) return
    byPlace.fill(1, start, end)
    found.push({ kind, start, end })
  }
  for (const one of findEmails(text)) add('email', one)
  for (const one of addressesIn(text)) add('address', one)
  for (const one of findPhones(text)) add('phone', one)
  for (const one of findSpokenDates(text)) add('date', one)
  for (const one of partialDatesIn(text)) add('day', one)
  for (const one of findAmounts(text)) add('money', one)
  for (const { index } of text.matchAll(/(?<=^|[\s(“"])\p{Lu}/gu)) {
    if (byPlace[index]) continue
    const one = nameAt(text, index)
    if (one && (isBody(one.words) || /\s/.test(one.words))) add(isBody(one.words) ? 'body' : 'person', one)
  }
  for (const { index, 0: words } of text.matchAll(states)) add('state', { start: index, end: index + words.length })
  const counts = new Map<string, number>()
  return found
    .toSorted((one, other) => one.start - other.start)
    .map((one) => {
      const nth = counts.get(one.kind) ?? 0
      counts.set(one.kind, nth + 1)
      return { ...one, nth }
    })
}
