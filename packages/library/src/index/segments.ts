import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { firstFrom } from './ascending.ts'
import { documentsOfUnits, type Slots, unpackSlots } from './segment.ts'
import { readDirectory } from './terms.ts'

/** A segment as search uses it. All of it but `gone` never changes. */
export interface Segment extends Slots {
  id: number
  documents: number
  /** The document of each unit. */
  documentOf: Int32Array
  /** Of each document, its words. */
  documentWords: Int32Array
  /** Of each unit, how many words of its document stand before it. */
  wordsBefore: Int32Array
  words: number
  /** The first term of each block. */
  directory: string[]
  /** 1 where a document no longer counts. */
  gone: Uint8Array
}

/** The slot of an authority's number, or -1. */
export function slotOf({ numbers }: Pick<Slots, 'numbers'>, number: number): number {
  const slot = firstFrom(numbers, number)
  return numbers[slot] === number ? slot : -1
}

/** For so long what was seen counts as now: what another process adds is found a moment later. */
const freshMilliseconds = 300
/** Up to here it is looked at behind, so that of many searches none waits for it. */
const staleMilliseconds = 1000

/**
 * Reads the segments that there are now; what was read before is kept for as long as it is there.
 * @param onChange told when there are others than before
 */
export function createSegmentReader(db: Database, onChange: () => void) {
  const kept = new Map<number, Segment>()
  let lastGone = 0
  const gone = new Set<number>()

  let lookedAt = Number.NEGATIVE_INFINITY
  let looking: Promise<Segment[]> = Promise.resolve([])
  let seen: Promise<Segment[]> | undefined

  const look = async (): Promise<Segment[]> => {
    // One look at both, as merging changes them together.
    const { rows } = await sql<{ ids: number[] | null; gone: { id: number; number: number }[] | null }>`
      select (select array_agg(id) from library_segment) as ids,
        (select json_agg(json_build_object('id', id, 'number', number)) from library_gone where id > ${lastGone}) as gone`.execute(
      db,
    )
    const ids = new Set(rows[0]?.ids ?? [])
    if (ids.size !== kept.size || [...ids].some((id) => !kept.has(id)) || rows[0]?.gone) onChange()
    for (const id of kept.keys()) if (!ids.has(id)) kept.delete(id)
    const missing = [...ids].filter((id) => !kept.has(id))
    if (missing.length > 0) {
      const found = await db.selectFrom('librarySegment').selectAll().where('id', 'in', missing).execute()
      for (const row of found) kept.set(row.id, unpack(row, gone))
    }
    for (const one of rows[0]?.gone ?? []) {
      lastGone = Math.max(lastGone, one.id)
      gone.add(one.number)
      for (const segment of kept.values()) {
        const slot = slotOf(segment, one.number)
        if (slot >= 0) segment.gone[slot] = 1
      }
    }
    return [...kept.values()]
  }
  const lookAgain = () => {
    lookedAt = performance.now()
    // One look after the other: each builds upon what the one before kept.
    looking = looking.catch(() => []).then(look)
    looking.catch(forget)
    return looking
  }
  /** What this process changed is seen at once. */
  function forget() {
    lookedAt = Number.NEGATIVE_INFINITY
  }
  return {
    forget,
    /** @param again whether to look even if somebody just did */
    read(anew = false): Promise<Segment[]> {
      const age = performance.now() - lookedAt
      if (!seen || anew || age > staleMilliseconds) seen = lookAgain()
      else if (age > freshMilliseconds) {
        const before = seen
        const next = lookAgain()
        next.then(
          () => {
            if (seen === before) seen = next
          },
          () => {},
        )
      }
      return seen
    },
  }
}

function unpack(
  row: { id: number; documents: number; words: number; slots: Buffer; directory: Buffer },
  goneNumbers: ReadonlySet<number>,
): Segment {
  const slots = unpackSlots(row.slots)
  const documentOf = documentsOfUnits(slots)
  const documentWords = new Int32Array(row.documents)
  const wordsBefore = new Int32Array(documentOf.length)
  for (let unit = 0; unit < documentOf.length; unit++) {
    const slot = documentOf[unit] as number
    wordsBefore[unit] = documentWords[slot] as number
    documentWords[slot] = (documentWords[slot] as number) + (slots.unitWords[unit] as number)
  }
  const gone = Uint8Array.from(slots.numbers, (number) => (goneNumbers.has(number) ? 1 : 0))
  const directory = readDirectory(row.directory)
  return {
    ...slots,
    id: row.id,
    documents: row.documents,
    words: row.words,
    documentOf,
    documentWords,
    wordsBefore,
    directory,
    gone,
  }
}
