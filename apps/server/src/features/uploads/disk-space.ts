import { statfs } from 'node:fs/promises'
import { CasewrightError } from '@casewright/core'

/**
 * So much is left free on the disk of the embedded database, which could else not even write down what has ended. Its
 * log of changes grows by files of 16 MB.
 */
const reservedBytes = 96 * 1024 * 1024

/** How long a look at the disk counts, in milliseconds: at most so much comes in meanwhile as a disk can take. */
const freshFor = 250

/** Refuses what is new while there is no room for it. */
export interface Room {
  /** @throws CasewrightError storage-full */
  check(): Promise<void>
}

/** @param folder where the embedded database lies; null: the database is elsewhere, and says itself when it is full */
export function createRoom(folder: string | null): Room {
  let looked = 0
  let free = Number.POSITIVE_INFINITY
  return {
    async check() {
      if (folder === null) return
      if (Date.now() - looked > freshFor) {
        looked = Date.now()
        const { bavail, bsize } = await statfs(folder)
        free = bavail * bsize
      }
      if (free < reservedBytes) throw new CasewrightError('storage-full')
    },
  }
}
