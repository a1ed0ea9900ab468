import { createHash } from 'node:crypto'
import { errorFields } from '@casewright/core/server'
import type { Database } from './database.ts'
import { finishImport, importBefore, openImport } from './import/state.ts'
import type { LibraryLog } from './log.ts'
import { readStarter, type StarterFile } from './starter/read-starter.ts'
import { stageBatch } from './store/stage.ts'
import type { Library, NewAuthority } from './types.ts'

/** The import that the starter set is: `library remove starter` takes it away, and then it stays away. */
const kind = 'starter'
const source = 'shipped'

/**
 * Loads the starter set, or what a later version has changed in it. Once it was removed on purpose it is left alone.
 * @returns whether there was anything to do
 */
export async function loadStarter(db: Database, library: Library, files: readonly StarterFile[]): Promise<boolean> {
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex')
  const before = await importBefore(db, kind, source)
  if (before?.state === 'removed') return false
  if (before?.state === 'done' && (before.position as { hash?: string } | null)?.hash === hash) return false
  const { id, position } = await openImport(db, kind, source, [hash])
  const authorities = files.map(authorityOf)
  if (position.staged) await stageBatch(db, id, authorities)
  else await library.add(id, authorities)
  await finishImport(db, id, position)
  library.refresh()
  await db
    .updateTable('libraryImport')
    .set({ position: JSON.stringify({ hash }) })
    .where('id', '=', id)
    .execute()
  return true
}

/** Loads it behind the server's back: nobody waits for it, and a server without it works. */
export function loadStarterBehind(db: Database, library: Library, log: LibraryLog): Promise<void> {
  const load = async () => {
    const files = await readStarter()
    if (await loadStarter(db, library, files)) log.info({ count: files.length }, 'the starter set was loaded')
  }
  return load().catch((error) => log.warn(errorFields(error), 'the starter set was not loaded'))
}

function authorityOf({ set, slug, authority }: StarterFile): NewAuthority {
  const { kind: of, title, citation, parallel, jurisdiction, field, keyPoints, subjects, url, date, year } = authority
  const said = authority.kind === 'case' ? authority.holding : authority.content
  return {
    externalId: `${set}/${slug}`,
    kind: of,
    title,
    citations: [citation, ...parallel],
    ...(authority.kind === 'case' ? { court: authority.court } : {}),
    jurisdiction,
    ...(date ? { date } : year ? { date: String(year) } : {}),
    url,
    source: 'library',
    ...(said ? { holding: said } : {}),
    ...(keyPoints ? { keyPoints } : {}),
    ...(subjects ? { subjects } : {}),
    field,
  }
}
