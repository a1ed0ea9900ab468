const longest = 15 * 60_000
const first = 2000

/** How long to wait before another try: as long as the server says, in seconds or as a date, else ever longer. */
export function waitBefore(attempt: number, retryAfter: string | null, now: number): number {
  const told = retryAfter === null ? undefined : readRetryAfter(retryAfter, now)
  return told ?? Math.min(longest, first * 2 ** attempt)
}

/** Whether a server asks for more than is waited for. */
export const isTooLong = (milliseconds: number): boolean => milliseconds > longest

function readRetryAfter(value: string, now: number): number | undefined {
  if (/^\s*\d+\s*$/.test(value)) return Number(value) * 1000
  const at = Date.parse(value)
  return Number.isNaN(at) ? undefined : Math.max(0, at - now)
}
