import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'

const known = z.object({ url: z.string(), validator: z.string(), total: z.number().int().nonnegative().optional() })
/** Of which version of a file the beginning is at hand. */
export type Known = z.infer<typeof known>

/** The part of a file that has come so far, and of which version of it. */
export function createPartFile(folder: string, name: string) {
  const path = join(folder, name)
  const part = `${path}.part`
  const about = `${part}.json`
  return {
    path,
    part,
    /** How much of the same file is there already. Of one that may have changed since, nothing counts. */
    async begun(url: string): Promise<(Known & { bytes: number }) | undefined> {
      const bytes = (await stat(part).catch(() => undefined))?.size ?? 0
      const read = known.safeParse(JSON.parse(await readFile(about, 'utf8').catch(() => 'null')))
      return bytes > 0 && read.success && read.data.url === url ? { ...read.data, bytes } : undefined
    },
    async begin(of: Known | undefined): Promise<void> {
      await rm(part, { force: true })
      await rm(about, { force: true })
      if (of) await writeFile(about, JSON.stringify(of))
    },
    bytes: async (): Promise<number> => (await stat(part).catch(() => undefined))?.size ?? 0,
    async sha256(): Promise<string> {
      const hash = createHash('sha256')
      await pipeline(createReadStream(part), hash)
      return hash.digest('hex')
    },
    async finish(): Promise<void> {
      await rename(part, path)
      await rm(about, { force: true })
    },
    async discard(): Promise<void> {
      await rm(part, { force: true })
      await rm(about, { force: true })
    },
  }
}

export type PartFile = ReturnType<typeof createPartFile>
