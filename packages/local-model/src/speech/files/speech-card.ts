import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** What is known of the speech model of this server, kept beside its weights. */
const speechCard = z.object({
  /** For people: "Whisper tiny.en". */
  title: z.string(),
  license: z.string().nullable(),
  bytes: z.number(),
  /** Of the weights as they were brought. */
  sha256: z.string(),
  from: z.string(),
})
export type SpeechCard = z.infer<typeof speechCard>

export const speechWeights = (speechFolder: string): string => join(speechFolder, 'model.bin')
export const cardPath = (speechFolder: string): string => join(speechFolder, 'model.json')

/** The speech model that was added; null where there is none. */
export async function heldSpeechModel(speechFolder: string): Promise<SpeechCard | null> {
  try {
    return speechCard.parse(JSON.parse(await readFile(cardPath(speechFolder), 'utf8')))
  } catch {
    return null
  }
}

/** Deletes the speech model, the card first: a model without one is not there. The engine stays. */
export async function removeSpeechModel(speechFolder: string): Promise<void> {
  await rm(cardPath(speechFolder), { force: true })
  await rm(speechWeights(speechFolder), { force: true })
}
