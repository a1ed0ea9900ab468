import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { hashOfFile, WeightsError } from '@casewright/weights'
import { convertBert } from '../bert/convert.ts'
import { EmbeddingError } from '../embedder.ts'
import { type ModelFile, modelFileName, tokenizerConfigName, tokenizerName, weightsName } from './files.ts'
import { type Given, openGiven } from './given.ts'
import { knownIn, knownModels } from './known.ts'

/** Whether an error says what went wrong in a sentence for administrators. */
export const isSentence = (error: unknown): boolean => error instanceof WeightsError

export { bringRuntime } from '../runtime/bring.ts'
export { measuredWeights } from './known.ts'

export interface ImportOptions {
  /** What the model is to be called; else what it calls itself. */
  name?: string
  /** A tokenizer.json, where what is brought has none. */
  tokenizer?: string
}

/**
 * Brings a model into the folder of models, in the place of one of the same name. Nothing that is brought is executed.
 * @returns how it is kept
 * @throws EmbeddingError with a sentence
 */
export async function importModel(modelsFolder: string, path: string, options: ImportOptions = {}): Promise<ModelFile> {
  const given = await openGiven(path)
  const tokenizer = options.tokenizer
    ? await readFile(options.tokenizer).catch(() => null)
    : ((await given.read(/\/tokenizer\.json$/))?.data ?? null)
  const weights = await weightsOf(given)
  if (!tokenizer)
    throw new EmbeddingError(
      'The file tokenizer.json is missing. Put it beside the weights, or name it: --tokenizer <file>.',
    )
  // A package that carries a model is called otherwise, and the folder of its weights by the model.
  const known = [options.name ?? '', given.words, weights.path].map(knownIn).find(Boolean)
  const name = options.name ?? known ?? (given.words.split(' ')[0] as string).toLowerCase().replaceAll('_', '-')
  if (!/^[a-z0-9][a-z0-9._-]{0,80}$/.test(name))
    throw new EmbeddingError('The name of a model has small letters, digits, dots and hyphens. Give one with --name.')
  const use = { ...(await useOf(given)), ...knownModels[known ?? ''] }

  await mkdir(modelsFolder, { recursive: true })
  const work = await mkdtemp(join(modelsFolder, '.import-'))
  try {
    await writeFile(join(work, weightsName), weights.onnx)
    await writeFile(join(work, tokenizerName), tokenizer)
    await writeFile(join(work, tokenizerConfigName), (await given.read(/\/tokenizer_config\.json$/))?.data ?? '{}')
    const files = Object.fromEntries(
      await Promise.all(
        [weightsName, tokenizerName, tokenizerConfigName].map(async (file) => [
          file,
          await hashOfFile(join(work, file)),
        ]),
      ),
    )
    const model: ModelFile = { ...use, name, from: basename(path), weights: weights.hash, files }
    await writeFile(join(work, modelFileName), JSON.stringify(model, null, 2))
    await rm(join(modelsFolder, name), { recursive: true, force: true })
    await rename(work, join(modelsFolder, name))
    return model
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

async function weightsOf(given: Given): Promise<{ onnx: Buffer; hash: string; path: string }> {
  const ready = await given.read(/\/[^/]*\.onnx$/)
  if (ready) return { onnx: ready.data, hash: hashOf(ready.data), path: ready.path }
  const safetensors = await given.read(/\/model\.safetensors$/)
  if (!safetensors) throw new EmbeddingError('There are no weights in it: neither an .onnx file nor model.safetensors.')
  const config = await given.read(/\/config\.json$/)
  const onnx = convertBert(jsonOf(config), safetensors.data)
  return { onnx, hash: hashOf(safetensors.data), path: safetensors.path }
}

function jsonOf(file: { path: string; data: Buffer } | null): Record<string, unknown> {
  try {
    return JSON.parse(file?.data.toString('utf8') ?? '{}')
  } catch {
    throw new EmbeddingError(`The file ${file?.path} is damaged.`)
  }
}

const hashOf = (data: Buffer) => createHash('sha256').update(data).digest('hex')

/** What the files of a model say of its use, as the sentence-transformers library keeps them. */
async function useOf(
  given: Given,
): Promise<Pick<ModelFile, 'pooling' | 'maxTokens' | 'queryPrefix' | 'passagePrefix'>> {
  const json = async (name: RegExp): Promise<Record<string, unknown>> => jsonOf(await given.read(name))
  const pooling = await json(/\/1_Pooling\/config\.json$/)
  const bounds = await json(/\/sentence_bert_config\.json$/)
  return {
    pooling: pooling.pooling_mode_cls_token === true ? 'cls' : 'mean',
    maxTokens: typeof bounds.max_seq_length === 'number' ? Math.min(bounds.max_seq_length, 512) : 512,
    queryPrefix: '',
    passagePrefix: '',
  }
}
