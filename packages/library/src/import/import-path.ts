import { basename, resolve } from 'node:path'
import type { Database } from '../database.ts'
import type { Library } from '../types.ts'
import type { ImportFile } from './files.ts'
import { importKinds } from './kinds.ts'
import { createProgress, type Progress, type Screen } from './progress.ts'
import { createRejects } from './rejects.ts'
import type { ImportContext } from './run-import.ts'
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
  const kind = importKinds.find((one) => one.id === request.kind)
  if (!kind)
    throw new Error(`No import is named ${request.kind}. There are ${importKinds.map((one) => one.id).join(', ')}.`)
  const files = await kind.files(request.path)
  return runImport(db, library, {
    kind: kind.id,
    source: request.name ?? (kind.oneSource ? 'bulk' : basename(resolve(request.path))),
    files,
    rejectFolder: request.rejectFolder,
    progress: createProgress(
      files.reduce((sum, file) => sum + file.bytes, 0),
      request.screen,
    ),
    run: (context) => kind.run(context, files),
  })
}

interface Running {
  kind: string
  source: string
  /** What tells these files from others: others are imported from the start. */
  files: readonly ImportFile[]
  rejectFolder: string
  progress: Progress
  signal?: AbortSignal
  run(context: ImportContext): Promise<void>
}

/** Runs an import from where it stood to its end. */
export async function runImport(db: Database, library: Library, request: Running): Promise<ImportOutcome> {
  const { kind, source, files, rejectFolder, progress, signal, run } = request
  const started = performance.now()
  const marks = files.map((file) => `${file.name} ${file.bytes}`)
  const { id, position, resumed } = await openImport(db, kind, source, marks)
  const rejects = createRejects(rejectFolder, id)
  const note = (scope: string) => {
    if (!position.covers.includes(scope)) position.covers.push(scope)
  }
  try {
    await run({ db, library, importId: id, position, progress, rejects, note, ...(signal ? { signal } : {}) })
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
  const removed = await finishImport(db, id, position)
  library.refresh()
  await library.tidy()
  const counts = await db
    .selectFrom('libraryImport')
    .select(['added', 'updated', 'unchanged', 'rejected'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { id, resumed, ...counts, removed, rejectFile: rejects.path, seconds: (performance.now() - started) / 1000 }
}
