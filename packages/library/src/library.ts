import { errorFields } from '@casewright/core/server'
import { findCases } from './case-index/find-cases.ts'
import type { Database } from './database.ts'
import { tidyIndex } from './index/merge.ts'
import { indexArrivals } from './index/write.ts'
import type { LibraryLog } from './log.ts'
import { createSearch } from './search/search.ts'
import { addBatch } from './store/add.ts'
import { lookup, read } from './store/find.ts'
import { covers, removeImport, startImport, status } from './store/imports.ts'
import { neighborsOf } from './store/neighbors.ts'
import type { Library } from './types.ts'
import { createNearest } from './vectors/nearest.ts'

/** The library in a database. Holds no state that matters: any number of processes may have one. */
export function createLibrary(db: Database, log: LibraryLog): Library {
  const stopping = new AbortController()
  const searching = createSearch(db, stopping.signal)
  const meaning = createNearest(db)
  let tidying: Promise<unknown> | undefined
  let again = false
  const tidy = async (): Promise<void> => {
    again = true
    tidying ??= (async () => {
      while (again && !stopping.signal.aborted) {
        again = false
        await tidyIndex(db, stopping.signal)
      }
    })().finally(() => {
      tidying = undefined
    })
    await tidying
  }
  let timer: NodeJS.Timeout | undefined
  // When nothing was added for a while: an import in progress is not slowed down.
  const tidyBehind = () => {
    clearTimeout(timer)
    timer = setTimeout(
      () => void tidy().catch((error) => log.warn(errorFields(error), 'the index was not tidied')),
      1500,
    )
    timer.unref()
  }

  return {
    startImport: (kind, source) => startImport(db, kind, source),
    async add(importId, batch) {
      const counts = await addBatch(db, importId, batch, indexArrivals)
      if (counts.added + counts.updated > 0) {
        searching.forget()
        tidyBehind()
      }
      return counts
    },
    search: searching.search,
    nearest: meaning.nearest,
    judge: searching.judge,
    lookup: (citation) => lookup(db, citation),
    read: (id) => read(db, id),
    indexed: (keys) => findCases(db, keys),
    neighbors: (authority) => neighborsOf(db, authority),
    covers: (citation) => covers(db, citation),
    async remove(importId) {
      await removeImport(db, importId)
      searching.forget()
      tidyBehind()
    },
    refresh() {
      searching.forget()
      meaning.forget()
    },
    status: () => status(db),
    tidy,
    readAhead: searching.readAhead,
    async close() {
      clearTimeout(timer)
      stopping.abort()
      await tidying?.catch(() => {})
    },
  }
}
