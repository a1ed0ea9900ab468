import { readFile, stat } from 'node:fs/promises'
import { CasewrightError, type DocumentText } from '@casewright/core'
import { cancelled, ReadFailure, tooLarge } from './failure.ts'
import { displayName } from './file-name.ts'
import type { ReadStep } from './job.ts'
import { defaultLimits, type ReadLimits } from './limits.ts'
import { readInProcess } from './reading/read-in-process.ts'

/** Where the bytes are: in memory, or in a file. */
export type DocumentSource = Uint8Array | { path: string }

export interface ReadOptions {
  /** The file's name, for sentences. The type is told by content. */
  name: string
  /** Whose file it is: turns are fair between people, and no process reads files of two. */
  forWhom?: string | undefined
  signal?: AbortSignal | undefined
  onProgress?: ((step: ReadStep) => void) | undefined
  limits?: Partial<ReadLimits> | undefined
}

/**
 * Reads a file to text with exact offsets, in a process of its own that has limits, no secrets and no network.
 * Rejects with a CasewrightError whose sentence names the file, the reason and what to do.
 */
export async function readDocument(source: DocumentSource, options: ReadOptions): Promise<DocumentText> {
  const limits = { ...defaultLimits, ...options.limits }
  const name = displayName(options.name)
  const { forWhom = '', signal, onProgress = () => {} } = options
  try {
    if (signal?.aborted) throw cancelled()
    const size = source instanceof Uint8Array ? source.length : (await stat(source.path)).size
    if (size > limits.fileBytes) throw tooLarge(`is larger than ${Math.round(limits.fileBytes / 1024 / 1024)} MB`)
    const bytes = source instanceof Uint8Array ? source : new Uint8Array(await readFile(source.path))
    return await readInProcess({ bytes, name: options.name, limits }, { forWhom, signal, onProgress })
  } catch (error) {
    if (!(error instanceof ReadFailure)) throw error
    throw new CasewrightError(error.code, `${name} ${error.reason}`, { cause: error.cause })
  }
}
