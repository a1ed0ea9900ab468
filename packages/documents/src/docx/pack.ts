import { crc32 } from 'node:zlib'
import type { Parts } from './parts.ts'

/**
 * A ZIP archive of the checked parts alone, not compressed. The library is given this instead of the
 * upload, so that it can never inflate or open what was not counted and looked at.
 */
export function packParts(parts: Parts): Buffer {
  const chunks: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, data] of parts) {
    const path = Buffer.from(name)
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(0x800, 2)
    fields.writeUInt32LE(0x21, 8)
    fields.writeUInt32LE(crc32(data), 10)
    fields.writeUInt32LE(data.length, 14)
    fields.writeUInt32LE(data.length, 18)
    fields.writeUInt16LE(path.length, 22)
    chunks.push(Buffer.from('PK\x03\x04', 'latin1'), fields, path, data)
    const entry = Buffer.alloc(14)
    entry.writeUInt32LE(offset, 10)
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fields, entry, path)
    offset += 30 + path.length + data.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(parts.size, 8)
  end.writeUInt16LE(parts.size, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...chunks, central, end])
}
