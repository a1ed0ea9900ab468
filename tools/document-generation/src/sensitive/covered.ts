import type { Place } from '../output.ts'
import { looksSecret } from './looks-secret.ts'
import { escaped, signs } from './separators.ts'

export interface ToCover {
  /** Secret values, covered wherever and however grouped they stand. */
  values: readonly string[]
  /** What sensitive numbers are called: one that stands after such a name is covered as well. */
  names?: readonly string[]
  /** Whether words may be seen all the same. */
  isOpen?: (words: string) => boolean
}

/** Finds all that is secret in a text: places that may overlap, in no order. */
export function secretPlaces({ values, names, isOpen = () => false }: ToCover): (text: string) => Place[] {
  const patterns = values.filter((value) => !isOpen(value)).flatMap((value) => patternOf(value) ?? [])
  const looks = looksSecret(names)
  return (text) => [
    ...patterns.flatMap((pattern) =>
      [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ start: index, end: index + found.length })),
    ),
    ...looks(text).filter(({ start, end }) => !isOpen(text.slice(start, end))),
  ]
}

/** Places in their order, those that overlap or touch as one. */
export function merged(places: readonly Place[]): Place[] {
  const out: Place[] = []
  for (const { start, end } of places.toSorted((one, other) => one.start - other.start)) {
    const last = out.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else out.push({ start, end })
  }
  return out
}

/** A text with something else at some places that do not overlap; all else stays. */
export function replacedAt(
  text: string,
  places: readonly Place[],
  instead: (words: string, place: Place) => string,
): string {
  const inText = places.filter(({ start }) => start < text.length)
  const kept = inText.map((place, n) => {
    const before = text.slice(inText[n - 1]?.end ?? 0, place.start)
    return before + instead(text.slice(Math.max(0, place.start), place.end), place)
  })
  return kept.join('') + text.slice(inText.at(-1)?.end ?? 0)
}

/** A value however it is grouped: '123-45-6789', '123 45 6789', '123456789'. A short one only by itself. */
function patternOf(value: string): RegExp | undefined {
  const own = [...signs(value)]
  if (own.length < 3) return undefined
  const alone = (at: string) => (own.length < 6 ? at : '')
  const words = own.length > 1000 ? escaped(value.trim()) : own.map((one) => escaped(one)).join('[^\\p{L}\\p{N}]{0,3}')
  return new RegExp(`${alone('(?<![\\p{L}\\p{N}])')}${words}${alone('(?![\\p{L}\\p{N}])')}`, 'giu')
}
