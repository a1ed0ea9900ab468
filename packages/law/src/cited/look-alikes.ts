import { compareName, sameCase } from '../case-names/same-case.ts'
import type { CaseCitation, ReporterCite } from '../citations/citation.ts'
import type { CitedPlace } from './cited.ts'

/** A citation of the same document that is so like another that one of them may be a slip. */
export interface LookAlike {
  /** Place in `places` of the other. */
  at: number
  /** In a sentence, without the number of the other, which stands for '#'. */
  says: string
}

interface Full {
  at: number
  citation: CaseCitation
}

/** More of one name or page than these are not compared: there is a pattern, and no slip. */
const mostAlike = 12

/**
 * Full citations of cases that look like slips of one another, by place in `places`: a volume and page with another reporter
 * or another caption, a case with another page or year.
 */
export function lookAlikes(places: readonly CitedPlace[]): Map<number, LookAlike[]> {
  const all = places.flatMap(({ citation }, at): Full[] =>
    citation.kind === 'case' && citation.name !== null && citation.cites.some(isWhole) ? [{ at, citation }] : [],
  )
  const found = new Map<number, LookAlike[]>()
  const seen = new Set<string>()
  const groups = [
    ...groupsBy(all, ({ citation }) => citation.cites.filter(isWhole).map(({ volume, page }) => `${volume}/${page}`)),
    ...groupsBy(all, ({ citation }) => wordOf(citation)),
  ]
  for (const group of groups)
    for (const one of distinct(group).slice(0, mostAlike))
      for (const other of distinct(group).slice(0, mostAlike)) {
        if (one.at >= other.at || seen.has(`${one.at}/${other.at}`)) continue
        const says = likeness(one.citation, other.citation)
        if (!says) continue
        seen.add(`${one.at}/${other.at}`)
        push(found, one.at, { at: other.at, says })
        push(found, other.at, { at: one.at, says })
      }
  return found
}

const isWhole = ({ page, volume }: ReporterCite): boolean => page !== null && volume !== ''

/** What is the same in two citations, and what differs. Null: they are the same, or not alike. */
function likeness(one: CaseCitation, other: CaseCitation): string | null {
  const [name, otherName] = [one.name ?? '', other.name ?? '']
  const isSameName = sameCase(name, otherName)
  const shared = one.cites.some((cite) => other.cites.some((its) => isSameCite(cite, its)))
  if (shared && !isSameName)
    return compareName(name, otherName) === 'different' && compareName(otherName, name) === 'different'
      ? 'No. # has the same volume, reporter and page with another caption.'
      : null
  if (!isSameName) return null
  if (shared)
    return one.year !== null && other.year !== null && one.year !== other.year
      ? `No. # cites the same case with another year (${one.year} and ${other.year}).`
      : null
  for (const cite of one.cites)
    for (const its of other.cites) {
      if (!isWhole(cite) || !isWhole(its)) continue
      if (cite.volume === its.volume && cite.page === its.page)
        return `No. # has the same name, volume and page in another reporter (${cite.abbreviation} and ${its.abbreviation}).`
      if (cite.abbreviation !== its.abbreviation) continue
      const [a, b] = [`${cite.volume} ${cite.page}`, `${its.volume} ${its.page}`]
      return isOneSlip(a, b)
        ? `No. # has the same name and one figure that differs (${placeOf(cite)} and ${placeOf(its)}).`
        : `No. # has the same name at another place of the same reporter (${placeOf(cite)} and ${placeOf(its)}): it may be another decision in the case.`
    }
  return null
}

const placeOf = ({ volume, abbreviation, page }: ReporterCite): string => `${volume} ${abbreviation} ${page}`

const isSameCite = (one: ReporterCite, other: ReporterCite): boolean =>
  isWhole(one) && one.volume === other.volume && one.page === other.page && one.abbreviation === other.abbreviation

/** One figure that is wrong, left out, added, or two that changed places. */
function isOneSlip(one: string, other: string): boolean {
  if (one.length === other.length) {
    const off = [...one].flatMap((sign, at) => (sign === other[at] ? [] : [at]))
    const [first = 0, second = 0] = off
    return (
      off.length === 1 ||
      (off.length === 2 && second === first + 1 && one[first] === other[second] && one[second] === other[first])
    )
  }
  const [long, short] = one.length > other.length ? [one, other] : [other, one]
  if (long.length - short.length !== 1) return false
  let at = 0
  while (at < short.length && long[at] === short[at]) at++
  return long.slice(at + 1) === short.slice(at)
}

/** The first long words of both parties: cases of one name share at least one of them. */
const wordOf = ({ plaintiff, defendant }: CaseCitation): string[] =>
  [plaintiff, defendant].flatMap((party) => party?.toLowerCase().match(/\p{L}{4,}/u)?.[0] ?? [])

/** Each citation as it is written once, the first time. */
function distinct(group: readonly Full[]): Full[] {
  const seen = new Set<string>()
  return group.filter(({ citation: { name, cites, year } }) => {
    const key = [name, ...cites.map(placeOf), year].join('|')
    return seen.has(key) ? false : seen.add(key)
  })
}

function groupsBy(all: readonly Full[], keysOf: (one: Full) => string[]): Full[][] {
  const groups = new Map<string, Full[]>()
  for (const one of all) for (const key of new Set(keysOf(one))) push(groups, key, one)
  return [...groups.values()].filter(({ length }) => length > 1)
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const known = map.get(key)
  if (known) known.push(value)
  else map.set(key, [value])
}
