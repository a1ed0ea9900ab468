import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../../apps/server/src/boot/main.ts', import.meta.url))

/** How often a fifth of a second is waited for the start: ten minutes in all, as a busy machine takes some. */
const mostWaits = 3000

/** What would let the product ask somebody, or find what is not in its starter set. */
const unset = /^(DATABASE_URL|LLM_|ANTHROPIC_|OPENAI_|COMPATIBLE_|SEARXNG_|BRAVE_|TAVILY_|COURTLISTENER_|GOVINFO_)/

export interface Product {
  url: string
  /** Where its data is. */
  folder: string
  stop(): Promise<void>
}

/**
 * Starts Casewright as anybody starts it, on an empty data folder, with the library alone as its source.
 * @param settings of the model, as the server reads them from its environment
 */
export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'casewright-evaluation-'))
  const port = await freePort()
  const plain = Object.fromEntries(Object.entries(process.env).filter(([name]) => !unset.test(name)))
  const env = { ...plain, LOG_LEVEL: 'silent', ...settings, SOURCES: 'library', DATA_DIR: folder, PORT: String(port) }
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const url = `http://127.0.0.1:${port}`
  const stop = async () => {
    await end(child)
    await rm(folder, { recursive: true, force: true })
  }
  for (let waits = 0; !(await isReady(url)); waits++) {
    if (child.exitCode === null && waits < mostWaits) await wait(200)
    else {
      await stop()
      throw new Error('Casewright did not start. What it said stands above.')
    }
  }
  return { url, folder, stop }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  await exit
}
