import { availableParallelism } from 'node:os'
import { basename } from 'node:path'
import { WeightsError } from '@casewright/weights'
import { bringEngine } from './engine/bring-engine.ts'
import { type EngineParts, findEngine } from './engine/find-engine.ts'
import { BadWeights } from './gguf/bad-weights.ts'
import { type Memory, memoryHere, memoryOf, showMemory, smallestWindow, windowFor } from './gguf/memory.ts'
import { type ModelFacts, readGguf } from './gguf/read-gguf.ts'
import { createLine } from './line.ts'
import { badFile, noEngine, tooLittleMemory, tooSlow } from './local-model-error.ts'
import type { Answer, Question } from './process/messages.ts'
import { type ModelProcess, startModel } from './process/process.ts'

export interface LocalModelOptions {
  path: string
  /** Where the engine is, or is fetched to. */
  modelsFolder: string
  /** Nothing is fetched. */
  offline: boolean
  /** Tokens of its window that may be used; by the file and the memory unless given. */
  contextTokens?: number | undefined
  /** For tests: the memory of another machine, and shorter times, in milliseconds. */
  memory?: () => Memory
  idle?: number
  longest?: number
}

export interface Asking {
  signal: AbortSignal
  onDelta?: ((text: string) => void) | undefined
  /** Told how many questions are ahead, whenever that changes. */
  onWaiting?: ((ahead: number) => void) | undefined
}

/** A model whose weights are on this machine, in a process of its own; all that ask it stand in one line. */
export interface LocalModel {
  /** For people: the name of its file. */
  name: string
  /** Tokens that question and answer may have together. */
  contextTokens: number
  /** Of about two billion weights or fewer. */
  isSmall: boolean
  /** Questions that are waiting or being answered. */
  waiting(): number
  /** Tokens a second of the last answer; null before the first. */
  tokensPerSecond(): number | null
  /** Its process, while it is in memory. */
  pid(): number | undefined
  /** @throws LocalModelError; the signal's reason */
  ask(question: Question, asking: Asking): Promise<Answer>
  close(): void
}

const mostWaiting = 100
const idleMilliseconds = 10 * 60_000
const longestMilliseconds = 20 * 60_000

/** Nothing is loaded, and nothing can fail, before the first question. */
export function createLocalModel(options: LocalModelOptions): LocalModel {
  const { path, modelsFolder, offline, contextTokens, memory = memoryHere } = options
  const { idle = idleMilliseconds, longest = longestMilliseconds } = options
  const line = createLine(mostWaiting)
  let running: ModelProcess | undefined
  let unloading: NodeJS.Timeout | undefined
  let isClosed = false
  let speed: number | null = null

  const load = async (): Promise<ModelProcess> => {
    if (running) return running
    const facts = factsOf(path)
    const window = windowFor(facts, memory(), contextTokens)
    const { free } = memory()
    const needed = memoryOf(facts, window)
    if (needed > free) throw tooLittleMemory(showMemory(needed), showMemory(free))
    const engine = await engineIn(modelsFolder, offline)
    const started = await startModel({ engine, path, facts, window, threads: availableParallelism() })
    running = started
    void started.ended.then(() => {
      if (running === started) running = undefined
    })
    return started
  }
  const answer = async (question: Question, { signal, onDelta }: Asking): Promise<Answer> => {
    clearTimeout(unloading)
    try {
      const model = await load()
      signal.throwIfAborted()
      const ends = AbortSignal.any([signal, AbortSignal.timeout(longest)])
      ends.addEventListener('abort', model.stop, { once: true })
      try {
        let first: number | undefined
        const given = await model.ask(question, (text) => {
          first ??= performance.now()
          onDelta?.(text)
        })
        const seconds = (performance.now() - (first ?? Number.POSITIVE_INFINITY)) / 1000
        if (given.tokens.output >= enoughToMeasure) speed = Math.round((given.tokens.output / seconds) * 10) / 10
        return given
      } catch (error) {
        throw ends.aborted && !signal.aborted ? tooSlow(longest) : error
      } finally {
        ends.removeEventListener('abort', model.stop)
      }
    } finally {
      unloading = setTimeout(() => running?.close(), idle).unref()
      if (isClosed) running?.close()
    }
  }
  return {
    name: nameOf(path),
    contextTokens: windowOf(path, memory(), contextTokens),
    isSmall: isSmall(path),
    waiting: () => line.length,
    tokensPerSecond: () => speed,
    pid: () => running?.pid,
    ask: (question, asking) => line.join(() => answer(question, asking), asking.signal, asking.onWaiting),
    close() {
      isClosed = true
      clearTimeout(unloading)
      running?.close()
    },
  }
}

/** A few tokens, as of a sentence that is picked by its number, say little of how fast it writes. */
const enoughToMeasure = 16

export const nameOf = (path: string): string => basename(path).replace(/\.gguf$/i, '')

function factsOf(path: string): ModelFacts {
  try {
    return readGguf(path)
  } catch (error) {
    throw error instanceof BadWeights ? badFile(error.why) : error
  }
}

/** A file that cannot be read has the smallest window: its first question says what is wrong with it. */
function windowOf(path: string, memory: Memory, wanted: number | undefined): number {
  try {
    return windowFor(readGguf(path), memory, wanted)
  } catch {
    return smallestWindow
  }
}

/** In the four or five bits that weights have here, two billion take no more. */
const smallBytes = 1_600_000_000

function isSmall(path: string): boolean {
  try {
    return readGguf(path).bytes <= smallBytes
  } catch {
    return false
  }
}

async function engineIn(modelsFolder: string, offline: boolean): Promise<EngineParts> {
  try {
    await bringEngine(modelsFolder, offline)
  } catch (error) {
    throw error instanceof WeightsError ? noEngine(error.message) : error
  }
  const engine = findEngine(modelsFolder)
  if (!engine) throw noEngine('The engine was not found after it was fetched.')
  return engine
}
