/** How many decisions are of a decade, or of all before the first that has a bar of its own. */
export interface DecadeBar {
  /** '1990s', 'Before 1940'. */
  label: string
  /** ISO 8601 dates, both included; the first is empty where nothing bounds it. */
  from: string
  to: string
  count: number
}

/** As many are as wide as a finger's target in the margin. */
const most = 10

/** The decades from the first to the last that has a decision; what is older than they reach is one. */
export function barsOf(years: readonly number[]): DecadeBar[] {
  const decades = years.filter(Number.isInteger).map((year) => Math.floor(year / 10) * 10)
  if (decades.length === 0) return []
  const last = Math.max(...decades)
  const oldest = Math.min(...decades)
  const isCut = (last - oldest) / 10 + 1 > most
  const first = isCut ? last - (most - 2) * 10 : oldest
  const count = (holds: (decade: number) => boolean) => decades.filter(holds).length
  const bars = Array.from({ length: (last - first) / 10 + 1 }, (_, at) => {
    const decade = first + at * 10
    const is = (one: number) => one === decade
    return { label: `${decade}s`, from: `${decade}-01-01`, to: `${decade + 9}-12-31`, count: count(is) }
  })
  const before = { label: `Before ${first}`, from: '', to: `${first - 1}-12-31`, count: count((one) => one < first) }
  return isCut ? [before, ...bars] : bars
}
