import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { record, system } from '../../../features/audit/index.ts'
import { createDatabase } from '../../../platform/db/client.ts'
import { loadSecrets, type Secrets } from '../../../platform/vault/secrets.ts'
import { createVault } from '../../../platform/vault/vault.ts'
import { connect } from '../../connect.ts'
import type { Env } from '../../env/env.ts'
import { writeKeyFile } from '../key-file.ts'
import { type Made, makeBackup } from '../make.ts'
import { temporaryDatabase } from '../temporary-database.ts'
import { verifyBackup } from '../verify.ts'
import { megabytes, runCommand, since, spokenRows, type Undo } from './run.ts'

const usage = `npm run backup -- [<folder or file>] [--key <file>] [--no-verify]
npm run backup:key -- <file>

Without a path, the backup is saved in DATA_DIR/backups.`

// npm run backup: starts here as a process of its own, beside the server or without it.
await runCommand(async (env, undo) => {
  const words = readWords()
  const secrets = await loadSecrets(env)
  if (words.key) await writeKeyFile(words.key, secrets)
  if (!words.keyOnly) await backUp(env, secrets, words, undo)
  if (words.key)
    console.log(
      `The key is in ${words.key}. Store it separately from the backups: anyone with both can read everything, and without it nothing encrypted can be read.`,
    )
})

function readWords() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        key: { type: 'string' },
        'key-only': { type: 'string' },
        'no-verify': { type: 'boolean', default: false },
      },
    })
    if (positionals.length > 1) throw new Error()
    return {
      place: positionals[0],
      key: values['key-only'] ?? values.key,
      keyOnly: values['key-only'] !== undefined,
      verify: !values['no-verify'],
    }
  } catch {
    throw new Error(usage)
  }
}

async function backUp(env: Env, secrets: Secrets, words: ReturnType<typeof readWords>, undo: Undo): Promise<void> {
  const path = await placeOf(words.place ?? join(env.DATA_DIR, 'backups'))
  const part = `${path}.part`
  const { access, stop } = await connect(env)
  undo.push(stop)
  let started = performance.now()
  undo.push(() => rm(part, { force: true }))
  const made = await makeBackup(access.owner ?? access.url, part, secrets.vaultKeys)
  const { size } = await stat(part)
  console.log(`Copied ${spokenRows(made.end.tables)}, ${megabytes(size)}, in ${since(started)}.`)
  if (words.verify) {
    started = performance.now()
    const opened = await verify(env, secrets, { path, part, made }, undo)
    console.log(
      `Restored into an empty database and compared row by row, and ${opened} sealed records opened, in ${since(started)}.`,
    )
  } else console.log('Restoring it was not tested.')
  await rename(part, path)
  await writeDown(access.owner ?? access.url, made, words.verify)
  console.log(`The backup is ${path}. Copy it to another machine.`)
}

/** A backup that does not verify is kept beside its place, as what is wrong may be found in it. */
async function verify(
  env: Env,
  secrets: Secrets,
  { path, part, made }: { path: string; part: string; made: Made },
  undo: Undo,
): Promise<number> {
  const temporary = await temporaryDatabase(env, secrets.databasePassword)
  undo.push(temporary.drop)
  try {
    const vault = createVault(secrets.vaultKeys.current, secrets.vaultKeys.others)
    return await verifyBackup(part, made, temporary.url, vault)
  } catch (error) {
    await rename(part, `${path}.broken`).catch(() => {})
    const problem = error instanceof Error ? error.message : String(error)
    throw new Error(`The backup failed verification: ${problem}\nIt is in ${path}.broken. Do not rely on it.`, {
      cause: error,
    })
  }
}

async function placeOf(given: string): Promise<string> {
  const isFolder = await stat(given).then(
    (found) => found.isDirectory(),
    () => !basename(given).includes('.'),
  )
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const path = isFolder ? join(given, `casewright-${time}.backup`) : given
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  if (await stat(path).catch(() => undefined)) throw new Error(`${path} already exists.`)
  return path
}

/** A database of before the audit log has nowhere to write it. */
async function writeDown(url: string, { manifest, end }: Made, verified: boolean): Promise<void> {
  if (!manifest.tables.some(({ name }) => name === 'audit_event')) return
  const { db } = createDatabase(url, () => {})
  try {
    const tables = Object.values(end.tables)
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    await record(db, system, { action: 'backup.made', detail: { tables: tables.length, rows, verified } })
  } finally {
    await db.destroy()
  }
}
