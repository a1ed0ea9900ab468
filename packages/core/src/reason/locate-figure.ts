import type { CheckedFigure } from './checked.ts'
import { anchorIn, type Evidence } from './evidence.ts'
import { measuresIn } from './measures.ts'

export type FigureLocator = (figure: string) => CheckedFigure

const months = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\b/i

/**
 * Looks figures up in the evidence: as they are written, else by what they measure. '$1,500.00' is
 * found in '1,500 dollars', but '30 days' not in '$30' and '$15' not in '$15 million'. A date must
 * stand as it is written; so must a figure without a digit.
 */
export function figureLocator(evidence: readonly Evidence[]): FigureLocator {
  const measures = evidence.map((item) => ({ item, found: measuresIn(item.text) }))
  return (figure) => {
    const written = figure.trim()
    const notFound = { mark: 'figure', text: figure, outcome: 'not-found' } as const
    if (!written) return notFound
    for (const item of evidence) {
      const span = standing(item.text, written)
      if (span) return { ...notFound, outcome: 'found', anchor: anchorIn(item, span.start, span.end) }
    }
    const wanted = months.test(written) || /\d[/-]\d/.test(written) ? [] : measuresIn(written)
    if (wanted.length !== 1 || !wanted[0]) return notFound
    const { key, value } = wanted[0]
    for (const { item, found } of measures) {
      const same =
        found.find((measure) => measure.key === key) ??
        (key.startsWith('plain:') && found.find((one) => counts(one.key, value)))
      if (same) return { ...notFound, outcome: 'found', anchor: anchorIn(item, same.start, same.end) }
    }
    return notFound
  }
}

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
