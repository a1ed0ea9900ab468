const date = { dateStyle: 'medium' } as const
const moment = { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h12' } as const

const format = (value: string | Date, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', options).format(new Date(value)).replaceAll('\u202f', ' ')

/**
 * 'Nov 22, 2026' for an ISO 8601 date, or for a moment in the reader's time zone. Any other text, such as a year alone,
 * comes back as it is.
 */
export function formatDate(iso: string): string {
  if (!/^\d{4}-\d{2}-\d{2}/.test(iso) || Number.isNaN(Date.parse(iso))) return iso
  return format(iso, iso.length === 10 ? { ...date, timeZone: 'UTC' } : date)
}

/** 'Nov 22, 2026, 4:05 PM' in the reader's time zone. */
export const formatMoment = (iso: string | Date): string => format(iso, moment)

/** 'Nov 22, 2026, 4:05 PM UTC': for files and emails, whose reader's time zone is not known. */
export const formatMomentUtc = (iso: string | Date): string => `${format(iso, { ...moment, timeZone: 'UTC' })} UTC`
