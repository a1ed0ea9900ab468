import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { Attempt } from './attempt.ts'
import { DownloadError } from './download-error.ts'
import { looksLike } from './looks-like.ts'
import type { PartFile } from './part-file.ts'

/** Room that is left to the rest of the machine. */
export const reserve = 500_000_000

interface Storing {
  at: number
  total: number | undefined
  watch: { saw(bytes: number): void }
  signal: AbortSignal
}

/** Enough of a file to see whether it is one of its kind. */
const seen = 64

/** Adds what comes to the part, chunk by chunk, so that a connection that breaks loses nothing that had come. */
export async function store(
  request: Attempt,
  response: Response,
  file: PartFile,
  { at, total, watch, signal }: Storing,
) {
  let bytes = at
  let start: Buffer | undefined = at > 0 ? undefined : Buffer.alloc(0)
  const most = total ?? request.bytes ?? (await request.freeBytes()) - reserve
  const part = await open(file.part, at > 0 ? 'a' : 'w')
  const write = async (chunk: Buffer) => {
    await part.appendFile(chunk)
    request.onProgress(bytes, total)
  }
  try {
    for await (const chunk of bodyOf(response)) {
      signal.throwIfAborted()
      bytes += chunk.length
      watch.saw(chunk.length)
      if (bytes > most) throw new DownloadError('not-the-file', 'The publisher sent more than the file has.')
      start &&= Buffer.concat([start, chunk])
      if (start && start.length < seen) continue
      if (start && !looksLike(request.name, start)) throw notTheFile()
      await write(start ?? chunk)
      start = undefined
    }
    if (start && !looksLike(request.name, start)) throw notTheFile()
    if (start) await write(start)
  } catch (error) {
    if (error instanceof DownloadError) await file.discard()
    throw error
  } finally {
    await part.close()
  }
}

const bodyOf = ({ body }: Response): AsyncIterable<Buffer> =>
  Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0])

const notTheFile = () =>
  new DownloadError(
    'not-the-file',
    'The publisher answered with something else than the file, as a rule a page that says that it is down. Try again later.',
  )
