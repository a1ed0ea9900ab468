import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashOfFile } from '@casewright/weights'
import { EmbeddingError, ModelMissing } from '../embedder.ts'
import { type ModelFile, modelFile, modelFileName } from './files.ts'

export interface HeldModel extends ModelFile {
  folder: string
}

const nameOfFolder = /^[a-z0-9][a-z0-9._-]*$/

/** The models in a folder, whole or not. */
export async function heldModels(modelsFolder: string): Promise<string[]> {
  const entries = await readdir(modelsFolder, { withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isDirectory() && nameOfFolder.test(entry.name))
    .map(({ name }) => name)
    .sort()
}

/**
 * Reads how a model is used, and compares each of its files with what was brought.
 * @throws EmbeddingError when it is missing, cut or another
 */
export async function readHeld(modelsFolder: string, name: string): Promise<HeldModel> {
  const bring = 'Bring it again with npm run model -- import.'
  const folder = join(modelsFolder, name)
  const text = nameOfFolder.test(name) ? await readFile(join(folder, modelFileName), 'utf8').catch(() => null) : null
  if (text === null) throw new ModelMissing(`The embedding model ${name} is not on this server. ${bring}`)
  const read = modelFile.safeParse(parsed(text))
  if (!read.success) throw new EmbeddingError(`The description of the embedding model ${name} is damaged. ${bring}`)
  for (const [file, hash] of Object.entries(read.data.files)) {
    const is = await hashOfFile(join(folder, file)).catch(() => null)
    if (is === null) throw new EmbeddingError(`The embedding model ${name} lacks its file ${file}. ${bring}`)
    if (is !== hash)
      throw new EmbeddingError(
        `The file ${file} of the embedding model ${name} is not the one that was added. ${bring}`,
      )
  }
  return { ...read.data, folder }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
