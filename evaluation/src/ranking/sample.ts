import { createHash } from 'node:crypto'

/** In an order of chance that is the same each time: that of the hashes of their names. */
export function byHash<T>(all: readonly T[], nameOf: (one: T) => string): T[] {
  const hashOf = (one: T) => createHash('sha256').update(nameOf(one)).digest('hex')
  return all
    .map((one) => ({ one, hash: hashOf(one) }))
    .sort((one, other) => (one.hash < other.hash ? -1 : 1))
    .map(({ one }) => one)
}

/** At most so many of the queries, chosen by the hash of their words, in the order in which they were. */
export function chosenOf<T extends { text: string }>(queries: readonly T[], most: number): readonly T[] {
  if (queries.length <= most) return queries
  const chosen = new Set(byHash(queries, ({ text }) => text).slice(0, most))
  return queries.filter((one) => chosen.has(one))
}
