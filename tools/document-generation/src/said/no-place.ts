import { jurisdictionOf } from '@casewright/law'
import type { Template } from '@casewright/templates'
import type { Filled } from '../output.ts'

const literal = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Whether a name is said only of where something is: 'in Ann Arbor', 'of Kansas', 'Erie, PA'. */
function isWhere(text: string, name: string): boolean {
  const places = [...text.matchAll(new RegExp(`(?<![\\p{L}\\d])${literal(name)}(?![\\p{L}\\d])`, 'gu'))]
  return (
    places.length > 0 &&
    places.every(({ index }) => {
      const before = text.slice(Math.max(0, index - 24), index)
      const after = text.slice(index + name.length, index + name.length + 24)
      return (
        /\b(?:in|near|outside|downtown|out of|based in|lives? in|over in|up in|down in)\s$/u.test(before) ||
        /^,? (?:[A-Z]{2}\b|[A-Z]{2} \d{5})/u.test(after) ||
        jurisdictionOf(/^,? (?<state>\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)/u.exec(after)?.groups?.state ?? '')?.kind ===
          'state' ||
        /^ law\b/u.test(after)
      )
    })
  )
}

/**
 * The parties of a contract without places that were taken for one: a state, or a town that the notes name only as where somebody is. A
 * blank is put right sooner than a wrong party.
 */
export const withoutPlaces = ({ tab }: Pick<Template, 'tab'>, text: string, filled: readonly Filled[]): Filled[] =>
  tab !== 'contracts'
    ? [...filled]
    : filled.filter(
        ({ field, value, by }) =>
          by !== 'text' ||
          !/(?:Name|Party)$/.test(field) ||
          !(jurisdictionOf(value.trim())?.kind === 'state' || isWhere(text, value.trim())),
      )
