import { type CompletionPlan, planCompletion, readStarter, type StarterFile } from '@casewright/library'
import type { Pack } from '@casewright/publishers'
import { sql } from 'kysely'
import type { Database } from '../../../platform/db/client.ts'

/** The pack of the catalog that the texts of the starter set are. */
export const starterTexts = 'starter-texts'

let starter: Promise<StarterFile[]> | undefined

/** What has to be fetched to give the starter set its texts, and how many cases of those that can be already have one. */
export interface StarterPlan extends CompletionPlan {
  authorities: number
  held: number
}

let titles: { of: string; ids: string[] } | undefined

/** The packs of the catalog in which authorities of the starter set are: planned again only for another catalog. */
export async function starterTitles(packs: readonly Pack[]): Promise<string[]> {
  const of = packs.map(({ id }) => id).join(' ')
  if (titles?.of === of) return titles.ids
  starter ??= readStarter()
  titles = { of, ids: planCompletion(await starter, packs).packs.map(({ pack }) => pack.id) }
  return titles.ids
}

/** An administrator who removed the starter set does not want its texts either: then there is nothing to do. */
export async function starterPlan(db: Database, packs: readonly Pack[]): Promise<StarterPlan> {
  starter ??= readStarter()
  const files = await starter
  const known = await db.selectFrom('libraryImport').select('state').where('kind', '=', 'starter').executeTakeFirst()
  const all = planCompletion(known?.state === 'removed' ? [] : files, packs)
  const { rows } = await sql<{ name: string }>`
    select shipped.external_id as name from authority shipped
    join library_import on library_import.id = shipped.import_id and library_import.kind = 'starter'
    where exists (select 1 from authority held where held.work = shipped.work and held.length > 0)`.execute(db)
  const withText = new Set(rows.map(({ name }) => name))
  const cases = all.cases.filter(({ file }) => !withText.has(`${file.set}/${file.slug}`))
  return { ...all, cases, authorities: files.length, held: all.cases.length - cases.length }
}
