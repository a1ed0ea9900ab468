import { once } from 'node:events'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { CasewrightError, type FileField } from '@casewright/core'
import { Busboy } from '@fastify/busboy'
import type { Database } from '../db/client.ts'
import type { BlobStore } from './blobs.ts'

export interface Received {
  fields: Record<string, string>
  document: { id: string; name: string } | null
}

interface Deps {
  db: Database
  blobs: BlobStore
}

const fieldBytes = 1024 * 1024

/**
 * Takes a multipart form: its fields, and the first file of the expected field, streamed into the
 * vault while it arrives. On any error nothing of it is kept.
 */
export async function receive(
  { db, blobs }: Deps,
  request: Request,
  ownerId: string,
  expected: FileField,
): Promise<Received> {
  const busboy = openForm(request)
  const fields: Record<string, string> = {}
  let storing: Promise<Received['document']> | undefined
  let failure: unknown

  busboy.on('field', (name: string, value: string, _: boolean, cut: boolean) => {
    if (cut) failure ??= new CasewrightError('too-large', 'One of the fields is too long.')
    fields[name] = value
  })
  busboy.on('file', (field: string, stream: NodeJS.ReadableStream & { truncated?: boolean }, filename: string) => {
    if (field !== expected.field || storing) {
      stream.resume()
      return
    }
    storing = store({ db, blobs }, ownerId, tidyName(filename), stream, expected.maxBytes)
    storing.catch((error) => {
      failure ??= error
      stream.resume()
    })
  })
  if (!request.body) throw new CasewrightError('bad-input', 'No file was sent. Choose a file and try again.')
  const body = Readable.fromWeb(request.body as ReadableStream<Uint8Array>)
  body.on('error', (error) => busboy.destroy(error))
  body.pipe(busboy)
  await once(busboy, 'finish').catch((error: unknown) => {
    failure ??= new CasewrightError('bad-input', 'The upload broke off before it was complete. Try again.', {
      cause: error,
    })
  })
  const document = (await storing?.catch(() => null)) ?? null
  if (failure) {
    if (document) await blobs.delete(document.id)
    throw failure
  }
  return { fields, document }
}

function openForm(request: Request) {
  try {
    return new Busboy({
      headers: Object.fromEntries(request.headers) as { 'content-type': string },
      defParamCharset: 'utf8',
      limits: { fields: 50, files: 2, fieldSize: fieldBytes, parts: 60 },
    } as ConstructorParameters<typeof Busboy>[0])
  } catch (cause) {
    throw new CasewrightError('bad-input', 'The upload is not a form that can be read.', { cause })
  }
}

async function store(
  { db, blobs }: Deps,
  ownerId: string,
  name: string,
  content: NodeJS.ReadableStream,
  maxBytes: number,
): Promise<{ id: string; name: string }> {
  const { id } = await db
    .insertInto('document')
    .values({ ownerId, name, bytes: 0, state: 'arriving' })
    .returning('id')
    .executeTakeFirstOrThrow()
  try {
    const kept = await blobs.put(id, atMost(content as AsyncIterable<Uint8Array>, maxBytes, name))
    if (kept.bytes === 0) throw new CasewrightError('empty', `${name} is empty: it has no bytes. Choose another file.`)
    await db.updateTable('document').set(kept).where('id', '=', id).execute()
    return { id, name }
  } catch (error) {
    await blobs.delete(id)
    throw error
  }
}

async function* atMost(content: AsyncIterable<Uint8Array>, maxBytes: number, name: string): AsyncIterable<Uint8Array> {
  let bytes = 0
  for await (const part of content) {
    bytes += part.length
    if (bytes > maxBytes) {
      const size = Math.round(maxBytes / 1024 / 1024)
      throw new CasewrightError('too-large', `${name} is larger than ${size} MB. Upload a smaller file, or split it.`)
    }
    yield part
  }
}

/** The last part of a path, without control characters and direction marks, at most 200 characters. */
export function tidyName(filename: string | undefined): string {
  const base = (filename ?? '').split(/[/\\]/).at(-1) ?? ''
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
  const plain = base.replace(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '').trim()
  if (plain.length <= 200) return plain || 'document'
  return `${plain.slice(0, 190)}${plain.slice(-10)}`
}
