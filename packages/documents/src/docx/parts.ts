import yauzl from 'yauzl'
import { damaged, ReadFailure, tooLarge } from '../failure.ts'
import type { ReadLimits } from '../limits.ts'

/** What is read of a DOCX by anyone: pictures and fonts are never inflated. */
const readable = /\.(xml|rels|x?html?|mht(ml)?|rtf|txt|docx)$/i
const maxEntries = 10_000

/** The checked parts of a DOCX by name. */
export type Parts = Map<string, Buffer>

/**
 * Inflates every part that will be read and counts while doing so, for the sizes that an archive states
 * are the sender's word. Refuses document type declarations: Word writes none, attacks do.
 */
export async function checkParts(bytes: Uint8Array, limits: ReadLimits): Promise<Parts> {
  const zip = await open(bytes)
  const parts = new Map<string, Buffer>() as Parts
  let left = limits.inflatedBytes
  let entries = 0
  try {
    for await (const entry of zip.eachEntry()) {
      if (++entries > maxEntries) throw tooLarge('holds more parts than a Word file does')
      const name = entry.fileNameRaw.toString('utf8').replaceAll('\\', '/').replace(/^\/+/, '')
      if (!readable.test(name) || name.includes('..') || parts.has(name)) continue
      if (entry.generalPurposeBitFlag & 1) throw damaged(new Error('Encrypted part'))
      const chunks: Buffer[] = []
      const stream = await zip.openReadStreamPromise(entry)
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        left -= chunk.length
        if (left < 0) {
          stream.destroy()
          throw tooLarge(`unpacks to more than ${Math.round(limits.inflatedBytes / 1024 / 1024)} MB`)
        }
        chunks.push(chunk)
      }
      const part = asUtf8(Buffer.concat(chunks))
      if (/\.(xml|rels)$/i.test(name)) refuseDeclaration(part)
      parts.set(name, part)
    }
  } catch (error) {
    throw error instanceof ReadFailure ? error : damaged(error)
  } finally {
    zip.close()
  }
  return parts
}

async function open(bytes: Uint8Array) {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  try {
    // Names are not decoded or judged: nothing is ever written under them.
    return await yauzl.fromBufferPromise(buffer, { lazyEntries: true, decodeStrings: false, validateEntrySizes: false })
  } catch (error) {
    throw damaged(error)
  }
}

function refuseDeclaration(part: Buffer): void {
  if (!part.includes('<!DOCTYPE') && !part.includes('<!ENTITY')) return
  throw new ReadFailure(
    'damaged',
    'holds a document type declaration, which no Word file needs and attacks use, so it was not opened. Save it again from Word and upload it again.',
  )
}

/** XML may come in UTF-16, where a declaration would hide from the scan and the library. */
function asUtf8(part: Buffer): Buffer {
  const mark = part.length >= 2 ? part.readUInt16BE(0) : 0
  if (mark === 0xfffe) return Buffer.from(part.subarray(2).toString('utf16le'))
  if (mark === 0xfeff)
    return Buffer.from(
      part
        .subarray(2, part.length & ~1)
        .swap16()
        .toString('utf16le'),
    )
  return part
}
