import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { createDatabase } from '../src/platform/db/client.ts'
import { addressOf, startCluster, superuser } from '../src/platform/db/embedded/cluster-at-work.ts'
import { migrate } from '../src/platform/db/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

/** One PostgreSQL for the whole test run: the embedded one, or `postgres:18` with TEST_POSTGRES=container. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = process.env.TEST_POSTGRES === 'container' ? await container() : await embedded()
  project.provide('postgresUrl', url)
  await migrateTemplate(url)
  await run(url, `create role ${application} login noinherit password '${application}'`)
  return stop
}

/** Nothing has to outlive the run, and several files have their servers at once. */
const lasting = { max_connections: '200', fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

async function embedded() {
  const folder = await mkdtemp(join(tmpdir(), 'casewright-test-'))
  const password = randomBytes(16).toString('hex')
  const cluster = await startCluster({ dataDir: folder, password, watch: { gone: () => {} }, settings: lasting })
  return {
    url: addressOf(cluster.port, { name: superuser, password }),
    stop: async () => {
      await cluster.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function container() {
  const { PostgreSqlContainer } = await import('@testcontainers/postgresql')
  const started = await new PostgreSqlContainer('postgres:18').start()
  return { url: started.getConnectionUri(), stop: () => started.stop().then(() => {}) }
}

const application = 'application_of_tests'

/** A database as the running application reaches it: by a role that owns nothing. */
export function asApplication(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  url.username = application
  url.password = application
  return url.href
}

/** A database with its tables and nothing in them, which others are copied from. */
const template = 'casewright_template'

async function migrateTemplate(postgresUrl: string): Promise<void> {
  await run(postgresUrl, `create database ${template}`)
  const { db } = createDatabase(named(postgresUrl, template), () => {})
  await migrate(db)
  await db.destroy()
}

/** An empty database of its own in the given PostgreSQL. */
export const emptyDatabase = (postgresUrl: string) => newDatabase(postgresUrl, 'template1')

/** A database of its own in which all migrations are done: a copy, which costs a tenth of doing them. */
export const migratedDatabase = (postgresUrl: string) => newDatabase(postgresUrl, template)

async function newDatabase(postgresUrl: string, from: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await run(postgresUrl, `create database ${name} template ${from}`)
  const drop = () => run(postgresUrl, `drop database if exists ${name} with (force)`)
  return { url: named(postgresUrl, name), drop }
}

async function run(postgresUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgresUrl })
  await client.connect()
  await client.query(statement)
  await client.end()
}

function named(postgresUrl: string, name: string): string {
  const url = new URL(postgresUrl)
  url.pathname = `/${name}`
  return url.href
}
