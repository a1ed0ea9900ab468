import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { EmbeddingError } from '../embedder.ts'

export const runtimeFolder = (modelsFolder: string) => join(modelsFolder, 'runtime')

/** The part of the runtime that this machine needs: its package has those of all. */
export const platformFolder = `bin/napi-v6/${process.platform}/${process.arch}`

/**
 * @returns the runtime of the first of the folders of models that has one
 * @throws EmbeddingError when it was not brought
 */
export async function findRuntime(...modelsFolders: readonly string[]): Promise<string> {
  for (const folder of modelsFolders.map(runtimeFolder)) {
    const binding = join(folder, 'node_modules/onnxruntime-node', platformFolder, 'onnxruntime_binding.node')
    const isThere = await access(binding).then(
      () => true,
      () => false,
    )
    if (isThere) return folder
  }
  throw new EmbeddingError(
    'The runtime of embedding models is not on this server. Bring it with npm run model -- runtime.',
  )
}
