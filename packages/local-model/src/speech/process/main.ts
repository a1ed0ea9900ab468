import { createRequire } from 'node:module'
import { fromParent, toParent } from '@casewright/sandbox/child'
import { audioContext } from '../sound/audio-context.ts'
import type { FromEars, ToEars } from './messages.ts'

/** What of the engine is used: it is no dependency, and its own types are not there. */
interface Engine {
  Whisper: new (path: string, options: { useGpu: boolean }) => { full(params: object, samples: Float32Array): string }
  WhisperFullParams: new (strategy: number) => object
}

const tell = (message: FromEars) => toParent(message)
let engine: Engine
let model: InstanceType<Engine['Whisper']>

fromParent((said) => {
  const message = said as ToEars
  if (message.kind === 'load') load(message)
  else hear(message)
})

function load(message: ToEars & { kind: 'load' }): void {
  try {
    engine = createRequire(message.engine)(message.engine) as Engine
    model = new engine.Whisper(message.weights, { useGpu: false })
    tell({ kind: 'loaded' })
  } catch {
    tell({ kind: 'unloadable' })
  }
}

const greedy = 0
const beam = 1

function hear({ id, sound, again, names }: ToEars & { kind: 'hear' }): void {
  try {
    const bytes = Buffer.from(sound.buffer, sound.byteOffset, sound.byteLength)
    const first = Float32Array.from({ length: bytes.length >> 1 }, (_, nth) => bytes.readInt16LE(nth * 2) / 32_768)
    const samples = again ? laterAndQuieter(first) : first
    const params = Object.assign(new engine.WhisperFullParams(again ? beam : greedy), {
      language: 'en',
      // More threads wait for each other on a machine that is busy, and take longer than one.
      nThreads: 1,
      audioCtx: audioContext(first.length, again),
      singleSegment: true,
      noTimestamps: true,
      // The same sound has the same words, and nobody's words lead to another's.
      noContext: true,
      ...(names && { initialPrompt: names }),
      temperature: 0,
      suppressNonSpeechTokens: true,
      printProgress: false,
      printTimestamps: false,
    })
    tell({ kind: 'heard', id, text: model.full(params, samples) })
  } catch {
    tell({ kind: 'failed', id })
  }
}

const later = 3200

/** The same sound a fifth of a second later and half as loud, as a model hears otherwise what it is not certain of. */
function laterAndQuieter(samples: Float32Array): Float32Array {
  const changed = new Float32Array(samples.length + later)
  for (const [nth, sample] of samples.entries()) changed[nth + later] = sample / 2
  return changed
}
