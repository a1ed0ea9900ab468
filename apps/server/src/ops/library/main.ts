import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createLibrary } from '@casewright/library'
import { createDatabase } from '../../platform/db/client.ts'
import { createLog } from '../../platform/log/log.ts'
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
  const library = createLibrary(db, createLog('silent'))
  const stopping = new AbortController()
  const end = async (code: number) => {
    stopping.abort(new Error('Stopped.'))
    await library.close()
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
      rejectFolder: join(env.DATA_DIR, 'imports'),
      packFolder: join(env.DATA_DIR, 'packs'),
      catalogFile: join(env.DATA_DIR, 'packs.json'),
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
