const words = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** 'November 2026' for '2026-11'. */
export const monthWords = (month: string): string => words.format(new Date(`${month}-01T00:00:00Z`))

/** From the newest to the oldest: all months from the first in which something was used. */
export function monthsSince(since: string, now = new Date()): string[] {
  const months: string[] = []
  const first = new Date(`${since}-01T00:00:00Z`)
  for (let at = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1)); at >= first; ) {
    months.push(at.toISOString().slice(0, 7))
    at = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - 1, 1))
  }
  return months
}
