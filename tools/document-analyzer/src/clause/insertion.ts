import type { DocumentText } from '@casewright/core'
import { findSignatureBlocks } from '@casewright/law'
import { type Unit, unitsOf } from '../text/units.ts'

/** What leads to the signatures, or closes a letter: a clause comes before it. */
const leads =
  /^(?:in witness|intending to be|the (?:undersigned|parties)(?: hereto| hereby)?(?: have)?(?: each| duly| hereunto| indicated| caused)* (?:execut|sign|their acceptance|this |set )|for and on behalf|on behalf of|signed|executed|agreed|accepted|acknowledged|witness|signatures?\b|\[?signature page|\[?(?:the )?(?:remainder|rest) of (?:this )?page|\[?this space|\[?the next page|\[?signatures? |\d{1,3}$|<page>|please (?:sign|indicate|confirm|countersign|acknowledge)|if (?:you agree|the foregoing|this letter|these terms)|by (?:signing|executing)|very truly|yours|date[ds]?:|\/s\/|by:|name:|title:|_{3}|sincerely|respectfully|best regards|kind regards|regards|cordially)/i
const closing =
  /^(?:very truly yours|yours (?:very )?truly|sincerely|respectfully|best regards|kind regards|cordially)\b.{0,20}$/i
/** So many lines may lead to the signatures, and so many may part the words that lead from the first line to sign. */
const most = 8
const longest = 700

const sign = /_{5}|-{8}|\.{8}|^[([]?(?:by|print name|sign|signature|signed|name|title|dated?)\b\s?(?:$|[:(])|\bs\//i
/** A line of a foot is no longer than this, and no sentence. */
const longestLine = 90

const longestProse = 150
const exhibit = /^(?:exhibit|schedule|annex|appendix|attachment|addendum)\b/i

/** The first line to sign of those at the foot of a document, as far up as short lines reach. */
function atTheFoot(
  units: readonly Unit[],
  words: (unit: Unit | undefined) => string,
  isLead: (index: number) => boolean,
): number | undefined {
  let first: number | undefined
  for (let at = units.length - 1; at >= 0; at--) {
    const line = words(units[at])
    const isSign = (line.length <= 2 * longestLine && sign.test(line)) || isLead(at)
    const isRow = units[at]?.kind === 'table-row'
    if (!isSign && !isRow && (line.length > longestLine || /\p{Ll}{2}[.;]$/u.test(line))) break
    if (isSign) first = at
  }
  return first
}

/** Where a clause goes that is missing: before what leads to the signatures, else behind the last words. */
export const insertionOf = (document: Pick<DocumentText, 'text' | 'blocks'>): number => {
  const { text } = document
  const units = unitsOf(text, document.blocks).filter(({ kind }) => kind !== 'footnote')
  const words = (unit: Unit | undefined) => (unit ? text.slice(unit.start, unit.end) : '')
  const isLead = (index: number) => {
    const unit = units[index]
    return unit !== undefined && unit.end - unit.start <= longest && leads.test(words(unit))
  }
  const unitAt = (offset: number) =>
    Math.max(
      0,
      units.findIndex(({ end }) => end > offset),
    )
  const blocks = findSignatureBlocks(document).map(({ start }) => unitAt(start))
  const led = (index: number) => index > 0 && Array.from({ length: most }, (_, by) => index - by).some(isLead)
  const half = text.length / 2
  const inSecondHalf = (index: number) => (units[index]?.start ?? 0) > half
  const isLine = (index: number) => words(units[index]).length <= 2 * longestLine
  const foot = atTheFoot(units, words, isLead)
  // Lines to fill in with clauses behind them are no place to sign; behind that come exhibits alone.
  const isMidway = (index: number) => {
    const behind = units.slice(index + 1, foot).map(words)
    return behind.some((line) => line.length > longestProse) && !behind.some((line) => exhibit.test(line))
  }
  const places = [
    blocks.find((index) => inSecondHalf(index) && isLine(index) && !isMidway(index)),
    [...units.keys()].find((index) => inSecondHalf(index) && closing.test(words(units[index]))),
    foot,
  ].filter((index) => index !== undefined)
  const signed = blocks.find(led) ?? (places.length > 0 ? Math.min(...places) : undefined)
  if (signed === undefined) return text.trimEnd().length
  const first = Array.from({ length: most }, (_, by) => signed - by).findLast(isLead) ?? signed
  let at = first
  const isRow = (index: number) => units[index]?.kind === 'table-row'
  const isSigned = (index: number) => /^(?:by|name|signature|signed|\/s\/|_{3})/i.test(words(units[index]))
  // 'LESSEE', 'Acme Corp.': who signs stands alone on a line above.
  const isName = (index: number) =>
    isSigned(index + 1) &&
    /^\p{Lu}.{1,70}$/u.test(words(units[index])) &&
    !/[:;]$|\p{Ll}{3}\.$/u.test(words(units[index]))
  const isToSign = (index: number) => isLine(index) && sign.test(words(units[index]))
  while (
    at > 0 &&
    inSecondHalf(at - 1) &&
    (isLead(at - 1) || isToSign(at - 1) || isName(at - 1) || (isRow(at) && isRow(at - 1)))
  )
    at--
  return units[at]?.start ?? text.trimEnd().length
}
