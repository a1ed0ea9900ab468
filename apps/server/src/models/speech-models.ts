import { join } from 'node:path'
import { isSentence } from '@casewright/local-model/files'
import {
  bringSpeechEngine,
  heldSpeechModel,
  importSpeechModel,
  type OfferedSpeech,
  offeredSpeech,
} from '@casewright/local-model/speech/files'
import { createFilesFetch, type FetchState, type FilesFetch } from '../platform/downloads/fetch-files.ts'
import type { OfferedDeps } from './offered.ts'

/** A speech model: what this server hears with, or what it could fetch. */
export interface SpeechModel {
  name: string
  title: string
  license: string
  bytes: number
  isHeld: boolean
  fetch: FetchState | null
}

export interface SpeechModels {
  list(): Promise<SpeechModel[]>
  /** The title of the model that is on this server; null: none. */
  held(): Promise<string | null>
  /** @returns null where we know no such model */
  fetchOf(name: string): FilesFetch | null
}

/** The speech models that an installation can fetch, through the egress module. A new one takes the place of the old. */
export function createSpeechModels(
  { modelsFolder, ...deps }: OfferedDeps,
  offered: readonly OfferedSpeech[] = offeredSpeech,
): SpeechModels {
  const fetches = new Map(
    offered.map(({ name, files }) => [
      name,
      createFilesFetch(
        { title: 'Speech model weights', files, hosts: [] },
        {
          ...deps,
          folder: join(modelsFolder, `.fetch-${name}`),
          async whenFetched(folder) {
            await importSpeechModel(
              modelsFolder,
              files.map((file) => join(folder, file.name)),
            )
            await bringSpeechEngine(modelsFolder, deps.offline)
          },
          isTold: isSentence,
          failure: 'The model could not be fetched. Try again, or add it with npm run model -- import.',
        },
      ),
    ]),
  )
  return {
    async list() {
      const held = await heldSpeechModel(modelsFolder)
      return Promise.all(
        offered.map(async ({ name, title, license, files }) => {
          const isHeld = held?.title === title
          return {
            name,
            title,
            license,
            bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
            isHeld,
            fetch: isHeld ? null : ((await fetches.get(name)?.state()) ?? null),
          }
        }),
      )
    },
    held: async () => (await heldSpeechModel(modelsFolder))?.title ?? null,
    fetchOf: (name) => fetches.get(name) ?? null,
  }
}
