import { readTable } from '@casewright/publishers'
import { ZodError } from 'zod'
import { type ImportFile, openFile } from '../files.ts'
import { rejectRow } from '../rejects.ts'
import type { ImportContext } from '../run-import.ts'
import { savePosition } from '../state.ts'
import { assemble } from './assemble.ts'
import type { ClusterData, OpinionData, Staged } from './rows.ts'
import { readers } from './rows.ts'
import { type StagedKind, stage, unstage } from './stage.ts'

/** Files are named by their table and the day on which they were made: 'opinions-2025-12-31.csv.bz2'. */
const bulkName = (table: string) => new RegExp(`^(?:search_)?${table}(?:-\\d[\\d-]*)?\\.csv`)

/** The bulk files, in the order in which they are read: each is held to those before it. */
const files: { kind: StagedKind; name: RegExp; said: string }[] = [
  { kind: 'cluster', name: bulkName('opinion-?clusters?'), said: 'opinion-clusters' },
  { kind: 'docket', name: bulkName('dockets?'), said: 'dockets' },
  { kind: 'citation', name: bulkName('citations?'), said: 'citations' },
  { kind: 'opinion', name: bulkName('opinions?'), said: 'opinions' },
]
const courtsFile = bulkName('courts?')

const rowsAtOnce = 1000
const charactersAtOnce = 8_000_000

export const isBulkFile = (name: string): boolean => courtsFile.test(name) || files.some((file) => file.name.test(name))

/** The files in reading order. @throws Error with a sentence that names what is missing */
export function inOrder(found: readonly ImportFile[]): ImportFile[] {
  const ordered = files.map(({ name, said }) => {
    const file = found.findLast((one) => name.test(one.name))
    if (!file) throw new Error(`The bulk file of ${said} is missing: its name begins so.`)
    return file
  })
  const court = found.findLast((one) => courtsFile.test(one.name))
  return court ? [court, ...ordered] : ordered
}

/**
 * CourtListener's bulk data: cases with their citations, courts and opinions.
 * @param since only cases that were decided on this day or later
 */
export async function importCourtListener(
  context: ImportContext,
  given: readonly ImportFile[],
  since = '',
): Promise<void> {
  const [first, ...rest] = given
  const hasCourts = first !== undefined && courtsFile.test(first.name)
  const federal = hasCourts ? await federalCourts(context, first) : new Set<string>()
  for (const [ordinal, file] of (hasCourts ? rest : given).entries()) await stageFile(context, ordinal, file, since)
  await assemble(context, federal, files.length)
  await unstage(context.db, context.importId)
}

/** A short file, read each time: the courts that are federal, for those that our own list does not have. */
async function federalCourts({ progress }: ImportContext, file: ImportFile): Promise<Set<string>> {
  const found = new Set<string>()
  for await (const item of readTable(openFile(file, progress.bytes), file.name))
    if ('row' in item && item.row.id && item.row.jurisdiction?.startsWith('F')) found.add(item.row.id)
  return found
}

async function stageFile(context: ImportContext, ordinal: number, file: ImportFile, since: string): Promise<void> {
  const { db, importId, position, progress, rejects } = context
  const { kind } = files[ordinal] as (typeof files)[number]
  if (ordinal < position.file) {
    progress.bytes(file.bytes)
    return
  }
  progress.phase(file.name)
  const skip = ordinal === position.file ? position.items : 0
  const batch = createStagedBatch()
  let items = 0
  const write = async (reached: { file: number; items: number }) => {
    const { rows, bad } = batch.take()
    await stage(db, importId, kind, rows)
    await rejects.write(bad.map((one) => ({ file: file.name, ...one })))
    Object.assign(position, reached)
    await savePosition(
      db,
      importId,
      position,
      bad.map((one) => rejectRow({ file: file.name, ...one })),
    )
  }
  for await (const item of readTable(openFile(file, progress.bytes), file.name)) {
    items++
    if (items <= skip) continue
    progress.items(1)
    if ('bad' in item) batch.reject({ item: items, reason: item.bad, row: item.raw })
    else
      try {
        const row = readers[kind](item.row)
        if (kind !== 'cluster' || (row.data as ClusterData).date >= since) batch.add(row)
      } catch (error) {
        if (!(error instanceof ZodError)) throw error
        const [issue] = error.issues
        batch.reject({ item: items, reason: `${issue?.path.join('.')}: ${issue?.message}`, row: item.row })
      }
    if (batch.isFull()) {
      await write({ file: ordinal, items })
      context.signal?.throwIfAborted()
    }
  }
  await write({ file: ordinal + 1, items: 0 })
  context.signal?.throwIfAborted()
}

function createStagedBatch() {
  let rows: Staged[] = []
  let bad: { item: number; reason: string; row: unknown }[] = []
  let characters = 0
  return {
    add(row: Staged): void {
      rows.push(row)
      characters += (row.data as Partial<OpinionData>).text?.length ?? 0
    },
    reject: (one: { item: number; reason: string; row: unknown }) => void bad.push(one),
    isFull: () => rows.length + bad.length >= rowsAtOnce || characters >= charactersAtOnce,
    take() {
      const taken = { rows, bad }
      rows = []
      bad = []
      characters = 0
      return taken
    },
  }
}
