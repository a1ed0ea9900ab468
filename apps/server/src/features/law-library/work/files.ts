import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  createHostQueue,
  DownloadError,
  type Downloaded,
  download,
  type Fetch,
  listedFiles,
  type Pack,
  type RemoteFile,
  realClock,
} from '@casewright/publishers'
import { z } from 'zod'
import type { LawFile } from '../../../platform/db/schema.ts'
import type { PackProgress } from './progress.ts'

interface Deps {
  pack: Pack
  folder: string
  fetch: Fetch
  /** Milliseconds between two requests to one host. */
  pause: number
  progress: PackProgress
  signal: AbortSignal
}

const notes = z
  .array(
    z.object({
      url: z.string().max(2000),
      name: z.string().max(300),
      bytes: z.number(),
      sha256: z.string().max(64),
      validator: z.string().max(500).nullable(),
    }),
  )
  .max(100_000)

/** The files of a pack: which there are, and each brought when it is needed. What has come stays for after a kill. */
export async function packFiles({ pack, folder, fetch, pause, progress, signal }: Deps) {
  const { now } = progress
  const options = {
    folder,
    fetch,
    hosts: new Set(pack.hosts),
    inLine: createHostQueue(realClock, pause),
    signal,
    onProgress(bytes: number, total: number | undefined) {
      now.download = { bytes, of: total ?? null }
    },
    onWait(said: string) {
      now.at = said
    },
  }
  const noted = join(folder, 'files.json')
  // What was noted is cut off where the machine stopped in the middle: then the files are brought again.
  const come: LawFile[] = notes.safeParse(jsonOf(await readFile(noted, 'utf8').catch(() => ''))).data ?? []
  const files = [...(pack.files ?? [])] as RemoteFile[]
  if (pack.list) {
    now.at = 'list of files'
    const list = await download({ url: pack.list.url, name: 'list.json' }, options)
    const entries = jsonOf(await readFile(list.path, 'utf8'))
    // A damaged list is not kept: the next time it is brought again.
    await rm(list.path)
    if (entries === undefined)
      throw new Error('The publisher’s list of files is damaged. Try again later; nothing was changed.')
    files.push(...listedFiles(pack, entries))
  }
  now.files = { done: 0, of: files.length }

  const note = async (file: RemoteFile, { bytes, sha256, validator }: Downloaded) => {
    const before = come.findIndex(({ url }) => url === file.url)
    if (before >= 0) come.splice(before, 1)
    come.push({ url: file.url, name: file.name, bytes, sha256, validator: validator ?? null })
    await writeFile(`${noted}.new`, JSON.stringify(come))
    await rename(`${noted}.new`, noted)
  }

  return {
    names: files.map(({ name }) => name),
    come,
    /** Undefined: the publisher lists it and does not have it. @throws DownloadError */
    async bring(name: string): Promise<string | undefined> {
      const file = files.find((one) => one.name === name)
      if (!file) throw new Error('The pack has no such file.')
      now.at = name
      const path = join(folder, name)
      const before = come.find((one) => one.url === file.url)
      const isHere = before && (await stat(path).catch(() => undefined))?.size === before.bytes
      if (isHere) return path
      try {
        await note(file, await download(file, options))
        now.at = name
        return path
      } catch (error) {
        // Of a reporter a publisher, or a folder, may lack some volumes.
        if (!pack.list || !(error instanceof DownloadError) || error.trouble !== 'refused') throw error
        now.missing.push(name)
        return undefined
      } finally {
        now.files.done = Math.min(now.files.of, files.indexOf(file) + 1)
      }
    },
  }
}

/** Undefined: it is no JSON. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
