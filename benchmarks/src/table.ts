export interface Row {
  measure: string
  /** Milliseconds, unless a unit is named. */
  ours: number
  unit?: string
  /** What it is held against: a limit, or a peer measured in the same run. */
  against: string
  theirs: number
}

/** Prints rows as a Markdown table, with the ratio that counts on a noisy machine. */
export function printTable(rows: readonly Row[]): void {
  console.log('\n| measure | ours | against | theirs | ours / theirs |\n| --- | ---: | --- | ---: | ---: |')
  for (const { measure, ours, against, theirs, unit = 'ms' } of rows)
    console.log(
      `| ${measure} | ${shown(ours, unit)} | ${against} | ${shown(theirs, unit)} | ${(ours / theirs).toFixed(2)} |`,
    )
}

const shown = (value: number, unit: string) =>
  `${value < 1 ? value.toFixed(3) : value < 100 ? value.toFixed(1) : Math.round(value)} ${unit}`.trimEnd()

/** @param share from 0 to below 1: 0.95 is what 95 of 100 are not above */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN
}

export const median = (values: readonly number[]): number => percentile(values, 0.5)

export async function timed<T>(work: () => Promise<T>): Promise<{ milliseconds: number; value: T }> {
  const started = performance.now()
  const value = await work()
  return { milliseconds: performance.now() - started, value }
}
