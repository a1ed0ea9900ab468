import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Defer } from './folder.ts'
import { setupWord } from './person.ts'
import { freePort } from './ports.ts'

const main = fileURLToPath(new URL('../../../apps/server/src/boot/main.ts', import.meta.url))

/** A process of Casewright, as it is started for people. */
export interface Node {
  url: string
  child: ChildProcess
  /** What it has logged so far, a line each. */
  log(): string[]
  kill(signal?: NodeJS.Signals): Promise<void>
}

/** What holds for all of them: nothing outside is asked, and people come from addresses of their own. */
const common = {
  SOURCES: 'library',
  TRUSTED_PROXY: '1',
  SETUP_WORD: setupWord,
  LOG_LEVEL: 'warn',
  HOST: '127.0.0.1',
  NODE_OPTIONS: '',
}

/** @returns when `/readyz` says that it is */
export async function startNode(defer: Defer, settings: Record<string, string>): Promise<Node> {
  const node = await launch(defer, settings)
  await untilReady(node)
  return node
}

/** The same without waiting. */
async function launch(defer: Defer, settings: Record<string, string>): Promise<Node> {
  const port = await freePort()
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, ...common, ...settings, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part))
  const kill = async (signal: NodeJS.Signals = 'SIGKILL') => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exit = once(child, 'exit')
    child.kill(signal)
    await exit
  }
  defer(() => kill('SIGTERM'))
  return { url: `http://127.0.0.1:${port}`, child, log: () => said.split('\n').filter(Boolean), kill }
}

export async function untilReady({ url, child, log }: Node, seconds = 120): Promise<void> {
  for (const until = Date.now() + seconds * 1000; ; ) {
    const ready = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5000) }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (ready) return
    if (child.exitCode !== null || Date.now() > until)
      throw new Error(`Casewright was not ready in ${seconds} s:\n${log().slice(-10).join('\n')}`)
    await wait(50)
  }
}

/** Kills a process and all that it started, its database as well, before any of them could tell another. */
export async function killFamily({ child }: Node): Promise<void> {
  const exit = once(child, 'exit')
  const family = familyOf(child.pid ?? 0)
  for (const pid of family) process.kill(pid, 'SIGSTOP')
  for (const pid of familyOf(child.pid ?? 0)) process.kill(pid, 'SIGKILL')
  await exit
  // Until the machine has cleared them away, their ports and memory are still taken.
  for (let tries = 0; tries < 200 && family.some(isAlive); tries++) await wait(10)
}

/** A process and its descendants, by what the machine lists (ps). */
function familyOf(root: number): number[] {
  const parents = execFileSync('ps', ['-A', '-o', 'pid=,ppid='])
    .toString()
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [number, number])
  const members = [root]
  for (const member of members) for (const [pid, parent] of parents) if (parent === member) members.push(pid)
  return members
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
