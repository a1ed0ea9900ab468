import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Env } from './env.ts'

const stored = z.object({ authSecret: z.string(), vaultKey: z.string(), databasePassword: z.string() })
export type Secrets = z.infer<typeof stored>

/**
 * The secrets of this installation: from the environment, else made once and kept in
 * `DATA_DIR/secrets.json`, readable by its owner alone. The vault's key never enters the database.
 */
export async function loadSecrets(env: Pick<Env, 'DATA_DIR' | 'AUTH_SECRET' | 'VAULT_KEY'>): Promise<Secrets> {
  const kept = await readOrMake(env.DATA_DIR)
  return { ...kept, authSecret: env.AUTH_SECRET ?? kept.authSecret, vaultKey: env.VAULT_KEY ?? kept.vaultKey }
}

async function readOrMake(dataDir: string): Promise<Secrets> {
  const file = join(dataDir, 'secrets.json')
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw new Error(`The file ${file} cannot be read (${error.code}). Check who owns it.`)
  })
  if (text === undefined) return make(dataDir, file)
  try {
    return stored.parse(JSON.parse(text))
  } catch {
    // A new key in its place would make every stored document unreadable: stop instead.
    throw new Error(
      `The file ${file} is damaged. Restore it from a backup: without it stored documents cannot be read.`,
    )
  }
}

async function make(dataDir: string, file: string): Promise<Secrets> {
  const made: Secrets = {
    authSecret: randomBytes(32).toString('hex'),
    vaultKey: randomBytes(32).toString('hex'),
    databasePassword: randomBytes(24).toString('hex'),
  }
  await mkdir(dataDir, { recursive: true })
  await writeFile(`${file}.new`, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 })
  await rename(`${file}.new`, file)
  return made
}
