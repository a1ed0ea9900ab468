/** Bytes that grow as they are written. */
export interface Writer {
  bytes: Buffer
  length: number
}

export const createWriter = (size = 1024): Writer => ({ bytes: Buffer.allocUnsafe(size), length: 0 })

function room(writer: Writer, more: number): void {
  if (writer.length + more <= writer.bytes.length) return
  const bigger = Buffer.allocUnsafe(Math.max(writer.bytes.length * 2, writer.length + more))
  writer.bytes.copy(bigger, 0, 0, writer.length)
  writer.bytes = bigger
}

/** A whole number from 0 up to 2^53, seven bits to a byte, the lowest first. */
export function writeNumber(writer: Writer, value: number): void {
  room(writer, 8)
  let rest = value
  let { length } = writer
  const { bytes } = writer
  while (rest >= 0x10000000) {
    bytes[length++] = (rest % 128) | 128
    rest = Math.floor(rest / 128)
  }
  while (rest > 127) {
    bytes[length++] = (rest & 127) | 128
    rest >>>= 7
  }
  bytes[length++] = rest
  writer.length = length
}

export function writeText(writer: Writer, text: string): void {
  const size = Buffer.byteLength(text)
  writeNumber(writer, size)
  room(writer, size)
  writer.length += writer.bytes.write(text, writer.length)
}

export function writeBytes(writer: Writer, bytes: Uint8Array): void {
  room(writer, bytes.length)
  writer.bytes.set(bytes, writer.length)
  writer.length += bytes.length
}

/** What was written, as a copy of its own. */
export const written = (writer: Writer): Buffer => Buffer.from(writer.bytes.subarray(0, writer.length))

/** A place in bytes that moves on as it is read from. */
export interface Reader {
  bytes: Uint8Array
  at: number
}

export function readNumber(reader: Reader): number {
  const { bytes } = reader
  let byte = bytes[reader.at++] as number
  if (byte < 128) return byte
  let value = byte & 127
  let factor = 128
  do {
    byte = bytes[reader.at++] as number
    value += (byte & 127) * factor
    factor *= 128
  } while (byte > 127)
  return value
}

export function readText(reader: Reader): string {
  const size = readNumber(reader)
  const { bytes, at } = reader
  reader.at += size
  return Buffer.from(bytes.buffer, bytes.byteOffset + at, size).toString()
}
