import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../src/platform/db/embedded/free-port.ts'

const main = fileURLToPath(new URL('../src/boot/main.ts', import.meta.url))
const warming = 20
/** So long after the first searches what a server reads ahead of a library of this size is in memory. */
const readingAhead = 20_000
/** Until so much of a second the server is asked again whether it is ready. */
const pause = 200
const mostWaits = 3000

export interface ServedByProduct {
  queries: number
  p50: number
  p95: number
  /** How long a call takes that does nothing, p50. */
  bare: number
  /** MB that are resident: of the server with its embedding model, and of the processes in which its tools run. */
  memory: { server: number; tools: number }
  /** What the last answer said of how the library was searched. */
  searched: string
}

/**
 * Searches a filled library as a browser does: over HTTP, signed in, through the tool in its process.
 * @param dataFolder where a model of embeddings may lie
 */
export async function servedByProduct(
  databaseUrl: string,
  dataFolder: string,
  queries: readonly string[],
  settings: Record<string, string> = {},
): Promise<ServedByProduct> {
  const port = await freePort()
  const env = {
    ...process.env,
    LOG_LEVEL: 'silent',
    SOURCES: 'library',
    ...settings,
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataFolder,
    PORT: String(port),
  }
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const url = `http://127.0.0.1:${port}`
  try {
    for (let waits = 0; !(await isReady(url)); waits++) {
      if (child.exitCode !== null || waits >= mostWaits) throw new Error('The server did not start.')
      await wait(pause)
    }
    const headers = { 'content-type': 'application/json', origin: url, cookie: await signUp(url) }
    const times: number[] = []
    let searched = ''
    for (const [at, query] of queries.entries()) {
      if (at === warming) await wait(readingAhead)
      const started = performance.now()
      const answer = await fetch(`${url}/api/legal-search`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ query }),
      })
      const said = (await answer.json()) as {
        coverage?: { sourcesAsked?: { source: string; outcome: string; by?: string }[] }
      }
      times.push(performance.now() - started)
      if (!answer.ok) throw new Error(JSON.stringify(said).slice(0, 300))
      searched = JSON.stringify(said.coverage?.sourcesAsked?.find(({ outcome }) => outcome === 'answered') ?? null)
    }
    const bare: number[] = []
    for (let turn = 0; turn < warming; turn++) {
      const started = performance.now()
      await (await fetch(`${url}/healthz`)).text()
      bare.push(performance.now() - started)
    }
    const warm = times.slice(warming)
    return {
      queries: warm.length,
      p50: at(warm, 0.5),
      p95: at(warm, 0.95),
      bare: at(bare, 0.5),
      memory: {
        server: residentOf(child.pid ?? 0),
        tools: childrenOf(child.pid ?? 0).reduce((sum, one) => sum + residentOf(one), 0),
      },
      searched,
    }
  } finally {
    const exit = once(child, 'exit')
    child.kill('SIGTERM')
    if (child.exitCode === null) await exit
  }
}

const at = (times: readonly number[], share: number) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? Number.NaN

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

async function signUp(url: string): Promise<string> {
  const body = JSON.stringify({
    name: 'Bench',
    email: `bench-${Date.now()}@example.com`,
    password: 'correct horse battery',
  })
  const headers = { 'content-type': 'application/json', origin: url }
  const answer = await fetch(`${url}/api/register`, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(await answer.text())
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
}

/** Linux alone: NaN elsewhere. */
function residentOf(pid: number): number {
  try {
    return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)
  } catch {
    return Number.NaN
  }
}

function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}
