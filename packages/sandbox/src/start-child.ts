import { type ChildProcess, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { setPriority } from 'node:os'
import { type Budget, budgetKey } from './child/budget.ts'
import type { Child, ChildEnd, ChildOptions } from './child-options.ts'
import { commandOf } from './command.ts'
import { createUnframing, type FrameLimits, framed, pipeAt, TooLong } from './frames.ts'
import { usageOf } from './usage.ts'
import { type Walls, walls } from './walls.ts'
import { watch } from './watchdog.ts'

const defaultHeard: FrameLimits = { said: 16 * 1024 * 1024, bytes: 0 }

/**
 * Starts a process that has limits and nothing of ours: no variable of this process, no network, no file to write, and
 * no longer life than this process. docs/security.md says what each system enforces; `held` is what this one does.
 *
 * They speak through a pipe of their own. On Node's channel a child may say as much as it likes at once, and what it says
 * to Node itself (`NODE_HANDLE`) ends the process that hears it.
 */
export function startChild(options: ChildOptions, held: Walls = walls()): Child {
  const [program, args] = commandOf(options, held)
  const child = spawn(program, args, {
    env: bareEnvironment(),
    stdio: ['ignore', 'ignore', 'ignore', 'overlapped'],
    windowsHide: true,
  })
  const pipe = child.stdio[pipeAt] as Socket
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

  listen(pipe, options.heard ?? defaultHeard, options.onMessage, kill)
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
  release(child, pipe)
  return {
    pid: child.pid,
    ended,
    send: (message, done = () => {}) => send(pipe, message, done),
    unsent: () => pipe.writableLength,
    allowCpu(seconds) {
      cpuEnd = Math.min(options.cpuSeconds ?? Number.POSITIVE_INFINITY, (usage()?.cpuSeconds ?? 0) + seconds)
      if (held.usage === 'watchdog') send(pipe, { [budgetKey]: seconds } satisfies Budget, () => {})
    },
    usage,
    hold() {
      child.ref()
      pipe.ref()
    },
    release: () => release(child, pipe),
    kill: () => kill('killed'),
  }
}

/** Windows needs to be told where it is. */
function bareEnvironment(): NodeJS.ProcessEnv {
  const { SystemRoot } = process.env
  return process.platform === 'win32' && SystemRoot ? { SystemRoot } : {}
}

/** Hears what a child says, a piece of it in each turn of this process, however much there is. */
function listen(
  pipe: Socket,
  limits: FrameLimits,
  onMessage: (message: unknown) => void,
  kill: (why: 'message' | 'crashed') => void,
): void {
  const unframe = createUnframing(limits)
  // It ends when the child does, which is told otherwise.
  pipe.on('error', () => {})
  pipe.on('data', (piece: Buffer) => {
    try {
      for (const message of unframe(piece)) {
        pipe.pause()
        onMessage(message)
      }
    } catch (error) {
      // What it says is its own: nonsense ends the child, not whoever listens.
      pipe.destroy()
      return kill(error instanceof TooLong ? 'message' : 'crashed')
    }
    if (pipe.isPaused()) setImmediate(() => pipe.resume())
  })
}

function send(pipe: Socket, message: unknown, done: (error: Error | null) => void): void {
  if (!pipe.writable) return void process.nextTick(done, new Error('The process is gone'))
  const parts = framed(message)
  const last = parts.pop()
  pipe.cork()
  for (const part of parts) pipe.write(part)
  pipe.write(last as Buffer, (error) => done(error ?? null))
  pipe.uncork()
}

function release(child: ChildProcess, pipe: Socket): void {
  child.unref()
  pipe.unref()
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
