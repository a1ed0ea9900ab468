import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Segment } from '../index/segments.ts'

/** Passages that are packed together, in UTF-16 units: short ones alone would hardly become smaller. */
const together = 8000
/** Deflate, and not Zstandard, which takes twice as long to unpack so little. */
const level = 3
/** Of an authority's id, which stands before each passage. */
const idLength = 36

/** The passages of one segment, in memory, at about a third of their length. */
export interface PackedTexts {
  bytes(): number
  /** Takes in the texts of some documents. */
  add(documents: readonly { slot: number; id: string; text: string }[]): void
  /** What a unit says, and of which authority, where it is here. */
  read(unit: number): { id: string; text: string } | undefined
}

export function createPackedTexts({ firstUnit, unitStart, unitLength }: Segment): PackedTexts {
  const packs: Uint8Array[] = []
  const packOf = new Int32Array(unitStart.length).fill(-1)
  const startOf = new Int32Array(unitStart.length)
  let bytes = unitStart.length * 8
  let open = ''
  let unpacked = { nth: -1, content: '' }

  const close = () => {
    if (open === '') return
    // A copy of its own length: what deflate gives keeps the 16 KB alive into which it wrote.
    const packed = new Uint8Array(deflateRawSync(open, { level }))
    packs.push(packed)
    bytes += packed.length + 150
    open = ''
  }
  return {
    bytes: () => bytes,
    add(documents) {
      for (const { slot, id, text } of documents)
        for (let unit = (firstUnit[slot] as number) + 1; unit < (firstUnit[slot + 1] as number); unit++) {
          const start = unitStart[unit] as number
          packOf[unit] = packs.length
          startOf[unit] = open.length
          open += id + text.slice(start, start + (unitLength[unit] as number))
          if (open.length >= together) close()
        }
      close()
    },
    read(unit) {
      const nth = packOf[unit] ?? -1
      const packed = packs[nth]
      if (!packed) return undefined
      // The passages of a text are read one after the other, and lie together.
      if (unpacked.nth !== nth) unpacked = { nth, content: inflateRawSync(packed).toString() }
      const { content } = unpacked
      const start = startOf[unit] as number
      const text = start + idLength
      return { id: content.slice(start, text), text: content.slice(text, text + (unitLength[unit] as number)) }
    },
  }
}
