import type { Unit } from '../text/units.ts'
import { labelsOf } from './label.ts'
import { isTitled } from './lines.ts'
import { entry, rowOf } from './row.ts'

/** What is attached to a paper, and the letter or number of it: 'Schedule 1', 'EXHIBIT “B-2”', 'First Schedule'. */
const attached =
  /^[["“(]{0,2}(?:(?:first|second|third|fourth|fifth) )?(?:exhibit|schedule|annex|annexure|appendix|attachment|addendum|rider|statement of work)s?\b(?: (?:no\. ?|number )?["“]?((?:\d{1,2}|[a-z]{1,2}|[ivx]{1,5})(?:[-.]\d{1,2})?)(?![\p{L}\d])["”]?)?/iu
/** A line begins with what is attached. */
export const namesAttached = (line: string): boolean => attached.test(line)
/** What may stand behind that in a heading. */
const titled = /^[\])"”]{0,2}\s{0,4}(?:[:.–—-]\s{0,4})?(?:$|["“[(]?\p{Lu}|(?:to|of|for)\s)/u
const longestHeading = 120
/** A paper that has begun has so many paragraphs, each of so many characters. */
const fewestProse = 2
const shortestProse = 40
/** So many lines of a list of what is attached may stand before the signatures. */
const longestList = 12
/** A place to sign stands no more lines above what is attached. */
const longestFoot = 40

/**
 * The index of the unit with which what is attached to a paper begins; the number of units where nothing is.
 * A table of contents, a list above the signatures and a clause on a schedule are no attachments.
 */
export function exhibitsFrom(text: string, units: readonly Unit[], isSigning: (index: number) => boolean): number {
  const words = ({ start, end }: Unit) => text.slice(start, end).trim()
  const isProse = (unit: Unit) => unit.end - unit.start >= shortestProse && /[.;:]["”)]?$/.test(words(unit))
  let prose = 0
  for (const [index, unit] of units.entries()) {
    if (prose >= fewestProse && unit.end - unit.start <= longestHeading) {
      const line = words(unit)
      const [found, label] = attached.exec(line) ?? []
      const behind = found === undefined ? '' : line.slice(found.length)
      const isHeading =
        found !== undefined &&
        titled.test(behind) &&
        !/\p{Ll}{2}[.;,]$/u.test(line) &&
        (behind.trim() === '' || isTitled(behind.trim()))
      if (isHeading && !entry.test(line)) {
        const isSigned = isBehindSignatures(units, index, isProse, isSigning)
        const isLast = !goesOn(text, units, index)
        // 'Schedule' alone heads many a clause on dates.
        if (isLast && (isSigned || (label !== undefined && !isListed(units, index, isProse, isSigning)))) return index
      }
    }
    if (isProse(unit)) prose++
  }
  return units.length
}

/** The numbers of the paper go on behind it, and do not begin again. */
function goesOn(text: string, units: readonly Unit[], index: number): boolean {
  const last = rowOf(text, units.slice(0, index)).at(-1)?.label
  if (!last) return false
  for (const { kind, start, end } of units.slice(index)) {
    if (kind === 'table-row') continue
    const labels = labelsOf(text.slice(start, end)).filter((one) => one.kind === last.kind && one.word === last.word)
    if (labels.some(({ number }) => number === 1)) return false
    if (labels.some(({ number }) => number === last.number + 1)) return true
  }
  return false
}

/** Nothing but lines stands between it and a place to sign above. */
function isBehindSignatures(
  units: readonly Unit[],
  index: number,
  isProse: (unit: Unit) => boolean,
  isSigning: (index: number) => boolean,
): boolean {
  for (let at = index - 1; at > 0 && at >= index - longestFoot; at--) {
    if (isSigning(at)) return true
    if (isProse(units[at] as Unit)) return false
  }
  return false
}

/** It stands in a list with nothing but lines down to a place to sign. */
function isListed(
  units: readonly Unit[],
  index: number,
  isProse: (unit: Unit) => boolean,
  isSigning: (index: number) => boolean,
): boolean {
  for (let at = index + 1; at <= index + longestList && at < units.length; at++) {
    if (isSigning(at)) return true
    if (isProse(units[at] as Unit)) return false
  }
  return false
}
