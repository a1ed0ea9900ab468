import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { WeightsError } from '@casewright/weights'
import { createLine } from '../line.ts'
import { LocalModelError } from '../local-model-error.ts'
import { bringSpeechEngine } from './engine/speech-engine.ts'
import { heldSpeechModel, speechWeights } from './files/speech-card.ts'
import { createPaces } from './paces.ts'
import { type Ears, startEars } from './process/ears.ts'
import { RecognizerError } from './recognizer-error.ts'
import { isSilent } from './sound/is-silent.ts'
import { secondsOf } from './sound/read-wav.ts'
import { wordsOf } from './sound/words-of.ts'
import { toldOf } from './told-of.ts'

/** Turns speech into words on this server. */
export interface Recognizer {
  /** The name of its model, for people; null: there is none. */
  title(): Promise<string | null>
  /** Sounds that are waiting or being heard. */
  waiting(): number
  /** Seconds of speech that it hears in a second, of the last sounds; null before there were any. */
  speed(): number | null
  /** Its process, while the model is in memory. */
  pid(): number | undefined
  /**
   * @param sound as `readWav` gives it
   * @param again by another reading, whose words differ where the model is less certain
   * @param names words that may be said, as one writes them, the likeliest first
   * @throws RecognizerError; the signal's reason
   */
  hear(sound: Uint8Array, signal: AbortSignal, again?: boolean, names?: readonly string[]): Promise<string>
  /** The model is another, or gone: the next sound is heard by what is there then. */
  renew(): void
  close(): void
}

export interface RecognizerOptions {
  /** Where the model and the engine are. */
  speechFolder: string
  offline: boolean
  /** For tests: shorter times, in milliseconds. */
  idle?: number
  longest?: number
}

const mostWaiting = 20
const idleMilliseconds = 10 * 60_000
const longestMilliseconds = 60_000

/** Nothing is loaded before the first sound. Sounds are in memory alone, and gone once they were heard. */
export function createRecognizer({ speechFolder, offline, idle, longest }: RecognizerOptions): Recognizer {
  const line = createLine(mostWaiting)
  let ears: Ears | undefined
  let unloading: NodeJS.Timeout | undefined
  let isOld = false
  const paces = createPaces()

  const load = async (): Promise<Ears> => {
    if (ears && !isOld) return ears
    ears?.close()
    ears = undefined
    isOld = false
    if (!(await heldSpeechModel(speechFolder))) throw new RecognizerError('none')
    const weights = speechWeights(speechFolder)
    const engine = await bringSpeechEngine(speechFolder, offline).catch((error) => {
      throw error instanceof WeightsError ? new RecognizerError('engine', error.message) : error
    })
    const { size } = await stat(weights)
    const started = await startEars({ engine, engineFolder: dirname(engine), weights, weightsBytes: size })
    ears = started
    void started.ended.then(() => {
      if (ears === started) ears = undefined
    })
    return started
  }
  const hear = async (sound: Uint8Array, again: boolean, names: readonly string[]): Promise<string> => {
    clearTimeout(unloading)
    try {
      const loaded = await load()
      let isLate = false
      const late = setTimeout(() => {
        isLate = true
        loaded.close()
      }, longest ?? longestMilliseconds)
      const began = performance.now()
      try {
        const words = wordsOf(await loaded.hear(sound, again, toldOf(names)))
        if (!again) paces.add(secondsOf(sound), (performance.now() - began) / 1000)
        return words
      } catch (error) {
        throw isLate ? new RecognizerError('slow') : error
      } finally {
        clearTimeout(late)
      }
    } finally {
      unloading = setTimeout(() => ears?.close(), idle ?? idleMilliseconds).unref()
    }
  }
  return {
    title: async () => (await heldSpeechModel(speechFolder))?.title ?? null,
    waiting: () => line.length,
    speed: paces.speed,
    pid: () => ears?.pid,
    async hear(sound, signal, again = false, names = []) {
      if (isSilent(sound)) return ''
      try {
        return await line.join(() => hear(sound, again, names), signal)
      } catch (error) {
        throw error instanceof LocalModelError ? new RecognizerError('busy') : error
      }
    },
    renew() {
      isOld = true
      paces.forget()
    },
    close() {
      clearTimeout(unloading)
      ears?.close()
    },
  }
}
