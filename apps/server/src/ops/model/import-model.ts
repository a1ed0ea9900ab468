import { join } from 'node:path'
import { bringRuntime, importModel, measuredWeights } from '@casewright/embeddings/import'
import { bringEngine, bringsLanguageModel, importLanguageModel, triedModels } from '@casewright/local-model/files'
import {
  bringSpeechEngine,
  bringsSpeechModel,
  importSpeechModel,
  triedSpeech,
} from '@casewright/local-model/speech/files'
import type { Env } from '../env/env.ts'

/** Used where they are and no setting names another. */
const defaultModels: readonly string[] = ['bge-small-en-v1.5', 'all-minilm-l6-v2']

export interface ImportOptions {
  name?: string | undefined
  tokenizer?: string | undefined
}

/** A model that was added. */
export interface Imported {
  kind: 'language' | 'speech' | 'embedding'
  name: string
  title: string
  license: string | null
  sha256: string
  /** Whether we ran or measured these weights. */
  isTried: boolean
  /** An embedding model, and the library is searched with it. */
  isUsed: boolean
}

/**
 * Adds the model that files are of, and fetches what runs it unless it is there.
 * @param onAdded told of the model before what runs it is fetched: it stays even if that fails
 * @throws Error with a sentence
 */
export async function importGiven(
  env: Env,
  paths: readonly string[],
  options: ImportOptions,
  onAdded: (model: Imported) => void,
): Promise<Imported> {
  const isSpeech = await bringsSpeechModel(paths)
  const [added, bringEngineOf] = isSpeech
    ? await addSpeechModel(env, paths)
    : (await bringsLanguageModel(paths))
      ? await addLanguageModel(env, paths, options)
      : await addEmbeddingModel(env, paths[0] as string, options)
  onAdded(added)
  await bringEngineOf()
  return added
}

type Added = [Imported, bringEngine: () => Promise<unknown>]

async function addLanguageModel(
  { DATA_DIR, OFFLINE }: Env,
  paths: readonly string[],
  options: ImportOptions,
): Promise<Added> {
  const folder = join(DATA_DIR, 'language-models')
  const { name, title, license, sha256 } = await importLanguageModel(folder, paths, { name: options.name })
  const isTried = triedModels.some((one) => one.sha256 === sha256)
  return [
    { kind: 'language', name, title, license, sha256, isTried, isUsed: false },
    () => bringEngine(folder, OFFLINE),
  ]
}

async function addSpeechModel({ DATA_DIR, OFFLINE }: Env, paths: readonly string[]): Promise<Added> {
  const folder = join(DATA_DIR, 'speech-models')
  const { title, license, sha256 } = await importSpeechModel(folder, paths)
  const isTried = triedSpeech[sha256] !== undefined
  return [
    { kind: 'speech', name: title, title, license, sha256, isTried, isUsed: true },
    () => bringSpeechEngine(folder, OFFLINE),
  ]
}

async function addEmbeddingModel(
  { DATA_DIR, OFFLINE, EMBEDDING_MODEL, BUILT_IN_MODELS }: Env,
  path: string,
  options: ImportOptions,
): Promise<Added> {
  const folder = join(DATA_DIR, 'models')
  const { name, weights } = await importModel(folder, path, {
    ...(options.name && { name: options.name }),
    ...(options.tokenizer && { tokenizer: options.tokenizer }),
  })
  const isUsed = EMBEDDING_MODEL ? EMBEDDING_MODEL === `local:${name}` : defaultModels.includes(name)
  const isTried = measuredWeights.has(weights)
  return [
    { kind: 'embedding', name, title: name, license: null, sha256: weights, isTried, isUsed },
    () => bringRuntime(folder, undefined, OFFLINE, BUILT_IN_MODELS),
  ]
}
