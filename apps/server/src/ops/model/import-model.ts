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

/** Adds the model that files are of: a speech model, a language model or an embedding model. @throws Error with a sentence */
export async function importGiven(env: Env, paths: readonly string[], options: ImportOptions): Promise<void> {
  if (await bringsSpeechModel(paths)) await addSpeechModel(env, paths)
  else if (await bringsLanguageModel(paths)) await addLanguageModel(env, paths, options)
  else await addEmbeddingModel(env, paths[0] as string, options)
}

async function addLanguageModel(
  { DATA_DIR, OFFLINE, LLM_MODEL }: Env,
  paths: readonly string[],
  options: ImportOptions,
) {
  const folder = join(DATA_DIR, 'language-models')
  const { name, title, license, sha256 } = await importLanguageModel(folder, paths, { name: options.name })
  console.log(`Added the language model ${name} (${title}). License: ${license ?? 'not stated in the file'}.`)
  if (!triedModels.some((one) => one.sha256 === sha256))
    console.log(`We did not try these weights (SHA-256 ${sha256}).`)
  await bringEngine(folder, OFFLINE)
  if (LLM_MODEL !== `local:${name}`) console.log(`To use it, set LLM_MODEL=local:${name} and restart the server.`)
}

async function addSpeechModel({ DATA_DIR, OFFLINE }: Env, paths: readonly string[]) {
  const folder = join(DATA_DIR, 'speech-models')
  const { title, license, sha256 } = await importSpeechModel(folder, paths)
  console.log(`Added the speech model ${title}. License: ${license ?? 'not stated in the file'}.`)
  if (!triedSpeech[sha256]) console.log(`We did not try these weights (SHA-256 ${sha256}).`)
  await bringSpeechEngine(folder, OFFLINE)
  console.log('Users can dictate to this server from now on.')
}

async function addEmbeddingModel({ DATA_DIR, OFFLINE, EMBEDDING_MODEL }: Env, path: string, options: ImportOptions) {
  const folder = join(DATA_DIR, 'models')
  const { name, weights } = await importModel(folder, path, {
    ...(options.name && { name: options.name }),
    ...(options.tokenizer && { tokenizer: options.tokenizer }),
  })
  console.log(`Added the embedding model ${name}.`)
  if (!measuredWeights.has(weights)) console.log(`We did not measure these weights (SHA-256 ${weights}).`)
  await bringRuntime(folder, undefined, OFFLINE)
  const isUsed = EMBEDDING_MODEL ? EMBEDDING_MODEL === `local:${name}` : defaultModels.includes(name)
  if (isUsed) console.log('The library is searched by meaning as soon as its vectors are made.')
  else console.log(`To search with it, set EMBEDDING_MODEL=local:${name} and restart the server.`)
}
