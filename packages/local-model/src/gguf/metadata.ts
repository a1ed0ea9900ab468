import { BadWeights } from './bad-weights.ts'
import { type Bytes, cut, type NumberKind } from './bytes.ts'

/** What a description holds. Of an array only its length is kept, and the numbers of a short one. */
export type Described = string | number | boolean | { length: number; numbers?: readonly number[] }

/** How GGUF numbers the kinds of values, from 0. */
const kinds = ['u8', 'i8', 'u16', 'i16', 'u32', 'i32', 'f32', 'bool', 'text', 'array', 'u64', 'i64', 'f64'] as const
const sizes: Record<NumberKind | 'bool', number> = {
  u8: 1,
  i8: 1,
  bool: 1,
  u16: 2,
  i16: 2,
  u32: 4,
  i32: 4,
  f32: 4,
  u64: 8,
  i64: 8,
  f64: 8,
}

const mostKeys = 10_000
const shortArray = 1024

/** Reads so many descriptions. @throws BadWeights */
export function readMetadata(bytes: Bytes, count: number): Map<string, Described> {
  if (count > mostKeys) throw cut()
  const found = new Map<string, Described>()
  for (let nth = 0; nth < count; nth++) {
    const key = bytes.text()
    if (found.has(key)) throw new BadWeights('describes itself twice, so it was not made by a tool that we know')
    found.set(key, describedAs(bytes, kindOf(bytes)))
  }
  return found
}

function kindOf(bytes: Bytes): (typeof kinds)[number] {
  const kind = kinds[bytes.u32()]
  if (!kind) throw cut()
  return kind
}

function describedAs(bytes: Bytes, kind: (typeof kinds)[number]): Described {
  if (kind === 'text') return bytes.text()
  if (kind === 'bool') return bytes.number('u8') !== 0
  return kind === 'array' ? arrayOf(bytes) : bytes.number(kind)
}

function arrayOf(bytes: Bytes): Described {
  const kind = kindOf(bytes)
  const length = bytes.count()
  // Arrays of arrays occur in no model, and could be nested without end.
  if (kind === 'array') throw cut()
  if (kind === 'text') {
    for (let nth = 0; nth < length; nth++) bytes.skip(bytes.count())
    return { length }
  }
  if (kind === 'bool' || length > shortArray) {
    bytes.skip(length * sizes[kind])
    return { length }
  }
  return { length, numbers: Array.from({ length }, () => bytes.number(kind)) }
}
