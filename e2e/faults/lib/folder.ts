import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Undone in reverse when a fault is over, whatever came of it. */
export type Defer = (undo: () => unknown) => void

export async function withCleanup<T>(work: (defer: Defer) => Promise<T>): Promise<T> {
  const undos: (() => unknown)[] = []
  try {
    return await work((undo) => undos.push(undo))
  } finally {
    for (const undo of undos.reverse()) await undo()
  }
}

export async function newFolder(defer: Defer): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'casewright-faults-'))
  defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}
