import type { Readable } from 'node:stream'
import { type Entry, openPromise } from 'yauzl'
import type { SourceFile } from '../layouts/layout.ts'
import { besideOf } from './beside.ts'
import { bounded, type UnpackBounds, usualUnpacking } from './open-file.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** California's codes have a file for each of their 162,000 sections, beside those of the bills. */
const mostMembers = 500_000

/**
 * The files of a zip in the order in which it lists them. Nothing is unpacked until it is opened, and nothing is
 * written: names are labels here, not places on a disk.
 * @throws UnreadableFile where it is no zip, is cut off, encrypted, or unpacks to more than it may
 */
export async function* zipMembers(
  path: string,
  onBytes: (count: number) => void = () => {},
  bounds: UnpackBounds = usualUnpacking,
): AsyncGenerator<SourceFile> {
  const zip = await openPromise(path, { validateEntrySizes: true, autoClose: false }).catch(refuse)
  const open = async (entry: Entry): Promise<Readable> => {
    onBytes(entry.compressedSize)
    const raw = await zip.openReadStreamPromise(entry).catch(refuse)
    const guarded = bounded(() => entry.compressedSize, bounds)
    raw.on('error', (error) => guarded.destroy(asUnreadable(error)))
    return raw.pipe(guarded)
  }
  try {
    if (zip.entryCount > mostMembers) throw new UnreadableFile('The archive lists more files than any publication has.')
    const entries = new Map<string, Entry>()
    for await (const entry of zip.eachEntry()) if (!entry.fileName.endsWith('/')) entries.set(entry.fileName, entry)
    for (const [name, entry] of entries)
      yield {
        name,
        open: () => open(entry),
        beside: async (other) => {
          const found = entries.get(besideOf(name, other))
          return found && open(found)
        },
      }
  } catch (error) {
    refuse(error)
  } finally {
    zip.close()
  }
}

function refuse(error: unknown): never {
  throw asUnreadable(error)
}

function asUnreadable(error: unknown): Error {
  if (error instanceof UnreadableFile) return error
  const { message, code } = error as NodeJS.ErrnoException
  if (code === 'ENOENT' || code === 'EACCES') return error as Error
  if (/encrypted/i.test(message)) return new UnreadableFile('The archive is encrypted.')
  return new UnreadableFile(`The archive cannot be read (${message}). It may not have been downloaded whole.`)
}
