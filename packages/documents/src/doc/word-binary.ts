import iconv from 'iconv-lite'
import type { CompoundFile } from '../cfb/compound-file.ts'

/** The stories of a Word file, raw: with Word's own marks in them. */
export interface Stories {
  body: string
  footnotes: string
  headers: string
  endnotes: string
  textboxes: string
}

interface Layout {
  counts: number
  clx: number
  table: Uint8Array
  wide: boolean
}

const complex = 0x0004
const encrypted = 0x0100
const secondTable = 0x0200
const extended = 0x1000

/** Whether the header of a Word stream says that the text is encrypted. */
export function isEncrypted(stream: Uint8Array): boolean {
  return stream.length > 12 && (viewOf(stream).getUint16(10, true) & encrypted) !== 0
}

/** Whether a Word stream is of Word 6 or 95, which word-extractor does not read. */
export function isBeforeWord97(stream: Uint8Array): boolean {
  return stream.length > 4 && viewOf(stream).getUint16(2, true) < 0x00c1
}

/** Whether the file has numbered or bulleted lists, whose numbers Word counts and does not keep in the text. */
export function hasLists(file: CompoundFile, stream: Uint8Array): boolean {
  if (isBeforeWord97(stream) || stream.length < 0x2f2) return false
  const view = viewOf(stream)
  const table = file.stream(view.getUint16(10, true) & secondTable ? '1Table' : '0Table')
  const [start, size] = [view.getUint32(0x2ea, true), view.getUint32(0x2ee, true)]
  return table !== undefined && size >= 4 && start + 4 <= table.length && viewOf(table).getUint32(start, true) > 0
}

/**
 * The text of a Word stream by its piece table ([MS-DOC] 2.4.1), of Word 6 to 2003. Word 6 and 95 keep
 * the text in one run unless the file was saved fast.
 */
export function readStories(file: CompoundFile, stream: Uint8Array): Stories {
  const view = viewOf(stream)
  const flags = view.getUint16(10, true)
  const old = isBeforeWord97(stream)
  const layout: Layout = old
    ? { counts: 0x34, clx: 0x160, table: stream, wide: (flags & extended) !== 0 }
    : {
        counts: 0x4c,
        clx: 0x1a2,
        table: file.stream(flags & secondTable ? '1Table' : '0Table') ?? new Uint8Array(),
        wide: false,
      }
  const charset = view.getUint16(0x14, true) === 0x100 ? 'macintosh' : 'windows-1252'
  const text =
    old && (flags & complex) === 0
      ? decode(stream, view.getUint32(0x18, true), Number.MAX_SAFE_INTEGER, layout.wide, charset)
      : readPieces(stream, layout, charset)
  return split(text, view, layout.counts)
}

function split(text: string, view: DataView, counts: number): Stories {
  let at = 0
  const take = (index: number): string => {
    const length = Math.max(0, view.getInt32(counts + index * 4, true))
    const part = text.slice(at, at + length)
    at += length
    return part
  }
  const [body, footnotes, headers, , , endnotes, textboxes] = [0, 1, 2, 3, 4, 5, 6].map(take)
  return {
    body: body ?? '',
    footnotes: footnotes ?? '',
    headers: headers ?? '',
    endnotes: endnotes ?? '',
    textboxes: textboxes ?? '',
  }
}

function readPieces(stream: Uint8Array, { clx, table, wide }: Layout, charset: string): string {
  const fib = viewOf(stream)
  const start = fib.getUint32(clx, true)
  const pieces = viewOf(table.subarray(start, start + fib.getUint32(clx + 4, true)))
  let at = 0
  while (at < pieces.byteLength && pieces.getUint8(at) === 1) at += 3 + pieces.getUint16(at + 1, true)
  if (at >= pieces.byteLength || pieces.getUint8(at) !== 2) throw new Error('No piece table')
  const count = Math.floor((pieces.getUint32(at + 1, true) - 4) / 12)
  const positions = at + 5
  const descriptors = positions + (count + 1) * 4
  let text = ''
  for (let i = 0; i < count; i++) {
    const length = pieces.getUint32(positions + (i + 1) * 4, true) - pieces.getUint32(positions + i * 4, true)
    const where = pieces.getUint32(descriptors + i * 8 + 2, true)
    if (length < 0 || length > stream.length) throw new Error('A piece is longer than the file')
    const old = table === stream
    const narrow = old ? !wide : (where & 0x40000000) !== 0
    const offset = old ? where : narrow ? (where & 0x3fffffff) >>> 1 : where
    text += decode(stream, offset, length, !narrow, charset)
  }
  return text
}

function decode(stream: Uint8Array, offset: number, length: number, wide: boolean, charset: string): string {
  const bytes = stream.subarray(offset, Math.min(stream.length, offset + length * (wide ? 2 : 1)))
  return iconv.decode(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), wide ? 'utf-16le' : charset)
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
