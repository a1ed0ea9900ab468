import { rm } from 'node:fs/promises'
import { to as copyTo } from 'pg-copy-streams'
import { migrationNames } from '../../platform/db/migrate.ts'
import { keyName, type VaultKeys } from '../../platform/vault/vault.ts'
import { serverVersion } from '../../platform/version.ts'
import { copyOut, migrationsOf, sequencesOf, tablesOf } from './catalogue.ts'
import { type End, formVersion, type Manifest } from './file/form.ts'
import { writeBackupFile } from './file/write-file.ts'
import { closeSession, openSession } from './session.ts'
import { trustedCounts } from './trusted-counts.ts'

export interface Made {
  manifest: Manifest
  end: End
}

/**
 * Copies everything into a file, as it was in one instant: in one transaction that reads alone, while others work.
 * What is sealed stays sealed. @param path must not be there yet; what cannot be ended is removed
 * @throws Error with a sentence
 */
export async function makeBackup(url: string, path: string, keys: VaultKeys): Promise<Made> {
  const client = await openSession(url)
  let file: Awaited<ReturnType<typeof writeBackupFile>> | undefined
  try {
    await client.query('begin isolation level repeatable read read only')
    const counts = await trustedCounts(client, url)
    const manifest = await describe(client, keys)
    file = await writeBackupFile(path, manifest)
    for (const table of manifest.tables) {
      const { rows } = await file.table(table.name, client.query(copyTo(copyOut(table))))
      const trusted = counts.get(table.name)
      if (trusted !== undefined && trusted !== rows)
        throw new Error(
          `Row security hides rows of ${table.name}: ${rows} of ${trusted} were read. No backup was made.`,
        )
    }
    const end = await file.end(await sequencesOf(client))
    await client.query('commit')
    return { manifest, end }
  } catch (error) {
    await file?.abandon()
    if (file) await rm(path, { force: true })
    throw told(error, path)
  } finally {
    await closeSession(client)
  }
}

async function describe(client: Awaited<ReturnType<typeof openSession>>, keys: VaultKeys): Promise<Manifest> {
  const migrations = await migrationsOf(client)
  if (!migrations?.length) throw new Error('This database contains no Casewright data, so there is nothing to back up.')
  if (migrations.some((name) => !migrationNames.includes(name)))
    throw new Error('This database was created by a newer Casewright. Make the backup with that version.')
  const { rows } = await client.query<{ version: string }>(`select current_setting('server_version') as version`)
  return {
    form: 'casewright-backup',
    formVersion,
    version: await serverVersion(),
    madeAt: new Date().toISOString(),
    postgres: rows[0]?.version.split(' ')[0] ?? '',
    migrations,
    tables: await tablesOf(client),
    vaultKeys: [keys.current, ...keys.others].map(keyName),
  }
}

function told(error: unknown, path: string): unknown {
  const code = (error as NodeJS.ErrnoException | null)?.code
  if (code === 'ENOSPC') return new Error(`The disk is full: ${path} was not written.`, { cause: error })
  if (code === 'EEXIST') return new Error(`${path} already exists.`, { cause: error })
  if (code && /^E[A-Z]+$/.test(code)) return new Error(`${path} cannot be written (${code}).`, { cause: error })
  return error
}
