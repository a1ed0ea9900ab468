import { type ChildProcess, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { type Budget, budgetKey } from './child/budget.ts'
import type { Child, ChildEnd, ChildOptions } from './child-options.ts'
import { commandOf } from './command.ts'
import { usageOf } from './usage.ts'
import { type Walls, walls } from './walls.ts'
import { watch } from './watchdog.ts'

/**
 * Starts a process that has limits and nothing of ours: no variable of this process, no network, no file to write, and
 * no longer life than this process. docs/security.md says what each system enforces; `held` is what this one does.
 */
export function startChild(options: ChildOptions, held: Walls = walls()): Child {
  const [program, args] = commandOf(options, held)
  const child = spawn(program, args, {
    env: bareEnvironment(),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    windowsHide: true,
  })
  const { promise: ended, resolve } = Promise.withResolvers<ChildEnd>()
  let why: ChildEnd['why'] | undefined
  let cpuEnd = options.cpuSeconds ?? Number.POSITIVE_INFINITY

  const kill = (reason: ChildEnd['why']): void => {
    why ??= reason
    child.kill('SIGKILL')
  }
  const usage = () => (child.pid && held.usage === 'outside' ? usageOf(child.pid) : undefined)
  const unwatch = watch(() => {
    const used = usage()
    if (used && used.memoryMb > options.memoryMb) kill('memory')
    else if (used && used.cpuSeconds > cpuEnd) kill('cpu')
  })

  child.on('message', (message) => {
    try {
      options.onMessage(message)
    } catch {
      // What it says is its own: nonsense ends the child, not whoever listens.
      kill('crashed')
    }
  })
  child.once('error', () => {
    if (child.pid === undefined) end('failed')
  })
  child.once('exit', (code, signal) => end(why ?? reasonOf(code, signal), code, signal))
  function end(reason: ChildEnd['why'], code: number | null = null, signal: NodeJS.Signals | null = null): void {
    unwatch()
    resolve({ why: reason, code, signal })
  }

  if (child.pid) offerFirst(child.pid)
  if (options.nice && child.pid) lower(child.pid, options.nice)
  release(child)
  return {
    pid: child.pid,
    ended,
    send: (message, done = () => {}) => send(child, message, done),
    allowCpu(seconds) {
      cpuEnd = Math.min(options.cpuSeconds ?? Number.POSITIVE_INFINITY, (usage()?.cpuSeconds ?? 0) + seconds)
      if (held.usage === 'watchdog') send(child, { [budgetKey]: seconds } satisfies Budget, () => {})
    },
    usage,
    hold() {
      child.ref()
      child.channel?.ref()
    },
    release: () => release(child),
    kill: () => kill('killed'),
  }
}

/** Windows needs to be told where it is. */
function bareEnvironment(): NodeJS.ProcessEnv {
  const { SystemRoot } = process.env
  return process.platform === 'win32' && SystemRoot ? { SystemRoot } : {}
}

function send(child: ChildProcess, message: unknown, done: (error: Error | null) => void): void {
  if (!child.connected) return void process.nextTick(done, new Error('The process is gone'))
  child.send(message as object, done)
}

function release(child: ChildProcess): void {
  child.unref()
  child.channel?.unref()
}

/** Where a machine or a container runs out of memory, Linux is to end this one before the server. */
function offerFirst(pid: number): void {
  if (process.platform !== 'linux') return
  try {
    writeFileSync(`/proc/${pid}/oom_score_adj`, '1000')
  } catch {
    // It is gone already, or the system lets nobody say so.
  }
}

function lower(pid: number, nice: number): void {
  try {
    setPriority(pid, nice)
  } catch {
    // It is gone already.
  }
}

/** V8 ends a process whose heap is full by SIGABRT; SIGXCPU is the system's word for too much CPU. */
function reasonOf(code: number | null, signal: NodeJS.Signals | null): ChildEnd['why'] {
  if (signal === 'SIGABRT' || code === 134) return 'memory'
  if (signal === 'SIGXCPU') return 'cpu'
  return signal ? 'crashed' : 'exited'
}
