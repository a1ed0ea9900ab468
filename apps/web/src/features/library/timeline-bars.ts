import type { CitedByYear } from '@casewright/api/client'

/** Citing opinions of some years. */
export interface Bar {
  from: number
  to: number
  count: number
  against: number
}

/** More bars than this cannot be told apart. */
const most = 48

/** One bar for each year between the first and the last, or for each few years, with empty ones. */
export function barsOf(years: readonly CitedByYear[]): Bar[] {
  const [first, last] = [years[0]?.year, years.at(-1)?.year]
  if (first === undefined || last === undefined) return []
  const width = Math.ceil((last - first + 1) / most)
  const bars = Array.from({ length: Math.ceil((last - first + 1) / width) }, (_, at): Bar => {
    const from = first + at * width
    return { from, to: Math.min(last, from + width - 1), count: 0, against: 0 }
  })
  for (const { year, count, against } of years) {
    const bar = bars[Math.floor((year - first) / width)]
    if (!bar) continue
    bar.count += count
    bar.against += against
  }
  return bars
}
