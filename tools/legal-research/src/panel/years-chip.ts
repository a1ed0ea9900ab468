import type { Chip } from './fields.ts'

export const yearsId = 'years'

const isFirst = (day: string) => day.endsWith('-01-01')
const isLast = (day: string) => day.endsWith('-12-31')

/** The days between which is searched, as a part of the scope: by their years where these are whole. */
export function yearsChip({ from, to }: { from: string; to: string }): Chip[] {
  const first = isFirst(from) ? from.slice(0, 4) : from
  const last = isLast(to) ? to.slice(0, 4) : to
  if (!first && !last) return []
  const label =
    first && last ? (first === last ? first : `${first} to ${last}`) : first ? `From ${first}` : `To ${last}`
  return [{ id: yearsId, label }]
}
