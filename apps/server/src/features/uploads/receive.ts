import { once } from 'node:events'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { CasewrightError, type FileField, visibleText } from '@casewright/core'
import { Busboy } from '@fastify/busboy'
import type { Database } from '../../platform/db/client.ts'
import { forUser } from '../../platform/db/for-user.ts'
import { mayStore, roomLeft } from '../usage/index.ts'
import type { BlobStore } from './blobs.ts'

export interface Received {
  fields: Record<string, string>
  /** In the order in which they were sent. */
  documents: { id: string; name: string }[]
}

interface Deps {
  db: Database
  blobs: BlobStore
}

const fieldBytes = 1024 * 1024
/** What a form may hold beside its file. */
const overheadBytes = 4 * 1024 * 1024

/**
 * Takes a multipart form: its fields, and the files of the expected field, as many as are expected, streamed into the
 * vault while they arrive. On any error nothing of it is kept.
 */
export async function receive(deps: Deps, request: Request, ownerId: string, expected: FileField): Promise<Received> {
  if (!request.body) throw new CasewrightError('bad-input', noFile)
  const body = Readable.fromWeb(request.body as ReadableStream<Uint8Array>)
  const count = expected.count ?? 1
  const most = expected.maxBytes * count + overheadBytes
  const busboy = openForm(request, count)
  const failed = Promise.withResolvers<never>()
  const fields: Record<string, string> = {}
  const files: Readable[] = []
  const stored: Promise<Received['documents'][number]>[] = []

  busboy.on('field', (name: string, value: string, _: boolean, cut: boolean) => {
    if (cut) failed.reject(new CasewrightError('too-large', 'One of the fields is too long.'))
    fields[name] = value
  })
  busboy.on('file', (field: string, stream: Readable, filename: string) => {
    let storing: Promise<unknown> = Promise.resolve()
    // A part that is cut off is an error of its stream as well, whether or not anybody reads it.
    // Storing it may have its own reason, such as its size: that one is told.
    stream.on('error', (cause) => {
      const brokeOff = () => failed.reject(new CasewrightError('bad-input', brokenOff, { cause }))
      storing.catch((error) => (error === cause ? brokeOff() : failed.reject(error))).finally(brokeOff)
    })
    if (field !== expected.field || stored.length >= count) return void stream.resume()
    files.push(stream)
    const arriving = store(deps, ownerId, tidyName(filename), stream, expected.maxBytes)
    storing = arriving
    stored.push(arriving)
    storing.catch((error) => stream.errored === null && failed.reject(error))
  })
  busboy.on('error', () => {})
  let arrived = 0
  body.on('data', (part: Uint8Array) => {
    arrived += part.length
    // Other parts and what comes after an error count as well: nobody sends without end.
    if (arrived > most) body.destroy(new Error('The upload exceeds the size allowed for its parts'))
  })
  body.on('error', (cause) => failed.reject(new CasewrightError('bad-input', brokenOff, { cause })))
  body.pipe(busboy)
  try {
    await Promise.race([once(busboy, 'finish').catch(asBrokenOff), failed.promise])
    return { fields, documents: await Promise.all(stored) }
  } catch (error) {
    // What still comes is thrown away, so that the answer can be read; what came is not kept.
    body
      .unpipe(busboy)
      .on('error', () => {})
      .resume()
    for (const file of files) file.on('error', () => {}).destroy(error as Error)
    for (const one of await Promise.allSettled(stored))
      if (one.status === 'fulfilled') await deps.blobs.delete(one.value.id).catch(sweptLater)
    throw error
  }
}

/** Throws away what a refused upload sends, as far as it could be one: whoever still sends reads no answer. */
export async function discard(request: Request, expected: FileField): Promise<void> {
  let arrived = 0
  try {
    for await (const part of (request.body ?? []) as AsyncIterable<Uint8Array>) {
      arrived += part.length
      if (arrived > expected.maxBytes * (expected.count ?? 1) + overheadBytes) return
    }
  } catch {
    // It broke off, and nobody is there to be told.
  }
}

const noFile = 'No file was sent. Choose a file and try again.'
const brokenOff = 'The upload was interrupted before it was complete. Try again.'

function asBrokenOff(cause: unknown): never {
  throw new CasewrightError('bad-input', brokenOff, { cause })
}

function openForm(request: Request, files: number) {
  try {
    return new Busboy({
      headers: Object.fromEntries(request.headers) as { 'content-type': string },
      defParamCharset: 'utf8',
      limits: { fields: 50, files: files + 1, fieldSize: fieldBytes, parts: 60 },
    } as ConstructorParameters<typeof Busboy>[0])
  } catch (cause) {
    throw new CasewrightError('bad-input', 'The upload is not a readable form.', { cause })
  }
}

async function store(
  { db, blobs }: Deps,
  ownerId: string,
  name: string,
  content: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<{ id: string; name: string }> {
  const { id } = await db
    .insertInto('document')
    .values({ ownerId, name, bytes: 0, state: 'arriving' })
    .returning('id')
    .executeTakeFirstOrThrow()
  try {
    const kept = await blobs.put(id, withinPlan(db, ownerId, atMost(content, maxBytes, name)))
    if (kept.bytes === 0) throw new CasewrightError('empty', `${name} is empty. Choose another file.`)
    await forUser(db, ownerId, async (own) => {
      // Of several that arrive at once, each finds those that are complete.
      await mayStore(own, kept.bytes)
      await own.trx.updateTable('document').set(kept).where('id', '=', id).execute()
    })
    return { id, name }
  } catch (error) {
    await blobs.delete(id).catch(sweptLater)
    throw error
  }
}

/** The error that came first is told; what arrived in part is erased within the hour. */
const sweptLater = () => {}

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

/** Ends an upload as soon as it is more than the person's plan has room for. */
async function* withinPlan(
  db: Database,
  ownerId: string,
  content: AsyncIterable<Uint8Array>,
): AsyncIterable<Uint8Array> {
  let room = await forUser(db, ownerId, roomLeft)
  let bytes = 0
  for await (const part of content) {
    bytes += part.length
    if (bytes > room)
      room = await forUser(db, ownerId, async (own) => {
        await mayStore(own, bytes)
        return roomLeft(own)
      })
    yield part
  }
}

/** The last part of a path, on one line and without signs that are not seen, at most 200 characters. */
function tidyName(filename: string | undefined): string {
  const base = (filename ?? '').split(/[/\\]/).at(-1) ?? ''
  const plain = visibleText(base.replace(/[\t\n\v\f\r\u2028\u2029]/g, '')).trim()
  if (plain.length <= 200) return plain || 'document'
  return `${plain.slice(0, 190)}${plain.slice(-10)}`.toWellFormed()
}
