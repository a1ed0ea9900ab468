import { type Counted, land } from './count.ts'
import type { Lists } from './holidays.ts'

/** What a clock of the zone shows at an instant, as 2026-11-30T14:30. */
export function clockAt(instant: number, zone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(instant)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`
}

/** The instant at which a clock of the zone shows a time: the first, where it shows it twice. */
export function instantOf(clock: string, zone: string): number {
  const asUtc = Date.parse(`${clock}:00Z`)
  const behind = (instant: number) => asUtc - Date.parse(`${clockAt(instant, zone)}:00Z`)
  const candidates = [asUtc - 86_400_000, asUtc + 86_400_000].map((near) => asUtc + behindAt(near, zone))
  return candidates.sort((a, b) => a - b).find((instant) => behind(instant) === 0) ?? Math.max(...candidates)
}

/** How far a zone's clock is behind UTC at an instant, in milliseconds. */
const behindAt = (instant: number, zone: string) =>
  Math.floor(instant / 60_000) * 60_000 - Date.parse(`${clockAt(instant, zone)}:00Z`)

export interface HourPeriod extends Lists {
  /** As 2026-11-30T14:30, on the court's clock. */
  event: string
  zone: string
  length: number
}

/**
 * A period in hours (Rule 6(a)(2)): every hour is counted, also those that a change of the clocks adds or takes; if it
 * would end on a day that is none, it runs until the same time on the next that is.
 */
export function countHours(
  period: HourPeriod,
  observanceCounts: boolean,
): { deadline: string; counted: Counted[]; observed?: string } {
  const { event, zone, length, isAfter } = period
  const end = clockAt(instantOf(event, zone) + (isAfter ? length : -length) * 3_600_000, zone)
  const [day = '', time = ''] = end.split('T')
  const landing = land(day, period, observanceCounts)
  return {
    deadline: `${landing.day}T${time}`,
    counted: [{ day: event, what: 'counting begins' }, { day: end, what: `hour ${length}` }, ...landing.passed],
    observed: landing.observed,
  }
}
