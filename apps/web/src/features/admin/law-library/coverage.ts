import type { HeldLaw, HeldPart } from '@casewright/api/client'

/** What the library has of one court or code, from all packs. */
export interface Covered {
  name: string
  authorities: number
  years: HeldPart['years']
  decades: number[]
  /** Where it comes from. */
  titles: string[]
  /** How current each of these is, as far as they say. */
  asOf: string[]
}

/** Courts, or codes, with most authorities first. */
export function covered(held: readonly HeldLaw[], kind: HeldPart['kind']): Covered[] {
  const parts = held.flatMap((law) => law.parts.filter((part) => part.kind === kind).map((part) => ({ ...part, law })))
  return [...Map.groupBy(parts, ({ name }) => name)]
    .map(([name, of]) => ({
      name,
      authorities: of.reduce((sum, { authorities }) => sum + authorities, 0),
      years: spanOf(of.flatMap(({ years }) => (years ? [years.from, years.to] : []))),
      decades: [...new Set(of.flatMap(({ decades }) => decades.map(({ decade }) => decade)))].sort((a, b) => a - b),
      titles: [...new Set(of.map(({ law }) => law.title))],
      asOf: [...new Set(of.flatMap(({ law }) => law.asOf ?? []))],
    }))
    .sort((one, other) => other.authorities - one.authorities)
}

const spanOf = (years: readonly number[]): Covered['years'] =>
  years.length > 0 ? { from: Math.min(...years), to: Math.max(...years) } : null

export const yearWords = (years: Covered['years']): string => {
  if (!years) return 'No dates'
  return years.from === years.to ? String(years.from) : `${years.from}–${years.to}`
}

export const asOfWords = ([first, ...others]: readonly string[]): string => {
  if (!first) return 'Not stated'
  return others.length > 0 ? 'Differs by pack' : first
}

export interface Axis {
  from: number
  to: number
}

/** The years that all bars are drawn on: from the founding, or the earliest decision, to this year. */
export const axisOf = (rows: readonly Covered[], thisYear: number): Axis => ({
  from: Math.min(1790, ...rows.flatMap(({ decades }) => decades)),
  to: Math.max(thisYear, ...rows.flatMap(({ years }) => years?.to ?? [])),
})

/** The stretches of a row in which every decade has decisions, as shares of the axis. */
export function bars({ decades, years }: Pick<Covered, 'decades' | 'years'>, { from, to }: Axis) {
  const stretches: Axis[] = []
  for (const decade of decades) {
    const last = stretches.at(-1)
    if (last && last.to === decade) last.to = decade + 10
    else stretches.push({ from: decade, to: decade + 10 })
  }
  const share = (year: number) => (year - from) / (to - from)
  return stretches.map((stretch) => {
    const start = Math.max(stretch.from, years?.from ?? from)
    const end = Math.min(stretch.to, (years?.to ?? to) + 1, to)
    return { start: share(start), width: share(end) - share(start) }
  })
}
