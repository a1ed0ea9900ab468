import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pack } from '@casewright/publishers'
import type { Database } from '../database.ts'
import { type ImportOutcome, runImport } from '../import/import-path.ts'
import { importKinds } from '../import/kinds.ts'
import type { Progress } from '../import/progress.ts'
import { readPublication } from '../import/published.ts'
import { type ImportContext, importFiles } from '../import/run-import.ts'
import type { Library } from '../types.ts'

export interface PackImport {
  pack: Pack
  /** Names of its files; none: `folder` is the publication itself. */
  files: readonly string[]
  /** Where its files are kept while they are read. */
  folder: string
  /** Brings a file into the folder. Undefined: it cannot be had, which is noted elsewhere. */
  bring(name: string): Promise<string | undefined>
  rejectFolder: string
  progress: Progress
  signal: AbortSignal
}

/**
 * Imports a pack, or goes on where it was interrupted. What the library holds of it already changes at the end, all at
 * once. Of files that the publisher lists, each is brought, read and removed before the next.
 * @throws Error with a sentence for who asked
 */
export async function importPack(db: Database, library: Library, request: PackImport): Promise<ImportOutcome> {
  const { pack, files, folder, rejectFolder, progress, signal, bring } = request
  const kind = importKinds.find(({ id }) => id === pack.layout)
  if (!kind) throw new Error(`This version cannot read the layout of this pack: ${pack.layout}.`)
  const common = { kind: kind.id, source: pack.id, rejectFolder, progress, signal }
  if (files.length === 0) {
    const found = await kind.files(folder)
    return runImport(db, library, { ...common, files: found, run: (context) => kind.run(context, found, pack.since) })
  }
  await mkdir(folder, { recursive: true })
  const { layout } = kind
  if (!layout) {
    for (const name of files) await bring(name)
    const found = await kind.files(folder)
    return runImport(db, library, { ...common, files: found, run: (context) => kind.run(context, found, pack.since) })
  }
  const listed = files.map((name) => ({ name, path: join(folder, name), bytes: 0 }))
  const run = (context: ImportContext) =>
    importFiles(context, listed, async function* (file, onBytes) {
      const { position } = context
      const path = await bring(file.name)
      if (path === undefined) {
        position.incomplete = true
        return
      }
      const { size, mtimeMs } = await stat(path)
      const mark = `${size} ${mtimeMs}`
      // Another file than the one that was read so far, such as a later release: it is read from its start.
      if (position.mark !== mark) position.items = 0
      position.mark = mark
      try {
        yield* readPublication(layout, path, onBytes, (scope) => context.note(scope))
      } catch (error) {
        // A damaged file is brought again the next time. One volume of many is listed, and the others are read.
        await rm(path, { force: true })
        if (!pack.list || signal.aborted) throw error
        position.incomplete = true
        yield { rejected: error instanceof Error ? error.message : String(error), row: file.name }
      }
      if (pack.list) await rm(path, { force: true })
    })
  return runImport(db, library, { ...common, files: listed, run })
}
