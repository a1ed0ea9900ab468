import { join } from 'node:path'
import { type PublishedModel, publishedModel } from '@casewright/embeddings'
import { bringRuntime, importModel, isSentence } from '@casewright/embeddings/import'
import { createFilesFetch, type FilesFetch } from '../../platform/downloads/fetch-files.ts'
import type { Egress } from '../../platform/egress/index.ts'
import type { Log } from '../../platform/log/log.ts'

export interface FetchDeps {
  egress: Pick<Egress, 'fetchFor'>
  modelsFolder: string
  /** Another folder of models, whose runtime is used if it has one. */
  builtIn?: string | undefined
  log: Log
  stopping: AbortSignal
  /** Nothing is fetched from elsewhere. */
  offline: boolean
}

export interface ModelFetch extends Pick<FilesFetch, 'state' | 'start' | 'pause' | 'cancel'> {
  model: PublishedModel
}

/** Fetches the weights of the model from its publisher, and adds it. */
export function createModelFetch(
  { egress, modelsFolder, builtIn, log, stopping, offline }: FetchDeps,
  model = publishedModel,
  runtime: typeof bringRuntime = bringRuntime,
): ModelFetch {
  const files = model.files.map((file) => ({ ...file, url: `${model.address}/${file.name}` }))
  const fetching = createFilesFetch(
    { title: 'Embedding model', files, hosts: model.hosts },
    {
      egress,
      log,
      stopping,
      folder: join(modelsFolder, `.fetch-${model.name}`),
      async whenFetched(folder) {
        await importModel(modelsFolder, folder, { name: model.name })
        await runtime(modelsFolder, undefined, offline, builtIn)
      },
      isTold: isSentence,
      failure: 'The embedding model could not be fetched. Try again, or add it with npm run model -- import.',
    },
  )
  return { model, ...fetching }
}
