import { CasewrightError } from '@casewright/core/client'
import { describe, expect, it } from 'vitest'
import { createListening } from './listening.ts'
import { createResampler } from './resample.ts'
import { createSegments } from './segments.ts'
import { wavOf } from './wav.ts'

const frames = (seconds: number, height: number): Float32Array[] =>
  Array.from({ length: seconds * 10 }, () =>
    Float32Array.from({ length: 1600 }, (_, nth) => height * Math.sin(nth / 3)),
  )
const voice = (seconds: number) => frames(seconds, 0.2)
const quiet = (seconds: number) => frames(seconds, 0.0005)
const seconds = (samples: Float32Array | null | undefined) => Math.round((samples?.length ?? 0) / 1600) / 10

describe('pieces are cut at the pauses', () => {
  const cut = (samples: Float32Array[]) => {
    const segments = createSegments()
    return [...samples.map((one) => segments.take(one)), segments.end()].filter((one) => one !== null).map(seconds)
  }
  it('two sentences are two pieces, with a little before and the pause behind', () =>
    expect(cut([...quiet(2), ...voice(2), ...quiet(1), ...voice(1), ...quiet(3)])).toEqual([3.3, 2]))
  it('silence, noise of the room and a click are none', () => {
    expect(cut(quiet(60))).toEqual([])
    expect(cut([...quiet(1), ...voice(0.1), ...quiet(2)])).toEqual([])
    expect(cut(frames(5, 0.006))).toEqual([])
  })
  it('who never pauses is heard in pieces', () => expect(cut(voice(60))).toEqual([25.1, 25.1, 9.8]))
})

it.each([44_100, 48_000, 16_000])('of %i samples a second come 16,000, however they are cut', (rate) => {
  const resample = createResampler(rate)
  let length = 0
  for (let left = rate; left > 0; left -= 1000) length += resample(new Float32Array(Math.min(1000, left))).length
  expect(Math.abs(length - 16_000)).toBeLessThan(2)
})

it('a WAV file says its form, and holds what is louder than can be', () => {
  const file = new DataView(wavOf(Float32Array.of(0, 1, -2)))
  expect([file.byteLength, file.getUint32(24, true), file.getUint32(40, true)]).toEqual([50, 16_000, 6])
  expect([44, 46, 48].map((at) => file.getInt16(at, true))).toEqual([0, 32_767, -32_767])
})

function trial(hear: (isPart: boolean, nth: number) => Promise<string | null>) {
  const told: string[] = []
  let count = 0
  const listening = createListening({
    hear: (_, isPart) => hear(isPart, isPart ? 0 : ++count),
    onWords: (words) => told.push(words),
    onInterim: (words) => words && told.push(`(${words})`),
    onBehind: (isBehind) => told.push(isBehind ? 'behind' : 'there'),
    onFailure: (sentence) => told.push(`failed: ${sentence}`),
    wait: async () => {},
  })
  const say = (...samples: Float32Array[][]) => {
    for (const one of samples.flat()) listening.take(one)
  }
  return { told, listening, say }
}

describe('what is said is told', () => {
  it('while it is said, and for good once it is whole', async () => {
    const { told, listening, say } = trial(async (isPart) => (isPart ? 'the rent' : 'The rent is due.'))
    say(voice(2))
    await new Promise(setImmediate)
    say(quiet(1))
    await listening.finish()
    expect(told).toEqual(['(the rent)', 'there', 'The rent is due.'])
  })

  it('in its order, and once, over a line that breaks', async () => {
    const { told, listening, say } = trial(async (isPart, nth) => {
      if (isPart) return null
      if (nth < 3) throw new CasewrightError('not-ready')
      return `words ${nth}`
    })
    say(voice(1), quiet(1), voice(1), quiet(1))
    await listening.finish()
    expect(told).toEqual(['behind', 'behind', 'there', 'words 3', 'there', 'words 4'])
  })

  it('no more after a failure that stays', async () => {
    const { told, listening, say } = trial(async (isPart) => {
      if (isPart) return null
      throw new CasewrightError('not-found', 'This server has no speech model.')
    })
    say(voice(1), quiet(1))
    await listening.finish()
    say(voice(1), quiet(1))
    await listening.finish()
    expect(told).toEqual(['failed: This server has no speech model.'])
  })

  it('with what another reading of it heard in the place of words, while nothing else waits', async () => {
    const told: string[] = []
    const listening = createListening({
      hear: async (_, isPart) => (isPart ? null : 'and told him'),
      hearAgain: async () => 'and tolled him',
      onWords: (words) => told.push(words),
      onDoubts: (doubts) => told.push(...doubts.map(({ words, also }) => `${words}: ${also}`)),
      onInterim: () => {},
      onBehind: () => {},
      onFailure: (sentence) => told.push(sentence),
      wait: async () => {},
    })
    for (const one of [...voice(1), ...quiet(1)]) listening.take(one)
    await listening.finish()
    await expect.poll(() => told).toEqual(['and told him', 'told: tolled'])
  })

  it('however long the server is away, and says how much waits', async () => {
    let tries = 0
    let waiting = 0
    const told: string[] = []
    const listening = createListening({
      hear: async (_, isPart) => {
        if (isPart) return null
        if (++tries < 200) throw new CasewrightError('not-ready')
        return 'here again'
      },
      onWords: (words) => told.push(words),
      onInterim: () => {},
      onBehind: (isBehind) => {
        if (isBehind) waiting = listening.waiting()
      },
      onFailure: (sentence) => told.push(sentence),
      wait: async () => {},
    })
    for (const one of [...voice(2), ...quiet(1)]) listening.take(one)
    await listening.finish()
    expect([told, waiting > 2, listening.waiting()]).toEqual([['here again'], true, 0])
  })

  it('an hour of it, each piece once and in its order, and nothing is left waiting', async () => {
    const lengths: number[] = []
    const told: string[] = []
    const listening = createListening({
      hear: async (wav) => {
        lengths.push((wav.byteLength - 44) / 32_000)
        return `${lengths.length}`
      },
      isRecorded: true,
      onWords: (words) => told.push(words),
      onInterim: () => {},
      onBehind: () => {},
      onFailure: (sentence) => told.push(sentence),
      wait: async () => {},
    })
    const [spoken] = voice(0.1) as [Float32Array]
    const [pause] = quiet(0.1) as [Float32Array]
    for (let second = 0; second < 3600; second++) {
      // Somebody who pauses for a second now and then, and once speaks on for two minutes.
      const isPause = second % 12 === 11 && (second < 600 || second > 720)
      for (let tenth = 0; tenth < 10; tenth++) listening.take(isPause ? pause : spoken)
      await Promise.resolve()
    }
    await listening.finish()
    expect(told).toEqual(lengths.map((_, nth) => `${nth + 1}`))
    expect(Math.max(...lengths)).toBeLessThan(30)
    // Nearly all of what was said, with a little before and behind.
    expect(lengths.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(3300)
    expect(listening.waiting()).toBe(0)
  })

  it('not what was left out', async () => {
    const { told, listening, say } = trial(async (isPart) => (isPart ? null : 'never'))
    say(voice(1))
    listening.skip()
    await listening.finish()
    expect(told).toEqual([])
  })
})
