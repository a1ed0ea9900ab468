import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { record, system } from '../../features/audit/index.ts'
import { createDatabase } from '../../platform/db/client.ts'
import { bringUp } from '../bring-up.ts'
import { connect } from '../connect.ts'
import { readEnv } from '../env/env.ts'
import { rotate } from './rotate.ts'

// npm run rotate-key: starts here as a process of its own, beside the server or without it.
const root = fileURLToPath(new URL('../../../../..', import.meta.url))
try {
  // biome-ignore lint/style/noProcessEnv: a process starts here.
  const env = readEnv(process.env, root)
  const { access, stop } = await connect(env)
  const { db } = createDatabase(access.url, () => {})
  const pool = new pg.Pool({ connectionString: access.url, max: 4, application_name: 'casewright rotation' })
  try {
    await bringUp(access, db)
    const records = await rotate({ env, pool, say: (line) => console.log(line) })
    await record(db, system, { action: 'vault.key-rotated', detail: { records } })
    console.log(
      `${records.toLocaleString('en-US')} records were re-encrypted. Earlier backups need the old key. Export the new key with npm run backup:key, then make a backup.`,
    )
  } finally {
    await pool.end()
    await db.destroy()
    await stop()
  }
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
