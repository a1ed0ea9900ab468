/** What dictation is sent as: one channel, so many samples a second, 16 bits each. */
export const samplesPerSecond = 16_000
/** As much as the model hears at once. */
const mostSeconds = 30
/** The description before the sound is short in every program. */
const headBytes = 4096
export const mostWavBytes = mostSeconds * samplesPerSecond * 2 + headBytes

/** How long samples are, as `readWav` gives them. */
export const secondsOf = (sound: Uint8Array): number => sound.length / 2 / samplesPerSecond

/** Why a sound was not taken. */
export type WavProblem = 'not-wav' | 'other-form' | 'cut' | 'too-long'

/** Reads the samples out of a WAV file, as bytes; or why it was not taken. */
export function readWav(file: Uint8Array): { sound: Uint8Array } | { problem: WavProblem } {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  if (bytes.length < 12 || bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WAVE')
    return { problem: 'not-wav' }
  let isForm = false
  for (let at = 12; at + 8 <= bytes.length; ) {
    const [kind, size] = [bytes.toString('latin1', at, at + 4), bytes.readUInt32LE(at + 4)]
    const start = at + 8
    if (start + size > bytes.length) return { problem: 'cut' }
    if (kind === 'fmt ') {
      if (size < 16 || !isOurForm(bytes, start)) return { problem: 'other-form' }
      isForm = true
    } else if (kind === 'data') {
      if (!isForm || size % 2 !== 0) return { problem: 'other-form' }
      if (size > mostSeconds * samplesPerSecond * 2) return { problem: 'too-long' }
      return { sound: file.subarray(start, start + size) }
    }
    // Parts begin at even places.
    at = start + size + (size % 2)
  }
  return { problem: 'cut' }
}

/** Plain samples of 16 bits, one channel. */
const isOurForm = (bytes: Buffer, at: number): boolean =>
  bytes.readUInt16LE(at) === 1 &&
  bytes.readUInt16LE(at + 2) === 1 &&
  bytes.readUInt32LE(at + 4) === samplesPerSecond &&
  bytes.readUInt16LE(at + 14) === 16
