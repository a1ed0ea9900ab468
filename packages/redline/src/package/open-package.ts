import { CasewrightError } from '@casewright/core'
import { configure, type FileEntry, Uint8ArrayReader, Uint8ArrayWriter, ZipReader, ZipWriter } from '@zip.js/zip.js'
import { damaged } from './damaged.ts'

configure({ useWebWorkers: false })

/** Bytes that the parts that are read may inflate to, in all. */
const mostBytes = 128 * 1024 * 1024
const mostParts = 10_000

const encrypted = () =>
  new CasewrightError(
    'password-needed',
    'This Word file is encrypted or in an older format. Save it as .docx without a password and upload it again.',
  )

/** A .docx, whose parts are read one at a time. */
export interface WordPackage {
  names: readonly string[]
  /** An XML part as text, its byte order mark included; undefined: there is none of this name. */
  read(name: string): Promise<string | undefined>
  /** A part as it is. */
  bytes(name: string): Promise<Uint8Array | undefined>
  /**
   * The package with some parts replaced or added, and some left out. Every other part is copied as it is, compressed
   * bytes and date.
   */
  write(changed: ReadonlyMap<string, string>, left?: ReadonlySet<string>): Promise<Uint8Array>
}

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** @throws CasewrightError a damaged or encrypted package, or one that unpacks to more than can be held */
export async function openPackage(bytes: Uint8Array): Promise<WordPackage> {
  const entries = await entriesOf(bytes)
  let left = mostBytes
  const bytesOf = async (name: string) => {
    const entry = entries.get(name)
    if (!entry) return undefined
    const part = await inflated(entry, left)
    left -= part.length
    return part
  }
  const read = async (name: string) => {
    const part = await bytesOf(name)
    return part && asText(part)
  }
  const kept = (left: ReadonlySet<string>) => new Map([...entries].filter(([name]) => !left.has(name)))
  return {
    names: [...entries.keys()],
    bytes: bytesOf,
    read,
    write: (changed, left = new Set()) => written(kept(left), changed),
  }
}

async function entriesOf(bytes: Uint8Array): Promise<Map<string, FileEntry>> {
  // A compound file in place of an archive: Word wraps an encrypted document in one.
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf) throw encrypted()
  const entries = new Map<string, FileEntry>()
  try {
    const reader = new ZipReader(new Uint8ArrayReader(bytes))
    for (const entry of await reader.getEntries()) {
      if (entry.directory) continue
      if (entry.encrypted) throw encrypted()
      if (entries.has(entry.filename) || entries.size >= mostParts) throw damaged(new Error('Parts repeat'))
      entries.set(entry.filename, entry)
    }
  } catch (error) {
    throw CasewrightError.isInstance(error) ? error : damaged(error)
  }
  return entries
}

/** Counted while it inflates: the size that an archive states is the sender's word. */
async function inflated(entry: FileEntry, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  const counted = new WritableStream<Uint8Array>({
    write(chunk) {
      length += chunk.length
      if (length > most) throw tooLarge()
      chunks.push(chunk)
    },
  })
  try {
    await entry.getData(counted, { checkSignature: true })
  } catch (error) {
    throw CasewrightError.isInstance(error) ? error : damaged(error)
  }
  return Buffer.concat(chunks, length)
}

const tooLarge = () =>
  new CasewrightError('too-large', 'This Word file unpacks to more than can be edited at once. Split it and try again.')

function asText(part: Uint8Array): string {
  let text: string
  try {
    text = decoder.decode(part)
  } catch (cause) {
    throw damaged(cause)
  }
  if (/<!(?:DOCTYPE|ENTITY)/.test(text))
    throw new CasewrightError(
      'damaged',
      'This Word file contains a document type declaration, which no Word file needs. Save it again from Word and upload it.',
    )
  return text
}

async function written(
  entries: ReadonlyMap<string, FileEntry>,
  changed: ReadonlyMap<string, string>,
): Promise<Uint8Array> {
  const writer = new ZipWriter(new Uint8ArrayWriter(), { extendedTimestamp: false })
  const add = (name: string, text: string) => writer.add(name, new Uint8ArrayReader(encoder.encode(text)))
  for (const [name, entry] of entries) {
    const text = changed.get(name)
    if (text !== undefined) await add(name, text)
    else await copied(writer, entry)
  }
  for (const [name, text] of changed) if (!entries.has(name)) await add(name, text)
  return writer.close()
}

async function copied(writer: ZipWriter<Uint8Array>, entry: FileEntry): Promise<void> {
  const raw = await entry.getData(new Uint8ArrayWriter(), { passThrough: true })
  await writer.add(entry.filename, new Uint8ArrayReader(raw), {
    passThrough: true,
    compressionMethod: entry.compressionMethod,
    uncompressedSize: entry.uncompressedSize,
    ...(entry.signature !== undefined && { signature: entry.signature }),
    lastModDate: entry.lastModDate,
  })
}
