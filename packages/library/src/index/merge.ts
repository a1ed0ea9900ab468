import { sql } from 'kysely'
import type { Database, Trx } from '../database.ts'
import { chooseMerge, type Sized } from './choose-merge.ts'
import { mergeSlots } from './merge-slots.ts'
import { mergeTerm, type TermPart } from './merge-terms.ts'
import { type Slots, unpackSlots } from './segment.ts'
import { createTermWriter, entriesOf, type PackedBlock, readPositions, readUnits, type TermEntry } from './terms.ts'

/**
 * Merges segments of like size until there are few, and drops what is gone. Of several processes one does.
 * @returns how many merges it made
 */
export async function tidyIndex(db: Database, stopping?: AbortSignal): Promise<number> {
  for (let merges = 0; ; merges++) {
    if (stopping?.aborted) return merges
    const merged = await db.transaction().execute(async (trx) => {
      const lock = await sql<{ free: boolean }>`
        select pg_try_advisory_xact_lock(hashtext('library-index')) as free`.execute(trx)
      if (!lock.rows[0]?.free) return false
      const chosen = chooseMerge(await sizes(trx))
      if (chosen.length === 0) return false
      // In the order in which they came, so that their units mostly are in order when put one behind the other.
      await merge(
        trx,
        chosen.map((one) => one.id).sort((one, other) => one - other),
      )
      return true
    })
    if (!merged) return merges
  }
}

/** Who is gone is counted when there are many: it takes a look at every document. */
async function sizes(trx: Trx): Promise<Sized[]> {
  const segments = await trx.selectFrom('librarySegment').select(['id', 'documents', 'words']).execute()
  const gone = await goneNumbers(trx)
  const documents = segments.reduce((sum, one) => sum + one.documents, 0)
  if (gone.size * 10 < documents) return segments.map((one) => ({ ...one, gone: 0 }))
  const sized: Sized[] = []
  for (const one of segments) {
    const { numbers } = await slotsOf(trx, one.id)
    sized.push({ ...one, gone: numbers.reduce((count, number) => count + (gone.has(number) ? 1 : 0), 0) })
  }
  return sized
}

const slotsOf = async (trx: Trx, id: number) =>
  unpackSlots(
    (await trx.selectFrom('librarySegment').select('slots').where('id', '=', id).executeTakeFirstOrThrow()).slots,
  )

const goneNumbers = async (trx: Trx) =>
  new Set((await trx.selectFrom('libraryGone').select('number').execute()).map((row) => row.number))

/** Makes one segment of several. Memory is for their columns and one term at a time, not for their blocks. */
async function merge(trx: Trx, ids: readonly number[]): Promise<void> {
  const gone = await goneNumbers(trx)
  const inputs: Slots[] = []
  for (const id of ids) inputs.push(await slotsOf(trx, id))
  const { slots, documents, units, documentOf } = mergeSlots(inputs, gone)
  const dropped = inputs.flatMap((input) => [...input.numbers].filter((number) => gone.has(number)))
  if (documents > 0) {
    const words = inputs.reduce(
      (sum, input, part) =>
        sum + input.unitWords.reduce((all, count, at) => all + (units[part]?.[at] !== -1 ? count : 0), 0),
      0,
    )
    const empty = Buffer.alloc(0)
    const { id } = await trx
      .insertInto('librarySegment')
      .values({ documents, words, slots, directory: empty })
      .returning('id')
      .executeTakeFirstOrThrow()
    let waiting: PackedBlock[] = []
    const send = async () => {
      if (waiting.length === 0) return
      await trx
        .insertInto('libraryBlock')
        .values(waiting.map((block) => ({ segment: id, ...block })))
        .execute()
      waiting = []
    }
    const writer = createTermWriter(async (block) => {
      waiting.push(block)
      if (waiting.length >= 100) await send()
    })
    const cursors = ids.map((segment, at) => termCursor(trx, segment, units[at] as Int32Array))
    const heads: Awaited<ReturnType<(typeof cursors)[number]['next']>>[] = []
    for (const cursor of cursors) heads.push(await cursor.next())
    for (;;) {
      let least: string | undefined
      for (const head of heads) if (head && (least === undefined || head.term < least)) least = head.term
      if (least === undefined) break
      const parts: TermPart[] = []
      for (const [at, head] of heads.entries()) {
        if (head?.term !== least) continue
        parts.push(await head.read())
        heads[at] = await (cursors[at] as ReturnType<typeof termCursor>).next()
      }
      const term = mergeTerm(least, parts, documentOf)
      if (term) await writer.add(term)
    }
    const directory = await writer.end()
    await send()
    await trx.updateTable('librarySegment').set({ directory }).where('id', '=', id).execute()
  }
  await trx.deleteFrom('librarySegment').where('id', 'in', ids).execute()
  if (dropped.length > 0) await sql`delete from library_gone where number = any(${dropped})`.execute(trx)
}

const blocksAtOnce = 64

/** Goes through the terms of a segment, in order, reading its blocks one after the other. */
function termCursor(trx: Trx, segment: number, newUnit: Int32Array) {
  const open: Map<number, Buffer>[] = [new Map(), new Map()]
  const block = async (part: 0 | 1, number: number): Promise<Buffer | undefined> => {
    const here = open[part]?.get(number)
    if (here) return here
    // Blocks are read one behind the other: some at once, so that few questions are asked.
    const rows = await trx
      .selectFrom('libraryBlock')
      .select(['number', 'data'])
      .where('segment', '=', segment)
      .where('part', '=', part)
      .where('number', '>=', number)
      .where('number', '<', number + blocksAtOnce)
      .execute()
    open[part] = new Map(rows.map((row) => [row.number, row.data]))
    return open[part]?.get(number)
  }
  let number = -1
  let entriesBlock: Buffer = Buffer.alloc(0)
  let entries: Generator<[string, TermEntry]> | undefined
  return {
    async next() {
      for (;;) {
        const entry = entries?.next()
        if (entry && !entry.done) {
          const [term, about] = entry.value
          const data = entriesBlock
          const read = async (): Promise<TermPart> => {
            const found = readUnits(data, about)
            const positions = (await block(1, about.positions.block)) as Buffer
            return { term, ...found, ...readPositions(positions, about.positions.offset, found.counts), newUnit }
          }
          return { term, read }
        }
        const data = await block(0, ++number)
        if (!data) return undefined
        entriesBlock = data
        entries = entriesOf(data)
      }
    },
  }
}
