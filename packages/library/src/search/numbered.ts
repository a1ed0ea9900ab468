import type { Database } from '../database.ts'
import { worksCited } from '../store/find.ts'

const rule = /\brules? (\d{1,4})(?:\.\d+)?(?:\([a-z0-9]{1,4}\))*(?![\d%])/gi
const rulesOf = (number: number): readonly string[] =>
  number > 100 ? ['Fed. R. Evid.', 'Fed. R. Bankr. P.'] : ['Fed. R. Civ. P.', 'Fed. R. Crim. P.', 'Fed. R. App. P.']
const most = 3

/** Works that a query may name by a number alone, as in 'Rule 11 safe harbor', and how likely each is meant, to 1. */
export async function numberedWorks(db: Database, text: string): Promise<ReadonlyMap<number, number>> {
  const found = new Map<number, number>()
  for (const [, number = ''] of [...text.matchAll(rule)].slice(0, most))
    for (const [at, of] of rulesOf(Number(number)).entries())
      for (const work of await worksCited(db, `${of} ${number}`))
        found.set(work, Math.max(found.get(work) ?? 0, 1 - 0.2 * at))
  return found
}
