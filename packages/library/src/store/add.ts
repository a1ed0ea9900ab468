import { citationKeys } from '@casewright/law'
import { sql } from 'kysely'
import type { Database, Trx } from '../database.ts'
import { passagesOf } from '../text/passages.ts'
import type { Added, NewAuthority } from '../types.ts'
import { adjustCitedBy, countCitedBy } from './cited-by.ts'
import { cleaned } from './clean.ts'
import { hashOf } from './hash.ts'
import { linksOf } from './links.ts'
import { type Arrival, authorityRow, citationRows } from './rows.ts'
import { takeAway } from './take-away.ts'
import { knownWorks } from './work.ts'

/** One statement takes 65,535 values, and an authority has 18. */
const rowsAtOnce = 3000

/**
 * Writes a batch: what is new or has changed, with its citations and links. What is unchanged keeps its place.
 * @param index makes what came in searchable, in the same transaction
 */
export const addBatch = async (
  db: Database,
  importId: string,
  batch: readonly NewAuthority[],
  index: Index,
): Promise<Added> => {
  const given = [...new Map(batch.map((one) => [one.externalId, cleaned(one)])).values()]
  return db.transaction().execute(async (trx) => {
    // One writer at a time: two sources that bring the same case see each other.
    await sql`select pg_advisory_xact_lock(hashtext('library'))`.execute(trx)
    const { coming, replaced, unchanged } = await sort(trx, importId, given)
    const arrivals = await keep(trx, importId, coming, replaced, index)
    const counts = { added: arrivals.length - replaced.length, updated: replaced.length, unchanged: unchanged.length }
    await trx
      .updateTable('libraryImport')
      .set((eb) => ({
        added: eb('added', '+', counts.added),
        updated: eb('updated', '+', counts.updated),
        unchanged: eb('unchanged', '+', counts.unchanged),
        touchedAt: new Date(),
      }))
      .where('id', '=', importId)
      .execute()
    return counts
  })
}

/** Makes what comes searchable, in the transaction in which it is written. */
export type Index = (trx: Trx, arrivals: readonly Arrival[]) => Promise<void>

/** Puts what is new or has changed in the place of what it replaces. */
export async function keep(
  trx: Trx,
  importId: string,
  coming: readonly Incoming[],
  replaced: readonly number[],
  index: Index,
): Promise<Arrival[]> {
  const arrivals = await arrivalsOf(trx, importId, coming)
  await takeAway(trx, replaced)
  if (arrivals.length > 0) {
    await write(trx, arrivals)
    await index(trx, arrivals)
  }
  return arrivals
}

export type Incoming = Pick<Arrival, 'id' | 'importId' | 'hash' | 'given'>

/** Parts what is new or has changed from what is unchanged, whose time alone is taken over. */
export async function sort(trx: Trx, importId: string, given: readonly NewAuthority[]) {
  const kept = await trx
    .selectFrom('authority')
    .select(['externalId', 'number', 'id', 'hash'])
    .where('importId', '=', importId)
    .where(sql<boolean>`external_id = any(${given.map((one) => one.externalId)})`)
    .execute()
  const before = new Map(kept.map((row) => [row.externalId, row]))
  const unchanged: number[] = []
  const replaced: number[] = []
  const coming: Incoming[] = []
  for (const one of given) {
    const old = before.get(one.externalId)
    const hash = hashOf(one)
    if (old?.hash.equals(hash)) unchanged.push(old.number)
    else {
      if (old) replaced.push(old.number)
      coming.push({ id: old?.id ?? crypto.randomUUID(), importId, hash, given: one })
    }
  }
  await sql`update authority set fetched_at = now() where number = any(${unchanged})`.execute(trx)
  return { coming, replaced, unchanged }
}

async function arrivalsOf(trx: Trx, importId: string, coming: readonly Incoming[]): Promise<Arrival[]> {
  const numbers = await nextNumbers(trx, coming.length)
  const keys = coming.map((one) => one.given.citations.flatMap(citationKeys))
  const works = await knownWorks(
    trx,
    importId,
    coming.map((one, at) => ({ ...one.given, keys: keys[at] ?? [] })),
  )
  return coming.map((one, at): Arrival => {
    const number = numbers[at] as number
    const text = one.given.text ?? ''
    const passages = passagesOf(text)
    return { ...one, number, work: works[at], passages, links: linksOf(number, text, passages, keys[at] ?? []) }
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
  for (const part of parts(arrivals.flatMap((one) => one.links)))
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
