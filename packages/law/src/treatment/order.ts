import type { CaseCitation } from '../citations/citation.ts'
import { keysOfCitation } from '../citations/keys/citation-key.ts'

const place = /^([^/]+)\/(\d+)\//

/** The volume in each reporter: 'us' has 79 of "12 Wall. 457". */
const volumesOf = (citation: CaseCitation): Map<string, number> =>
  new Map(
    keysOfCitation(citation).flatMap((key) => {
      const [, reporter, volume] = place.exec(key) ?? []
      return reporter ? [[reporter, Number(volume)]] : []
    }),
  )

/**
 * Whether a decision came after another, by their years or by their volumes of one reporter. Undefined: neither tells.
 */
export function isLater(one: CaseCitation, than: CaseCitation): boolean | undefined {
  if (one.year !== null && than.year !== null && one.year !== than.year) return one.year > than.year
  const others = volumesOf(than)
  for (const [reporter, volume] of volumesOf(one)) {
    const other = others.get(reporter)
    if (other !== undefined && other !== volume) return volume > other
  }
  return undefined
}
