import { EmbeddingError, ModelMissing } from '@casewright/embeddings'
import { countVectors } from '@casewright/library'
import type { Database } from '../../platform/db/client.ts'
import type { EmbedderMaker } from './maker.ts'

export interface MeaningStatus {
  isOn: boolean
  /** The model in use; null: none can be. */
  model: { name: string; trust: 'local' | 'cloud' } | null
  /** Why none can be, where something is wrong. */
  problem: string | null
  embedded: number
  authorities: number
  /** Vectors that were made within the last minute. */
  lastMinute: number
  /** How long the rest takes at that speed; null: none is being made. */
  secondsLeft: number | null
}

/** How searching by meaning stands. It never fails: what is wrong is a sentence. */
export async function meaningStatus(db: Database, maker: EmbedderMaker): Promise<MeaningStatus> {
  const isOn = await maker.isOn()
  try {
    if (!isOn) return { isOn, model: null, problem: null, ...(await countVectors(db, '')) }
    const { id, name, trust } = await maker.embedderFor(null)
    return { isOn, model: { name, trust }, problem: null, ...(await countVectors(db, id)) }
  } catch (error) {
    if (!(error instanceof EmbeddingError)) throw error
    const problem = error instanceof ModelMissing && error.isDefault ? null : error.message
    return { isOn, model: null, problem, ...(await countVectors(db, '')) }
  }
}
