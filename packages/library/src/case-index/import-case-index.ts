import { createReadStream } from 'node:fs'
import { casesOfVolume, type IndexedCase, listsInZip, UnreadableFile } from '@casewright/publishers'
import { sql } from 'kysely'
import type { ImportFile } from '../import/files.ts'
import { type Reject, rejectRow } from '../import/rejects.ts'
import type { ImportContext } from '../import/run-import.ts'
import { savePosition } from '../import/state.ts'
import { writeVolume } from './write-volume.ts'

/**
 * Takes the lists of cases of volumes into the case index, one volume at a time, from the file where it stood. What the
 * publisher no longer lists goes at the end.
 */
export async function importCaseIndex(context: ImportContext, files: readonly ImportFile[]): Promise<void> {
  const { db, importId, position, progress, rejects } = context
  for (const [ordinal, file] of files.entries()) {
    if (ordinal < position.file) {
      progress.bytes(file.bytes)
      continue
    }
    progress.phase(file.name)
    const { cases, bad } = await casesIn(file, progress.bytes)
    const { written, refused } = await writeVolume(db, importId, cases)
    for (const row of refused)
      bad.push({ file: file.name, item: 0, reason: 'Its citation is not a volume and page of a known reporter.', row })
    progress.items(written)
    await rejects.write(bad)
    position.file = ordinal + 1
    await savePosition(db, importId, position, bad.map(rejectRow))
    await db
      .updateTable('libraryImport')
      .set((eb) => ({ added: eb('added', '+', written) }))
      .where('id', '=', importId)
      .execute()
    context.signal?.throwIfAborted()
  }
  await sql`delete from case_index_volume using library_import held
    where held.id = import_id and import_id = ${importId} and written_at < held.started_at`.execute(db)
}

async function casesIn(
  file: ImportFile,
  onBytes: (count: number) => void,
): Promise<{ cases: IndexedCase[]; bad: Reject[] }> {
  const cases: IndexedCase[] = []
  const bad: Reject[] = []
  let item = 0
  try {
    for await (const list of listsOf(file, onBytes))
      for await (const one of casesOfVolume(list)) {
        item++
        if ('indexed' in one) cases.push(one.indexed)
        else bad.push({ file: file.name, item, reason: one.rejected, row: one.row })
      }
  } catch (error) {
    // What the index had of the volume must not go because its file is cut off.
    if (error instanceof UnreadableFile) throw new Error(`${file.name}: ${error.message}`)
    throw error
  }
  return { cases, bad }
}

async function* listsOf(file: ImportFile, onBytes: (count: number) => void) {
  if (file.name.toLowerCase().endsWith('.zip')) yield* listsInZip(file.path, onBytes)
  else {
    onBytes(file.bytes)
    yield { open: async () => createReadStream(file.path) }
  }
}
