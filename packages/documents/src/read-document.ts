import { stat } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import { CasewrightError, type DocumentText } from '@casewright/core'
import { damaged, ReadFailure, tooLarge } from './failure.ts'
import { displayName } from './file-name.ts'
import { defaultLimits, type ReadLimits } from './limits.ts'
import { guard } from './worker/guard.ts'
import type { Job, Message, ReadStep } from './worker/protocol.ts'

/** Where the bytes are: in memory, or in a file that the worker reads itself. */
export type DocumentSource = Uint8Array | { path: string }

export interface ReadOptions {
  /** The file's name, for sentences. The type is told by content. */
  name: string
  signal?: AbortSignal | undefined
  onProgress?: ((step: ReadStep) => void) | undefined
  limits?: Partial<ReadLimits> | undefined
}

/**
 * Reads a file to text with exact offsets, in a worker thread that is always ended.
 * Rejects with a CasewrightError whose sentence names the file, the reason and what to do.
 */
export async function readDocument(source: DocumentSource, options: ReadOptions): Promise<DocumentText> {
  const limits = { ...defaultLimits, ...options.limits }
  const name = displayName(options.name)
  try {
    if (options.signal?.aborted) throw cancelled()
    const size = source instanceof Uint8Array ? source.length : (await stat(source.path)).size
    if (size > limits.fileBytes) throw tooLarge(`is larger than ${Math.round(limits.fileBytes / 1024 / 1024)} MB`)
    // A copy, because a transferred buffer would be taken from the caller.
    const given = source instanceof Uint8Array ? { bytes: new Uint8Array(source) } : source
    const job: Job = { source: given, name: options.name, limits }
    return await runWorker(job, size, options)
  } catch (error) {
    if (!(error instanceof ReadFailure)) throw error
    throw new CasewrightError(error.code, `${name} ${error.reason}`, { cause: error.cause })
  }
}

const cancelled = (): ReadFailure => new ReadFailure('cancelled', 'was not read: the run was cancelled.')

async function runWorker(job: Job, size: number, { signal, onProgress }: ReadOptions): Promise<DocumentText> {
  const worker = new Worker(new URL('./worker/main.ts', import.meta.url), {
    workerData: job,
    transferList: 'bytes' in job.source ? [job.source.bytes.buffer as ArrayBuffer] : [],
    // None of the parent's flags or variables: a reader needs no secret of the server.
    execArgv: [],
    env: {},
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: job.limits.memoryMb, maxYoungGenerationSizeMb: 48, stackSizeMb: 4 },
  })
  worker.stdout.resume()
  worker.stderr.resume()
  const { promise, resolve, reject } = Promise.withResolvers<DocumentText>()
  const watch = guard(worker, job.limits, size, reject)
  const abort = () => reject(cancelled())
  signal?.addEventListener('abort', abort, { once: true })
  worker.on('message', (message: Message) => {
    watch.alive(message)
    if (message.type === 'done') resolve(message.document)
    else if (message.type === 'failed') reject(new ReadFailure(message.code, message.reason, { cause: message.detail }))
    else onProgress?.(message.step)
  })
  worker.on('error', (error) => reject(crashed(error)))
  worker.on('exit', () => reject(crashed(new Error('The worker ended without an answer'))))
  try {
    return await promise
  } finally {
    watch.stop()
    signal?.removeEventListener('abort', abort)
    await worker.terminate()
  }
}

function crashed(error: unknown): ReadFailure {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLarge('needs more memory than one file may use') : damaged(error)
}
