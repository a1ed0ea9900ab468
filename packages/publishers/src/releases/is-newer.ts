/**
 * Whether a release is newer than another, both as they are shown: 'Public Law 119-108 (September 11, 2026)', 'Public Law
 * 119-36', 'October 5, 2026'. Where they cannot be compared, another one counts as newer.
 */
export function isNewer(release: string, than: string): boolean {
  if (release === than) return false
  const [one, other] = [orderOf(release), orderOf(than)]
  if (!one || !other || one.length !== other.length) return true
  for (const [at, value] of one.entries()) if (value !== other[at]) return value > (other[at] ?? 0)
  return false
}

function orderOf(release: string): number[] | undefined {
  const [, congress, law, update] = /^Public Law (\d+)-(\d+)(?:u(\d+))?/.exec(release) ?? []
  if (congress) return [Number(congress), Number(law), Number(update ?? 0)]
  const day = /^[A-Z][a-z]+ \d{1,2}, \d{4}$/.test(release) ? Date.parse(`${release} UTC`) : Number.NaN
  return Number.isNaN(day) ? undefined : [day]
}
