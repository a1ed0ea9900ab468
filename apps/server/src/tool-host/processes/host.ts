import { CasewrightError } from '@casewright/core'
import type { Log } from '../../platform/log/log.ts'
import { lostToolProcesses } from '../../platform/metrics/meters.ts'
import type { ToolSource } from '../loading/tool-source.ts'
import type { Desk } from './desk.ts'
import { type HostLimits, hostLimits } from './limits.ts'
import { createLine } from './line.ts'
import type { Job, JobResult, Listener } from './protocol.ts'
import { startToolProcess, type Task, type ToolProcess } from './tool-process.ts'

/** Whose job it is, what it may ask, who hears of it, and what ends it. */
export interface Asker {
  person: string
  desk: Partial<Desk>
  listener?: Listener
  signal?: AbortSignal
}

/** The processes in which tools do their work. */
export interface ToolHost {
  /** @throws what the tool throws; CasewrightError over-budget, result-too-large; the signal's reason */
  perform<J extends Job>(job: J, asker: Asker): Promise<JobResult<J>>
  /** Starts the first process, so that nobody waits for it. */
  warm(): void
  state(): { processes: number; waiting: number; computing: number; resting: number }
  close(): Promise<void>
}

interface HostDeps {
  limits?: HostLimits
  tools: readonly ToolSource[]
  log: Log
  /** An error of a tool that nobody caught. */
  onUncaught(tool: string): void
}

const silent: Listener = { step() {}, partial() {}, checks() {}, model() {}, budget() {}, info() {}, warn() {} }

/** How often a task is begun, where others of its process were at fault. */
const mostTries = 3
/** Processes in a row that do not even start: then who waits is told. */
const mostFailures = 3

export function createToolHost({ limits = hostLimits, tools, log, onUncaught }: HostDeps): ToolHost {
  const line = createLine<Task>(limits)
  const processes = new Set<ToolProcess>()
  let failures = 0
  let closed = false
  let look: NodeJS.Timeout | undefined

  function start(): void {
    const started = startToolProcess({
      limits,
      tools,
      onChange: dispatch,
      onUncaught: (tool, fields) => {
        onUncaught(tool)
        log.error({ tool, ...fields }, 'a tool left an error that nobody caught')
      },
    })
    processes.add(started)
    void started.ended.then(({ end, computing, waiting }) => {
      processes.delete(started)
      if (end.why !== 'killed')
        log.warn({ state: end.why, count: computing.length + waiting.length }, 'a process of tools ended')
      if (computing.length + waiting.length > 0) lostToolProcesses.inc({ why: end.why })
      failures = started.hasStarted ? 0 : failures + 1
      afterLoss(end.why, computing, waiting)
      if (failures >= mostFailures)
        for (const task of [...line.all()]) give(task, new Error('No process of tools starts'))
      dispatch()
    })
  }

  /** One that computed alone is at fault. Who only waited there is begun again, as are several who may be: each alone. */
  function afterLoss(why: string, computing: readonly Task[], waiting: readonly Task[]): void {
    const suspects = computing.length > 0 ? computing : waiting
    const isKnown = suspects.length === 1 && (why !== 'memory' || computing.length + waiting.length === 1)
    for (const task of [...computing, ...waiting]) {
      const isSuspect = suspects.includes(task)
      if (task.signal.aborted) give(task, task.signal.reason)
      else if (closed) give(task, new CasewrightError('interrupted'))
      else if (why !== 'killed' && isSuspect && (isKnown || task.alone)) give(task, faultOf(why))
      else if (task.tries >= mostTries) give(task, new Error('The process of the tool ended'))
      else again(task, why !== 'killed' && isSuspect)
    }
  }

  function again(task: Task, alone: boolean): void {
    task.alone ||= alone
    task.listener.step({ message: 'Resumed after an interruption' })
    line.add(task, true)
  }

  function give(task: Task, error: unknown): void {
    line.remove(task)
    task.reject(error)
  }

  function dispatch(): void {
    clearTimeout(look)
    while (!closed) {
      const turn = line.next([...processes])
      if (turn === 'wait') break
      if (turn === 'start a process') {
        if (failures >= mostFailures) break
        start()
      } else turn.place.begin(turn.task)
    }
    if (closed) return
    makeRoom()
    keepOneReady()
    // Who computes may come to wait for a model, which nobody tells.
    look = setTimeout(dispatch, line.all().length > 0 ? limits.restMilliseconds : limits.idleMilliseconds).unref()
  }

  /** An idle process that serves one person alone is in the way of whoever waits for another. */
  function makeRoom(): void {
    if (line.all().length === 0 || processes.size < limits.processes) return
    const waits = (person: string) => line.all().some((task) => task.person === person)
    ;[...processes].find(({ isEmpty, isPrivate, people }) => isEmpty && isPrivate && !people.some(waits))?.kill()
  }

  /** One that is ready for somebody's first run; not more than that for long. */
  function keepOneReady(): void {
    const empty = [...processes].filter(({ isEmpty }) => isEmpty)
    const open = empty.filter(({ isPrivate }) => !isPrivate)
    if (open.length === 0 && processes.size < limits.processes && failures < mostFailures) start()
    const idle = empty.filter(({ emptySince }) => performance.now() - emptySince >= limits.idleMilliseconds)
    idle.find(({ isPrivate }) => isPrivate || open.length > 1)?.kill()
  }

  return {
    perform: (job, { person, desk, listener = silent, signal = new AbortController().signal }) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new CasewrightError('interrupted'))
        if (signal.aborted) return reject(signal.reason)
        const settle =
          <V>(how: (value: V) => void) =>
          (value: V) => {
            signal.removeEventListener('abort', leave)
            how(value)
          }
        const task: Task = {
          job,
          person,
          isPrivate: tools.some(({ id, root }) => id === job.tool && root !== undefined),
          desk,
          listener,
          signal,
          alone: false,
          tries: 0,
          resolve: settle(resolve as (value: unknown) => void),
          reject: settle(reject),
        }
        const leave = () => give(task, signal.reason)
        signal.addEventListener('abort', leave, { once: true })
        if (failures >= mostFailures) failures = mostFailures - 1
        line.add(task)
        dispatch()
      }),
    warm: dispatch,
    state: () => {
      const all = [...processes]
      const sum = (count: (one: ToolProcess) => number) => all.reduce((total, one) => total + count(one), 0)
      return {
        processes: all.length,
        waiting: line.all().length,
        computing: sum(({ awake }) => awake.length),
        resting: sum(({ resting }) => resting),
      }
    },
    async close() {
      closed = true
      clearTimeout(look)
      for (const task of [...line.all()]) give(task, new CasewrightError('interrupted'))
      for (const one of processes) one.kill()
      await Promise.all([...processes].map(({ ended }) => ended))
    },
  }
}

/** What a run is told that took its process with it. */
function faultOf(why: string): Error {
  if (why === 'message') return new CasewrightError('result-too-large')
  return why === 'memory' || why === 'cpu'
    ? new CasewrightError('over-budget')
    : new Error('The process of the tool ended')
}
