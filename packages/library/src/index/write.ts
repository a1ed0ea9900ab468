import type { Trx } from '../database.ts'
import type { Arrival } from '../store/rows.ts'
import { type BuiltSegment, buildSegment, type IndexDocument } from './build.ts'

/** What one segment is built of at once: its words are held in memory while it is. */
const mostCharacters = 8_000_000

/** Makes arrivals searchable: they become segments. */
export async function indexArrivals(trx: Trx, arrivals: readonly Arrival[]): Promise<void> {
  let batch: IndexDocument[] = []
  let characters = 0
  for (const arrival of arrivals) {
    const document = indexDocument(arrival)
    if (batch.length > 0 && characters + document.text.length > mostCharacters) {
      await writeSegment(trx, await buildSegment(batch))
      batch = []
      characters = 0
    }
    batch.push(document)
    characters += document.text.length
  }
  if (batch.length > 0) await writeSegment(trx, await buildSegment(batch))
}

function indexDocument({ number, work, given, passages, links }: Arrival): IndexDocument {
  return {
    number,
    work: work ?? number,
    kind: given.kind,
    court: given.court,
    jurisdiction: given.jurisdiction,
    date: given.date,
    title: given.title,
    card: [...given.citations, given.field, given.holding, ...(given.keyPoints ?? [])].filter(Boolean).join('\n'),
    text: given.text ?? '',
    passages,
    linked: new Set(links.map((link) => link.passage)),
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
