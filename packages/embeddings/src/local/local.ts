import { availableParallelism } from 'node:os'
import { type Embedder, EmbeddingError } from '../embedder.ts'
import { weightsName } from '../model/files.ts'
import { heldModels, readHeld } from '../model/held.ts'
import { findRuntime } from '../runtime/find.ts'
import { createLine } from './line.ts'

/**
 * A model whose weights are on this machine, in a thread of its own.
 * @param modelsFolders where models and the runtime were brought to: what several hold is taken from the first
 * @throws EmbeddingError when the weights or the runtime are missing, cut or others
 */
export async function localEmbedder(modelsFolders: readonly string[], name: string): Promise<Embedder> {
  const model = await readHeld(await folderWith(modelsFolders, name), name)
  const runtime = await findRuntime(...modelsFolders)
  const line = createLine({
    runtime,
    folder: model.folder,
    model: { pooling: model.pooling, maxTokens: model.maxTokens },
    // Half of the machine at most: people search while passages are embedded.
    threads: Math.max(1, Math.floor(availableParallelism() / 2)),
  })
  const prefixes = { query: model.queryPrefix, passage: model.passagePrefix }
  try {
    await line.start()
  } catch {
    await line.close()
    throw new EmbeddingError(`The weights of the embedding model ${name} could not be read. Bring them again.`)
  }
  return {
    id: `local:${name}@${model.files[weightsName]?.slice(0, 12)}`,
    name,
    trust: 'local',
    embed: (texts, kind, signal) =>
      Promise.all(texts.map((text) => line.ask(prefixes[kind] + text, kind === 'query', signal))),
    close: line.close,
  }
}

/** The first of the folders that holds a model of that name; the first of all where none does. */
async function folderWith(folders: readonly string[], name: string): Promise<string> {
  for (const folder of folders) if ((await heldModels(folder)).includes(name)) return folder
  return folders[0] as string
}
