import type { importPack } from '@casewright/library'
import type { Pack } from '@casewright/publishers'

export type ImportOutcome = Awaited<ReturnType<typeof importPack>>

export interface ThreadData {
  databaseUrl: string
  pack: Pack
  files: readonly string[]
  folder: string
  rejectFolder: string
}

export type ToThread = { kind: 'stop' } | { kind: 'brought'; name: string; path: string | null }

export type FromThread =
  | { kind: 'progress'; items: number; bytes: number }
  | { kind: 'bring'; name: string }
  | { kind: 'done'; outcome: ImportOutcome }
  | { kind: 'failed'; message: string; stopped: boolean }
