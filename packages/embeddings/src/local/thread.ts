import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { Tokenizer } from '@huggingface/tokenizers'
import type { InferenceSession, Tensor } from 'onnxruntime-common'
import { tokenizerConfigName, tokenizerName, weightsName } from '../model/files.ts'
import type { FromThread, ThreadData, ToThread } from './messages.ts'
import { pooled } from './pool.ts'

interface Runtime {
  InferenceSession: { create(path: string, options: InferenceSession.SessionOptions): Promise<InferenceSession> }
  Tensor: new (type: 'int64', data: BigInt64Array, dims: readonly number[]) => Tensor
}

const { runtime, folder, model, threads } = workerData as ThreadData
const tell = (message: FromThread) => parentPort?.postMessage(message)
const json = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'))

// The runtime is no dependency of a package: it lies where it was brought to.
const ort = createRequire(join(runtime, 'here.cjs'))('onnxruntime-node') as Runtime
const tokenizer = new Tokenizer(json(tokenizerName), json(tokenizerConfigName))
const session = await ort.InferenceSession.create(join(folder, weightsName), {
  intraOpNumThreads: threads,
  interOpNumThreads: 1,
  // Memory that one long passage took is given back.
  enableCpuMemArena: false,
  enableMemPattern: false,
  logSeverityLevel: 4,
})

/** A text of any length costs no more than what the model reads of it: a token has at least one character. */
const mostCharacters = model.maxTokens * 20

function idsOf(text: string): number[] {
  const { ids } = tokenizer.encode(text.slice(0, mostCharacters))
  // The last token ends the text, however much was left out before it.
  return ids.length > model.maxTokens ? [...ids.slice(0, model.maxTokens - 1), ids.at(-1) as number] : ids
}

async function vectorOf(text: string): Promise<Float32Array> {
  const ids = idsOf(text)
  const dims = [1, ids.length]
  const given: Record<string, BigInt64Array> = {
    input_ids: BigInt64Array.from(ids, BigInt),
    attention_mask: new BigInt64Array(ids.length).fill(1n),
    token_type_ids: new BigInt64Array(ids.length),
  }
  const feeds = Object.fromEntries(
    session.inputNames.map((name) => {
      const data = given[name]
      if (!data) throw new Error(`The weights ask for '${name}', which text models do not.`)
      return [name, new ort.Tensor('int64', data, dims)]
    }),
  )
  const found = Object.values(await session.run(feeds))
  const states = found.find((tensor) => tensor.dims.length === 3) ?? found.find((tensor) => tensor.dims.length === 2)
  if (!(states?.data instanceof Float32Array)) throw new Error('The weights answer with something else than vectors.')
  const dimensions = states.dims.at(-1) as number
  return pooled(states.data, dimensions, states.dims.length === 3 ? model.pooling : 'cls')
}

parentPort?.on('message', ({ id, text }: ToThread) => {
  vectorOf(text).then(
    (vector) => tell({ kind: 'vector', id, vector }),
    (error) => tell({ kind: 'failed', id, message: error instanceof Error ? error.message : String(error) }),
  )
})
tell({ kind: 'ready' })
