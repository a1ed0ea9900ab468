import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

/** A tool that takes longer to load is left out. */
export const loadMilliseconds = 10_000

export const tooSlow = `it did not finish loading within ${loadMilliseconds / 1000} seconds`

/** Threads at once: each brings core and zod along, and the time of a tool must not be that of the others. */
let free = Math.max(2, availableParallelism())
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve))
  else free -= 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }
}

/**
 * Imports a module in a thread of its own first: one that never ends, or ends the process, would take the server with it.
 * @param address of the module, as a file URL
 * @param milliseconds from when the thread stands
 * @returns why it cannot be loaded, or undefined
 */
export const tryOut = (address: string, milliseconds = loadMilliseconds): Promise<string | undefined> =>
  inTurn(() => tryNow(address, milliseconds))

function tryNow(address: string, milliseconds: number): Promise<string | undefined> {
  const worker = new Worker(new URL('./trial-worker.ts', import.meta.url), {
    workerData: address,
    // What it prints, it prints again when it is really loaded.
    stdout: true,
    stderr: true,
  })
  let late: NodeJS.Timeout | undefined
  return new Promise<string | undefined>((resolve) => {
    worker.on('message', (message) => {
      if (message === 'loaded') resolve(undefined)
      else late = setTimeout(() => resolve(tooSlow), milliseconds)
    })
    worker.once('error', (error) => resolve(`it threw an error while it was loaded: ${error?.message ?? error}`))
    worker.once('exit', () => resolve('it ended the process while it was loaded'))
  }).finally(() => {
    clearTimeout(late)
    void worker.terminate()
  })
}
