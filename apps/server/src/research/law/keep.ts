import type { Authority } from '@casewright/core'
import type { Library, NewAuthority } from '@casewright/library'
import { errorFields, type Log } from '../../platform/log/log.ts'
import type { SourceAuthority } from '../sources/index.ts'

/** Keeps what sources tell of in the library, with its time, so that nothing is asked twice. */
export function createKeeper(library: Library, log: Log) {
  const imports = new Map<string, Promise<string>>()
  const importOf = (source: string) => {
    const known = imports.get(source) ?? library.startImport('answers', source)
    imports.set(source, known)
    known.catch(() => imports.delete(source))
    return known
  }
  /** Never fails: what cannot be kept is found again. */
  return async (found: readonly (Authority & { text?: string })[]): Promise<void> => {
    for (const [source, same] of Map.groupBy(found, (one) => one.source)) {
      try {
        await library.add(await importOf(source), same.map(asNew))
      } catch (error) {
        log.warn({ source, ...errorFields(error) }, 'answers of a source were not kept')
      }
    }
  }
}

export type Keeper = ReturnType<typeof createKeeper>

const asNew = ({ id, kind, title, citation, parallel = [], text, ...rest }: SourceAuthority): NewAuthority => ({
  externalId: id,
  kind,
  title,
  citations: [citation, ...parallel],
  source: rest.source,
  ...(rest.court && { court: rest.court }),
  ...(rest.jurisdiction && { jurisdiction: rest.jurisdiction }),
  ...(rest.date && { date: rest.date }),
  ...(rest.url && { url: rest.url }),
  ...(text && { text }),
  fetchedAt: new Date(),
})
