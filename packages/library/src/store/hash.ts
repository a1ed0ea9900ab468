import { createHash } from 'node:crypto'
import type { NewAuthority } from '../types.ts'

/** Raised when the index or the links learn something new from the same content: everything is then taken again. */
const version = 1

/** Of all that was given but the time: the same content has the same hash. */
export function hashOf({ fetchedAt: _, ...given }: NewAuthority): Buffer {
  const entries = Object.entries(given)
    .filter(([, value]) => value !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([version, entries]))
    .digest()
}
