import type { Database } from '../database.ts'
import { worksCited, worksOfSection } from '../store/find.ts'

const rule = /\brules? (\d{1,4})(?:\.\d+)?(?:\([a-z0-9]{1,4}\))*(?![\d%])/gi
const rulesOf = (number: number): readonly string[] =>
  number > 100 ? ['Fed. R. Evid.', 'Fed. R. Bankr. P.'] : ['Fed. R. Civ. P.', 'Fed. R. Crim. P.', 'Fed. R. App. P.']
const section = /(?:\bsections? |§{1,2} ?)(\d{3,5}[a-z]?)(?:\([a-z0-9]{1,4}\))*(?![\d%.-])/gi
const most = 3
/** With more words beside it a section is only named. */
const mostBeside = 4

/** Works that a query may name by a number alone, as in 'Rule 11 safe harbor' and 'section 1983 color of law', and how likely each is meant, to 1. */
export async function numberedWorks(db: Database, text: string): Promise<ReadonlyMap<number, number>> {
  const found = new Map<number, number>()
  for (const [, number = ''] of [...text.matchAll(rule)].slice(0, most))
    for (const [at, of] of rulesOf(Number(number)).entries())
      for (const work of await worksCited(db, `${of} ${number}`))
        found.set(work, Math.max(found.get(work) ?? 0, 1 - 0.2 * at))
  // 'Section 1983 color of law': one section alone has this number here. Who says more asks about something under it.
  if (text.replace(section, ' ').split(/\s+/).filter(Boolean).length > mostBeside) return found
  for (const [, number = ''] of [...text.matchAll(section)].slice(0, most)) {
    const [work, ...others] = await worksOfSection(db, number)
    if (work !== undefined && others.length === 0) found.set(work, 1)
  }
  return found
}
