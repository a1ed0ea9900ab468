import { randomBytes } from 'node:crypto'
import { getCompileCacheDir } from 'node:module'
import { setPriority } from 'node:os'
import { type Child, type ChildEnd, startChild } from '@casewright/sandbox'
import type { ToolSource } from '../loading/tool-source.ts'
import { createAccount } from './account.ts'
import type { Desk } from './desk.ts'
import { type HostLimits, heardOfTools } from './limits.ts'
import type { FromProcess, Job, Listener, ToProcess } from './protocol.ts'
import { readableFor } from './readable.ts'
import { received, type SentError, sent } from './sent-error.ts'

/** A job on its way through a process. */
export interface Task {
  job: Job
  person: string
  /** It is of a tool of the firm's own. */
  isPrivate: boolean
  desk: Partial<Desk>
  listener: Listener
  signal: AbortSignal
  alone: boolean
  /** How often it was begun. */
  tries: number
  resolve(value: unknown): void
  reject(error: unknown): void
}

interface Begun {
  task: Task
  account: ReturnType<typeof createAccount>
  /** That wait for an answer. */
  calls: number
  /** Since when it waits for an answer. */
  since: number
  stopListening(): void
}

export interface ToolProcess {
  readonly isReady: boolean
  /** It was ready once. */
  readonly hasStarted: boolean
  readonly awake: readonly string[]
  readonly resting: number
  readonly isTaken: boolean
  readonly people: readonly string[]
  readonly isPrivate: boolean
  readonly isEmpty: boolean
  /** Since when nothing is at work in it. */
  readonly emptySince: number
  begin(task: Task): void
  kill(): void
  /** With the tasks that were lost with it: those that computed, and those that waited. */
  readonly ended: Promise<{ end: ChildEnd; computing: Task[]; waiting: Task[] }>
}

interface Options {
  limits: HostLimits
  tools: readonly ToolSource[]
  /** Something changed that may let somebody else begin. */
  onChange(): void
  onUncaught(tool: string, fields: { errorName: string; errorPlace: string }): void
}

const entry = new URL('./child/main.ts', import.meta.url)

export function startToolProcess({ limits, tools, onChange, onUncaught }: Options): ToolProcess {
  /** By the word that the server gave a job, which nobody else can guess. */
  const begun = new Map<string, Begun>()
  let last = 0
  /** Whose it is, once a tool of the firm's own has worked in it. */
  let owner: string | undefined
  let isReady = false
  let isSpent = false
  let isTaken = false
  let emptySince = performance.now()

  const child: Child = startChild({
    name: 'casewright-tools',
    entry,
    readable: readableFor(tools),
    memoryMb: limits.memoryMb,
    heapMb: limits.heapMb,
    heard: heardOfTools,
    onMessage: (message) => hear(message as FromProcess),
  })
  const say = (message: ToProcess, done?: () => void) => child.send(message, done)
  say({ type: 'orders', orders: { tools, compiled: getCompileCacheDir() } })

  const isResting = ({ calls, since }: Begun) => calls > 0 && performance.now() - since >= limits.restMilliseconds

  function hear(message: FromProcess): void {
    if (message.type === 'ready') {
      isReady = true
      standBehind(child.pid, limits.nice)
      onChange()
    } else if (message.type === 'uncaught') {
      // What it left behind is unknown: it does not begin anything else.
      isSpent = true
      onUncaught(message.tool, message)
      if (begun.size === 0) child.kill()
    } else if (message.type === 'call') void answer(message)
    else if (message.type === 'told') {
      const one = begun.get(message.job)
      for (const told of one ? message.told : [])
        if (one?.account.mayTell(told)) one.task.listener[told[0]](told[1] as never)
    } else end(message)
  }

  async function answer({ job, call, name, args, listens }: FromProcess & { type: 'call' }): Promise<void> {
    const one = begun.get(job)
    if (!one) return
    const { account, task } = one
    if (!account.call()) return misbehave(job, 'It asked for more at once than a run may')
    if (one.calls === 0) one.since = performance.now()
    one.calls += 1
    const news = listens ? [(value: unknown) => say({ type: 'news', call, value })] : []
    // What is answered counts until the process has taken it: one that asks and never listens would fill the server.
    const give = (given: { value: unknown } | { error: SentError }) =>
      say({ type: 'answer', call, ...given }, account.answered)
    try {
      const asked = Object.hasOwn(task.desk, name) ? task.desk[name] : undefined
      if (!asked) throw new Error(`Nothing is asked of the server by '${name}'`)
      give({ value: await (asked as (...all: unknown[]) => unknown)(...args, ...news) })
    } catch (error) {
      give({ error: sent(error) })
    } finally {
      one.calls -= 1
    }
  }

  /** Ends a process that does what ours never does, and the run that it did it for. */
  function misbehave(job: string, how: string): void {
    const one = begun.get(job)
    begun.delete(job)
    one?.stopListening()
    one?.task.reject(new Error(how))
    child.kill()
  }

  function end(message: FromProcess & { type: 'done' | 'failed' }): void {
    const one = begun.get(message.job)
    if (!one) return
    begun.delete(message.job)
    one.stopListening()
    try {
      if (message.type === 'failed') one.task.reject(received(message.error))
      else one.task.resolve(one.account.valueOf(message.value))
    } catch (error) {
      one.task.reject(error)
      child.kill()
    }
    if (begun.size === 0) {
      emptySince = performance.now()
      isTaken = false
      if (isSpent || last >= limits.runsInAll) child.kill()
    }
    onChange()
  }

  function begin(task: Task): void {
    const job = randomBytes(16).toString('base64url')
    last += 1
    isTaken ||= task.alone
    if (task.isPrivate) owner = task.person
    const stop = () => {
      task.reject(task.signal.reason)
      say({ type: 'stop', job, reason: sent(task.signal.reason) })
      // Its place is free when it has stopped, or with the process.
      setTimeout(() => begun.has(job) && child.kill(), limits.graceMilliseconds).unref()
    }
    task.tries += 1
    task.signal.addEventListener('abort', stop, { once: true })
    const stopListening = () => task.signal.removeEventListener('abort', stop)
    begun.set(job, { task, account: createAccount(task.job.kind), calls: 0, since: 0, stopListening })
    child.allowCpu(task.job.kind === 'check' ? limits.checkCpuSeconds : limits.cpuSeconds)
    say({ type: 'begin', job, work: task.job })
  }

  const tasks = (resting: boolean) =>
    [...begun.values()].filter((one) => isResting(one) === resting).map(({ task }) => task)

  return {
    get isReady() {
      return isReady && !isSpent
    },
    get hasStarted() {
      return isReady
    },
    get awake() {
      return tasks(false).map(({ person }) => person)
    },
    get resting() {
      return tasks(true).length
    },
    get isTaken() {
      return isTaken || isSpent || last >= limits.runsInAll
    },
    get people() {
      const here = [...begun.values()].map(({ task }) => task.person)
      return [...new Set(owner === undefined ? here : [owner, ...here])]
    },
    get isPrivate() {
      return owner !== undefined
    },
    get isEmpty() {
      return begun.size === 0
    },
    get emptySince() {
      return emptySince
    },
    begin,
    kill() {
      // Until it is gone: what stops the server waits for it.
      child.hold()
      child.kill()
    },
    ended: child.ended.then((end) => {
      for (const { stopListening } of begun.values()) stopListening()
      const lost = { end, computing: tasks(false), waiting: tasks(true) }
      begun.clear()
      return lost
    }),
  }
}

/** Not before it is ready, as somebody may wait for that. */
function standBehind(pid: number | undefined, nice: number): void {
  try {
    if (pid) setPriority(pid, nice)
  } catch {
    // It is gone already.
  }
}
