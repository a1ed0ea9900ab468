import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'casewright-bench-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export interface Started {
  url: string
  pid: number
  /** Milliseconds from the command to the first good answer of `/readyz`. */
  readyAfter: number
  stop(): Promise<void>
}

/** Starts a server by a command and waits until it is ready. */
export async function startServer(command: string[], settings: Record<string, string>): Promise<Started> {
  const port = await freePort()
  const [program = '', ...args] = command
  const env = { ...process.env, LOG_LEVEL: 'silent', ...settings, PORT: String(port) }
  const started = performance.now()
  const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'inherit'], detached: true })
  const url = `http://127.0.0.1:${port}`
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`${command.join(' ')} ended before it was ready`)
    await wait(20)
  }
  return { url, pid: child.pid ?? 0, readyAfter: performance.now() - started, stop: () => stop(child) }
}

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  )

/** Makes an account. @returns its cookie */
export async function signUp(url: string): Promise<string> {
  const person = { name: 'Bench', email: 'bench@example.com', password: 'correct horse battery' }
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${url}/api/register`, { method: 'POST', headers, body: JSON.stringify(person) })
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

/** Ends the process and what it started: `npm` is the head of a group of its own. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return
  const exit = once(child, 'exit')
  process.kill(-child.pid, 'SIGTERM')
  await exit
}
