import type { Library, Screen } from '@casewright/library'
import type { Database } from '../../platform/db/client.ts'

export interface CommandContext {
  db: Database
  library: Library
  rejectFolder: string
  /** Where the files of a pack are kept while they are read. */
  packFolder: string
  /** The firm's own catalog of packs, which need not be there. */
  catalogFile: string
  screen: Screen
  signal: AbortSignal
}
