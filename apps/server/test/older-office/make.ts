import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startFakeModel } from '@casewright/core/testing'
import { loadStarter, readStarter } from '@casewright/library'
import { serve } from '@hono/node-server'
import { boot } from '../../src/boot/boot.ts'
import { createApp } from '../../src/http/app.ts'
import { writeKeyFile } from '../../src/ops/backup/key-file.ts'
import { makeBackup } from '../../src/ops/backup/make.ts'
import { connect } from '../../src/ops/connect.ts'
import { readEnv } from '../../src/ops/env/env.ts'
import { migrationNames } from '../../src/platform/db/migrate.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { loadSecrets } from '../../src/platform/vault/secrets.ts'
import { createClient, type TestClient } from '../client.ts'
import { work, workWithModel } from './work.ts'

// node apps/server/test/older-office/make.ts: makes up an office as this version stores it, and writes its backup, its key
// and what is shown only once beside this file, under the number of the last migration. older-office.test opens them all.
const DATA_DIR = await mkdtemp(join(tmpdir(), 'casewright-office-'))
const envOf = (settings: Record<string, string> = {}) =>
  readEnv({ DATA_DIR, PORT: '0', SOURCES: 'library', OFFLINE: '1', ...settings })

async function inOffice<T>(settings: Record<string, string>, does: (visitor: () => TestClient) => Promise<T>) {
  const { services, close } = await boot(envOf(settings), createLog('warn'))
  const { db, library } = services
  // A few of the shipped authorities, so that the file stays small, with the one that the brief cites.
  const files = (await readStarter()).filter(({ slug }, at) => at < 12 || slug === '384-us-436')
  await loadStarter(db, library, files)
  await library.add(await library.startImport('own', 'made up'), [
    {
      kind: 'case',
      source: 'library',
      externalId: 'lake',
      title: 'Lake v. Mill',
      citations: ['998 F.4th 11'],
      court: 'ca9',
      date: '2025-06-27',
      text: 'A landlord who padlocks the only door of a shop has evicted the tenant. The judgment is reversed.',
    },
  ])
  const http = serve({ fetch: createApp(services).fetch, port: 0, hostname: '127.0.0.1' })
  await once(http, 'listening')
  try {
    const { port } = http.address() as AddressInfo
    return await does(() => createClient(`http://127.0.0.1:${port}`))
  } finally {
    await close()
    http.close()
  }
}

const fake = await startFakeModel()
try {
  const shown = await inOffice({}, work)
  const model = { LLM_MODEL: 'compatible:fake-model', COMPATIBLE_BASE_URL: `${fake.url}/v1` }
  await inOffice(model, workWithModel)
  const env = envOf()
  const secrets = await loadSecrets(env)
  const { access, stop } = await connect(env)
  const name = join(import.meta.dirname, (migrationNames.at(-1) ?? '').slice(0, 4))
  await makeBackup(access.owner ?? access.url, `${name}.backup`, secrets.vaultKeys)
  await writeKeyFile(`${name}.key`, secrets)
  await writeFile(`${name}.shown.json`, `${JSON.stringify(shown, null, 2)}\n`)
  await stop()
} finally {
  await fake.stop()
  await rm(DATA_DIR, { recursive: true, force: true })
}
process.exit(0)
