import { record, system } from '../../features/audit/index.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { createLog } from '../../platform/log/log.ts'
import { createJobQueue } from '../../platform/queue/queue.ts'
import { isEmpty } from './catalogue.ts'
import { type Ended, endAccess } from './end-access.ts'
import type { End, Manifest } from './file/form.ts'
import { readBackupFile } from './file/read-file.ts'
import { levelOf, loadBackup } from './load.ts'
import { closeSession, openSession } from './session.ts'

/** Reads a whole backup before anything is done with it. @throws Error with a sentence where it cannot be restored here */
export async function checkBackup(path: string): Promise<{ manifest: Manifest; end: End }> {
  let manifest: Manifest | undefined
  let end: End | undefined
  for await (const piece of readBackupFile(path)) {
    if (piece.kind === 'manifest') manifest = piece.manifest
    else if (piece.kind === 'end') end = piece.end
  }
  if (manifest) levelOf(manifest)
  return { manifest, end } as { manifest: Manifest; end: End }
}

/** @throws Error with a sentence where anything stands in this database */
export async function mustBeEmpty(url: string): Promise<void> {
  const client = await openSession(url)
  try {
    if (await isEmpty(client)) return
  } finally {
    await closeSession(client)
  }
  throw new Error(
    'This database is not empty. A backup can only be restored into an empty database. Nothing was changed. Use an empty database, or an empty DATA_DIR.',
  )
}

export interface Restored extends Ended {
  /** Runs that waited or were at work when the backup was made, and go to the workers again. */
  waiting: number
}

/**
 * Restores a backup into an empty database and brings it up to this version. What was ended since the backup was made
 * must not begin again, and nobody knows here what that is: no session and no link comes back.
 * @param options `revokeKeys`: no API key either
 */
export async function restoreBackup(path: string, url: string, { revokeKeys = false } = {}): Promise<Restored> {
  await mustBeEmpty(url)
  // The queue makes its own tables, in a schema of its own: they hold nothing that the runs do not tell.
  const queue = await createJobQueue(url, createLog('silent'))
  const client = await openSession(url)
  let restored: Restored = { waiting: 0, invitations: 0, keys: 0, passkeys: 0, connections: 0 }
  try {
    await loadBackup(client, path, async (trx) => {
      await migrate(trx)
      const runs = await trx
        .selectFrom('run')
        .select(['id', 'ownerId'])
        .where('mode', '=', 'queued')
        .where('state', 'in', ['queued', 'running'])
        .orderBy('createdAt')
        .execute()
      const sent = new Map<string, number>()
      for (const { id, ownerId } of runs) {
        const before = sent.get(ownerId) ?? 0
        await queue.send(trx, id, ownerId, before)
        sent.set(ownerId, before + 1)
      }
      restored = { waiting: runs.length, ...(await endAccess(trx, revokeKeys)) }
      await record(trx, system, { action: 'backup.restored', detail: { ...restored } })
    })
    await client.query('analyze')
    return restored
  } finally {
    await closeSession(client)
    await queue.stop()
  }
}
