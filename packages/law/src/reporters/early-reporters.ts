/** A reporter whose volumes were renumbered as volumes of the United States Reports. */
interface Early {
  abbreviation: string
  /** Of the United States Reports, its first and last volume. */
  volumes: readonly [first: number, last: number]
  /** Of the decisions of the Supreme Court in it. The first two of Dallas also print others. */
  years: readonly [from: number, to: number]
}

/** The seven whose names the first ninety volumes bear. */
const early: readonly Early[] = [
  { abbreviation: 'Dall.', volumes: [1, 4], years: [1754, 1806] },
  { abbreviation: 'Cranch', volumes: [5, 13], years: [1801, 1815] },
  { abbreviation: 'Wheat.', volumes: [14, 25], years: [1816, 1827] },
  { abbreviation: 'Pet.', volumes: [26, 41], years: [1828, 1842] },
  { abbreviation: 'How.', volumes: [42, 65], years: [1843, 1861] },
  { abbreviation: 'Black', volumes: [66, 67], years: [1861, 1863] },
  { abbreviation: 'Wall.', volumes: [68, 90], years: [1863, 1875] },
]

/** How far from them a decision may be dated: a term ends in the year after it began. */
const slack = 1

export interface EarlyDoubt {
  field: 'volume' | 'year'
  written: string
  found: string
}

/**
 * What is wrong with the reporter's own volume in '5 U.S. (2 Cranch) 137'. Null: nothing, or nothing certain is known of it.
 * @param nominative as written: '1 Cranch'
 */
export function doubtOfNominative(volume: number, nominative: string): EarlyDoubt | null {
  const [, own = '', name = ''] = /^(\d{1,2}) (\p{L}{2,8})\.?$/u.exec(nominative.trim()) ?? []
  const known = early.find(({ abbreviation }) => abbreviation.replace('.', '') === name)
  if (!known) return null
  const [first, last] = known.volumes
  if (Number(own) + first - 1 === volume && volume <= last) return null
  const written = `${volume} U.S. (${nominative})`
  const right = early.find(({ volumes: [from, to] }) => volume >= from && volume <= to)
  const found = right
    ? `volume ${volume} of the United States Reports is ${volume - right.volumes[0] + 1} ${right.abbreviation}`
    : `${known.abbreviation} has volumes 1 to ${last - first + 1}, which are volumes ${first} to ${last} of the United States Reports`
  return { field: 'volume', written, found }
}

/** A year in which a volume of the United States Reports up to the ninetieth has no decision. Null: it may have one. */
export function doubtOfEarlyYear(volume: number, year: number): EarlyDoubt | null {
  const known = early.find(({ volumes: [from, to] }) => volume >= from && volume <= to)
  if (!known) return null
  const [from, to] = known.years
  if (year >= from - slack && year <= to + slack) return null
  return {
    field: 'year',
    written: String(year),
    found: `${volume - known.volumes[0] + 1} ${known.abbreviation} has decisions of ${from} to ${to}`,
  }
}
