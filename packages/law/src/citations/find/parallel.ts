import type { Edition } from '../../reporters/reporter.ts'
import type { PageCore } from '../cores/core.ts'

const between =
  /^(?:[\s,]{1,30}|\s{0,20}[[(=]\s{0,5}|,?\s{0,20}(?:also reported (?:in|at)|reprinted in|s\.\s?c\.,?)\s{1,5})$/

const editionOf = (core: PageCore): Edition | null => {
  const entry = core.entries[0]
  return entry?.of === 'edition' ? entry.edition : null
}

/**
 * Whether two citations that follow each other cite the same decision: nothing but a comma or a bracket between them, and
 * reporters that print the same decisions. Two volumes of one reporter, and two early reporters, are two decisions.
 */
export const areParallel = (text: string, one: PageCore, from: number, other: PageCore): boolean => {
  if (other.start - from > 40 || one.short !== other.short || !between.test(text.slice(from, other.start))) return false
  const [first, second] = [editionOf(one), editionOf(other)]
  if (!first || !second || first.reporter === second.reporter) return false
  if (first.reporter.kind === 'early' && second.reporter.kind === 'early') return false
  if (/[[(]/.test(text.slice(from, other.start))) return true
  const states = (edition: Edition) => edition.reporter.jurisdictions
  const national = new Set(['specialty', 'lexis', 'neutral', 'regional'])
  if (national.has(first.reporter.kind) || national.has(second.reporter.kind)) return true
  return states(first).some((code) => states(second).includes(code))
}
