import { Deserializer, Serializer } from 'node:v8'

/**
 * Messages between processes as a stream of frames: two lengths, what was said as V8 serializes it, and the bytes that
 * stand in it, apart. Said and bytes have a limit each, since objects take many times more memory than bytes do.
 */
export interface FrameLimits {
  /** Of what is said, bytes that stand in it not counted. */
  said: number
  /** Of the bytes that stand in it. */
  bytes: number
}

/** Where a child finds the pipe to its parent. */
export const pipeAt = 3

const head = 8

/** What Node documents of its serializer, and its types leave out. */
interface ViewsApart {
  _setTreatArrayBufferViewsAsHostObjects(apart: boolean): void
}

class Packing extends Serializer {
  readonly views: Uint8Array[] = []

  constructor() {
    super()
    ;(this as unknown as ViewsApart)._setTreatArrayBufferViewsAsHostObjects(true)
    this.writeHeader()
  }

  /** Called for each view of bytes. */
  _writeHostObject({ buffer, byteOffset, byteLength }: NodeJS.ArrayBufferView): void {
    this.views.push(new Uint8Array(buffer, byteOffset, byteLength))
    this.writeUint32(byteLength)
  }
}

class Unpacking extends Deserializer {
  private at = 0
  private readonly bytes: Buffer

  constructor(said: Buffer, bytes: Buffer) {
    super(said)
    this.bytes = bytes
    this.readHeader()
  }

  _readHostObject(): Uint8Array {
    const length = this.readUint32()
    if (this.at + length > this.bytes.length) throw new RangeError('A message ends before its bytes do')
    const view = new Uint8Array(this.bytes.subarray(this.at, this.at + length))
    this.at += length
    return view
  }
}

/** A message as a frame. Views of bytes arrive as `Uint8Array`. */
export function framed(message: unknown): Buffer[] {
  const packing = new Packing()
  packing.writeValue(message)
  const said = packing.releaseBuffer()
  const lengths = Buffer.alloc(head)
  lengths.writeUInt32LE(said.length, 0)
  lengths.writeUInt32LE(
    packing.views.reduce((sum, { byteLength }) => sum + byteLength, 0),
    4,
  )
  return [lengths, said, ...packing.views.map((view) => Buffer.from(view.buffer, view.byteOffset, view.byteLength))]
}

/**
 * Takes a stream's pieces, and gives each message that is whole.
 * @throws RangeError for a message past a limit, as soon as its lengths are there; what V8 throws for nonsense
 */
export function createUnframing(limits: FrameLimits): (piece: Buffer) => Generator<unknown> {
  let pieces: Buffer[] = []
  let length = 0
  let wanted = head

  return function* (piece) {
    pieces.push(piece)
    length += piece.length
    while (length >= wanted) {
      const all = pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces, length)
      pieces = [all]
      const [said, bytes] = [all.readUInt32LE(0), all.readUInt32LE(4)]
      if (said > limits.said || bytes > limits.bytes) throw new TooLong()
      wanted = head + said + bytes
      if (length < wanted) return
      const message = new Unpacking(all.subarray(head, head + said), all.subarray(head + said, wanted))
      pieces = [all.subarray(wanted)]
      length -= wanted
      wanted = head
      yield message.readValue()
    }
  }
}

/** A message that is longer than whoever listens allows. */
export class TooLong extends RangeError {}
