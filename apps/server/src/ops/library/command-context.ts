import type { Library, Screen } from '@casewright/library'
import type { LawWorkDeps } from '../../features/law-library/index.ts'
import type { Database } from '../../platform/db/client.ts'

export interface CommandContext {
  db: Database
  library: Library
  rejectFolder: string
  /** What adding and removing packs needs. */
  law: LawWorkDeps
  screen: Screen
  signal: AbortSignal
}
