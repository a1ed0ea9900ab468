import { citationKeys } from '@casewright/law'
import { partsOf } from './indexed-case.ts'

/** Where a case is printed: the key of the volume ('f2d/10') and the page. */
export interface IndexPlace {
  volume: string
  page: string
}

/** The place that a key of a citation names: of 'f2d/10/107' volume 'f2d/10', page '107'. */
export function placeOfKey(key: string): IndexPlace | undefined {
  const end = key.lastIndexOf('/')
  return end > 0 ? { volume: key.slice(0, end), page: key.slice(end + 1) } : undefined
}

const most = 20_000

/** Reads citations into places. The reporter of a volume is read once, however many of its pages are cited. */
export function createPlaces(): (citation: string) => IndexPlace | undefined {
  const volumes = new Map<string, string | null>()
  return (citation) => {
    const parts = partsOf(citation)
    if (!parts) return undefined
    const written = `${parts.volume} ${parts.reporter}`
    let volume = volumes.get(written)
    if (volume === undefined) {
      const [key] = citationKeys(`${written} 1`)
      volume = (key && placeOfKey(key)?.volume) ?? null
      if (volumes.size >= most) volumes.clear()
      volumes.set(written, volume)
    }
    return volume === null ? undefined : { volume, page: parts.page.toLowerCase() }
  }
}
