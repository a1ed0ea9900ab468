import { readSync } from 'node:fs'
import { BadWeights } from './bad-weights.ts'

/** What the descriptions before the weights may take; those of real models take some ten megabytes. */
const mostBytes = 128 * 1024 * 1024
const windowBytes = 1024 * 1024
const longestText = 4 * 1024 * 1024

export const cut = () => new BadWeights('is cut or damaged')

/** Reads an open file from its start, never past its end and never more than the description of a model may take. */
export interface Bytes {
  at(): number
  u32(): number
  /** @throws BadWeights for a number that no file of this length can mean */
  count(): number
  text(): string
  skip(bytes: number): void
  number(kind: NumberKind): number
}

export type NumberKind = 'u8' | 'i8' | 'u16' | 'i16' | 'u32' | 'i32' | 'f32' | 'u64' | 'i64' | 'f64'

export function bytesOf(file: number, size: number): Bytes {
  const end = Math.min(size, mostBytes)
  let window = Buffer.alloc(0)
  let start = 0
  let at = 0

  /** A view of the next bytes. */
  const take = (bytes: number): Buffer => {
    if (at + bytes > end) throw end < size ? new BadWeights('has descriptions of a length that no model has') : cut()
    if (at < start || at + bytes > start + window.length) {
      const wanted = Math.min(Math.max(bytes, windowBytes), end - at)
      const filled = Buffer.allocUnsafe(wanted)
      start = at
      let got = 0
      while (got < wanted) {
        const more = readSync(file, filled, got, wanted - got, at + got)
        if (more === 0) throw cut()
        got += more
      }
      window = filled
    }
    const view = window.subarray(at - start, at - start + bytes)
    at += bytes
    return view
  }
  const big = (value: bigint): number => {
    if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw cut()
    return Number(value)
  }
  const read: Record<NumberKind, () => number> = {
    u8: () => take(1).readUInt8(),
    i8: () => take(1).readInt8(),
    u16: () => take(2).readUInt16LE(),
    i16: () => take(2).readInt16LE(),
    u32: () => take(4).readUInt32LE(),
    i32: () => take(4).readInt32LE(),
    f32: () => take(4).readFloatLE(),
    u64: () => big(take(8).readBigUInt64LE()),
    i64: () => Number(take(8).readBigInt64LE()),
    f64: () => take(8).readDoubleLE(),
  }
  const count = () => {
    const value = read.u64()
    if (value > size) throw cut()
    return value
  }
  return {
    at: () => at,
    u32: read.u32,
    count,
    text() {
      const length = count()
      if (length > longestText) throw new BadWeights('has descriptions of a length that no model has')
      return take(length).toString('utf8')
    },
    skip(bytes) {
      if (at + bytes > end) throw cut()
      at += bytes
    },
    number: (kind) => read[kind](),
  }
}
