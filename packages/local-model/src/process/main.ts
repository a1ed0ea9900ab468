import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fromParent, toParent } from '@casewright/sandbox/child'
import { batch } from '../gguf/memory.ts'
import { withWholeSentences } from './bounds.ts'
import type { EngineModule, Llama, LlamaModel, LlamaModule } from './engine-types.ts'
import { grammarSchema } from './grammar-schema.ts'
import { type Answer, aliveEvery, type Failure, type FromModel, type ToModel } from './messages.ts'
import { repeatsItself } from './repeats.ts'

const tell = (message: FromModel) => toParent(message)
setInterval(() => tell({ kind: 'alive' }), aliveEvery)

let engine: EngineModule
let llama: Llama
let model: LlamaModel
let most = 0
const stopping = new Map<number, AbortController>()

fromParent((said) => {
  const message = said as ToModel
  if (message.kind === 'load') return void load(message)
  if (message.kind === 'stop') return stopping.get(message.id)?.abort()
  const stop = new AbortController()
  stopping.set(message.id, stop)
  ask(message, stop.signal)
    .then(
      (answer) =>
        tell(stop.signal.aborted ? { kind: 'stopped', id: message.id } : { kind: 'answer', id: message.id, answer }),
      (error) =>
        tell(
          stop.signal.aborted
            ? { kind: 'stopped', id: message.id }
            : { kind: 'failed', id: message.id, why: whyOf(error) },
        ),
    )
    .finally(() => stopping.delete(message.id))
})

async function load({ scripts, binding, path, threads, window }: ToModel & { kind: 'load' }): Promise<void> {
  try {
    most = window
    engine = (await import(pathToFileURL(join(scripts, 'index.js')).href)) as EngineModule
    const { Llama } = (await import(pathToFileURL(join(scripts, 'bindings/Llama.js')).href)) as LlamaModule
    llama = await Llama._create({
      bindings: createRequire(binding)(binding),
      bindingPath: binding,
      buildType: 'prebuilt',
      buildMetadata: JSON.parse(readFileSync(join(dirname(binding), '_nlcBuildMetadata.json'), 'utf8')),
      // What it says may quote what it was given.
      logLevel: 'disabled',
      logger() {},
      maxThreads: threads,
      vramPadding: 0,
      ramPadding: 0,
      tempDir: false,
    })
    model = await llama.loadModel({ modelPath: path, gpuLayers: 0, checkTensors: true })
    tell({ kind: 'loaded' })
  } catch (error) {
    tell({ kind: 'unloadable', why: whyOf(error) === 'memory' ? 'memory' : 'broken' })
  }
}

/** Tokens of a chat template beside what is said in it, generously. */
const templateTokens = 128
/** An answer that has room for fewer tokens says nothing. */
const leastAnswer = 128

type Ask = ToModel & { kind: 'ask' }

async function ask({ id, question, threads }: Ask, stop: AbortSignal): Promise<Answer> {
  const { system, user, schema } = question
  const input = model.tokenize(system).length + model.tokenize(user).length + templateTokens
  const maxTokens = Math.min(question.maxTokens, most - input)
  if (maxTokens < leastAnswer) throw new TooLong()
  const grammar = await llama.createGrammarForJsonSchema(grammarSchema(schema))
  // Each question has a context of its own size: memory is taken for what is asked, and given back.
  const context = await model.createContext({
    contextSize: input + maxTokens,
    batchSize: batch,
    threads,
    failedCreationRemedy: false,
  })
  try {
    const contextSequence = context.getSequence()
    const session = new engine.LlamaChatSession({ contextSequence, systemPrompt: system })
    const loop = new AbortController()
    let text = ''
    const { responseText, stopReason } = await session.promptWithMeta(user, {
      grammar,
      maxTokens,
      // The same question has the same answer, and quotations are the likeliest words.
      temperature: 0,
      signal: AbortSignal.any([stop, loop.signal]),
      stopOnAbortSignal: true,
      onTextChunk(piece) {
        text += piece
        tell({ kind: 'delta', id, text: piece })
        if (repeatsItself(text)) loop.abort()
      },
    })
    if (loop.signal.aborted) throw new Looping()
    const { usedInputTokens, usedOutputTokens } = contextSequence.tokenMeter
    return {
      text: withWholeSentences(responseText),
      stop: stopReason === 'maxTokens' ? 'length' : 'end',
      tokens: { input: usedInputTokens, output: usedOutputTokens },
    }
  } finally {
    await context.dispose()
  }
}

class TooLong extends Error {}
class Looping extends Error {}

const whyOf = (error: unknown): Failure =>
  error instanceof TooLong
    ? 'too-long'
    : error instanceof Looping
      ? 'loop'
      : /memory/i.test(error instanceof Error ? `${error.name} ${error.message}` : '')
        ? 'memory'
        : 'broken'
