import { mkdir, statfs } from 'node:fs/promises'
import { attempt } from './attempt.ts'
import { type Clock, realClock } from './clock.ts'
import { DownloadError } from './download-error.ts'
import type { Fetch } from './follow.ts'
import type { HostQueue } from './host-queue.ts'
import { createPartFile } from './part-file.ts'
import { isTooLong, waitBefore } from './retry-after.ts'

/** A file of a publisher. Length and checksum are given only where the bytes were held. */
export interface RemoteFile {
  url: string
  name: string
  bytes?: number
  sha256?: string
}

export interface DownloadOptions {
  folder: string
  /** The way out: the server gives its own door, tests and machines without a network a folder. */
  fetch: Fetch
  /** Hosts to which the publisher may redirect, besides its own. */
  hosts: ReadonlySet<string>
  inLine: HostQueue
  signal: AbortSignal
  clock?: Clock
  freeBytes?: (folder: string) => Promise<number>
  onProgress?: (bytes: number, total: number | undefined) => void
  /** Told why it waits, in a sentence, and how long. */
  onWait?: (said: string, milliseconds: number) => void
}

export interface Downloaded {
  path: string
  bytes: number
  sha256: string
  /** What its publisher says of its version: a strong tag, or a date. */
  validator?: string
}

/** Tries without anything new coming, before it is given up. */
const mostInVain = 6
/** Less than this is nothing. */
const leastGain = 30_000

/**
 * Downloads a file to a folder, from where it was broken off before, and checks it. What has come is kept for the next
 * time unless it is not of the file.
 * @throws DownloadError
 */
export async function download(file: RemoteFile, options: DownloadOptions): Promise<Downloaded> {
  const { folder, signal, clock = realClock, freeBytes = freeBytesOf } = options
  const name = nameOf(file.name)
  await mkdir(folder, { recursive: true })
  const part = createPartFile(folder, name)
  const request = {
    ...options,
    url: file.url,
    name,
    ...(file.bytes === undefined ? {} : { bytes: file.bytes }),
    clock,
    freeBytes: () => freeBytes(folder),
    onProgress: options.onProgress ?? (() => {}),
  }
  const { host } = new URL(file.url)
  for (let inVain = 0; ; ) {
    const before = await part.bytes()
    const outcome = await options.inLine(host, signal, () => attempt(request, part))
    if (outcome.done) break
    inVain = (await part.bytes()) > before + leastGain ? 1 : inVain + 1
    const wait = waitBefore(inVain - 1, outcome.retryAfter, clock.now())
    if (inVain >= mostInVain || isTooLong(wait))
      throw new DownloadError(
        outcome.busy ? 'busy' : 'unreachable',
        `${outcome.said} What has come is kept. Try again later.`,
      )
    options.onWait?.(outcome.said, wait)
    await clock.wait(wait, signal)
  }
  const validator = (await part.begun(file.url))?.validator
  const bytes = await part.bytes()
  const sha256 = await part.sha256()
  if ((file.bytes !== undefined && bytes !== file.bytes) || (file.sha256 && file.sha256 !== sha256)) {
    await part.discard()
    throw new DownloadError(
      'not-the-file',
      'The file does not match its checksum or length in the catalog. It was not kept.',
    )
  }
  await part.finish()
  return { path: part.path, bytes, sha256, ...(validator ? { validator } : {}) }
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** @throws Error where the catalog gives a name that leads out of the folder */
function nameOf(name: string): string {
  if (!/^[\w@][\w.@+-]*$/.test(name)) throw new Error(`The catalog names a file in a way that cannot be kept: ${name}`)
  return name
}
