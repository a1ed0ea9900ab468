import { mkdtemp, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ServerType, serve } from '@hono/node-server'
import pg from 'pg'
import { inject } from 'vitest'
import { type BootOptions, boot } from '../src/boot/boot.ts'
import { createApp } from '../src/http/app.ts'
import { limitRequests } from '../src/http/request-limits.ts'
import { readEnv } from '../src/ops/env/env.ts'
import { createLog } from '../src/platform/log/log.ts'
import { createClient } from './client.ts'
import { fixtureModules } from './fixture-modules.ts'
import { asApplication, migratedDatabase } from './postgres.ts'
import { rememberHashes } from './remembered-hashes.ts'

/** A whole server on a database of its own, called over HTTP as a browser does. */
export async function startServer(
  settings: Record<string, string> = {},
  options: BootOptions = { modules: fixtureModules },
) {
  const database = await migratedDatabase(inject('postgresUrl'))
  const folder = await mkdtemp(join(tmpdir(), 'casewright-server-'))
  const lines: string[] = []
  const log = createLog('debug', { write: (line: string) => void lines.push(line) })
  const roles =
    'DATABASE_URL' in settings
      ? {}
      : { DATABASE_URL: asApplication(database.url), MIGRATION_DATABASE_URL: database.url }
  const env = readEnv({ DATA_DIR: folder, ...roles, PORT: '0', SOURCES: 'library', ...settings })
  const { services, close } = await boot(env, log, options)
  const owner = new pg.Pool({ connectionString: settings.DATABASE_URL || database.url, max: 2 })
  owner.on('error', () => {})
  await rememberHashes(services.auth)
  let http: ServerType | undefined
  const port = await new Promise<number>((resolve) => {
    http = serve({ fetch: createApp(services).fetch, port: 0, hostname: '127.0.0.1' }, (info) => resolve(info.port))
    // As in production: else a client sends into a connection that was closed while the machine was busy.
    limitRequests(http as Server)
  })
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    services,
    databaseUrl: database.url,
    /** The database as who owns it, who may do what the application may not. */
    owner,
    folder,
    logged: () => lines.join(''),
    visitor: () => createClient(url),
    /** A new account, signed in. */
    async member(name = 'Ada Member') {
      const client = createClient(url)
      const email = `${crypto.randomUUID()}@example.com`
      const setupWord = services.setup.word
      const answer = await client.post('/api/register', { name, email, password: 'correct horse battery', setupWord })
      if (!answer.ok) throw new Error(`registration failed: ${await answer.text()}`)
      return Object.assign(client, { email, person: (await answer.json()) as { id: string; role: string } })
    },
    async stop() {
      await close()
      await new Promise((resolve) => {
        http?.close(resolve)
        ;(http as import('node:http').Server).closeAllConnections()
      })
      await owner.end()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type TestServer = Awaited<ReturnType<typeof startServer>>
