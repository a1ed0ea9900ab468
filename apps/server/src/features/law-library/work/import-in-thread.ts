import { Worker } from 'node:worker_threads'
import type { FromThread, ImportOutcome, ThreadData, ToThread } from './thread-messages.ts'

/**
 * What an import may take: batches of some million characters with their words, and the parts of an index. Where new
 * things have little room, what a batch leaves behind goes soon.
 */
export const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 24 }

interface Options {
  bring(name: string): Promise<string | undefined>
  onProgress(items: number, bytes: number): void
  signal: AbortSignal
}

/**
 * Reads a pack in a thread of its own.
 * @throws the signal's reason; Error with a sentence
 */
export function importInThread(data: ThreadData, { bring, onProgress, signal }: Options): Promise<ImportOutcome> {
  signal.throwIfAborted()
  const thread = new Worker(new URL('./import-thread.ts', import.meta.url), { workerData: data, resourceLimits })
  const tell = (message: ToThread) => thread.postMessage(message)
  const stop = () => tell({ kind: 'stop' })
  signal.addEventListener('abort', stop, { once: true })
  return new Promise<ImportOutcome>((resolve, reject) => {
    let broken: unknown
    thread.on('message', (message: FromThread) => {
      if (message.kind === 'progress') onProgress(message.items, message.bytes)
      if (message.kind === 'done') resolve(message.outcome)
      if (message.kind === 'failed')
        reject(signal.aborted ? signal.reason : message.stopped ? broken : new Error(message.message))
      if (message.kind === 'bring')
        bring(message.name).then(
          (path) => tell({ kind: 'brought', name: message.name, path: path ?? null }),
          (error) => {
            broken = error
            stop()
          },
        )
    })
    thread.on('error', reject)
    thread.on('exit', () => reject(new Error('Reading the pack was interrupted. Resume it to go on where it was.')))
  }).finally(() => signal.removeEventListener('abort', stop))
}
