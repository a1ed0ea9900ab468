import { join } from 'node:path'
import { isSentence } from '@casewright/local-model/files'
import {
  bringSpeechEngine,
  heldSpeechModel,
  importSpeechModel,
  type OfferedSpeech,
  offeredSpeech,
  removeSpeechModel,
  type SpeechCard,
} from '@casewright/local-model/speech/files'
import { createFilesFetch, type FetchState, type FilesFetch } from '../platform/downloads/fetch-files.ts'
import type { OfferedDeps } from './offered.ts'

/** A speech model: what this server hears with, or what it could fetch. */
export interface SpeechModel {
  name: string
  title: string
  license: string | null
  bytes: number
  evaluation: readonly { wrong: number; of: number }[]
  isHeld: boolean
  fetch: FetchState | null
}

export interface SpeechModels {
  list(): Promise<SpeechModel[]>
  /** The title of the model that is on this server; null: none. */
  held(): Promise<string | null>
  /** Deletes the model that is on this server. */
  remove(): Promise<void>
  /** @returns null where we know no such model */
  fetchOf(name: string): FilesFetch | null
}

/** The speech models that an installation can fetch, through the egress module. A new one takes the place of the old. */
export function createSpeechModels(
  { modelsFolder, onChange = () => {}, ...deps }: OfferedDeps & { onChange?: () => void },
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
            onChange()
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
      const rows = await Promise.all(
        offered.map(async ({ name, title, license, evaluation, files }) => {
          const isHeld = held?.title === title
          return {
            name,
            title,
            license,
            bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
            evaluation,
            isHeld,
            fetch: isHeld ? null : ((await fetches.get(name)?.state()) ?? null),
          }
        }),
      )
      return held && !rows.some(({ isHeld }) => isHeld) ? [ofFile(held), ...rows] : rows
    },
    async remove() {
      await removeSpeechModel(modelsFolder)
      onChange()
    },
    held: async () => (await heldSpeechModel(modelsFolder))?.title ?? null,
    fetchOf: (name) => fetches.get(name) ?? null,
  }
}

/** One that was brought as a file. */
const ofFile = ({ title, license, bytes, from }: SpeechCard): SpeechModel => ({
  name: from,
  title,
  license,
  bytes,
  evaluation: [],
  isHeld: true,
  fetch: null,
})
