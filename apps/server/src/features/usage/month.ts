/** A calendar month, in UTC: what was from its first moment to before the next one's. */
export interface Month {
  /** '2026-11'. */
  name: string
  from: Date
  to: Date
}

export function monthOf(moment: Date): Month {
  const [year, month] = [moment.getUTCFullYear(), moment.getUTCMonth()]
  return {
    name: moment.toISOString().slice(0, 7),
    from: new Date(Date.UTC(year, month, 1)),
    to: new Date(Date.UTC(year, month + 1, 1)),
  }
}

/** The day on which the next month begins: 'December 1'. */
export const nextStart = ({ to }: Month): string =>
  to.toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })
