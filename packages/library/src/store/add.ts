import { sql } from 'kysely'
import type { Database, Trx } from '../database.ts'
import { writeSegments } from '../index/write.ts'
import type { Added, NewAuthority } from '../types.ts'
import { type Analysis, type Analyzed, analyze } from './analyze.ts'
import { adjustCitedBy, countCitedBy } from './cited-by.ts'
import { cleaned } from './clean.ts'
import { dropSame, keepEarlier } from './earlier.ts'
import { hashOf } from './hash.ts'
import { type Arrival, authorityRow, citationRows } from './rows.ts'
import { takeAway } from './take-away.ts'
import { knownWorks } from './work.ts'

/** One statement takes 65,535 values, and an authority has 18. */
const rowsAtOnce = 3000

/** A batch that was read, and is to be written. */
export interface Prepared {
  given: readonly Hashed[]
  ahead: Analysis
}

type Hashed = Pick<Arrival, 'given' | 'hash'>

export const hashed = (given: NewAuthority): Hashed => ({ given, hash: hashOf(given) })

/** Reads the texts of a batch: the long part of adding them, which holds up nobody who writes. */
export async function prepareBatch(db: Database, importId: string, batch: readonly NewAuthority[]): Promise<Prepared> {
  const given = [...new Map(batch.map((one) => [one.externalId, hashed(cleaned(one))])).values()]
  const kept = await keptOf(db, importId, given)
  const isKept = ({ given, hash }: Hashed) => kept.get(given.externalId)?.hash.equals(hash)
  return { given, ahead: await analyze(given.filter((one) => !isKept(one)).map((one) => one.given)) }
}

/**
 * Writes a batch: what is new or has changed, with its citations, links and place in the index. What is unchanged keeps
 * its place.
 */
export const addBatch = async (db: Database, importId: string, { given, ahead }: Prepared): Promise<Added> =>
  db.transaction().execute(async (trx) => {
    // One writer at a time: two sources that bring the same case see each other.
    await sql`select pg_advisory_xact_lock(hashtext('library'))`.execute(trx)
    const { coming, replaced, unchanged, again } = await sort(trx, importId, given)
    const arrivals = await keep(trx, importId, coming, replaced, ahead)
    const counts = { added: arrivals.length - replaced.length, updated: replaced.length, unchanged }
    await trx
      .updateTable('libraryImport')
      .set((eb) => ({
        added: eb('added', '+', counts.added),
        updated: eb('updated', '+', counts.updated),
        // A batch that comes again after a crash was counted when it came first.
        unchanged: eb('unchanged', '+', unchanged - again),
        touchedAt: new Date(),
      }))
      .where('id', '=', importId)
      .execute()
    return counts
  })

/**
 * Puts what is new or has changed in the place of what it replaces.
 * @param ahead what was read of it before, as far as it is the same
 */
export async function keep(
  trx: Trx,
  importId: string,
  coming: readonly Incoming[],
  replaced: readonly number[],
  ahead?: Analysis,
): Promise<Arrival[]> {
  const isSame =
    ahead?.authorities.length === coming.length &&
    coming.every(({ given }, at) => given === ahead.authorities[at]?.given)
  const { authorities, segments } = isSame && ahead ? ahead : await analyze(coming.map(({ given }) => given))
  const arrivals = await arrivalsOf(trx, importId, coming, authorities)
  await keepEarlier(trx, replaced)
  await takeAway(trx, replaced)
  if (arrivals.length > 0) {
    await write(trx, arrivals)
    await writeSegments(trx, segments, arrivals)
    if (replaced.length > 0)
      await dropSame(
        trx,
        arrivals.map((one) => one.number),
      )
  }
  return arrivals
}

async function keptOf(db: Database | Trx, importId: string, given: readonly Hashed[]) {
  const rows = await db
    .selectFrom('authority')
    .select(['externalId', 'number', 'id', 'hash'])
    .where('importId', '=', importId)
    .where(sql<boolean>`external_id = any(${given.map((one) => one.given.externalId)})`)
    .execute()
  return new Map(rows.map((row) => [row.externalId, row]))
}

export type Incoming = Pick<Arrival, 'id' | 'importId' | 'hash' | 'given'>

/** Parts what is new or has changed from what is unchanged, whose time alone is taken over: how much that is, and how much of it this import has brought before. */
export async function sort(trx: Trx, importId: string, given: readonly Hashed[]) {
  const before = await keptOf(trx, importId, given)
  const unchanged: number[] = []
  const replaced: number[] = []
  const coming: Incoming[] = []
  for (const one of given) {
    const old = before.get(one.given.externalId)
    if (old?.hash.equals(one.hash)) unchanged.push(old.number)
    else {
      if (old) replaced.push(old.number)
      coming.push({ id: old?.id ?? crypto.randomUUID(), importId, ...one })
    }
  }
  const { rows } = await sql<{ again: boolean }>`
    with old as (
      select number, fetched_at >= (select started_at from library_import where id = ${importId}) as again
      from authority where number = any(${unchanged})
    )
    update authority set fetched_at = now() from old where authority.number = old.number returning old.again`.execute(
    trx,
  )
  return { coming, replaced, unchanged: unchanged.length, again: rows.filter(({ again }) => again).length }
}

async function arrivalsOf(
  trx: Trx,
  importId: string,
  coming: readonly Incoming[],
  analyzed: readonly Analyzed[],
): Promise<Arrival[]> {
  const numbers = await nextNumbers(trx, coming.length)
  const works = await knownWorks(
    trx,
    importId,
    analyzed.map(({ given, keys }) => ({ ...given, keys })),
  )
  return coming.map((one, at): Arrival => {
    const { passages, links, keys } = analyzed[at] as Analyzed
    return { ...one, number: numbers[at] as number, work: works[at], passages, links, keys }
  })
}

async function nextNumbers(trx: Trx, count: number): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    select nextval(pg_get_serial_sequence('authority', 'number'))::int as number from generate_series(1, ${count})`.execute(
    trx,
  )
  return rows.map((row) => row.number).sort((one, other) => one - other)
}

async function write(trx: Trx, arrivals: readonly Arrival[]): Promise<void> {
  const rows = arrivals.map(authorityRow)
  for (const part of parts(rows)) await trx.insertInto('authority').values(part).execute()
  const texts = arrivals.map(({ number, given }) => ({
    authority: number,
    text: given.text ?? '',
    wide: /[\uD800-\uDFFF]/.test(given.text ?? ''),
  }))
  for (const part of parts(texts.filter(({ text }) => text)))
    await trx.insertInto('authorityText').values(part).execute()
  const details = arrivals.flatMap(({ number, given: { details } }) =>
    details ? [{ authority: number, detail: JSON.stringify(details) }] : [],
  )
  for (const part of parts(details)) await trx.insertInto('authorityDetail').values(part).execute()
  for (const part of parts(arrivals.flatMap(citationRows)))
    await trx.insertInto('authorityCitation').values(part).execute()
  for (const part of parts(arrivals.flatMap(({ number, links }) => links.map((link) => ({ citing: number, ...link })))))
    await trx.insertInto('authorityLink').values(part).execute()
  const works = [...new Set(rows.map((row) => row.work))]
  await countCitedBy(trx, works)
  await adjustCitedBy(
    trx,
    arrivals.map((one) => one.number),
    1,
    works,
  )
}

function* parts<T>(rows: readonly T[]): Generator<T[]> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) yield rows.slice(from, from + rowsAtOnce)
}
