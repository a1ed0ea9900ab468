import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import { createLru } from '../index/lru.ts'
import type { Segment } from '../index/segments.ts'

/** Of packed texts, what is kept at most: three to four times as much as it was written. */
const mostBytes = 64 * 1024 * 1024
const mostAhead = mostBytes * 0.75
/** Read ahead together, in characters: so that nobody waits long while they are packed. */
const charactersAtOnce = 400_000

/** A part of a text, in UTF-16 units. */
export interface Part {
  /** Of the authority. Its text never changes: with another it has another number. */
  number: number
  start: number
  length: number
}

interface Packed {
  id: string
  bytes: Buffer
}

/** Reads parts of texts, and keeps the texts of a library of moderate size in memory, packed. */
export function createTexts(db: Database, stopping: AbortSignal) {
  const kept = createLru<Packed>(mostBytes, ({ bytes }) => bytes.length + 250)
  const ahead = new Set<number>()

  const readThese = async (numbers: readonly number[]): Promise<void> => {
    const { rows } = await sql<{ number: number; id: string; text: string }>`
      select number, id, text from authority join authority_text on authority_text.authority = number
      where number = any(${numbers})`.execute(db)
    for (const { number, id, text } of rows) kept.set(String(number), { id, bytes: zstdCompressSync(text) })
  }
  const read = async (parts: readonly Part[]) => {
    const { rows } = await sql<{ number: number; id: string; text: string }>`
      select number, authority.id,
        case when wide then text else substr(text, start + 1, size) end as text
      from unnest(${parts.map((one) => one.number)}::int[], ${parts.map((one) => one.start)}::int[],
        ${parts.map((one) => one.length)}::int[]) as place (number, start, size)
      join authority using (number) join authority_text on authority_text.authority = number`.execute(db)
    return rows
  }

  return {
    /** Reads the texts of segments ahead, as long as there is room. */
    async readAhead(segments: readonly Segment[]): Promise<void> {
      for (const segment of segments) {
        if (ahead.has(segment.id)) continue
        ahead.add(segment.id)
        let numbers: number[] = []
        let characters = 0
        for (let slot = 0; slot < segment.documents && kept.bytes() < mostAhead; slot++) {
          stopping.throwIfAborted()
          const last = (segment.firstUnit[slot + 1] as number) - 1
          const length = (segment.unitStart[last] as number) + (segment.unitLength[last] as number)
          if (length === 0 || kept.has(String(segment.numbers[slot]))) continue
          numbers.push(segment.numbers[slot] as number)
          characters += length
          if (characters < charactersAtOnce) continue
          await readThese(numbers)
          numbers = []
          characters = 0
        }
        if (numbers.length > 0) await readThese(numbers)
      }
      const now = new Set(segments.map((segment) => segment.id))
      for (const id of ahead) if (!now.has(id)) ahead.delete(id)
    },

    /** What stands there, by the number, with the id of the authority. At most one part of each. */
    async read(parts: readonly Part[]): Promise<Map<number, { id: string; text: string }>> {
      const found = new Map<number, { id: string; text: string }>()
      const missing: Part[] = []
      for (const part of parts) {
        const packed = kept.get(String(part.number))
        if (!packed) missing.push(part)
        else {
          const text = zstdDecompressSync(packed.bytes).toString()
          found.set(part.number, { id: packed.id, text: text.slice(part.start, part.start + part.length) })
        }
      }
      const byNumber = new Map(missing.map((part) => [part.number, part]))
      for (const { number, id, text } of missing.length > 0 ? await read(missing) : []) {
        const { start, length } = byNumber.get(number) as Part
        // The database gave more where it counts otherwise than we do.
        found.set(number, { id, text: text.length > length ? text.slice(start, start + length) : text })
      }
      return found
    },
  }
}

export type Texts = ReturnType<typeof createTexts>
