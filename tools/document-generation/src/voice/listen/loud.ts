import { loudness, samplesPerSecond } from './resample.ts'

export type LevelWord = 'Level good' | 'Too quiet' | 'Too loud' | 'Nobody heard yet'

/** How loud a microphone is: now, and over the last seconds, in a word. */
export interface Loud {
  /** From 0 to 100. */
  level: number
  word: LevelWord
}

/** A voice close to the microphone fills the meter. */
const fullMeter = 0.15
/** So quiet is a microphone that hears nobody, and a voice that is hard to understand. */
export const nobody = 0.006
const quiet = 0.02
/** A sample that is cut, and the share of them that can be heard. */
const cut = 0.985
const mostCut = 0.002
/** The loudest of so many seconds counts. */
const seconds = 3

export function createLoud(): (samples: Float32Array) => Loud {
  let recent: { length: number; loud: number; cut: number }[] = []
  return (samples) => {
    const loud = loudness(samples)
    recent.push({ length: samples.length, loud, cut: samples.filter((one) => Math.abs(one) > cut).length })
    let length = 0
    recent = recent.toReversed().filter((one) => {
      const isRecent = length < seconds * samplesPerSecond
      length += one.length
      return isRecent
    })
    recent.reverse()
    return { level: Math.min(100, Math.round((loud / fullMeter) * 100)), word: wordOf(recent) }
  }
}

function wordOf(recent: readonly { length: number; loud: number; cut: number }[]): LevelWord {
  const sum = (of: 'length' | 'cut') => recent.reduce((all, one) => all + one[of], 0)
  const loudest = Math.max(...recent.map(({ loud }) => loud))
  if (sum('cut') > sum('length') * mostCut) return 'Too loud'
  if (loudest <= nobody) return 'Nobody heard yet'
  return loudest < quiet ? 'Too quiet' : 'Level good'
}
