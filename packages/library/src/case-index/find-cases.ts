import { type IndexedCase, placeOfKey, unpackCases, unpackPages } from '@casewright/publishers'
import type { Database } from '../database.ts'

/** What the case index says of one citation. */
export interface CaseIndexAnswer {
  /** The cases that begin there. */
  cases: IndexedCase[]
  /** Where none begins there: the case inside which the page lies, if there is one. */
  inside?: IndexedCase
  /** None begins there and none could: a case ends on the page, or it is far beyond the last page of the volume. */
  isExcluded?: true
}

/** A case that is said to be longer has a wrong last page. */
const longest = 300

/**
 * What the index knows of citations, by their keys. A key that it does not answer is of a volume that it does not have:
 * then nothing can be said.
 */
export async function findCases(db: Database, keys: readonly string[]): Promise<Map<string, CaseIndexAnswer>> {
  const wanted = keys.flatMap((key) => {
    const place = placeOfKey(key)
    return place ? [{ key, ...place }] : []
  })
  const rows = await rowsOf(db, [...new Set(wanted.map(({ volume }) => volume))])
  const own = casesByVolume(rows)
  const elsewhere = rows
    .filter(({ volume, home }) => volume !== home)
    .map(({ volume, home, block }) => ({ volume, home, pages: unpackPages(block) }))
  const referred = wanted.flatMap(({ key, volume, page }) =>
    elsewhere
      .filter((one) => one.volume === volume)
      .flatMap(({ home, pages }) => pages.flatMap(([there, here]) => (there === page ? [{ key, home, here }] : []))),
  )
  const homes = casesByVolume(await rowsOf(db, [...new Set(referred.map(({ home }) => home))]))
  const answers = new Map<string, CaseIndexAnswer>()
  for (const { key, volume, page } of wanted) {
    const others = referred
      .filter((one) => one.key === key)
      .flatMap(({ home, here }) => (homes.get(home) ?? []).filter(({ firstPage }) => firstPage === here))
    const here = own.get(volume) ?? []
    const cases = distinct([...here.filter(({ firstPage }) => firstPage === page), ...others])
    const [inside, ...further] = cases.length > 0 ? [] : here.filter((one) => isInside(one, page))
    if (cases.length > 0 || here.length > 0)
      answers.set(key, {
        cases,
        ...(inside && further.length === 0 && { inside }),
        ...(cases.length === 0 && !inside && isExcluded(here, page) && { isExcluded: true as const }),
      })
  }
  return answers
}

const rowsOf = async (db: Database, volumes: readonly string[]) =>
  volumes.length === 0
    ? []
    : db.selectFrom('caseIndexVolume').select(['volume', 'home', 'block']).where('volume', 'in', volumes).execute()

function casesByVolume(rows: readonly { volume: string; home: string; block: Buffer }[]): Map<string, IndexedCase[]> {
  const found = new Map<string, IndexedCase[]>()
  for (const { volume, home, block } of rows)
    if (volume === home) found.set(volume, [...(found.get(volume) ?? []), ...unpackCases(block)])
  return found
}

function isInside({ firstPage, lastPage }: IndexedCase, page: string): boolean {
  const [first, last, at] = [firstPage, lastPage, page].map((one) => (/^\d+$/.test(one) ? Number(one) : Number.NaN))
  return (
    first !== undefined && last !== undefined && at !== undefined && first < at && at < last && last - first <= longest
  )
}

/** The archive may lack a case where it lists none on either side, and the orders at the end of a volume. */
const farBeyond = 1000

function isExcluded(cases: readonly IndexedCase[], page: string): boolean {
  if (!/^\d+$/.test(page) || cases.length === 0) return false
  const at = Number(page)
  const last = Math.max(...cases.map(({ lastPage }) => Number(lastPage) || 0))
  return cases.some(({ lastPage }) => Number(lastPage) === at) && at !== last ? true : at > last + farBeyond
}

/** Two packs may hold the same case. */
const distinct = (cases: readonly IndexedCase[]): IndexedCase[] => [
  ...new Map(cases.map((one) => [`${one.name} ${one.citations[0]}`, one])).values(),
]
