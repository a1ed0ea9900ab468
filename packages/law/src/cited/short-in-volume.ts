import { bearsShortName, tellsCase } from '../case-names/short-name.ts'

/** A case that is known to begin on a page of a volume, by each title that it is known by. */
export interface CaseInVolume {
  titles: readonly string[]
  page: number
}

/** A page that is further from the first page of a case is in another. */
const longest = 300

/**
 * The case that 'Strickland, 466 U.S. at 687' can only mean, where not all cases of the volume are known: the last one
 * known that begins by that page, if it bears the name, and the name is not that of a party of many cases. Undefined: it
 * cannot be told.
 */
export function shortInVolume<T extends CaseInVolume>(
  cases: readonly T[],
  { name, page }: { name: string; page: number },
): { found: T; next?: T } | undefined {
  if (!tellsCase(name)) return undefined
  const first = Math.max(...cases.filter((one) => one.page <= page).map((one) => one.page))
  if (!(page - first <= longest)) return undefined
  const [found, ...others] = cases.filter(
    (one) => one.page === first && one.titles.some((title) => bearsShortName(title, name)),
  )
  if (!found || others.length > 0) return undefined
  const [next] = cases.filter((one) => one.page > page).sort((one, other) => one.page - other.page)
  return { found, ...(next && { next }) }
}
