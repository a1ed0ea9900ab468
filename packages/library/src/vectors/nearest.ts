import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { countVectors, type VectorCount } from './embed-behind.ts'
import { cosine } from './quantize.ts'
import { type BitTable, createBitTable, type Known, type NearInTable } from './table.ts'

export interface NearUnit {
  /** The id of the authority, its number in the index, and the work that it belongs to. */
  id: string
  number: number
  work: number
  /** As the index counts them: 0 is the card, then come the passages. */
  unit: number
  /** The cosine of the angle between query and passage. */
  score: number
}

/** The vector of a query, and the model that made it. */
export interface QueryVector {
  model: string
  vector: Float32Array
}

/** What lies near a query, the nearest unit first, and how all that has a vector lies. */
export interface Near extends VectorCount, Pick<NearInTable, 'usual' | 'ofAuthority'> {
  units: NearUnit[]
}

export interface NearOptions {
  limit: number
  accepts?: (number: number) => boolean
}

/** How many more are compared exactly than are asked for. */
const oversampled = 6
const leastCompared = 200
const readAtOnce = 1000
/** So many are kept in eight bits, and read again when the library has grown by half. */
const mostKnown = 400
/** For so long what was seen counts as now. */
const freshMilliseconds = 1000

const nothing: NearInTable = { places: [], usual: { mean: 0, deviation: 0 }, ofAuthority: () => undefined }

/** Finds what lies near a vector. Bits of all vectors of one model are kept in memory, and read on as others come. */
export function createNearest(db: Database) {
  let model = ''
  let table: BitTable | undefined
  let last = 0
  let known: { of: number; vectors: Known[] } = { of: 0, vectors: [] }
  let counted: VectorCount = { embedded: 0, authorities: 0, lastMinute: 0, secondsLeft: null }
  let lookedAt = Number.NEGATIVE_INFINITY
  let looking = Promise.resolve()

  const start = (wanted: string) => {
    model = wanted
    table = undefined
    last = 0
    known = { of: 0, vectors: [] }
  }
  const readOn = async (wanted: string, dimensions: number): Promise<void> => {
    if (wanted !== model) start(wanted)
    else if (performance.now() - lookedAt < freshMilliseconds) return
    for (;;) {
      const { rows } = await sql<{ id: number; authority: number; units: number; bits: Buffer }>`
        select id::int, authority, units, bits from authority_vector
        where model = ${wanted} and id > ${last} order by id limit ${readAtOnce}`.execute(db)
      table ??= createBitTable(dimensions)
      for (const row of rows) {
        table.add(row.authority, row.units, row.bits)
        last = row.id
      }
      if (rows.length < readAtOnce) break
    }
    const count = table?.count() ?? 0
    if (table && count > known.of * 1.5) known = { of: count, vectors: await knownOf(table, dimensions) }
    counted = await countVectors(db, wanted)
    lookedAt = performance.now()
  }
  const bytesAt = async (dimensions: number, places: readonly { number: number; unit: number }[]) => {
    const { rows } = await sql<Omit<NearUnit, 'score'> & { place: number; bytes: Buffer }>`
      select place::int - 1 as place, authority.id, number, work, unit,
        substring(bytes from unit * ${dimensions}::int + 1 for ${dimensions}::int) as bytes
      from unnest(${places.map((place) => place.number)}::int[], ${places.map((place) => place.unit)}::int[])
        with ordinality as wanted (number, unit, place)
      join authority using (number) join authority_vector on authority = number and model = ${model}`.execute(db)
    return rows.map(({ bytes, ...row }) => ({
      ...row,
      bytes: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length),
    }))
  }
  const knownOf = async (from: BitTable, dimensions: number): Promise<Known[]> => {
    const places = from.some(mostKnown)
    const read = await bytesAt(dimensions, places)
    // Copied: what the database gives is a part of something larger.
    return read.map(({ place, bytes }) => ({ at: places[place]?.at as number, bytes: Int8Array.from(bytes) }))
  }
  const compare = async (query: Float32Array, places: readonly { number: number; unit: number }[]) => {
    const read = await bytesAt(query.length, places)
    return read.map(({ bytes, place: _, ...row }): NearUnit => ({ ...row, score: cosine(query, bytes) }))
  }
  return {
    /** What this process changed is found at once. */
    forget(): void {
      lookedAt = Number.NEGATIVE_INFINITY
    },
    async nearest(query: QueryVector, { limit, accepts = () => true }: NearOptions): Promise<Near> {
      looking = looking.catch(() => {}).then(() => readOn(query.model, query.vector.length))
      await looking
      const { places, usual, ofAuthority } =
        table?.near(query.vector, Math.max(limit * oversampled, leastCompared), accepts, known.vectors) ?? nothing
      const found = places.length > 0 ? await compare(query.vector, places) : []
      // Much of what is in memory has gone from the library: the next question reads all of it.
      if (found.length < places.length / 2) start('')
      const units = found.sort((one, other) => other.score - one.score).slice(0, limit)
      return { units, usual, ofAuthority, ...counted }
    },
  }
}
