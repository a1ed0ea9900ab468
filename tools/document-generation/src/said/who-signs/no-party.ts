import { isBody } from '@casewright/law'
import { isToChoose } from '@casewright/templates'
import type { Filled } from '../../output.ts'
import { casedIn } from '../cased/cased.ts'
import { type Edit, edited } from '../edits.ts'
import { longestNotes } from '../longest-notes.ts'
import { claimsOf } from './claims.ts'

const party = /(?:Name|Party)$/
/** What leads to a name and says nothing without it. */
const lead = /(?:\b(?:and )?(?:I['’]m|I am) | \()$/

/** Those of whom notes tell an office, and the words that tell it. */
export interface Holder extends Edit {
  name: string
}

/** Who has an office of a body, or signs for one, as the notes say it with that office. */
export function holdersIn(given: string): Holder[] {
  if (given.length > longestNotes) return []
  const { text, given: back } = edited(given, casedIn(given))
  return claimsOf(text)
    .filter(({ post }) => post !== '')
    .map(({ name, start, end }) => {
      const own = lead.exec(text.slice(Math.max(0, start - 12), start))?.[0].length ?? 0
      const stop = own > 2 && text[end] === '.' ? 1 : 0
      return { name, ...back({ start: start - own, end: end + stop }), as: '', why: 'filler' as const }
    })
}

const says = (value: string, name: string) => value === name || (isToChoose(value) && value.includes(`“${name}”`))

/** Whether somebody who has an office was read as a party, or may be meant as one. */
export const isHolderParty = (filled: readonly Filled[], holders: readonly Holder[]): boolean =>
  filled.some(({ field, value }) => party.test(field) && holders.some(({ name }) => says(value, name)))

/** How many parties are known and are nobody who only signs. */
export const partiesKnown = (filled: readonly Filled[], holders: readonly Holder[]): number =>
  filled.filter(
    ({ field, value }) =>
      party.test(field) && !isToChoose(value) && (isBody(value) || !holders.some(({ name }) => value === name)),
  ).length
