import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { PassThrough, pipeline, type Readable, Transform } from 'node:stream'
import { createGunzip } from 'node:zlib'
import unbzip2 from 'unbzip2-stream'

/** A file of an import. */
export interface ImportFile {
  path: string
  name: string
  bytes: number
}

/**
 * The files of a path: itself, or those in it that `wanted` takes, by name.
 * @throws Error with a sentence when there are none
 */
export async function filesAt(path: string, wanted: (name: string) => boolean): Promise<ImportFile[]> {
  const found = await stat(path).catch(() => {
    throw new Error(`There is no file or folder ${path}.`)
  })
  const names = found.isDirectory() ? (await readdir(path)).filter(wanted).sort() : [basename(path)]
  const files: ImportFile[] = []
  for (const name of names) {
    const file = found.isDirectory() ? join(path, name) : path
    const about = await stat(file)
    if (about.isFile()) files.push({ path: file, name, bytes: about.size })
  }
  if (files.length === 0) throw new Error(`There is nothing to import in ${path}.`)
  return files
}

/**
 * Opens a file, unpacked if its name ends in .gz or .bz2.
 * @param onBytes told of each part that was read, as it stands in the file
 */
export function openFile(file: ImportFile, onBytes: (count: number) => void): Readable {
  const count = new Transform({
    transform(chunk: Buffer, _, done) {
      onBytes(chunk.length)
      done(null, chunk)
    },
  })
  const raw = createReadStream(file.path, { highWaterMark: 1 << 18 })
  // Whoever reads the last one gets every error before it.
  const ignore = () => {}
  if (file.name.endsWith('.gz')) return pipeline(raw, count, createGunzip(), ignore) as unknown as Readable
  // What unbzip2 gives is no stream of Node's own: it cannot be iterated.
  if (file.name.endsWith('.bz2')) return pipeline(raw, count, unbzip2(), new PassThrough(), ignore)
  return pipeline(raw, count, ignore) as unknown as Readable
}
