import { courtByName } from './by-name.ts'
import type { Court } from './court.ts'
import { courts } from './courts.ts'

const fold = (words: string): string => words.toLowerCase().replace(/[^a-z0-9&]+/g, '')

let index: Map<string, Court> | undefined

/** Ways to write a court that are not its abbreviation with a word more or less. */
const other: [string, string][] = [
  ['D.C.', 'dc'],
  ['BIA', 'bia'],
  ['B.I.A.', 'bia'],
  ['C.C.A. D.C.', 'cadc'],
  ['App. D.C.', 'cadc'],
  ['N.Y. Sup. Ct.', 'nysupct'],
  ['N.Y. App. Div.', 'nyappdiv'],
  ...Array.from({ length: 11 }, (_, i) => i + 1).flatMap((n): [string, string][] => {
    const ordinals = n === 1 ? ['1st'] : n === 2 ? ['2d', '2nd'] : n === 3 ? ['3d', '3rd'] : [`${n}th`]
    return ordinals.flatMap((ordinal): [string, string][] => [
      [`C.C.A. ${ordinal}`, `ca${n}`],
      [`C.C.A. ${ordinal} Cir.`, `ca${n}`],
      [`CA${n}`, `ca${n}`],
      [`B.A.P. ${ordinal} Cir.`, `bap${n}`],
      [`BAP ${ordinal} Cir.`, `bap${n}`],
      [`${ordinal} Cir. B.A.P.`, `bap${n}`],
    ])
  }),
]

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
      key.replace('2nd', '2d').replace('3rd', '3d'),
      key.replace('2d', '2nd').replace('3d', '3rd'),
    ])
      if (shorter.length > 3 && !exact.has(shorter)) exact.set(shorter, court)
  }
  const byId = new Map(courts.map((court) => [court.id, court]))
  for (const [written, id] of other) {
    const court = byId.get(id)
    if (court) exact.set(fold(written), court)
  }
  return exact
}

/** Words before or after a court's abbreviation that name a division of it. */
const division =
  /(?:(?:,|(?<!\s))\s*(?:(?:First|Second|Third|Fourth|Fifth|1st|2d|2nd|3d|3rd|\d{1,2}th)\s+(?:Dist|Dep|Div)[.’'a-z]*|\d{1,2}(?:st|d|nd|rd|th)?\s+(?:Cir|DCA|Dist)\.?|\[\d[^[\]]{0,60}\]|-?[A-Z][a-z]+\s+\[\d[^[\]]{0,60}\]|en banc|per curiam|in chambers).*)$/s

/**
 * The court that a citation names: "2d Cir.", "S.D.N.Y.", "Pa.Super.", "Tex. App.—Houston [1st Dist.]".
 * `null` where it is not known for certain.
 */
export const courtOfAbbreviation = (words: string): Court | null => {
  index ??= build()
  const trimmed = words.trim()
  const exact = index.get(fold(trimmed))
  if (exact) return exact
  if (
    /^(?:N\.?Y\.?\s?)?(?:App\.? Div\.?\s?)?(?:1st|2d|2nd|3d|3rd|4th|First|Second|Third|Fourth)\s+Dep['’]?t\.?$/.test(
      trimmed,
    )
  )
    return index.get('nyappdiv') ?? null
  const shorter = trimmed.replace(division, '').replace(/[—–-].*/s, '')
  if (shorter !== trimmed && shorter !== '') {
    if (/DCA/.test(trimmed) && /^Fla/.test(shorter)) return index.get('fladistctapp') ?? null
    const found = index.get(fold(shorter))
    if (found) return found
  }
  return null
}

/** Twice as long as any court's name in our table: what is longer names none. */
const longestName = 200

/**
 * The court that a person or a caption names, by id ("ca9"), abbreviation ("9th Cir.") or name ("United States Court of
 * Appeals for the Ninth Circuit"). `null` where none, or more than one, fits.
 */
export const courtOf = (words: string): Court | null => {
  if (words.length > longestName) return null
  const trimmed = words.trim()
  return (
    courts.find((court) => court.id === trimmed.toLowerCase()) ?? courtOfAbbreviation(trimmed) ?? courtByName(trimmed)
  )
}
