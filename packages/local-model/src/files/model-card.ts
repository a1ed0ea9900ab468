import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** What is known of a model that was added, kept beside its weights. */
export const modelCard = z.object({
  /** By which LLM_MODEL names it: `local:<name>`. */
  name: z.string(),
  /** For people; from the file, so it is a label. */
  title: z.string(),
  license: z.string().nullable(),
  bytes: z.number(),
  /** Of the weights as they were added. */
  sha256: z.string(),
  /** The file or package that they came from. */
  from: z.string(),
})

export type ModelCard = z.infer<typeof modelCard>

export const weightsName = 'model.gguf'
export const cardName = 'model.json'
export const nameOfModel = /^[a-z0-9][a-z0-9._-]{0,80}$/

/** The models that were added, by name. */
export async function heldModels(modelsFolder: string): Promise<ModelCard[]> {
  const entries = await readdir(modelsFolder, { withFileTypes: true }).catch(() => [])
  const names = entries.filter((one) => one.isDirectory() && nameOfModel.test(one.name)).map(({ name }) => name)
  const cards = await Promise.all(names.sort().map((name) => readCard(join(modelsFolder, name, cardName))))
  return cards.filter((card) => card !== null)
}

/** Deletes a model that was added. A process that has it in memory keeps it until it ends. */
export async function removeLanguageModel(modelsFolder: string, name: string): Promise<void> {
  if (nameOfModel.test(name)) await rm(join(modelsFolder, name), { recursive: true, force: true })
}

async function readCard(path: string): Promise<ModelCard | null> {
  try {
    return modelCard.parse(JSON.parse(await readFile(path, 'utf8')))
  } catch {
    return null
  }
}
