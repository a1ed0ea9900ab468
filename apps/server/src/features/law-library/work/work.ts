import pg from 'pg'
import { errorFields } from '../../../platform/log/log.ts'
import { checkDaily } from '../newer/check.ts'
import { openStates } from '../row.ts'
import { type LawWorkDeps, runPack } from './run-pack.ts'

const everyMilliseconds = 2000
const checkMilliseconds = 10 * 60_000

/**
 * Does all that waits, one pack after the other, unless another process is at it. The lock belongs to a connection: when
 * the process that has it dies, the database gives it to the next, who goes on where the work was.
 * @param only one pack alone
 * @returns false where another process is at work
 */
export async function workOnPacks(deps: LawWorkDeps, stopping: AbortSignal, only?: string): Promise<boolean> {
  const next = () =>
    deps.db
      .selectFrom('lawPack')
      .selectAll()
      .where('state', 'in', openStates)
      .$if(only !== undefined, (select) => select.where('id', '=', only as string))
      .orderBy('askedAt')
      .executeTakeFirst()
  if (!(await next())) return true
  const holder = new pg.Client({ connectionString: deps.databaseUrl, application_name: 'casewright law' })
  const lost = new AbortController()
  holder.on('error', () => lost.abort(new Error('The database connection was lost.')))
  await holder.connect()
  try {
    const { rows } = await holder.query("select pg_try_advisory_lock(hashtext('casewright law work')) as mine")
    if (!rows[0]?.mine) return false
    const signal = AbortSignal.any([stopping, lost.signal])
    for (let row = await next(); row && !signal.aborted; row = await next()) await runPack(deps, row, signal)
    return true
  } finally {
    await holder.end().catch(() => {})
  }
}

/** Looks for work now and then, until stopped. @returns a promise of the end of what is under way */
export function startLawWork(deps: LawWorkDeps, stopping: AbortSignal): () => Promise<void> {
  let working: Promise<unknown> | undefined
  let checkAfter = Date.now() + everyMilliseconds
  const check = async () => {
    if (Date.now() < checkAfter) return
    checkAfter = Date.now() + checkMilliseconds
    await checkDaily({ ...deps, stopping }).catch((error) =>
      deps.log.warn(errorFields(error), 'publishers could not be asked for newer law'),
    )
  }
  const look = () => {
    if (working || stopping.aborted) return
    working = workOnPacks(deps, stopping)
      .catch((error) => deps.log.warn(errorFields(error), 'work on a law pack stopped'))
      .finally(() => {
        working = undefined
      })
  }
  const timer = setInterval(() => {
    look()
    void check()
  }, everyMilliseconds)
  return async () => {
    clearInterval(timer)
    await working
  }
}
