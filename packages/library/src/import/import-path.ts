import { basename, resolve } from 'node:path'
import type { Database } from '../database.ts'
import type { Library } from '../types.ts'
import { importKinds } from './kinds.ts'
import { createProgress, type Screen } from './progress.ts'
import { createRejects } from './rejects.ts'
import { finishImport, openImport } from './state.ts'

export interface ImportRequest {
  kind: string
  path: string
  /** What the import is called: the file's or folder's name unless given. */
  name?: string
  /** Where bad rows are written. */
  rejectFolder: string
  screen: Screen
}

export interface ImportOutcome {
  id: string
  resumed: boolean
  added: number
  updated: number
  unchanged: number
  rejected: number
  /** Authorities that the files no longer had. */
  removed: number
  rejectFile: string
  seconds: number
}

/**
 * Imports a file or folder, or goes on where it was interrupted.
 * @throws Error with a sentence for who started it
 */
export async function importPath(db: Database, library: Library, request: ImportRequest): Promise<ImportOutcome> {
  const started = performance.now()
  const kind = importKinds.find((one) => one.id === request.kind)
  if (!kind)
    throw new Error(`No import is named ${request.kind}. There are ${importKinds.map((one) => one.id).join(', ')}.`)
  const files = await kind.files(request.path)
  const source = request.name ?? (kind.oneSource ? 'bulk' : basename(resolve(request.path)))
  const marks = files.map((file) => `${file.name} ${file.bytes}`)
  const { id, position, resumed } = await openImport(db, library, kind.id, source, marks)
  const progress = createProgress(
    files.reduce((sum, file) => sum + file.bytes, 0),
    request.screen,
  )
  const rejects = createRejects(request.rejectFolder, id)
  try {
    await kind.run({ db, library, importId: id, position, progress, rejects }, files)
  } catch (error) {
    await db
      .updateTable('libraryImport')
      .set({ state: 'failed' })
      .where('id', '=', id)
      .execute()
      .catch(() => {})
    throw error
  } finally {
    progress.end()
  }
  const removed = await finishImport(db, id, position.covers)
  await library.tidy()
  const counts = await db
    .selectFrom('libraryImport')
    .select(['added', 'updated', 'unchanged', 'rejected'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { id, resumed, ...counts, removed, rejectFile: rejects.path, seconds: (performance.now() - started) / 1000 }
}
