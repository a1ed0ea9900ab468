import type { Trx } from '../database.ts'
import type { BuiltSegment, PreparedSegment } from './build.ts'

/** An authority's number and work, once it has them. */
interface Numbered {
  number: number
  work: number | undefined
}

/** Makes what was analyzed searchable, in the order in which it was. */
export async function writeSegments(
  trx: Trx,
  segments: readonly PreparedSegment[],
  numbered: readonly Numbered[],
): Promise<void> {
  let from = 0
  for (const segment of segments) {
    const own = numbered.slice(from, from + segment.documents)
    from += segment.documents
    await writeSegment(
      trx,
      segment.number(
        own.map(({ number }) => number),
        own.map(({ number, work }) => work ?? number),
      ),
    )
  }
}

async function writeSegment(trx: Trx, { blocks, ...segment }: BuiltSegment): Promise<void> {
  const { id } = await trx.insertInto('librarySegment').values(segment).returning('id').executeTakeFirstOrThrow()
  for (let from = 0; from < blocks.length; from += 500)
    await trx
      .insertInto('libraryBlock')
      .values(blocks.slice(from, from + 500).map((block) => ({ segment: id, ...block })))
      .execute()
}
