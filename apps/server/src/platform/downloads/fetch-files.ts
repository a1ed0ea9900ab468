import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { errorFields } from '@casewright/core/server'
import { createHostQueue, DownloadError, download, realClock } from '@casewright/publishers'
import type { Egress } from '../egress/index.ts'
import type { Log } from '../log/log.ts'

/** Files as their publisher offers them. Length and checksum of each are of bytes that we held. */
export interface PublishedFiles {
  /** For people, in the ledger of what left. */
  title: string
  files: readonly { name: string; url: string; bytes: number; sha256: string }[]
  /** The hosts to which their own may point. */
  hosts: readonly string[]
}

export interface FetchState {
  isRunning: boolean
  /** All has come: it is being checked and added, which cannot be broken off. */
  isAdding: boolean
  bytes: number
  of: number
  /** By how fast it came so far; null: not known yet. */
  secondsLeft: number | null
  /** Why the last fetch ended before it was done. */
  problem: string | null
}

export interface FilesFetch {
  state(): Promise<FetchState>
  /** Fetches what is missing, then does the rest. Returns at once. */
  start(): void
  /** Stops fetching. What has come is kept, and the next start goes on from there. */
  pause(): void
  /** Stops fetching, and deletes what has come. */
  cancel(): Promise<void>
  /** Resolves once nothing is being fetched. */
  ended(): Promise<void>
}

export interface FilesFetchDeps {
  egress: Pick<Egress, 'fetchFor'>
  log: Log
  stopping: AbortSignal
  /** Where what has come is kept until all is there. */
  folder: string
  /** Does something with the files once all are there. */
  whenFetched(folder: string): Promise<void>
  /** Whether an error's message is a sentence for administrators. */
  isTold(error: unknown): boolean
  /** What is said of an error whose message is none. */
  failure: string
}

/** A rate of fewer seconds says little. */
const leastSeconds = 3

/** Fetches files from their publisher through the egress module, from where it was broken off before. */
export function createFilesFetch(published: PublishedFiles, deps: FilesFetchDeps): FilesFetch {
  const { egress, log, stopping, folder } = deps
  const of = published.files.reduce((sum, { bytes }) => sum + bytes, 0)
  let running: Promise<void> | undefined
  let isAdding = false
  let problem: string | null = null
  let since: { at: number; bytes: number } | undefined
  let breaking = new AbortController()

  const sizeSoFar = async () => {
    const names = await readdir(folder).catch(() => [])
    const sizes = await Promise.all(names.map((name) => sizeOf(join(folder, name))))
    return Math.min(
      of,
      sizes.reduce((sum, size) => sum + size, 0),
    )
  }
  const fetchAll = async (signal: AbortSignal) => {
    since = { at: performance.now(), bytes: await sizeSoFar() }
    const destination = { kind: 'source', name: published.title, address: 'open', trust: 'cloud' } as const
    const send = egress.fetchFor(destination, null)
    for (const file of published.files) {
      if ((await sizeOf(join(folder, file.name))) === file.bytes) continue
      await download(file, {
        folder,
        fetch: (url, init) => send(url, init),
        hosts: new Set(published.hosts),
        inLine: createHostQueue(realClock),
        signal,
      })
    }
    signal.throwIfAborted()
    isAdding = true
    await deps.whenFetched(folder)
    await rm(folder, { recursive: true, force: true })
  }
  const told = (error: unknown): string => {
    if (error instanceof DownloadError || deps.isTold(error)) return (error as Error).message
    log.warn(errorFields(error), 'a model was not fetched')
    return deps.failure
  }
  const secondsLeft = (bytes: number): number | null => {
    if (running === undefined || since === undefined) return null
    const seconds = (performance.now() - since.at) / 1000
    const rate = (bytes - since.bytes) / seconds
    return seconds >= leastSeconds && rate > 0 ? Math.ceil((of - bytes) / rate) : null
  }
  return {
    async state() {
      const bytes = await sizeSoFar()
      return { isRunning: running !== undefined, isAdding, bytes, of, secondsLeft: secondsLeft(bytes), problem }
    },
    start() {
      if (running !== undefined) return
      problem = null
      breaking = new AbortController()
      const signal = AbortSignal.any([stopping, breaking.signal])
      running = fetchAll(signal)
        .catch((error) => {
          if (!signal.aborted) problem = told(error)
        })
        .finally(() => {
          isAdding = false
          running = undefined
        })
    },
    pause: () => breaking.abort(),
    async cancel() {
      breaking.abort()
      await running
      problem = null
      await rm(folder, { recursive: true, force: true })
    },
    ended: async () => running,
  }
}

const sizeOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  )
