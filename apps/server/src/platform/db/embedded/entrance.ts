import { existsSync } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Owner } from './process-owner.ts'

/** A folder as a process of another user names it. */
export interface Entrance {
  path: string
  /** What the process must be started with, after its three streams. */
  handles: number[]
  close(): Promise<void>
}

/** What a process that was started with a handle calls it: the first after its three streams. */
const handed = '/proc/self/fd/3'

/**
 * The way into a folder for programs of the database. Their user may not be allowed into the folders above it, such as
 * root's home, whose rights are none of ours to change. Where the system can, the folder itself is handed over, opened.
 */
export async function entranceTo(folder: string, owner: Owner | undefined): Promise<Entrance> {
  if (!owner || !existsSync('/proc/self/fd')) return { path: folder, handles: [], close: async () => {} }
  const handle = await open(folder, 'r')
  return { path: handed, handles: [handle.fd], close: () => handle.close() }
}
