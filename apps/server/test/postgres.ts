import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../src/db/embedded/index.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

/** One PostgreSQL for the whole test run: the embedded one, or `postgres:18` with TEST_POSTGRES=container. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = process.env.TEST_POSTGRES === 'container' ? await container() : await embedded()
  project.provide('postgresUrl', url)
  return stop
}

async function embedded() {
  const folder = await mkdtemp(join(tmpdir(), 'casewright-test-'))
  const database = await startEmbedded(folder, randomBytes(16).toString('hex'), () => {})
  return {
    url: database.url,
    stop: async () => {
      await database.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function container() {
  const { PostgreSqlContainer } = await import('@testcontainers/postgresql')
  const started = await new PostgreSqlContainer('postgres:18').start()
  return { url: started.getConnectionUri(), stop: () => started.stop().then(() => {}) }
}

/** An empty database of its own in the given PostgreSQL. */
export async function emptyDatabase(postgresUrl: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: postgresUrl })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await run(`create database ${name}`)
  const url = new URL(postgresUrl)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => run(`drop database if exists ${name} with (force)`) }
}
