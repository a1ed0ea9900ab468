import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { bitsOf, bytesOf } from './quantize.ts'
import { type ToEmbed, unitTexts } from './units.ts'

/** What makes vectors. */
export interface VectorMaker {
  id: string
  embed(texts: readonly string[]): Promise<Float32Array[]>
}

export interface VectorCount {
  /** Authorities that have vectors of this model, and all. */
  embedded: number
  authorities: number
  /** Vectors that were made within the last minute. */
  lastMinute: number
  /** How long the rest takes at that speed, in seconds, if it has as many passages as the latest; null: nothing goes on. */
  secondsLeft: number | null
}

/** Looked for at once: the latest, so that what somebody just added waits for no bulk import. */
const atOnce = 16
/** Above every number. */
const endless = 2_147_483_647
/** Embedded at once: what an interruption loses at most. */
const unitsAtOnce = 32

/**
 * Gives vectors to authorities that have none of this model, until none is left. Only one process may do so at a time.
 * Stopped at any moment it goes on where it was: what was made is written authority by authority.
 * @param onMade told of each authority how many vectors were made
 * @returns the number of the newest authority: none up to it lacks a vector
 */
export async function embedMissing(
  db: Database,
  maker: VectorMaker,
  signal: AbortSignal,
  onMade: (vectors: number) => void = () => {},
): Promise<number> {
  await sql`delete from authority_vector where model <> ${maker.id}`.execute(db)
  let [newest, below] = [0, endless]
  for (;;) {
    const latest = await newestOf(db)
    if (latest > newest) [newest, below] = [latest, endless]
    const missing = await missingOf(db, maker.id, below)
    if (missing.length === 0 && below === endless) return newest
    below = missing.at(-1)?.number ?? endless
    for (const one of missing) {
      signal.throwIfAborted()
      const texts = unitTexts(one)
      const vectors: Float32Array[] = []
      for (let from = 0; from < texts.length; from += unitsAtOnce) {
        signal.throwIfAborted()
        vectors.push(...(await maker.embed(texts.slice(from, from + unitsAtOnce))))
      }
      await write(db, maker.id, one.number, vectors)
      onMade(vectors.length)
    }
  }
}

/** The number of the newest authority; 0: there is none. What is changed gets a number of its own. */
export async function newestOf(db: Database): Promise<number> {
  const { rows } = await sql<{ newest: number | null }>`select max(number) as newest from authority`.execute(db)
  return rows[0]?.newest ?? 0
}

/**
 * Whether an authority has a vector is looked up for each: after many vectors were written or their model has changed, the
 * database knows too little of the table to choose another way, and compared all with all.
 * @param below what was gone through before is not looked at: a large library would be, again and again
 */
async function missingOf(db: Database, model: string, below: number): Promise<ToEmbed[]> {
  const { rows } = await sql<ToEmbed>`
    select number, title, citation, holding, key_points, subjects, field, text from (
      select * from authority where number < ${below} and (
        select authority from authority_vector where authority = number and model = ${model} limit 1
      ) is null order by number desc limit ${atOnce}
    ) as latest left join authority_text on authority_text.authority = number
    order by number desc`.execute(db)
  return rows
}

async function write(db: Database, model: string, number: number, vectors: readonly Float32Array[]): Promise<void> {
  const bits = Buffer.concat(vectors.map(bitsOf))
  const bytes = Buffer.concat(vectors.map((vector) => new Uint8Array(bytesOf(vector).buffer)))
  // The authority may have gone meanwhile.
  await sql`insert into authority_vector (authority, model, units, bits, bytes)
    select number, ${model}, ${vectors.length}, ${bits}, ${bytes} from authority where number = ${number}
    on conflict do nothing`.execute(db)
}

export async function countVectors(db: Database, model: string): Promise<VectorCount> {
  const { rows } = await sql<Omit<VectorCount, 'secondsLeft'> & { each: number }>`
    with latest as (
      select units, made_at from authority_vector where id > (select max(id) - 10000 from authority_vector)
    )
    select (select count(*)::int from authority_vector where model = ${model}) as embedded,
      (select count(*)::int from authority) as authorities,
      (select coalesce(sum(units), 0)::int from latest where made_at > now() - interval '1 minute') as last_minute,
      (select coalesce(avg(units), 0)::float8 from latest) as each`.execute(db)
  const { each, ...count } = rows[0] ?? { embedded: 0, authorities: 0, lastMinute: 0, each: 0 }
  const left = count.authorities - count.embedded
  return {
    ...count,
    secondsLeft: count.lastMinute > 0 && left > 0 ? Math.round((left * each * 60) / count.lastMinute) : null,
  }
}
