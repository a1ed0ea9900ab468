import { courtByName } from './by-name.ts'
import type { Court } from './court.ts'
import { courts } from './courts.ts'

const fold = (words: string): string => words.toLowerCase().replace(/[^a-z0-9&]+/g, '')

let index: { exact: Map<string, Court>; sorted: string[] } | undefined

const build = () => {
  const exact = new Map<string, Court>()
  const add = (key: string, court: Court) => {
    const other = exact.get(key)
    // Where two courts share an abbreviation, the one that still sits has it.
    if (key !== '' && (!other || (other.to !== null && court.to === null))) exact.set(key, court)
  }
  for (const court of courts) add(fold(court.abbreviation), court)
  for (const court of courts) {
    const key = fold(court.abbreviation)
    // "Cal. App." for "Cal. Ct. App.", "Pa. Super." for "Pa. Super. Ct.".
    for (const shorter of [
      key.replace('ctapp', 'app'),
      key.replace(/ct$/, ''),
      key.replace('2d', '2nd').replace('3d', '3rd'),
    ])
      if (shorter.length > 3 && !exact.has(shorter)) exact.set(shorter, court)
  }
  return { exact, sorted: [...exact.keys()].sort() }
}

/** Words before or after a court's abbreviation that name a division of it. */
const division =
  /(?:,?\s*(?:(?:First|Second|Third|Fourth|Fifth|1st|2d|2nd|3d|3rd|\d{1,2}th)\s+(?:Dist|Dep|Div)[.’'a-z]*|\d{1,2}(?:st|d|nd|rd|th)?\s+(?:Cir|DCA|Dist)\.?|\[\d.*\]|-?[A-Z][a-z]+\s+\[\d.*\]|en banc|per curiam|in chambers).*)$/

/**
 * The court that a citation names: "2d Cir.", "S.D.N.Y.", "Pa.Super.", "Tex. App.—Houston [1st Dist.]".
 * `null` where it is not known for certain.
 */
export const courtOfAbbreviation = (words: string): Court | null => {
  index ??= build()
  const trimmed = words.trim()
  const exact = index.exact.get(fold(trimmed))
  if (exact) return exact
  const shorter = trimmed.replace(division, '').replace(/[—–-].*$/, '')
  if (shorter !== trimmed && shorter !== '') {
    if (/DCA/.test(trimmed) && /^Fla/.test(shorter)) return index.exact.get('fladistctapp') ?? null
    const found = index.exact.get(fold(shorter))
    if (found) return found
  }
  return null
}

/**
 * The court that a person or a caption names, by id ("ca9"), abbreviation ("9th Cir.") or name ("United States Court of
 * Appeals for the Ninth Circuit"). `null` where none, or more than one, fits.
 */
export const courtOf = (words: string): Court | null => {
  const trimmed = words.trim()
  return (
    courts.find((court) => court.id === trimmed.toLowerCase()) ?? courtOfAbbreviation(trimmed) ?? courtByName(trimmed)
  )
}
