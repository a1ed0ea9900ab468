import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { lockFolder } from './folder-lock.ts'

/**
 * After a kill -9 our PostgreSQL lives on without us. If another Casewright holds it, this start is
 * refused; if nobody does, it is stopped so that a new one can be ours. A lock file whose process
 * is dead is left to PostgreSQL, which recovers by itself.
 */
export async function endLeftover(folder: string, urlAt: (port: number) => string): Promise<void> {
  const lines = (await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  const port = Number(lines[3])
  if (!pid || !port || !isAlive(pid)) return

  const client = new pg.Client({ connectionString: urlAt(port), connectionTimeoutMillis: 3000 })
  client.on('error', () => {})
  // Another program may have got the dead one's number: then nothing of ours answers at that port.
  if (
    !(await client.connect().then(
      () => true,
      () => false,
    ))
  )
    return
  try {
    await lockFolder(client)
    process.kill(pid, 'SIGINT')
  } finally {
    await client.end().catch(() => {})
  }
  for (let tries = 0; tries < 200 && isAlive(pid); tries++) await wait(50)
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
