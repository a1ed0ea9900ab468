import type { Job, Jobs } from '@casewright/api'
import { CasewrightError } from '@casewright/core'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../../platform/db/client.ts'

const states = ['queued', 'running', 'failed'] as const

const listQuery = z.strictObject({
  state: z.enum(states).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  before: z
    .string()
    .max(100)
    .transform((cursor) => cursor.split('_'))
    .pipe(z.tuple([z.iso.datetime(), z.uuid()]))
    .optional(),
})

/** Everybody's runs that wait, work or failed, newest first, a page at a time: no label, no words of theirs. */
export async function listJobs(db: Database, asked: unknown): Promise<Jobs> {
  const query = listQuery.safeParse(asked)
  if (!query.success) throw new CasewrightError('bad-input', 'The filter or page is not valid.')
  const { state, limit, before } = query.data
  const rows = await db
    .selectFrom('run')
    .innerJoin('person', 'person.id', 'run.ownerId')
    .select(['run.id', 'run.tool', 'run.action', 'run.mode', 'run.ownerId', 'person.name', 'run.state'])
    .select(['run.createdAt', 'run.startedAt', 'run.endedAt', 'run.attempt', 'run.errorCode'])
    .where('run.state', 'in', state ? [state] : states)
    .$if(before !== undefined, (select) =>
      select.where(sql<boolean>`(run.created_at, run.id) < (${before?.[0]}::timestamptz, ${before?.[1]}::uuid)`),
    )
    .orderBy('run.createdAt', 'desc')
    .orderBy('run.id', 'desc')
    .limit(limit + 1)
    .execute()
  const page = rows.slice(0, limit)
  const last = rows.length > page.length ? page.at(-1) : undefined
  return {
    jobs: page.map(({ ownerId, name, state, createdAt, startedAt, endedAt, ...row }) => ({
      ...row,
      personId: ownerId,
      personName: name,
      state: state as Job['state'],
      createdAt: createdAt.toISOString(),
      startedAt: startedAt?.toISOString() ?? null,
      endedAt: endedAt?.toISOString() ?? null,
    })),
    next: last ? `${last.createdAt.toISOString()}_${last.id}` : null,
    ...(await countJobs(db)),
  }
}

async function countJobs(db: Database): Promise<Pick<Jobs, 'counts' | 'oldestWait'>> {
  const { rows } = await sql<Record<Job['state'], number> & { oldestWait: number | null }>`
    select (count(*) filter (where state = 'queued'))::int as queued,
      (count(*) filter (where state = 'running'))::int as running,
      (select count(*)::int from run where state = 'failed') as failed,
      extract(epoch from now() - min(created_at) filter (where state = 'queued'))::int as oldest_wait
    from run where state in ('queued', 'running')`.execute(db)
  const { queued = 0, running = 0, failed = 0, oldestWait = null } = rows[0] ?? {}
  return { counts: { queued, running, failed }, oldestWait }
}
