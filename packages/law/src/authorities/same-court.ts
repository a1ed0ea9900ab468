import { courtOf } from '../courts/court-of.ts'

/**
 * Whether two ids are of one court. Citations name a state's court of appeals without its district, and sources know the
 * district: an intermediate court of the same state whose abbreviation begins alike is the same.
 */
export function sameCourt(written: string, found: string): boolean {
  if (written === found) return true
  const [one, other] = [courtOf(written), courtOf(found)]
  if (!one || !other || one.jurisdiction === 'us' || one.jurisdiction !== other.jurisdiction) return false
  return (
    one.level === 'intermediate' &&
    other.level === 'intermediate' &&
    (written.startsWith(found) || found.startsWith(written))
  )
}
