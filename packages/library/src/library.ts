import { errorFields } from '@casewright/core/server'
import { findCases } from './case-index/find-cases.ts'
import type { Database } from './database.ts'
import { tidyIndex } from './index/merge.ts'
import type { LibraryLog } from './log.ts'
import { createSearch } from './search/search.ts'
import { addBatch, prepareBatch } from './store/add.ts'
import { earlierOf } from './store/earlier.ts'
import { lookup, lookupEach, read } from './store/find.ts'
import { covers, removeImport, startImport, status } from './store/imports.ts'
import { heldInVolumes } from './store/in-volume.ts'
import { neighborsOf } from './store/neighbors.ts'
import { citingOpinions, citingWords, countDue, isPageShared, keysOfAuthority } from './treatment/cited-by.ts'
import { historyOf } from './treatment/history-of.ts'
import { publishedOf } from './treatment/published-of.ts'
import { saidBy } from './treatment/said-by.ts'
import { saidOf } from './treatment/said-of.ts'
import type { Library } from './types.ts'
import { createNearest } from './vectors/nearest.ts'

/** The library in a database. Holds no state that matters: any number of processes may have one. */
export function createLibrary(db: Database, log: LibraryLog): Library {
  const stopping = new AbortController()
  const meaning = createNearest(db)
  const searching = createSearch(db, stopping.signal, {
    nearest: meaning.nearest,
    failed: (error) => log.warn(errorFields(error), 'vectors could not be searched'),
  })
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
      10_000,
    )
    timer.unref()
  }

  const prepare: Library['prepare'] = async (importId, batch) => {
    clearTimeout(timer)
    const prepared = await prepareBatch(db, importId, batch)
    return async () => {
      const counts = await addBatch(db, importId, prepared)
      if (counts.added + counts.updated > 0) {
        searching.forget()
        tidyBehind()
      }
      return counts
    }
  }

  return {
    startImport: (kind, source) => startImport(db, kind, source),
    add: async (importId, batch) => (await prepare(importId, batch))(),
    prepare,
    search: searching.search,
    nearest: meaning.nearest,
    judge: searching.judge,
    lookup: (citation) => lookup(db, citation),
    lookupEach: (citations) => lookupEach(db, citations),
    read: (id) => read(db, id),
    earlier: (id) => earlierOf(db, id),
    indexed: (keys) => findCases(db, keys),
    heldInVolumes: (keys) => heldInVolumes(db, keys),
    namesakes: searching.namesakes,
    neighbors: (authority) => neighborsOf(db, authority),
    covers: (citation) => covers(db, citation),
    publishedOf: (ids) => publishedOf(db, ids),
    saidOf: (keys) => saidOf(db, keys),
    saidBy: (pairs) => saidBy(db, pairs),
    async citing({ id, kind, citation, parallel = [] }) {
      const keys = keysOfAuthority(kind, [citation, ...parallel])
      const [opinions, isShared, due] = await Promise.all([
        citingOpinions(db, keys, id),
        isPageShared(db, keys, id),
        countDue(db),
      ])
      return { keys, opinions, isShared, due }
    },
    citingWords: (keys, citing) => citingWords(db, keys, citing),
    history: ({ id, kind, citation, parallel = [] }) =>
      historyOf(db, {
        keys: keysOfAuthority(kind, [citation, ...parallel]),
        citations: [citation, ...parallel],
        id,
      }),
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
