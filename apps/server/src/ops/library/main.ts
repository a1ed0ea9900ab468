import { fileURLToPath } from 'node:url'
import { createLibrary } from '@casewright/library'
import { placesOf } from '../../features/law-library/index.ts'
import { createDatabase } from '../../platform/db/client.ts'
import { createEgress } from '../../platform/egress/index.ts'
import { createLog } from '../../platform/log/log.ts'
import { loadSecrets } from '../../platform/vault/secrets.ts'
import { createVault } from '../../platform/vault/vault.ts'
import { bringUp } from '../bring-up.ts'
import { connect } from '../connect.ts'
import { readEnv } from '../env/env.ts'
import { runCommand } from './run-command.ts'

// npm run library: starts here as a process of its own, beside the server or without it.
const root = fileURLToPath(new URL('../../../../..', import.meta.url))
try {
  // biome-ignore lint/style/noProcessEnv: a process starts here.
  const env = readEnv(process.env, root)
  const { access, stop } = await connect(env)
  const { db } = createDatabase(access.url, () => {})
  const log = createLog('silent')
  const library = createLibrary(db, log)
  const places = placesOf(env)
  const { vaultKeys } = await loadSecrets(env)
  const egress = createEgress({
    db,
    vault: createVault(vaultKeys.current, vaultKeys.others),
    log,
    offline: env.OFFLINE,
  })
  const stopping = new AbortController()
  const end = async (code: number) => {
    stopping.abort(new Error('Stopped.'))
    await library.close()
    await egress.close()
    await db.destroy()
    await stop()
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end(130))
  try {
    await bringUp(access, db)
    await runCommand(process.argv.slice(2), {
      db,
      library,
      rejectFolder: places.rejectFolder,
      law: { db, library, egress, log, places, databaseUrl: access.url },
      screen: process.stdout,
      signal: stopping.signal,
    })
    await end(0)
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}`)
    await end(1)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
