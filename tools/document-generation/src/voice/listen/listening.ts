import { CasewrightError, type Listener } from '@casewright/core/client'
import { type Doubt, doubtsIn } from '../doubt/doubts.ts'
import { samplesPerSecond } from './resample.ts'
import { createSegments } from './segments.ts'
import { wavOf } from './wav.ts'

export interface ListeningDeps {
  hear: Listener['hear']
  /** It was said before: no parts of what is being said are asked for. */
  isRecorded?: boolean
  /** Hears by another reading; undefined: there is none. */
  hearAgain?: Listener['hearAgain']
  /** Told of words that will not change any more. */
  onWords(words: string): void
  /** Told which of the words were heard with less certainty. */
  onDoubts?(doubts: readonly Doubt[]): void
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
  /** Seconds of what was said that wait to be heard. */
  waiting(): number
  abandon(): void
}

/** So often is a piece sent again while it is being said, in seconds. */
const partSeconds = 1.5
const mostTries = 30
/** What was said is not given up as long as the server cannot be reached: a quarter of an hour. */
const mostTriesAway = 450
/** Codes of what passes: the line is broken, the server starts again, others are before. */
const passing = ['not-ready', 'model-busy', 'too-many-attempts']

export function createListening(deps: ListeningDeps): Listening {
  const { hear, hearAgain, onWords, onDoubts, onInterim, onBehind, onFailure, wait } = deps
  const segments = createSegments()
  const queue: Float32Array[] = []
  const { signal, abort } = abortable()
  let working: Promise<void> | undefined
  /** A part of what is being said, or another reading. */
  let asking: Promise<void> | undefined
  let heard: Float32Array | undefined
  let spoken = 0
  let lastPart = 0

  const one = async (piece: Float32Array): Promise<void> => {
    for (let tries = 1; ; tries++) {
      try {
        const words = await hear(wavOf(piece), false, signal)
        onBehind(false)
        if (words) onWords(words)
        if (words) again(piece, words)
        return
      } catch (error) {
        if (signal.aborted) return
        if (!isPassing(error) || tries === triesFor(error)) throw error
        onBehind(true)
        await wait()
      }
    }
  }
  const settle = (mine: Promise<void>): void => {
    void mine.then(() => {
      if (asking === mine) asking = undefined
    })
  }
  /** Once what is being asked is answered, and while nothing else waits. */
  const again = (piece: Float32Array, words: string): void => {
    if (!hearAgain) return
    asking = (async () => {
      await asking
      if (queue.length > 0 || signal.aborted) return
      // Where that fails, the words stand as they were heard.
      const other = await hearAgain(wavOf(piece), signal).catch(() => null)
      if (other !== null && !signal.aborted) onDoubts?.(doubtsIn(words, other))
    })()
    settle(asking)
  }
  const work = async (): Promise<void> => {
    try {
      for (let piece = queue.shift(); piece && !signal.aborted; piece = queue.shift()) {
        heard = piece
        await one(piece)
        heard = undefined
        if (!signal.aborted) onInterim('')
      }
    } catch (error) {
      abort()
      onFailure(error instanceof Error ? error.message : String(error))
    } finally {
      heard = undefined
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
    if (!open || asking || working || open.length - lastPart < partSeconds * samplesPerSecond) return
    const mine = spoken
    lastPart = open.length
    asking = hear(wavOf(open), true, signal).then(
      (words) => {
        if (words && mine === spoken && !signal.aborted) onInterim(words)
      },
      // The whole piece comes later, and tells what is wrong.
      () => {},
    )
    settle(asking)
  }
  return {
    take(samples) {
      if (signal.aborted) return
      add(segments.take(samples))
      if (!deps.isRecorded) part()
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
    waiting: () => queue.reduce((sum, { length }) => sum + length, heard?.length ?? 0) / samplesPerSecond,
    abandon: abort,
  }
}

function abortable() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}

const isPassing = (error: unknown): boolean => error instanceof CasewrightError && passing.includes(error.code)

const triesFor = (error: unknown): number =>
  error instanceof CasewrightError && error.code === 'not-ready' ? mostTriesAway : mostTries
