import { joined, loudness, samplesPerSecond } from './resample.ts'

/** Seconds: what is kept before a voice begins, the pause that ends a piece, the longest piece, the shortest word. */
const before = 0.3
const pause = 0.8
const longest = 25
const shortest = 0.15

/** A voice is so loud at least, and so many times louder than the room. */
const leastLoud = 0.006
const aboveRoom = 3

/** Cuts what a microphone hears into pieces at the pauses of the speaker. */
export interface Segments {
  /** Takes the next samples. @returns a piece that has ended, if one has */
  take(samples: Float32Array): Float32Array | null
  /** What is being said, so far; null: nothing. */
  open(): Float32Array | null
  /** Ends what is being said. */
  end(): Float32Array | null
}

export function createSegments(): Segments {
  let pieces: Float32Array[] = []
  let length = 0
  let voiced = 0
  let silent = 0
  let room = leastLoud

  const end = (): Float32Array | null => {
    const ended = voiced >= shortest * samplesPerSecond ? joined(pieces) : null
    pieces = []
    length = 0
    voiced = 0
    silent = 0
    return ended
  }
  return {
    take(samples) {
      const loud = loudness(samples)
      const isVoice = loud > Math.max(leastLoud, room * aboveRoom)
      // The room is as loud as its quietest moments; what becomes louder for long is the room as well.
      room = loud < room ? loud : room * (isVoice ? 1.001 : 1.02)
      pieces.push(samples)
      length += samples.length
      if (isVoice) {
        voiced += samples.length
        silent = 0
      } else if (voiced > 0) silent += samples.length
      while (voiced === 0 && length - (pieces[0]?.length ?? 0) > before * samplesPerSecond)
        length -= pieces.shift()?.length ?? 0
      return silent > pause * samplesPerSecond || (voiced > 0 && length > longest * samplesPerSecond) ? end() : null
    },
    open: () => (voiced >= shortest * samplesPerSecond ? joined(pieces) : null),
    end,
  }
}
