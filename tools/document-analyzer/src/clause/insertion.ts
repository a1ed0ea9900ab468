import type { DocumentText } from '@casewright/core'
import { findSignatureBlocks } from '@casewright/law'
import { type Unit, unitsOf } from '../text/units.ts'
import { exhibitsFrom, namesAttached } from './exhibits.ts'
import { labelsOf } from './label.ts'
import { isSigner } from './signer.ts'

/** What leads to the signatures, or closes a letter: a clause comes before it. */
const leads =
  /^(?:in witness|as witness|intending to be|the (?:undersigned|parties)(?: hereto| hereby)?(?: have)?(?: each| duly| hereunto| indicated| caused)* (?:execut|sign|their acceptance|this |set )|for and on behalf|on behalf of|signed|executed|agreed|accepted|acknowledged|witness|signatures?\b|\[?signature page|\[?(?:the )?(?:remainder|rest) of (?:this )?page|\[?this space|\[?the next page|\[?signatures? |\d{1,3}$|<page>|please (?:sign|indicate|confirm|countersign|acknowledge)|if (?:you agree|the foregoing|this letter|these terms)|by (?:signing|executing)|very truly|yours|date[ds]?:|\/s\/|by:|name:|title:|_{3}|sincerely|respectfully|best regards|kind regards|regards|cordially)/i
const closing =
  /^(?:very truly yours|yours (?:very )?truly|sincerely|respectfully|best regards|kind regards|cordially)\b.{0,20}$/i
/** So many lines may lead to the signatures, and so many may part the words that lead from the first line to sign. */
const most = 8
const longest = 700

const sign = /_{5}|-{8}|\.{8}|^[([]?(?:by|print name|sign|signature|signed|name|title|dated?)\b\s?(?:$|[:(])|\bs\//i
/** A line of a foot is no longer than this, and no sentence. */
const longestLine = 90

const longestProse = 150
/** So many lines say who signs above a place to sign; more are a list. */
const mostNames = 7

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
    if (!isSign && !isRow && !isSigner(line) && (line.length > longestLine || /\p{Ll}{2}[.;]$/u.test(line))) break
    if (isSign) first = at
  }
  return first
}

/**
 * Where a clause goes that is missing: before what leads to the signatures, else behind the last words.
 * What is attached behind the paper is no place for it.
 */
export const insertionOf = (document: Pick<DocumentText, 'text' | 'blocks'>): number => {
  const { text } = document
  const all = unitsOf(text, document.blocks).filter(({ kind }) => kind !== 'footnote')
  const words = (unit: Unit | undefined) => (unit ? text.slice(unit.start, unit.end) : '')
  const isLead = (index: number) => {
    const unit = all[index]
    return unit !== undefined && unit.end - unit.start <= longest && leads.test(words(unit))
  }
  const isLine = (index: number) => words(all[index]).length <= 2 * longestLine
  const isToSign = (index: number) => isLine(index) && sign.test(words(all[index]))
  const attached = exhibitsFrom(text, all, (index) => isToSign(index) || /^in witness/i.test(words(all[index])))
  const units = all.slice(0, attached)
  const end = all[attached]?.start ?? text.trimEnd().length
  const unitAt = (offset: number) =>
    Math.max(
      0,
      units.findIndex((unit) => unit.end > offset),
    )
  const blocks = findSignatureBlocks(document).flatMap(({ start }) => (start < end ? [unitAt(start)] : []))
  const led = (index: number) => index > 0 && Array.from({ length: most }, (_, by) => index - by).some(isLead)
  const inSecondHalf = (index: number) => (units[index]?.start ?? 0) > end / 2
  const foot = atTheFoot(units, words, isLead)
  // Lines to fill in with clauses behind them are no place to sign.
  const isMidway = (index: number) => units.slice(index + 1, foot).some((unit) => words(unit).length > longestProse)
  const places = [
    blocks.find((index) => inSecondHalf(index) && isLine(index) && !isMidway(index)),
    [...units.keys()].find((index) => inSecondHalf(index) && closing.test(words(units[index]))),
    foot,
  ].filter((index) => index !== undefined)
  const signed = blocks.find(led) ?? (places.length > 0 ? Math.min(...places) : undefined)
  if (signed === undefined && attached === all.length) return end
  const from = signed ?? units.length
  let at =
    Array.from({ length: most }, (_, by) => from - by).findLast((index) => index < units.length && isLead(index)) ??
    from
  const isRow = (index: number) => units[index]?.kind === 'table-row'
  const isSigned = (index: number) => /^(?:by|name|signature|signed|\/s\/|_{3})/i.test(words(units[index]))
  const isName = (index: number) => {
    const line = words(units[index])
    const isCounted = units[index]?.kind === 'list-item' || labelsOf(line).length > 0 || namesAttached(line)
    if (isCounted) return false
    // 'I agree to the above': whatever stands right above a line to sign, but a sentence.
    return isSigner(line) || (isSigned(index + 1) && /^\p{Lu}.{1,70}(?<![:;.])$/u.test(line))
  }
  /** So many lines above say who signs. */
  const names = () => {
    // Above a sentence that leads to the signatures stands the last clause.
    if (/\p{Ll}{2}[.;]$/u.test(words(units[at])) && !isSigner(words(units[at]))) return 0
    let by = 0
    while (by <= mostNames && at - by > 1 && inSecondHalf(at - by - 1) && isName(at - by - 1)) by++
    return by <= mostNames ? by : 0
  }
  for (let by = 1; by > 0; at -= by) {
    const isOwn = at > 0 && inSecondHalf(at - 1) && (isLead(at - 1) || isToSign(at - 1) || (isRow(at) && isRow(at - 1)))
    by = isOwn ? 1 : names()
  }
  return all[at]?.start ?? end
}
