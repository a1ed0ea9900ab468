import { Worker } from 'node:worker_threads'
import type { Kind, Readings, Told } from './protocol.ts'

/** Reads what strangers wrote, in a thread that can be ended. */
export interface Reader {
  /** Null: it is not of its kind, says nothing, or took more time or memory than one may. */
  read<K extends Kind>(kind: K, text: string, signal?: AbortSignal): Promise<Readings[K] | null>
  close(): Promise<void>
}

export interface ReaderLimits {
  /** Milliseconds for one text. A page of a megabyte takes well under one second. */
  time: number
  /** Megabytes for the thread. */
  memory: number
}

/**
 * One thread for all, as reading an ordinary page takes milliseconds and starting a thread does not. A text on which it
 * hangs costs that text and the thread: the next gets a new one.
 */
export function createReader({ time, memory }: ReaderLimits = { time: 4000, memory: 256 }): Reader {
  let worker: Worker | null = null
  let last: Promise<unknown> = Promise.resolve()

  const end = async () => {
    const ending = worker
    worker = null
    await ending?.terminate()
  }

  async function readNow<K extends Kind>(kind: K, text: string): Promise<Readings[K] | null> {
    worker ??= await startWorker(memory)
    const reading = worker
    const { promise, resolve } = Promise.withResolvers<Readings[K] | null>()
    const giveUp = () => resolve(null)
    const timer = setTimeout(giveUp, time)
    let told = false
    const listen = (answer: Told) => {
      told = true
      resolve(answer.value as Readings[K] | null)
    }
    reading.ref()
    reading.once('message', listen).once('error', giveUp).once('exit', giveUp)
    reading.postMessage({ kind, text })
    const value = await promise
    clearTimeout(timer)
    reading.off('message', listen).off('error', giveUp).off('exit', giveUp)
    reading.unref()
    if (!told) await end()
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

/** It gets none of the server's flags, variables or output: it reads, and nothing else. */
async function startWorker(memory: number): Promise<Worker> {
  const worker = new Worker(new URL('worker.ts', import.meta.url), {
    execArgv: [],
    env: {},
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
  })
  worker.stdout.resume()
  worker.stderr.resume()
  // Without a listener of its own an error between two texts would end the server.
  worker.on('error', () => {})
  await new Promise((resolve) => worker.once('online', resolve).once('exit', resolve))
  return worker
}
