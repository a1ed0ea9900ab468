import { isBody, jurisdictionOf } from '@casewright/law'
import type { Template } from '@casewright/templates'
import { givenNames } from '@casewright/templates'
import type { Filled } from '../output.ts'
import { literal } from '../reading/literal.ts'

const isState = (words: string): boolean => jurisdictionOf(words.trim())?.kind === 'state'
/** What says that a name is somebody's, whatever stands behind it. */
const labeled =
  /\b(?:seller|buyer|landlord|tenant|owner|client|customer|provider|contractor|lender|borrower|employer|employee|company|consultant|discloser|recipient|party|name)s?(?: is|:| =| -)\s$/iu
/** A degree that is the code of a state as well. */
const isDegree = /^(?:MD|PA|MA|MS|ND|DC|CT)$/

/** Whether a state stands right behind a name, in full or as a code that ends the address. */
function isBeforeState(name: string, after: string): boolean {
  const { code = '', zip } =
    /^,? (?<code>[A-Z]{2})(?:(?<zip> \d{5})(?!\d)|(?=\s{0,3}(?:[.;\n)]|$)))/u.exec(after)?.groups ?? {}
  if (code !== '') return isState(code) && (zip !== undefined || !isDegree.test(code) || !name.includes(' '))
  return isState(/^,? (?<state>\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)/u.exec(after)?.groups?.state ?? '')
}

/** Whether a name is said only of where something is: 'in Ann Arbor', 'of Kansas', 'Erie, PA'. */
function isWhere(text: string, name: string): boolean {
  const isPerson = givenNames.has(name.split(' ')[0]?.toLowerCase() ?? '')
  const places = [...text.matchAll(new RegExp(`(?<![\\p{L}\\d])${literal(name)}(?![\\p{L}\\d])`, 'gu'))]
  return (
    places.length > 0 &&
    places.every(({ index }) => {
      const before = text.slice(Math.max(0, index - 24), index)
      const after = text.slice(index + name.length, index + name.length + 24)
      if (labeled.test(before) || /^['’]s\b/u.test(after)) return false
      return (
        /\b(?:in|near|outside|downtown|out of|based in|lives? in|over in|up in|down in)\s$/u.test(before) ||
        (!isPerson && (isBeforeState(name, after) || /^ law\b/u.test(after)))
      )
    })
  )
}

/**
 * The parties of a contract without places that were taken for one: a state, or a town that the notes name only as where somebody is. A
 * blank is put right sooner than a wrong party. A body and a person who bears a given name stay.
 */
export const withoutPlaces = ({ tab }: Pick<Template, 'tab'>, text: string, filled: readonly Filled[]): Filled[] =>
  tab !== 'contracts'
    ? [...filled]
    : filled.filter(
        ({ field, value, by }) =>
          by !== 'text' ||
          !/(?:Name|Party)$/.test(field) ||
          !(isState(value) || (!isBody(value) && isWhere(text, value.trim()))),
      )
