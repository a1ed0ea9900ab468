import { errorFields } from '@casewright/core/server'
import { EmbeddingError, ModelMissing } from '@casewright/embeddings'
import { createRedactor } from '@casewright/redaction'
import type { Database } from '../../platform/db/client.ts'
import { redactionNames, type Who } from '../../platform/egress/index.ts'
import type { Log } from '../../platform/log/log.ts'
import type { Vault } from '../../platform/vault/vault.ts'
import { type EmbedderMaker, TurnedOff } from './maker.ts'
import type { Meaning } from './meaning.ts'

export interface MeaningDeps {
  maker: EmbedderMaker
  db: Database
  vault: Vault
  log: Log
  /** A search does not wait longer for its vector. */
  waitMilliseconds?: number
}

/** After a model took too long, so long no search waits for it. */
const restMilliseconds = 15_000
/** A question of more characters is cut: no embedding model reads more of it. */
const mostCharacters = 4000

const tooLong = { unavailable: 'The embedding model took too long.', isMeant: false }

/** Makes the vectors of queries with the installation's model. What goes to a cloud is redacted, as to a cloud model. */
export function queryMeaning({ maker, db, vault, log, waitMilliseconds = 1500 }: MeaningDeps): Meaning {
  let restsUntil = Number.NEGATIVE_INFINITY
  const made = async (query: string, who: Who, signal: AbortSignal) => {
    let redactor: ReturnType<typeof createRedactor> | undefined
    const embedder = await maker.embedderFor(who, () => redactor?.replaced() ?? [])
    if (embedder.trust === 'cloud')
      redactor = createRedactor({ names: who ? await redactionNames(db, vault, who.userId) : [] })
    const text = query.slice(0, mostCharacters)
    const [vector] = await embedder.embed([redactor?.redact(text) ?? text], 'query', signal)
    if (!vector || vector.length % 8 > 0) throw new EmbeddingError('The embedding model does not give usable vectors.')
    return { model: embedder.id, vector }
  }
  return {
    async vectorOf(query, who, signal) {
      if (query.trim() === '') return { unavailable: 'The query has no words.', isMeant: true }
      if (performance.now() < restsUntil) return tooLong
      const limit = AbortSignal.timeout(waitMilliseconds)
      try {
        return await within(made(query, who, AbortSignal.any([signal, limit])), limit)
      } catch (error) {
        signal.throwIfAborted()
        if (limit.aborted) {
          restsUntil = performance.now() + restMilliseconds
          return tooLong
        }
        if (error instanceof EmbeddingError)
          return {
            unavailable: error.message,
            isMeant: error instanceof TurnedOff || (error instanceof ModelMissing && error.isDefault),
          }
        log.warn(errorFields(error), 'a query has no vector')
        return { unavailable: 'Searching by meaning failed.', isMeant: false }
      }
    },
    close: maker.close,
  }
}

/** Whatever does not heed the signal is not waited for: weights that are being read, a thread that hangs. */
function within<T>(work: Promise<T>, limit: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = () => reject(limit.reason)
    limit.addEventListener('abort', end, { once: true })
    work.then(resolve, reject).finally(() => limit.removeEventListener('abort', end))
  })
}
