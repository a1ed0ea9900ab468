import { setTimeout as wait } from 'node:timers/promises'
import type { Person } from './person.ts'

/** How often a fifth of a second is waited for the library: a minute in all. */
const mostWaits = 300

/** Of each of the three sets one, so that the library is known to hold them all. */
const oneOfEach = ['347 U.S. 483', '248 N.Y. 339', '42 U.S.C. § 1983']

/** Waits until the starter set is in the library: it is loaded behind the first start. */
export async function starterIsThere(person: Person): Promise<void> {
  for (let waits = 0; waits < mostWaits; waits++) {
    const found = await Promise.all(
      oneOfEach.map((query) => person.ask('/api/legal-search', { query }).then(({ output }) => totalOf(output))),
    )
    if (found.every((total) => total > 0)) return
    await wait(200)
  }
  throw new Error('The starter set was not loaded within a minute.')
}

const totalOf = (output: unknown) => (output as { totalResults: number }).totalResults
