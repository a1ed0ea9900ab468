const sector = 512

/** A compound file with one stream of at least 4,096 bytes, as Word 6 wrote them. */
export function makeCompound(name: string, content: Uint8Array): Buffer {
  const size = Math.max(4_096, content.length)
  const count = Math.ceil(size / sector)
  const file = Buffer.alloc(sector * (3 + count))
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file)
  file.writeUInt16LE(9, 30)
  file.writeUInt16LE(6, 32)
  file.writeUInt32LE(1, 44)
  file.writeUInt32LE(1, 48)
  file.writeUInt32LE(4_096, 56)
  file.writeUInt32LE(0xfffffffe, 60)
  file.writeUInt32LE(0xfffffffe, 68)
  file.fill(0xff, 76, 512)
  file.writeUInt32LE(0, 76)
  file.fill(0xff, sector, sector * 2)
  file.writeUInt32LE(0xfffffffd, sector)
  file.writeUInt32LE(0xfffffffe, sector + 4)
  for (let i = 0; i < count; i++) file.writeUInt32LE(i === count - 1 ? 0xfffffffe : i + 3, sector + (i + 2) * 4)
  entry(file, sector * 2, 'Root Entry', 5, { child: 1, start: 0xfffffffe, size: 0 })
  entry(file, sector * 2 + 128, name, 2, { child: 0xffffffff, start: 2, size })
  Buffer.from(content).copy(file, sector * 3)
  return file
}

function entry(
  file: Buffer,
  at: number,
  name: string,
  type: number,
  to: { child: number; start: number; size: number },
) {
  file.write(name, at, 'utf16le')
  file.writeUInt16LE(name.length * 2 + 2, at + 64)
  file.writeUInt8(type, at + 66)
  file.fill(0xff, at + 68, at + 80)
  file.writeUInt32LE(to.child, at + 76)
  file.writeUInt32LE(to.start, at + 116)
  file.writeUInt32LE(to.size, at + 120)
}

/** The Word stream of a Word 6 file that was saved in full: its header, and its text in Windows-1252. */
export function makeWord6Stream(text: Buffer, flags = 0): Uint8Array {
  const stream = Buffer.alloc(0x600 + text.length)
  stream.writeUInt16LE(0xa5dc, 0)
  stream.writeUInt16LE(0x65, 2)
  stream.writeUInt16LE(flags, 10)
  stream.writeUInt32LE(0x600, 0x18)
  stream.writeUInt32LE(text.length, 0x34)
  text.copy(stream, 0x600)
  return stream
}
