import { percentile } from './count.ts'

/** A row of a table of measures. */
export const line = (measure: string, value: number | string): string =>
  `| ${measure} | ${value.toLocaleString('en-US')} |`

/** Median and 95th percentile of times in milliseconds, beside those of a call that does nothing. */
export function timeLines(what: string, values: readonly number[], healthz: number): string[] {
  const [half, most] = [percentile(values, 0.5), percentile(values, 0.95)]
  return [
    line(`${what}, median`, `${half.toFixed(0)} ms, ${(half / healthz).toFixed(0)} times a bare /healthz`),
    line(`${what}, 95th percentile`, `${most.toFixed(0)} ms`),
  ]
}

export const tokensLine = (outcomes: readonly { tokens: number }[]): string =>
  line(
    'tokens in all',
    outcomes.reduce((sum, one) => sum + one.tokens, 0),
  )
