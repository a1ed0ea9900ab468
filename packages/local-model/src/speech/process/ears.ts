import { type ChildEnd, startChild } from '@casewright/sandbox'
import { RecognizerError } from '../recognizer-error.ts'
import type { FromEars, ToEars } from './messages.ts'

/** A process that has a speech model in memory, and hears one sound at a time. */
export interface Ears {
  readonly pid: number | undefined
  readonly ended: Promise<ChildEnd>
  /**
   * @param again by another reading, whose words differ where the model is less certain
   * @param names words that may be said; empty: none are known
   */
  hear(sound: Uint8Array, again: boolean, names: string): Promise<string>
  close(): void
}

export interface EarsOptions {
  engine: string
  engineFolder: string
  weights: string
  weightsBytes: number
}

/** Beside its weights: Node, the engine, and what hearing 30 seconds takes. */
const besideMb = 600

/** Starts a process with no network, no secrets and bounded memory. @throws RecognizerError */
export async function startEars({ engine, engineFolder, weights, weightsBytes }: EarsOptions): Promise<Ears> {
  const child = startChild({
    name: 'casewright-speech',
    entry: new URL('./main.ts', import.meta.url),
    memoryMb: Math.ceil((weightsBytes / 1024 / 1024) * 1.25) + besideMb,
    heapMb: 128,
    threads: 2,
    readable: [engineFolder, weights],
    nice: 5,
    onMessage: (said) => heard(said as FromEars),
  })
  const loaded = Promise.withResolvers<void>()
  let asked: (PromiseWithResolvers<string> & { id: number }) | undefined
  let count = 0
  const send = (message: ToEars) => child.send(message)

  function heard(message: FromEars): void {
    if (message.kind === 'loaded') loaded.resolve()
    else if (message.kind === 'unloadable') loaded.reject(new RecognizerError('engine', 'The model cannot be read.'))
    else if (message.id === asked?.id) {
      const mine = asked
      asked = undefined
      if (message.kind === 'heard') mine.resolve(message.text)
      else mine.reject(new RecognizerError('crashed'))
    }
  }
  void child.ended.then(() => {
    loaded.reject(new RecognizerError('crashed'))
    asked?.reject(new RecognizerError('crashed'))
  })
  child.hold()
  send({ kind: 'load', engine, weights })
  await loaded.promise
    .catch((error) => {
      child.kill()
      throw error
    })
    .finally(() => child.release())
  return {
    pid: child.pid,
    ended: child.ended,
    hear(sound, again, names) {
      const mine = { ...Promise.withResolvers<string>(), id: ++count }
      asked = mine
      child.hold()
      send({ kind: 'hear', id: mine.id, sound, again, names })
      return mine.promise.finally(() => child.release())
    },
    close: () => child.kill(),
  }
}
