import { join } from 'node:path'
import {
  bringEngine,
  heldModels,
  importLanguageModel,
  isSentence,
  memoryHere,
  removeLanguageModel,
  type TriedModel,
  triedModels,
  usualMemory,
} from '@casewright/local-model/files'
import { createFilesFetch, type FetchState, type FilesFetch } from '../platform/downloads/fetch-files.ts'
import type { Egress } from '../platform/egress/index.ts'
import type { Log } from '../platform/log/log.ts'

export interface OfferedDeps {
  egress: Pick<Egress, 'fetchFor'>
  modelsFolder: string
  log: Log
  stopping: AbortSignal
  /** Nothing is fetched. */
  offline: boolean
}

/** A model that can run on this server: one that we tried, or one that was added. */
export interface OfferedModel {
  name: string
  title: string
  license: string | null
  bytes: number
  /** Bytes that it takes while it runs, with a window of usual length. */
  memory: number
  /** Whether we ran these weights; docs/evaluation.md says what was shown with them. */
  isTried: boolean
  /** That in a few words; null where we did not run them. */
  shown: string | null
  /** Questions that it answered of those that we asked; null where we asked none. */
  evaluation: { answered: number; of: number } | null
  isHeld: boolean
  /** Null of one that is here, or that nobody offers. */
  fetch: FetchState | null
}

export interface OfferedModels {
  /** Bytes of this server, or of its container. */
  memory(): number
  list(): Promise<OfferedModel[]>
  isHeld(name: string): Promise<boolean>
  /** Deletes a model that is on this server. */
  remove(name: string): Promise<void>
  /** @returns null where we know no such model */
  fetchOf(name: string): FilesFetch | null
}

/** The language models that an installation can fetch or has, and fetching them through the egress module. */
export function createOfferedModels(deps: OfferedDeps, tried: readonly TriedModel[] = triedModels): OfferedModels {
  const { modelsFolder, offline } = deps
  const fetches = new Map(
    tried.map((model) => [
      model.name,
      createFilesFetch(
        {
          title: 'Language model weights',
          files: [{ name: 'model.gguf', url: model.address, bytes: model.bytes, sha256: model.sha256 }],
          hosts: model.hosts,
        },
        {
          ...deps,
          folder: join(modelsFolder, `.fetch-${model.name}`),
          async whenFetched(folder) {
            await importLanguageModel(modelsFolder, [join(folder, 'model.gguf')], { name: model.name })
            await bringEngine(modelsFolder, offline)
          },
          isTold: isSentence,
          failure: 'The model could not be fetched. Try again, or add it with npm run model -- import.',
        },
      ),
    ]),
  )
  return {
    async list() {
      const held = await heldModels(modelsFolder)
      const names = new Set(held.map(({ name }) => name))
      const offered = tried.filter(({ name }) => !names.has(name))
      return [
        ...held.map(({ name, title, license, bytes, sha256 }) => ({
          name,
          title,
          license,
          bytes,
          memory: usualMemory(bytes),
          isTried: tried.some((one) => one.sha256 === sha256),
          ...shownOf(tried.find((one) => one.sha256 === sha256)),
          isHeld: true,
          fetch: null,
        })),
        ...(await Promise.all(
          offered.map(async (model) => ({
            name: model.name,
            title: model.title,
            license: model.license,
            bytes: model.bytes,
            memory: usualMemory(model.bytes),
            isTried: true,
            ...shownOf(model),
            isHeld: false,
            fetch: (await fetches.get(model.name)?.state()) ?? null,
          })),
        )),
      ]
    },
    isHeld: async (name) => (await heldModels(modelsFolder)).some((one) => one.name === name),
    remove: (name) => removeLanguageModel(modelsFolder, name),
    fetchOf: (name) => fetches.get(name) ?? null,
    memory: () => memoryHere().total,
  }
}

const shownOf = (model: TriedModel | undefined) => ({
  shown: model?.shown ?? null,
  evaluation: model?.evaluation ?? null,
})
