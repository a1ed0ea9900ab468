import type { CompletionQuestion, LawCompletion, LawPackFrom } from '@casewright/api'
import { CasewrightError } from '@casewright/core'
import { sql } from 'kysely'
import type { Database } from '../../../platform/db/client.ts'
import { type Actor, record } from '../../audit/index.ts'
import { type Catalog, catalogOf, isIn, packCalledOrNone } from '../catalog.ts'
import type { LawLibraryDeps } from '../deps.ts'
import { packRow } from '../row.ts'
import { workOf } from '../work-shown.ts'
import { starterPlan, starterTexts } from './plan.ts'

type Deps = Pick<LawLibraryDeps, 'db' | 'places'>

/** Two small files for each case, one request a second. */
const requestsPerCase = 2

/** Whether an administrator is asked to complete the library, and how far it is where one said yes. */
export async function completionOf({ db, places }: Deps): Promise<LawCompletion> {
  const catalog = await catalogOf(places)
  const row = await packRow(db, starterTexts)
  const [work] = row ? workOf([row], catalog.packs) : []
  const isAnswered = row !== undefined || (await wasAnswered(db))
  return { question: isAnswered ? null : await question({ db, places }, catalog), work: work ?? null }
}

/** Null: nothing is missing, or there is no way to what is. */
async function question({ db, places }: Deps, catalog: Catalog): Promise<CompletionQuestion | null> {
  const pack = packCalledOrNone(catalog, starterTexts)
  if (!pack) return null
  const from: LawPackFrom = places.offline ? 'folder' : 'network'
  if (from === 'folder' && !(await isIn(places.folder, pack))) return null
  const { cases, packs, without, authorities } = await starterPlan(db, catalog.packs)
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
    inPacks: packs.reduce((sum, { citations }) => sum + citations.length, 0),
    packs: packs.length,
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
