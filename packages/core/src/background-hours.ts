/** Hours of the day in which work is done behind everything else; `to` may be before `from`: through the night. */
export interface BackgroundHours {
  /** Whole hours, 0 to 23. */
  from: number
  to: number
  /** The time zone that they are of, as 'America/Chicago'. */
  zone: string
}

/** Whether such work may be done at a moment. Null: at any time. */
export function isWithinHours(hours: BackgroundHours | null, now: Date): boolean {
  if (!hours) return true
  const { from, to, zone } = hours
  const hour = Number(
    new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone: zone }).format(now),
  )
  return from < to ? from <= hour && hour < to : from <= hour || hour < to
}

/** '8 PM'. */
export const hourWords = (hour: number): string => `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`

/** '8 PM to 6 AM'. */
export const hoursWords = ({ from, to }: BackgroundHours): string => `${hourWords(from)} to ${hourWords(to)}`
