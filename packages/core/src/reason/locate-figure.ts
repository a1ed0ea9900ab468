import type { CheckedFigure } from './checked.ts'
import { anchorIn, type Evidence } from './evidence.ts'
import { datesIn, isDateOf } from './loose/dates.ts'
import { plainOf } from './loose/plain.ts'
import { measuresIn } from './measures.ts'

export type FigureLocator = (figure: string) => CheckedFigure

const months = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\b/i

/**
 * Looks figures up in the evidence: as they are written, else by what they measure. '$1,500.00' is
 * found in '1,500 dollars', 'three witnesses' in '3 witnesses', but '30 days' not in '$30' and '$15' not in '$15 million'.
 * A date is found in one that says as much, in whatever form.
 */
export function figureLocator(evidence: readonly Evidence[]): FigureLocator {
  const measures = evidence.map((item) => ({ item, found: measuresIn(item.text), dates: datesIn(item.text) }))
  return (figure) => {
    const written = plainOf(figure).text.trim()
    const notFound = { mark: 'figure', text: figure, outcome: 'not-found' } as const
    if (!written) return notFound
    for (const item of evidence) {
      const span = standing(item.text, written)
      if (span) return { ...notFound, outcome: 'found', anchor: anchorIn(item, span.start, span.end) }
    }
    const [date] = datesIn(written)
    if (date)
      for (const { item, dates } of measures) {
        const same = dates.find((one) => isDateOf(date, one))
        if (same) return { ...notFound, outcome: 'found', anchor: anchorIn(item, same.start, same.end) }
      }
    const wanted = date || months.test(written) || /\d[/-]\d/.test(written) ? [] : measuresIn(written)
    if (wanted.length !== 1 || !wanted[0]) return notFound
    const { key, value } = wanted[0]
    for (const { item, found } of measures) {
      const isNamed = key.startsWith('plain:') && /\p{L}/u.test(written)
      const known = isNamed ? found.filter((one) => isCount(item.text, one)) : found
      const same =
        known.find((measure) => measure.key === key) ??
        (key.startsWith('plain:') && known.find((one) => counts(one.key, value)))
      if (same) return { ...notFound, outcome: 'found', anchor: anchorIn(item, same.start, same.end) }
    }
    return notFound
  }
}

const label =
  /(?:§ ?|\b(?:rules?|sections?|sec\.|articles?|art\.|nos?\.|titles?|chapters?|parts?|exhibits?|ex\.|pages?|pp?\.|at|u\.s\.|f\.\S{0,6}|january|february|march|april|may|june|july|august|september|october|november|december) ?|[\d/-])$/i

/** The number of a rule, a page or a day counts nothing. */
const isCount = (text: string, { start, end }: { start: number; end: number }): boolean =>
  !label.test(text.slice(Math.max(0, start - 16), start)) && !/^[./-]\d/.test(text.slice(end, end + 2))

/** A bare number may stand for a count of anything, but for no money and no share. */
const counts = (key: string, value: number): boolean =>
  key.endsWith(`:${value}`) && !/^(?:money|percent|€|£):/.test(key)

/** Where the words stand, however they are spaced; not as a part of a longer number, word or amount. */
function standing(text: string, words: string): { start: number; end: number } | undefined {
  const flexible = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')
  for (const found of text.matchAll(new RegExp(flexible, 'gi'))) {
    const [start, end] = [found.index, found.index + found[0].length]
    const before = text.slice(Math.max(0, start - 2), start)
    const after = text.slice(end, end + 12)
    const startsInside = /[\p{L}\p{N}]$/u.test(before) || (/^\d/.test(words) && /(?:\d[.,]|[$€£] ?)$/.test(before))
    const endsInside =
      /^[\p{L}\p{N}]/u.test(after) ||
      (/\d$/.test(words) && /^(?:[.,]\d|\s?%|\s?percent|\s?(?:thousand|million|billion|trillion)\b)/i.test(after))
    if (!startsInside && !endsInside) return { start, end }
  }
  return undefined
}
