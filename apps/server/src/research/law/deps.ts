import type { Library } from '@casewright/library'
import type { Egress } from '../../platform/egress/index.ts'
import type { Log } from '../../platform/log/log.ts'
import type { Meaning } from '../meaning/index.ts'
import type { ConnectedSource, LeftOutSource } from '../sources/index.ts'
import type { Keeper } from './keep.ts'

export interface LawDeps {
  library: Library
  /** The vectors of queries, by which the library is also searched by meaning, where there is an embedding model. */
  meaning: Meaning
  /** In the order in which they are asked. */
  sources: readonly ConnectedSource[]
  /** Those of the catalogue that are not asked here. */
  leftOut: readonly LeftOutSource[]
  keep: Keeper
  egress: Egress
  log: Log
  /** Milliseconds after which a source is given up. */
  timeout: number
  /** Work that nobody waits for, but a stop of the server. */
  background(work: Promise<unknown>): void
}
