import type { Side } from './caption.ts'
import { compareParty, isTelling } from './same-party.ts'
import { bodies, forms, generic, offices, roles } from './vocabulary.ts'
import { wordsOf } from './words.ts'

/** In what capacity somebody sues, or who sues with them: a title has none of these. */
const capacities = new Set(
  'administrator administrators administratrix admr admx executor executors executrix exr exrs heir heirs lessee assignee assignees devisees representatives trustee trustees guardian receiver widow wife husband minor infant'.split(
    ' ',
  ),
)
const further = /,\s(?:(?:and|&)\s)?|\s(?:and|&)\s/i
const longest = 300

/**
 * Whether a caption is that of a title of surnames alone, with what such titles leave out: in what capacity somebody sues
 * ("Roe's Administrator"), and the parties that are listed after the first, where both sides have them ('Wheaton and
 * Donaldson v. Peters and Grigg'). Who adds a party to one side alone may have made it up.
 */
export function haveMore(written: readonly Side[], title: readonly Side[]): boolean {
  const more = written.map((side, at) => moreOf(side, title[at]))
  return more.every((one) => one === 'same' || one === 'capacity') || more.every((one) => one === 'listed')
}

function moreOf(ours: Side, theirs: Side | undefined): 'same' | 'capacity' | 'listed' | null {
  if (!theirs || ours.relator !== null || theirs.relator !== null || ours.party.length > longest) return null
  if (compareParty(ours.party, theirs.party) === 'same') return 'same'
  if (!isSurname(theirs.party)) return null
  const [first = '', ...others] = ours.party.split(further)
  const named = others.map(withoutCapacity)
  if (!named.every(isPerson) || compareParty(withoutCapacity(first), theirs.party) !== 'same') return null
  return named.some((one) => one !== '') ? 'listed' : 'capacity'
}

/** A title of another form would have what is left out of this one. */
const isSurname = (title: string): boolean =>
  isTelling(title) && wordsOf(title).filter(({ word }) => !roles.has(word)).length === 1

/** "Roe's Administrator" without the administrator, and 'wife' without a word. */
function withoutCapacity(party: string): string {
  const words = party.trim().split(/\s+/)
  const last = (words.at(-1) ?? '').toLowerCase().replace(/[.'’]/g, '')
  if (!capacities.has(last)) return party
  return words
    .slice(0, -1)
    .join(' ')
    .replace(/['’]s?$/, '')
}

/** A name of one to four words of which none is that of a body or an office. Nothing is no other party. */
function isPerson(party: string): boolean {
  if (!party) return true
  const words = wordsOf(party)
  const isOther = ({ word }: { word: string }) =>
    forms.has(word) || bodies.has(word) || generic.has(word) || offices.has(word)
  return words.length <= 4 && !words.some(isOther) && !/\d/.test(party)
}
