import { fileURLToPath } from 'node:url'
import { type Child, startChild } from '@casewright/sandbox'
import type { Job, Kind, Readings, Told } from './protocol.ts'

/** Reads what strangers wrote, in a process with limits that can be killed. */
export interface Reader {
  /** Null: it is not of its kind, says nothing, or took more time or memory than one may. */
  read<K extends Kind>(kind: K, text: string, signal?: AbortSignal): Promise<Readings[K] | null>
  close(): Promise<void>
}

export interface ReaderLimits {
  /** Milliseconds for one text. A page of a megabyte takes well under one second. */
  time: number
  /** Megabytes of heap. */
  memory: number
}

/** What a process has beside its heap. */
const besideMb = 200

/** A start that takes longer is none: the text that waits for it is given up. */
const startMs = 15_000

interface Process {
  child: Child
  ready: Promise<void>
  listen(listener: (told: Told) => void): void
}

/**
 * One process for all, as reading an ordinary page takes milliseconds and starting a process does not. A text on which it
 * hangs costs that text and the process: the next gets a new one.
 */
export function createReader({ time, memory }: ReaderLimits = { time: 4000, memory: 256 }): Reader {
  let reading: Process | null = null
  let last: Promise<unknown> = Promise.resolve()

  const end = async () => {
    const ending = reading
    reading = null
    ending?.child.kill()
    await ending?.child.ended
  }

  async function readNow<K extends Kind>(kind: K, text: string): Promise<Readings[K] | null> {
    reading ??= startProcess(memory)
    const { child, ready, listen } = reading
    const { promise, resolve } = Promise.withResolvers<Readings[K] | null>()
    const giveUp = () => resolve(null)
    let told = false
    listen((answer) => {
      told = true
      resolve(answer.value as Readings[K] | null)
    })
    child.hold()
    let timer = setTimeout(giveUp, startMs)
    void child.ended.then(giveUp)
    void ready.then(() => {
      clearTimeout(timer)
      timer = setTimeout(giveUp, time)
      child.send({ kind, text } satisfies Job)
    })
    const value = await promise
    clearTimeout(timer)
    if (!told) await end()
    child.release()
    return value
  }

  return {
    read(kind, text, signal) {
      const turn = last.then(() => (signal?.aborted ? null : readNow(kind, text)))
      last = turn.catch(() => {})
      return turn
    },
    async close() {
      await last
      await end()
    },
  }
}

/** Of our own packages it may read the code that says which signs are seen, and the one that reads HTML. */
const readable = [
  fileURLToPath(new URL('..', import.meta.resolve('@casewright/core/visible'))),
  fileURLToPath(new URL('../..', import.meta.resolve('@casewright/library/html'))),
]

function startProcess(memory: number): Process {
  const { promise: ready, resolve: begun } = Promise.withResolvers<void>()
  let listening: (told: Told) => void = () => {}
  const child = startChild({
    name: 'casewright-web-reader',
    entry: new URL('worker.ts', import.meta.url),
    memoryMb: memory + besideMb,
    heapMb: memory,
    readable,
    nice: 5,
    onMessage: (message) => (message === 'ready' ? begun() : listening(message as Told)),
  })
  return {
    child,
    ready,
    listen: (listener) => {
      listening = listener
    },
  }
}
