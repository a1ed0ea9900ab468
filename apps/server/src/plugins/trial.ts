import { Worker } from 'node:worker_threads'

/** A tool that takes longer to load is left out. */
export const loadMilliseconds = 10_000

export const tooSlow = `it did not finish loading within ${loadMilliseconds / 1000} seconds`

/**
 * Imports a module in a thread of its own first: one that never ends, or ends the process, would take the server with it.
 * @param address of the module, as a file URL
 * @returns why it cannot be loaded, or undefined
 */
export function tryOut(address: string, milliseconds = loadMilliseconds): Promise<string | undefined> {
  const worker = new Worker(new URL('./trial-worker.ts', import.meta.url), {
    workerData: address,
    // What it prints, it prints again when it is really loaded.
    stdout: true,
    stderr: true,
  })
  return new Promise<string | undefined>((resolve) => {
    const late = setTimeout(() => resolve(tooSlow), milliseconds)
    worker.once('message', () => resolve(undefined))
    worker.once('error', (error) => resolve(`it threw an error while it was loaded: ${error?.message ?? error}`))
    worker.once('exit', () => resolve('it ended the process while it was loaded'))
    worker.once('exit', () => clearTimeout(late))
  }).finally(() => void worker.terminate())
}
