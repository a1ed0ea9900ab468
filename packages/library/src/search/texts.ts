import { sql } from 'kysely'
import type { Database } from '../database.ts'
import type { Segment } from '../index/segments.ts'
import { createPackedTexts, type PackedTexts } from './packed-texts.ts'

/** What is kept in memory at most: of a larger library the texts of a part. */
const mostBytes = 64 * 1024 * 1024
/** Read ahead together, in UTF-16 units: nobody waits long while they are packed. */
const readAtOnce = 400_000

/** Of a document that is read whole, so many passages at most. */
const mostPassages = 150

/** A passage of a document. */
export interface Passage {
  segment: Segment
  slot: number
  unit: number
}

const numberOf = ({ segment, slot }: Pick<Passage, 'segment' | 'slot'>) => segment.numbers[slot] as number
const startOf = ({ segment, unit }: Passage) => segment.unitStart[unit] as number
const lengthOf = ({ segment, unit }: Passage) => segment.unitLength[unit] as number

/** Reads passages, and keeps the texts of a library of moderate size in memory. */
export function createTexts(db: Database, stopping: AbortSignal) {
  const kept = new Map<number, PackedTexts>()
  const isFull = () => [...kept.values()].reduce((sum, texts) => sum + texts.bytes(), 0) >= mostBytes

  const readAll = async (segment: Segment): Promise<void> => {
    const texts = createPackedTexts(segment)
    kept.set(segment.id, texts)
    const slots = new Map<number, number>()
    let length = 0
    for (let slot = 0; slot < segment.documents; slot++) {
      const last = (segment.firstUnit[slot + 1] as number) - 1
      length += (segment.unitStart[last] as number) + (segment.unitLength[last] as number)
      if (segment.unitLength[last]) slots.set(segment.numbers[slot] as number, slot)
      if (length < readAtOnce && slot + 1 < segment.documents) continue
      const { rows } = await sql<{ number: number; id: string; text: string }>`
        select number, id, text from authority join authority_text on authority_text.authority = number
        where number = any(${[...slots.keys()]}) order by number`.execute(db)
      texts.add(rows.map(({ number, id, text }) => ({ slot: slots.get(number) as number, id, text })))
      slots.clear()
      length = 0
      if (isFull() || !kept.has(segment.id)) return
      stopping.throwIfAborted()
    }
  }
  const ask = async (passages: readonly Passage[]) => {
    const { rows } = await sql<{ number: number; id: string; text: string }>`
      select number, authority.id,
        case when wide then text else substr(text, start + 1, size) end as text
      from unnest(${passages.map(numberOf)}::int[], ${passages.map(startOf)}::int[], ${passages.map(lengthOf)}::int[])
        as place (number, start, size)
      join authority using (number) join authority_text on authority_text.authority = number`.execute(db)
    return new Map(rows.map((row) => [row.number, row]))
  }

  let reading = Promise.resolve()
  return {
    /** Reads the texts of segments ahead, as long as there is room, and drops those of segments that are gone. */
    readAhead(segments: readonly Segment[]): Promise<void> {
      const now = new Set(segments.map((segment) => segment.id))
      for (const id of kept.keys()) if (!now.has(id)) kept.delete(id)
      const missing = segments.filter((segment) => !kept.has(segment.id))
      if (missing.length > 0)
        reading = reading
          .catch(() => {})
          .then(async () => {
            for (const segment of missing) if (!kept.has(segment.id) && !isFull()) await readAll(segment)
          })
      return reading
    },

    /** What the passages say, by the number of their authority, with its id. At most one of each. */
    async read(passages: readonly Passage[]): Promise<Map<number, { id: string; text: string }>> {
      const found = new Map<number, { id: string; text: string }>()
      const missing: Passage[] = []
      for (const passage of passages) {
        const known = kept.get(passage.segment.id)?.read(passage.unit)
        if (known) found.set(numberOf(passage), known)
        else missing.push(passage)
      }
      const asked = missing.length > 0 ? await ask(missing) : new Map()
      for (const passage of missing) {
        const row = asked.get(numberOf(passage))
        if (!row) continue
        // The database gives more where it counts otherwise than we do.
        const [start, length] = [startOf(passage), lengthOf(passage)]
        const text = row.text.length > length ? row.text.slice(start, start + length) : row.text
        found.set(row.number, { id: row.id, text })
      }
      return found
    },

    /** The passages of documents, of long ones the first, by the number of their authority. */
    async whole(documents: readonly Pick<Passage, 'segment' | 'slot'>[]): Promise<Map<number, string[]>> {
      const found = new Map<number, string[]>()
      const missing: Pick<Passage, 'segment' | 'slot'>[] = []
      for (const one of documents) {
        const passages = unitsOf(one).map((unit) => kept.get(one.segment.id)?.read(unit)?.text)
        if (passages.every((text) => text !== undefined)) found.set(numberOf(one), passages)
        else missing.push(one)
      }
      if (missing.length === 0) return found
      const { rows } = await sql<{ number: number; text: string }>`
        select authority as number, text from authority_text where authority = any(${missing.map(numberOf)})`.execute(
        db,
      )
      const texts = new Map(rows.map(({ number, text }) => [number, text]))
      for (const one of missing) {
        const text = texts.get(numberOf(one)) ?? ''
        const { unitStart, unitLength } = one.segment
        const passageAt = (unit: number) =>
          text.slice(unitStart[unit], (unitStart[unit] as number) + (unitLength[unit] as number))
        found.set(numberOf(one), unitsOf(one).map(passageAt))
      }
      return found
    },
  }
}

/** The passages of a document: its first unit is its card. */
function unitsOf({ segment: { firstUnit }, slot }: Pick<Passage, 'segment' | 'slot'>): number[] {
  const first = (firstUnit[slot] as number) + 1
  return Array.from({ length: Math.min(mostPassages, (firstUnit[slot + 1] as number) - first) }, (_, at) => first + at)
}

export type Texts = ReturnType<typeof createTexts>
