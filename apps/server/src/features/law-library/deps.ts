import type { Library } from '@casewright/library'
import type { Database } from '../../platform/db/client.ts'
import type { Egress } from '../../platform/egress/index.ts'
import type { Log } from '../../platform/log/log.ts'

/** Where the law library keeps things on this machine. */
export interface LawPlaces {
  /** A folder that mirrors publishers' addresses, such as a disk that was carried here. */
  folder: string
  /** Where files of packs are kept while they are read. */
  packFolder: string
  /** Where what could not be read is written. */
  rejectFolder: string
  /** The firm's own catalog of packs, which need not be there. */
  catalogFile: string
  /** The Caselaw Access Project's list of its reporters, as it came last. */
  reportersFile: string
  offline: boolean
  /** Of CourtListener, without which its API answers nothing. */
  courtListenerToken?: string | undefined
  /** Whether the database is on the same disk as the files. */
  embedded: boolean
}

export interface LawLibraryDeps {
  db: Database
  library: Library
  egress: Egress
  log: Log
  places: LawPlaces
}
