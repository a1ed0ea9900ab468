import { join, resolve } from 'node:path'
import { createLocalModel, type LocalModel } from '@casewright/local-model'

/** The models that run on this server: one process and one line of questions for each file, however many ask. */
export interface LocalModels {
  /** @param named a path, or the name of a model that was added */
  of(named: string): LocalModel
  /** Gives back the memory of all others that have nothing to answer. */
  keepOnly(named: readonly string[]): void
  /** Gives back the memory of one that has nothing to answer. */
  release(named: string): void
  close(): void
}

export interface LocalModelsDeps {
  /** Where models are added, and where the engine is. */
  modelsFolder: string
  offline: boolean
  contextTokens?: number | undefined
}

export function createLocalModels({ modelsFolder, offline, contextTokens }: LocalModelsDeps): LocalModels {
  const made = new Map<string, LocalModel>()
  return {
    of(named) {
      const path = pathOf(modelsFolder, named)
      const model = made.get(path) ?? createLocalModel({ path, modelsFolder, offline, contextTokens })
      made.set(path, model)
      return model
    },
    keepOnly(named) {
      const kept = new Set(named.map((one) => pathOf(modelsFolder, one)))
      for (const [path, model] of made) {
        if (kept.has(path) || model.waiting() > 0) continue
        model.close()
        made.delete(path)
      }
    },
    release(named) {
      const path = pathOf(modelsFolder, named)
      const model = made.get(path)
      if (!model || model.waiting() > 0) return
      model.close()
      made.delete(path)
    },
    close() {
      for (const model of made.values()) model.close()
    },
  }
}

/** A name has no slash and no ending; anything else is a path. */
const pathOf = (modelsFolder: string, named: string): string =>
  /^[a-z0-9][a-z0-9._-]*$/.test(named) && !named.endsWith('.gguf')
    ? join(modelsFolder, named, 'model.gguf')
    : resolve(named)
