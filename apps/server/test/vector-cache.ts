import { createHash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import type { Embedder } from '@casewright/embeddings'

/** Makes the vectors of passages, each once however often it is measured: they are kept by the hash of their text. */
export function cachedVectors(embedder: Embedder, path: string | undefined, signal: AbortSignal) {
  const kept = new DatabaseSync(path ?? ':memory:')
  kept.exec('pragma busy_timeout = 20000')
  kept.exec('create table if not exists vector (hash blob primary key, data blob) without rowid')
  const [find, keep] = [
    kept.prepare('select data from vector where hash = ?'),
    kept.prepare('insert or replace into vector values (?, ?)'),
  ]
  const counts = { made: 0, milliseconds: 0 }
  const embed = async (texts: readonly string[]) => {
    const hashes = texts.map((text) => createHash('sha256').update(`${embedder.id}\n${text}`).digest())
    const vectors = hashes.map((hash) => {
      const data = find.get(hash)?.data as Uint8Array | undefined
      return data && new Float32Array(Uint8Array.from(data).buffer)
    })
    const missing = texts.filter((_, at) => !vectors[at])
    const started = performance.now()
    const fresh = missing.length > 0 ? await embedder.embed(missing, 'passage', signal) : []
    counts.made += missing.length
    counts.milliseconds += performance.now() - started
    return vectors.map((vector, at) => {
      if (vector) return vector
      const next = fresh.shift() as Float32Array
      keep.run(hashes[at] as Buffer, new Uint8Array(next.buffer, next.byteOffset, next.byteLength))
      return next
    })
  }
  return { embed, counts }
}
