/** A pause that no source names is a minute, and none is longer than a day. Milliseconds. */
const unnamed = 60_000
const longest = 24 * 60 * 60_000

/** Whether a source asks to be left alone. */
export const saysPause = ({ status, headers }: Response): boolean =>
  status === 429 || (status === 503 && headers.has('retry-after'))

/**
 * For how long, in milliseconds: by `Retry-After` (seconds or a date), by `wait_until` (ISO 8601, CourtListener's
 * citation lookup), or by the sentence of Django REST framework ('Expected available in 30 seconds.').
 */
export function pauseOf(headers: Headers, body: string, now = Date.now()): number {
  const named = [
    fromHeader(headers.get('retry-after'), now),
    fromDate(/"wait_unt?il"\s*:\s*"([^"]{1,40})"/.exec(body)?.[1], now),
    fromSeconds(/available in (\d{1,7}) second/.exec(body)?.[1]),
  ].filter((pause) => pause !== undefined)
  return Math.min(longest, Math.max(1000, ...(named.length > 0 ? named : [unnamed])))
}

const fromHeader = (value: string | null, now: number) =>
  value === null ? undefined : /^\d{1,7}$/.test(value) ? fromSeconds(value) : fromDate(value, now)

const fromSeconds = (value: string | undefined) => (value === undefined ? undefined : Number(value) * 1000)

const fromDate = (value: string | undefined, now: number) => {
  const pause = Date.parse(value ?? '') - now
  return Number.isNaN(pause) ? undefined : pause
}
