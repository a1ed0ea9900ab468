export const samplesPerSecond = 16_000

/** Makes 16,000 samples a second of more: each is the mean of those that it stands for. Pieces may end anywhere. */
export function createResampler(rate: number): (samples: Float32Array) => Float32Array {
  const step = rate / samplesPerSecond
  let left = new Float32Array(0)
  let at = 0
  return (samples) => {
    const all = joined([left, samples])
    const out: number[] = []
    for (; at + step <= all.length; at += step) {
      const [from, to] = [Math.floor(at), Math.max(Math.floor(at) + 1, Math.floor(at + step))]
      let sum = 0
      for (let one = from; one < to; one++) sum += all[one] ?? 0
      out.push(sum / (to - from))
    }
    const used = Math.min(all.length, Math.floor(at))
    left = all.slice(used)
    at -= used
    return Float32Array.from(out)
  }
}

export function joined(pieces: readonly Float32Array[]): Float32Array<ArrayBuffer> {
  const all = new Float32Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    all.set(piece, at)
    at += piece.length
  }
  return all
}

/** How loud a piece is, from 0 to 1. */
export const loudness = (samples: Float32Array): number =>
  samples.length === 0 ? 0 : Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / samples.length)
