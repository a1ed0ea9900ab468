import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { citationKeys, compareName } from '@casewright/law'
import {
  DownloadError,
  type Downloaded,
  type DownloadOptions,
  download,
  type Published,
  type RemoteFile,
  readSingleCase,
  UnreadableFile,
} from '@casewright/publishers'
import type { Database } from '../database.ts'
import { newAuthorityOf } from '../import/published.ts'
import type { Library } from '../types.ts'
import { createMissing } from './missing.ts'
import type { CaseToFetch } from './plan.ts'

/** The kind of import that completing is. */
const kind = 'completion'

/** The layout of a pack of single cases that complete the starter set: `completeCases` reads it, and no import. */
export const completionLayout = 'starter-texts'

export interface Completion {
  cases: readonly CaseToFetch[]
  options: DownloadOptions
  /** The pack as which the texts are held. */
  pack: string
  /** Called after each case, with how many were looked for and how many could not be had. */
  onCase?: (done: number, missing: number) => void
}

export interface Completed {
  added: number
  /** Citations whose text could not be had, with the reason. */
  missing: { citation: string; why: string }[]
}

/**
 * Fetches the texts of cases one after the other and adds each to the library at once, so that it can be stopped at any
 * time and goes on where it stood. What is not there, or is another case, is listed.
 * @throws DownloadError where the publisher cannot be reached or asks to come later; the signal's reason
 */
export async function completeCases(db: Database, library: Library, work: Completion): Promise<Completed> {
  const { cases, options, pack, onCase = () => {} } = work
  const id = await library.startImport(kind, pack)
  const listed = createMissing(db, id)
  await listed.clear()
  const held = new Set(
    (await db.selectFrom('authority').select('externalId').where('importId', '=', id).execute()).map(
      (one) => one.externalId,
    ),
  )
  const missing: Completed['missing'] = []
  let added = 0
  for (const [at, one] of cases.entries()) {
    options.signal.throwIfAborted()
    const externalId = `${one.file.set}/${one.file.slug}`
    if (!held.has(externalId)) {
      const found = await fetchCase(one, options)
      if (typeof found === 'string') {
        missing.push({ citation: one.citation, why: found })
        await listed.add(one, found)
      } else {
        await library.add(id, [{ ...newAuthorityOf(found), externalId, url: one.file.authority.url }])
        added++
      }
    }
    onCase(at + 1, missing.length)
  }
  await db.updateTable('libraryImport').set({ state: 'done', endedAt: new Date() }).where('id', '=', id).execute()
  return { added, missing }
}

/** The case, or why it cannot be had. */
async function fetchCase(
  { tries, citation, file }: CaseToFetch,
  options: DownloadOptions,
): Promise<Published | string> {
  let why = 'The publisher does not have this case.'
  for (const { record, text } of tries) {
    const files: string[] = []
    try {
      const told = await had(record, options)
      if (!told) return why
      files.push(told.path)
      const html = await had(text, options)
      if (html) files.push(html.path)
      const item = await readSingleCase(createReadStream(told.path), html && createReadStream(html.path))
      if ('rejected' in item) return item.rejected
      if (isMeant(item.authority, citation, file.authority.title)) return item.authority
      why = 'The cases that the publisher has on this page have other names.'
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error
      return error.message
    } finally {
      for (const path of files) await rm(path, { force: true })
    }
  }
  return why
}

/** Undefined: the publisher has no such file. */
const had = (file: RemoteFile, options: DownloadOptions): Promise<Downloaded | undefined> =>
  download(file, options).catch((error) => {
    if (error instanceof DownloadError && error.trouble === 'refused') return undefined
    throw error
  })

function isMeant({ citations, title }: Published, citation: string, named: string): boolean {
  const [key = ''] = citationKeys(citation)
  return citations.some((one) => citationKeys(one).includes(key)) && compareName(named, title) !== 'different'
}
