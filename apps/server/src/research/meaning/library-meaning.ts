import { errorFields } from '@casewright/core/server'
import { EmbeddingError } from '@casewright/embeddings'
import type { Library } from '@casewright/library'
import { createRedactor } from '@casewright/redaction'
import type { Database } from '../../platform/db/client.ts'
import { redactionNames, type Who } from '../../platform/egress/index.ts'
import type { Log } from '../../platform/log/log.ts'
import type { Vault } from '../../platform/vault/vault.ts'
import type { EmbedderMaker } from './maker.ts'
import type { Meaning } from './meaning.ts'

export interface MeaningDeps {
  library: Library
  maker: EmbedderMaker
  db: Database
  vault: Vault
  log: Log
}

/** A search does not wait longer for its vector. */
const waitMilliseconds = 3000
/** A question of more characters is cut: no embedding model reads more of it. */
const mostCharacters = 4000

/** Finds by meaning in the library. What goes to a cloud is redacted, as what goes to a cloud model is. */
export function libraryMeaning({ library, maker, db, vault, log }: MeaningDeps): Meaning {
  const vectorOf = async (query: string, who: Who, signal: AbortSignal) => {
    let redactor: ReturnType<typeof createRedactor> | undefined
    const embedder = await maker.embedderFor(who, () => redactor?.replaced() ?? [])
    if (embedder.trust === 'cloud')
      redactor = createRedactor({ names: who ? await redactionNames(db, vault, who.userId) : [] })
    const text = query.slice(0, mostCharacters)
    const [vector] = await embedder.embed([redactor?.redact(text) ?? text], 'query', signal)
    if (!vector || vector.length % 8 > 0) throw new EmbeddingError('The embedding model does not give usable vectors.')
    return { model: embedder.id, name: embedder.name, vector }
  }
  return {
    async nearest(query, options, who, signal) {
      const limit = AbortSignal.timeout(waitMilliseconds)
      try {
        if (query.trim() === '') return { unavailable: 'The query has no words.' }
        const { name, ...asked } = await vectorOf(query, who, AbortSignal.any([signal, limit]))
        const { units, embedded, authorities } = await library.nearest(asked, options)
        return { passages: units, model: name, embedded, authorities }
      } catch (error) {
        signal.throwIfAborted()
        if (limit.aborted) return { unavailable: 'The embedding model took too long.' }
        if (error instanceof EmbeddingError) return { unavailable: error.message }
        log.warn(errorFields(error), 'a search by meaning failed')
        return { unavailable: 'Searching by meaning failed.' }
      }
    },
    close: maker.close,
  }
}
