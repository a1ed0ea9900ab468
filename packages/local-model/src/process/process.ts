import { type ChildEnd, startChild } from '@casewright/sandbox'
import type { EngineParts } from '../engine/find-engine.ts'
import { memoryOf, showMemory } from '../gguf/memory.ts'
import type { ModelFacts } from '../gguf/read-gguf.ts'
import { badFile, crashed, looped, tooLittleMemory, tooLong } from '../local-model-error.ts'
import { idleProcessors } from './idle-processors.ts'
import { type Answer, aliveEvery, type FromModel, type OfQuestion, type Question, type ToModel } from './messages.ts'

/** A model that is in memory, and answers one question at a time. */
export interface ModelProcess {
  readonly pid: number | undefined
  /** Resolves when the process is gone. */
  readonly ended: Promise<ChildEnd>
  ask(question: Question, onDelta?: (text: string) => void): Promise<Answer>
  /** Stops the answer that is being written. A process that does not stop is killed. */
  stop(): void
  close(): void
}

export interface ProcessOptions {
  engine: EngineParts
  path: string
  facts: ModelFacts
  window: number
  threads: number
}

/** A process that is silent for so long, in looks at it, is stuck. */
const silentLooks = 30
const stopSeconds = 10
/** Threads that the engine and its grammars have beside those that compute: each reserves memory, on one processor too. */
const enginesOwn = 3

/** Starts a process with no network, no secrets and bounded memory, and loads a model in it. @throws LocalModelError */
export async function startModel({ engine, path, facts, window, threads }: ProcessOptions): Promise<ModelProcess> {
  const needed = memoryOf(facts, window)
  const tooLittle = () => tooLittleMemory(showMemory(needed))
  const child = startChild({
    name: 'casewright-model',
    entry: new URL('./main.ts', import.meta.url),
    // The watchdog counts the pages of the file as well; the estimate has them.
    memoryMb: Math.ceil((needed / 1024 / 1024) * 1.25),
    heapMb: 512,
    threads: threads + enginesOwn,
    readable: [engine.folder, path],
    nice: 10,
    onMessage: (said) => hear(said as FromModel),
  })
  const loaded = Promise.withResolvers<void>()
  let asked: Asked | undefined
  let count = 0
  let silent = 0
  const send = (message: ToModel) => child.send(message)
  const watching = setInterval(() => {
    silent += 1
    if (silent > silentLooks) child.kill()
  }, aliveEvery).unref()

  function hear(message: FromModel): void {
    silent = 0
    if (message.kind === 'alive') return
    if (message.kind === 'loaded') loaded.resolve()
    else if (message.kind === 'unloadable') loaded.reject(message.why === 'memory' ? tooLittle() : unreadable())
    else if (message.id === asked?.id) hearOf(asked, message)
  }
  function hearOf(mine: Asked, message: OfQuestion): void {
    if (message.kind === 'delta') mine.onDelta?.(message.text)
    else {
      asked = undefined
      if (message.kind === 'answer') mine.resolve(message.answer)
      else
        mine.reject(
          message.kind === 'stopped' ? new Stopped() : message.why === 'memory' ? tooLittle() : failures[message.why](),
        )
    }
  }
  void child.ended.then(({ why }) => {
    clearInterval(watching)
    const error = why === 'memory' ? tooLittle() : crashed()
    loaded.reject(error)
    asked?.reject(error)
  })

  child.hold()
  send({ kind: 'load', scripts: engine.scripts, binding: engine.binding, path, threads, window })
  await loaded.promise
    .catch((error) => {
      child.kill()
      throw error
    })
    .finally(() => child.release())
  return {
    pid: child.pid,
    ended: child.ended,
    async ask(question, onDelta) {
      const mine: Asked = { ...Promise.withResolvers<Answer>(), id: ++count, onDelta, isStopped: false }
      asked = mine
      child.hold()
      const idle = Math.min(threads, await idleProcessors())
      // Stopped before it was sent: the process would not know whose end that is.
      if (mine.isStopped) {
        asked = undefined
        mine.reject(new Stopped())
      } else send({ kind: 'ask', id: mine.id, question, threads: idle })
      return mine.promise.finally(() => child.release())
    },
    stop() {
      if (!asked) return
      asked.isStopped = true
      const { id, promise } = asked
      send({ kind: 'stop', id })
      const late = setTimeout(child.kill, stopSeconds * 1000).unref()
      promise.catch(() => {}).finally(() => clearTimeout(late))
    },
    close: () => child.kill(),
  }
}

/** Nobody waits for the answer any more. */
class Stopped extends Error {}

interface Asked extends PromiseWithResolvers<Answer> {
  id: number
  onDelta: ((text: string) => void) | undefined
  isStopped: boolean
}

const failures = { 'too-long': tooLong, loop: looped, broken: crashed }

const unreadable = () => badFile('could not be read by the engine. It may be damaged, or of a newer kind')
