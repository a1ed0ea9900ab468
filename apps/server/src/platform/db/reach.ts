import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

const oldest = 15

/**
 * Waits until a database that was given answers: it may be starting beside us.
 * @param setting that names it
 * @throws Error with a sentence when it does not in time, refuses us, or is too old
 */
export async function reachDatabase(
  connectionString: string,
  patienceMilliseconds = 30_000,
  setting = 'DATABASE_URL',
): Promise<void> {
  const deadline = Date.now() + patienceMilliseconds
  for (;;) {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000 })
    client.on('error', () => {})
    try {
      await client.connect()
      const { rows } = await client.query<{ version: number }>(
        `select current_setting('server_version_num')::int / 10000 as version`,
      )
      const version = rows[0]?.version ?? 0
      if (version < oldest)
        throw new TooOld(`${setting} points to PostgreSQL ${version}. Casewright needs ${oldest} or newer.`)
      return
    } catch (error) {
      if (error instanceof TooOld) throw error
      const code = codeOf(error)
      // 57P03: it is starting up. A refusal of who we are does not get better by waiting.
      const passing = code === undefined || code === '57P03' || !/^[0-9A-Z]{5}$/.test(code)
      if (passing && Date.now() < deadline) await wait(500)
      else
        throw new Error(
          `The database of ${setting} cannot be used (${code ?? 'no answer'}). Check its address, name, user and password.`,
          { cause: error },
        )
    } finally {
      await client.end().catch(() => {})
    }
  }
}

class TooOld extends Error {}

/** Of a driver's error; several tries at one name (IPv4, IPv6) come as one error that holds them. */
function codeOf(error: unknown): string | undefined {
  const one = error instanceof AggregateError ? error.errors[0] : error
  return (one as { code?: string } | undefined)?.code
}
