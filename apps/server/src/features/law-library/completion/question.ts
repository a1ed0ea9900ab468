import type { CompletionQuestion, LawCompletion, LawPackFrom, LawPackWork } from '@casewright/api'
import { CasewrightError } from '@casewright/core'
import { sql } from 'kysely'
import type { Database } from '../../../platform/db/client.ts'
import { type Actor, record } from '../../audit/index.ts'
import { type Catalog, catalogOf, packCalledOrNone } from '../catalog.ts'
import type { LawLibraryDeps } from '../deps.ts'
import { inFolder } from '../in-folder.ts'
import { packRow } from '../row.ts'
import { workOf } from '../work-shown.ts'
import { titlesToAdd } from './complete.ts'
import { starterPlan, starterTexts, starterTitles } from './plan.ts'

type Deps = Pick<LawLibraryDeps, 'db' | 'places'>

/** Two small files for each case, one request a second. */
const requestsPerCase = 2

/** Whether an administrator is asked to complete the library, and how far it is where one said yes. */
export async function completionOf({ db, places }: Deps): Promise<LawCompletion> {
  const catalog = await catalogOf(places)
  const row = await packRow(db, starterTexts)
  const [work] = row ? await workShown(db, catalog) : []
  const isAnswered = row !== undefined || (await wasAnswered(db))
  return { question: isAnswered ? null : await question({ db, places }, catalog), work: work ?? null }
}

/** What goes on, before what stopped: the cases, then the titles. */
async function workShown(db: Database, { packs }: Catalog): Promise<LawPackWork[]> {
  const ids = [starterTexts, ...(await starterTitles(packs))]
  const rows = await db.selectFrom('lawPack').selectAll().where('id', 'in', ids).orderBy('askedAt').execute()
  const stopped = ({ state }: LawPackWork) => Number(state === 'failed' || state === 'paused')
  return workOf(rows, packs).sort((one, other) => stopped(one) - stopped(other))
}

/** Null: nothing is missing, or there is no way to what is. */
async function question({ db, places }: Deps, catalog: Catalog): Promise<CompletionQuestion | null> {
  const pack = packCalledOrNone(catalog, starterTexts)
  if (!pack) return null
  const from: LawPackFrom = places.offline ? 'folder' : 'network'
  if (from === 'folder' && !(await inFolder(places.folder, pack))) return null
  const { cases, without, authorities } = await starterPlan(db, catalog.packs)
  const titles = await titlesToAdd(db, places, catalog)
  const address = cases[0]?.tries[0]?.record.url
  if (!address) return null
  return {
    pack: pack.id,
    from,
    folder: from === 'folder' ? places.folder : null,
    publisher: pack.publisher,
    host: new URL(address).hostname,
    license: pack.license,
    page: pack.page ?? null,
    authorities,
    cases: cases.length,
    requests: cases.length * requestsPerCase,
    seconds: cases.length * requestsPerCase,
    inPacks: titles.reduce((sum, { citations }) => sum + citations.length, 0),
    packs: titles.length,
    publishers: [...new Set(titles.map(({ pack }) => pack.publisher))],
    without: without.length,
  }
}

/** Once an administrator has answered, nobody is asked again: by the audit log, in which each answer stands. */
async function wasAnswered(db: Database): Promise<boolean> {
  const answered = sql`
    select 1 from audit_event
    where action = 'law.completion-later' or (action = 'law.pack-added' and subject_id = ${starterTexts}) limit 1`
  const { rows } = await answered.execute(db)
  return rows.length > 0
}

/** Notes that the library is not completed now. It can be at any time, in the law library. */
export async function postponeCompletion({ db }: Deps, actor: Actor): Promise<void> {
  if (await wasAnswered(db)) throw new CasewrightError('conflict', 'This question has already been answered.')
  await record(db, actor, { action: 'law.completion-later', detail: {} })
}
