import { CasewrightError, type Listener } from '@casewright/core/client'
import { samplesPerSecond } from './resample.ts'
import { createSegments } from './segments.ts'
import { wavOf } from './wav.ts'

export interface ListeningDeps {
  hear: Listener['hear']
  /** Told of words that will not change any more. */
  onWords(words: string): void
  /** Told of words that may change yet. */
  onInterim(words: string): void
  /** Told whether the server cannot be reached, so that pieces wait in the page. */
  onBehind(isBehind: boolean): void
  /** Told why nothing is heard any more. */
  onFailure(sentence: string): void
  /** Waits before the next try. */
  wait(): Promise<void>
}

/** Takes samples, sends them in pieces, and tells their words in the order in which they were said. */
export interface Listening {
  take(samples: Float32Array): void
  /** Ends the piece that is being said, and resolves when all are heard. */
  finish(): Promise<void>
  /** Leaves out what is being said. */
  skip(): void
  abandon(): void
}

/** So often is a piece sent again while it is being said, in seconds. */
const partSeconds = 1.5
const mostTries = 30
/** Codes of what passes: the line is broken, the server starts again, others are before. */
const passing = ['not-ready', 'model-busy', 'too-many-attempts']

export function createListening({ hear, onWords, onInterim, onBehind, onFailure, wait }: ListeningDeps): Listening {
  const segments = createSegments()
  const queue: Float32Array[] = []
  const { signal, abort } = abortable()
  let working: Promise<void> | undefined
  let isAsking = false
  let spoken = 0
  let lastPart = 0

  const one = async (piece: Float32Array): Promise<void> => {
    for (let tries = 1; ; tries++) {
      try {
        const words = await hear(wavOf(piece), false, signal)
        onBehind(false)
        if (words) onWords(words)
        return
      } catch (error) {
        if (signal.aborted) return
        if (!isPassing(error) || tries === mostTries) throw error
        onBehind(true)
        await wait()
      }
    }
  }
  const work = async (): Promise<void> => {
    try {
      for (let piece = queue.shift(); piece && !signal.aborted; piece = queue.shift()) {
        await one(piece)
        if (!signal.aborted) onInterim('')
      }
    } catch (error) {
      abort()
      onFailure(error instanceof Error ? error.message : String(error))
    } finally {
      working = undefined
    }
  }
  const add = (piece: Float32Array | null): void => {
    if (!piece) return
    spoken += 1
    lastPart = 0
    queue.push(piece)
    working ??= work()
  }
  const part = (): void => {
    const open = segments.open()
    if (!open || isAsking || working || open.length - lastPart < partSeconds * samplesPerSecond) return
    const mine = spoken
    lastPart = open.length
    isAsking = true
    hear(wavOf(open), true, signal)
      .then(
        (words) => {
          if (words && mine === spoken && !signal.aborted) onInterim(words)
        },
        // The whole piece comes later, and tells what is wrong.
        () => {},
      )
      .finally(() => {
        isAsking = false
      })
  }
  return {
    take(samples) {
      if (signal.aborted) return
      add(segments.take(samples))
      part()
    },
    async finish() {
      add(segments.end())
      await working
    },
    skip() {
      segments.end()
      spoken += 1
      lastPart = 0
      onInterim('')
    },
    abandon: abort,
  }
}

function abortable() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}

const isPassing = (error: unknown): boolean => error instanceof CasewrightError && passing.includes(error.code)
