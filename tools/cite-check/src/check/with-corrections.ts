import type { Source } from '@casewright/law'
import type { CheckedCitation, Correction } from '../output.ts'
import { correctionsOf, type NameFix, nameFixOf } from './corrections.ts'
import type { ListedPlace } from './listed.ts'

/**
 * The citations with how each would read if it were right. Those in which the same is wrong in the same way bear one
 * group, so that a person can correct them together.
 * @param listed their places, in the same order
 */
export function withCorrections(
  source: Source,
  citations: readonly CheckedCitation[],
  listed: readonly { place: ListedPlace; at: number }[],
): CheckedCitation[] {
  const fixes = new Map<number, NameFix>()
  for (const [index, { place, at }] of listed.entries()) {
    const checked = citations[index]
    const fix = checked && nameFixOf({ place, checked })
    if (fix) fixes.set(at, fix)
  }
  const made = citations.map((checked, index) => {
    const place = listed[index]?.place
    const named = place?.standsFor == null ? undefined : fixes.get(place.standsFor)
    return place ? correctionsOf({ source, place, checked, named }) : []
  })
  const keys = made.map((corrections, index) =>
    corrections.map((one) => keyOf(source, one, listed[index]?.place.authority ?? null)),
  )
  const counts = new Map<string, number>()
  for (const key of keys.flat()) if (key) counts.set(key, (counts.get(key) ?? 0) + 1)
  const groups = new Map([...counts].filter(([, count]) => count > 1).map(([key], index) => [key, index + 1]))
  return citations.map((citation, index) => {
    const corrections = (made[index] ?? []).map((correction, nth) => {
      const group = groups.get(keys[index]?.[nth] ?? '')
      return { ...correction, ...(group && { group }) }
    })
    return corrections.length > 0 ? { ...citation, corrections } : citation
  })
}

/** What is wrong with which authority. Null: such a correction is for its own place alone. */
function keyOf({ text }: Source, { kind, changes }: Correction, authority: number | null): string | null {
  if (kind === 'history' || authority === null) return null
  // A short form has a part of the name only: the words that come in tell that it is the same.
  const fields = changes.map(({ start, end, words }) => `${changedWords(text.slice(start, end), words)}`)
  return [authority, kind, ...fields].join('|')
}

/** 'Mutual>Lobby' of 'Anderson v. Liberty Mutual, Inc.' against 'Anderson v. Liberty Lobby, Inc.' */
function changedWords(was: string, is: string): string {
  const [one, other] = [was, is].map((words) => words.split(/\s+/).map((word) => word.replace(/(?<![.,;])[.,;]+$/, '')))
  const out = (one ?? []).filter((word) => !other?.includes(word))
  const into = (other ?? []).filter((word) => !one?.includes(word))
  return `${out.join(' ')}>${into.join(' ')}`
}
